### Những câu về các chương trình khác: ký pháp, giao thức máy, giải đấu, trọng tài.
### Các câu này đứng sau dấu hai chấm.

## Turns of the engine protocol. $word is the turn as it was written, such as P@d1.

turn-unknown = { $word } không phải là nước đi trên bàn này; một nước đi được viết là P@d1, d hoặc 4
# $cell is a cell such as d1.
turn-lands-elsewhere = { $word }: quân thả vào cột này rơi xuống { $cell }
turn-bad-column = { $word }: lúc này không thể chơi cột này
turn-refused = { $word }: lúc này luật không cho phép
turn-over = { $word }: ván đã kết thúc

## Notations: fourline convert

# $forms is a list of names.
ambiguous = có thể đọc là { $forms }, với nghĩa khác nhau; hãy chỉ rõ bằng --from
unknown-form = không ký pháp nào đọc được; hãy nêu một ký pháp bằng --from để biết sai ở đâu
no-turns = đây không phải là các nước đi của giao thức máy, như P@d1 P@d2
order-unknown = một thế cờ không cho biết các quân rơi theo thứ tự nào; --any-order tự đặt ra một thứ tự
more-than-drops = ván này không chỉ có thả quân (có gỡ quân, chặn lượt hoặc đi lại); hãy viết ở dạng record hoặc uci
more-than-turns = giao thức máy không có từ cho một điều trong ván này, như một cột sai đã bị tính; hãy viết ở dạng record
no-turn = số quân không cho biết đến lượt ai

fen-fields = một FEN gồm bàn cờ, w hoặc b, hai dấu gạch nối và hai số: 7/7/7/7/3p3/3P3 w - - 2 2
fen-row = mỗi hàng của FEN có số ô trống từ 1 đến 16
# $found is a character.
fen-unexpected = trong hàng của FEN cần P, p hoặc số ô trống, nhưng lại có '{ $found }'
fen-pocket = các quân trong ngoặc không phải là những quân còn lại
fen-turn = số quân không khớp với bên đến lượt; bên đi trước là w
list-length = cần { $expected } giá trị, mỗi ô một giá trị, nhưng lại có { $found }
# $number is the number of the value; $expected is a list of values.
list-value = giá trị { $number }: cần { $expected }, nhưng lại có { $found }

## The engine: fourline engine. Each stands behind "info string".

engine-is-thinking = máy đang nghĩ; hãy gửi stop trước
# $word is what was sent.
line-unknown = lệnh không rõ: { $word }
line-missing = thiếu nội dung sau { $word }
# $command is a command of the protocol, such as go.
line-word = { $command }: từ không rõ { $word }
line-number = { $after }: cần một số nguyên, nhưng lại có { $found }
option-unknown = không có tùy chọn { $name }
option-number = { $name }: cần một số nguyên từ { $least } đến { $most }
option-check = { $name }: cần true hoặc false
# $problem says what is wrong with the rules.
option-rules = Rules: { $problem }
option-variant = không có biến thể { $name }; máy này chơi cfour
fen-house-rules = FEN không cho biết còn bao nhiêu lượt gỡ quân, chặn và khai cuộc bắt buộc; hãy dùng position startpos moves
# $board is a size such as 7x6.
fen-other-board = bàn này có kích thước khác; theo luật là { $board }

## What another program did wrong. Each stands behind its name and a colon.

# $reason is what the system says.
fault-cant-start = không khởi động được: { $reason }
fault-ended-code = tự kết thúc (mã thoát { $code })
fault-ended-signal = bị kết thúc bởi tín hiệu { $signal }
fault-ended-closed = đã đóng đầu ra
# $asked is what it was sent.
fault-silent = không trả lời { $asked }
fault-late = hết giờ: chỉ có { $ms } ms
# $problem says what is wrong with its move.
fault-illegal = đi một nước không hợp lệ: { $problem }
fault-no-move = trả lời bestmove mà không có nước đi
fault-flooded = viết ra quá nhiều mà không trả lời
fault-cant-play = không chơi được luật này: không có tùy chọn Rules cũng như biến thể cho bàn này

## Checks of another program: fourline engine --check

check-greeting = trả lời uci bằng tên và uciok
check-options = liệt kê các tùy chọn đúng cách
check-ready = sẵn sàng và nhận luật
check-first-move = đi nước đầu hợp lệ
check-positions = đi nước hợp lệ trong 20 thế cờ ngẫu nhiên
check-ready-while-thinking = trả lời isready trong khi nghĩ
check-stop = dừng khi được bảo, với một nước đi
check-finished = không hỏng khi ván đã kết thúc
check-unknown = bỏ qua lệnh lạ
check-quit = kết thúc khi được bảo
problem-no-name = không nói tên của mình (id name)
problem-option = tùy chọn này viết không đúng: { $option }
problem-info = dòng này viết không đúng: { $line }
problem-too-soon = đi trước khi được bảo dừng
problem-twice = đi hai lần
# Instead of what is wrong.
check-not-tried = chưa thử
check-good = tốt
check-all-good = đạt mọi kiểm tra
check-some-bad = không đạt { $count } kiểm tra
expected-option = cần một tên và một giá trị, như Hash=64
expected-sprt = cần hai chênh lệch Elo, số nhỏ trước, như 0,30

## Matches with other programs. $player is a player, $reason says in English what happened.

forfeit = ván { $number }: { $player } bị xử thua: { $reason }
# A statistical test. $ratio and $bound are numbers such as 2.94.
sprt-open = Phép thử { $elo0 } với { $elo1 } Elo chưa ngã ngũ: { $ratio } (quyết định ở ± { $bound }).
sprt-smaller = Phép thử nghiêng về { $elo0 } Elo thay vì { $elo1 }: { $ratio } (ngưỡng ± { $bound }).
sprt-larger = Phép thử nghiêng về { $elo1 } Elo thay vì { $elo0 }: { $ratio } (ngưỡng ± { $bound }).

## The referee: dialogue files. Keys such as columns stay as they are.

dialogue-no-value = cần khóa: giá trị
dialogue-key = khóa không rõ { $key }; cần { $keys }
dialogue-value = cần { $values }
dialogue-sign = cần đúng một ký tự
dialogue-no-answer = cần một câu hỏi và câu trả lời: name? -> Ann
dialogue-missing = thiếu { $key }

## The referee: what is wrong with a program. Each stands behind "after 1 2 1 3:".

# $length is how many discs make a line; $row and $column are where it begins at the left.
missed-row = hàng ngang { $row } từ cột { $column } không được nhận là { $length } quân thẳng hàng
missed-column = hàng dọc ở cột { $column } không được nhận là { $length } quân thẳng hàng
missed-rising = đường chéo lên từ hàng { $row }, cột { $column } không được nhận là { $length } quân thẳng hàng
missed-falling = đường chéo xuống từ hàng { $row }, cột { $column } không được nhận là { $length } quân thẳng hàng
missed-draw = bàn đã đầy nhưng không tuyên bố hòa
missed-tie = cả hai bên đều có hàng nhưng không tuyên bố hòa
missed-loss = theo luật ván kết thúc ở đây nhưng chương trình vẫn tiếp tục
false-end = chương trình nói ván đã kết thúc, nhưng chưa phải
wrong-end = chương trình nói ván đã kết thúc, nhưng sai kết quả
# $expected and $shown are the next three messages.
wrong-cell = hàng { $row }, cột { $column } hiện { $shown }, lẽ ra phải là { $expected }
cell-empty = ô trống
cell-first = quân của bên đi trước
cell-second = quân của bên đi sau
no-board = chương trình không hiện bàn cờ
# $typed is a number that was typed.
bad-column-taken = không thể chơi { $typed }, nhưng chương trình không từ chối
# $asked and $expected are names in the dialogue file, such as undo.
wrong-question = chương trình hỏi { $asked }, nhưng theo luật phải hỏi { $expected }
wrong-move = nước đi của chính chương trình không thể thực hiện
hung = chương trình không tiếp tục; dòng cuối là: { $line }
hung-silent = chương trình không nói gì

## The referee: its report

# $game is what was typed: "1 2 1 3"; $problem says what is wrong.
after-game = sau { $game }: { $problem }
at-once = ngay từ đầu: { $problem }
referee-good = Đã chơi { $games } ván, không có gì sai.
# $faults is a number too.
referee-bad = Đã chơi { $games } ván; số lỗi khác nhau: { $faults }.
# $names are the dialogues that come with the program.
no-such-dialogue = không có tệp hội thoại { $name }; hãy dùng một tệp, hoặc một trong { $names }
