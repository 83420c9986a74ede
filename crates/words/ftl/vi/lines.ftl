### Line mode: what is asked, shown and refused by plain lines, which can also be read aloud. Keep it short.

## Before a game

opponent = Bạn đấu với ai?
level = Cấp độ mấy?
rules = Chơi theo luật nào?
first = Ai đi trước?
choice = Bạn chọn số mấy, 1 đến { $last } (Enter: 1)
not-a-choice = Không có lựa chọn “{ $text }”. Hãy gõ số từ 1 đến { $last }.
your-name = Tên của bạn (Enter: { $usual })
player-name = Tên người chơi { $number } (Enter: { $usual })
symbols = Hai ký hiệu cho quân của hai bên (Enter: { $usual })
bad-symbols = Không dùng được: { $problem }.
from-the-start = Trở về câu hỏi đầu tiên.
no-game-yet = Chưa có ván nào.

## Questions of a game

yes-or-no = { $question } ({ $yes }/{ $no })
please-answer = Hãy trả lời { $choices }.
type-a-column = Hãy gõ cột muốn đi: { $columns }.
not-a-column = “{ $text }” không phải là cột hay lệnh. Hãy gõ cột muốn đi ({ $columns }) hoặc “{ $help }”.
enter-ends-turn = { $question } (Enter: kết thúc lượt)
not-a-command = Ở đây không có lệnh “{ $text }”. Bạn có thể gõ: { $choices }.
remove-a-disc = { $who ->
    [you] Bạn có muốn gỡ một quân của { $opponent } thay vì thả quân không?
   *[other] { $who }, bạn có muốn gỡ một quân của { $opponent } thay vì thả quân không?
}
which-disc = Hàng và cột của quân cần gỡ, hoặc “{ $back }”
which-column = Cột của quân cần gỡ, hoặc “{ $back }”
type-row-and-column = Hãy gõ hàng và cột, ví dụ { $row } { $column }.
undo = { $who ->
    [you] Hoàn tác nước vừa đi? Bạn còn { $left } lần.
   *[other] { $who }, hoàn tác nước vừa đi? Bạn còn { $left } lần.
}
undo-loses = { $who ->
    [you] Hoàn tác và thua ván? Bạn không còn lần hoàn tác nào.
   *[other] { $who }, hoàn tác và thua ván? Bạn không còn lần hoàn tác nào.
}
block = { $who ->
    [you] Chặn lượt { $opponent }?
   *[other] { $who }, chặn lượt { $opponent }?
}
try-again = { $problem } Thử lại?
play-again = Chơi ván nữa?
score = Tỉ số: { $score }.
left = { $who }: { $left }.

## While a computer thinks, or a hint is looked for

thinking-at-most = { $who } đang nghĩ, lâu nhất { $seconds } giây...
progress = { $who }: { $seconds } giây
progress-so-far = { $who }: { $seconds } giây, { $progress }
best = tốt nhất:

## Files

save-where = Hãy gõ “{ $save }” rồi đến tên tệp.
file-exists = { $file } đã có sẵn. Muốn ghi đè, hãy gõ: { $command }
line-too-long = Dòng này dài quá.

## A recorded game, move by move

replay = { $one } đấu với { $two }. Luật: { $rules }. Hạt giống: { $seed }.
next-move = Enter: nước tiếp theo, “{ $quit }”: dừng
press-enter = Nhấn Enter để xem nước tiếp theo, hoặc gõ “{ $quit }”.
record-ends = { $who ->
    [you] Biên bản dừng ở đây. Đến lượt bạn.
   *[other] Biên bản dừng ở đây. Đến lượt { $who }.
}
