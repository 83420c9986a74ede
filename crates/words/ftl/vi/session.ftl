### A session: what is wanted, asked back, offered and told, at the board and around it.

## What is going on, in large type. Short, without a full stop.

headline-turn = { $who ->
    [you] Lượt của bạn
   *[other] Lượt của { $who }
}
headline-thinking = { $who } đang nghĩ
headline-paused = Tạm dừng

## What is wanted now

looking-back = Đang xem lại: nước { $step }/{ $last }.
paused = Đã tạm dừng. Tiếp theo là lượt { $who }.
thinking = { $who } đang nghĩ...
broken = { $who } gặp lỗi nên không đi được.
waiting-for = Đang chờ { $who }.
accept-draw = { $who ->
    [you] Bạn có đồng ý hòa không?
   *[other] { $who }, bạn có đồng ý hòa không?
}
allow-takeback = { $who ->
    [you] Bạn có cho { $opponent } đi lại không?
   *[other] { $who }, bạn có cho { $opponent } đi lại không?
}
pick-symbol = { $who ->
    [you] Chọn ký hiệu của bạn: { $first } hoặc { $second }
   *[other] { $who }, chọn ký hiệu của bạn: { $first } hoặc { $second }
}
remove-which = { $who ->
    [you] Bạn gỡ quân nào?
   *[other] { $who }, bạn gỡ quân nào?
}
first-disc = { $who ->
    [you] Lượt bạn: thả quân đầu tiên vào cột giữa, cột { $columns }
   *[other] { $who }, thả quân đầu tiên vào cột giữa, cột { $columns }
}
your-move = { $who ->
    [you] Lượt bạn: chọn cột từ { $first } đến { $last }
   *[other] { $who }, chọn cột từ { $first } đến { $last }
}
your-move-or-remove = { $who ->
    [you] Lượt bạn: chọn cột từ { $first } đến { $last }, hoặc gỡ quân
   *[other] { $who }, chọn cột từ { $first } đến { $last }, hoặc gỡ quân
}

## The end of a turn: $choices is what can be done, joined by "or"

end-of-turn = { $who ->
    [you] Lượt bạn: { $choices }?
   *[other] { $who }: { $choices }?
}
end-the-turn = kết thúc lượt
undo-and-lose = hoàn tác và thua
undo-with-left = hoàn tác (còn { $left } lần)
block-opponent = chặn lượt { $opponent }

## Questions that are asked back

confirm-undo-loses = Vẫn hoàn tác? Bạn không còn lần hoàn tác nào: chọn “có” là thua ván.
confirm-resign = Bạn muốn chịu thua?
confirm-new-game = Bắt đầu ván mới? Ván này sẽ bị bỏ đi.
confirm-abort = Hủy ván? Ván này sẽ không được tính.

## What stands on buttons and beside keys

take-symbol = Chọn { $symbol }
undo-loses = Hoàn tác (thua ván)
undo-left = Hoàn tác (còn { $left })
undo = Hoàn tác
drop = Thả quân
stop-removing = Thôi gỡ quân
remove-disc = Gỡ quân
keep-disc = Giữ quân
block = Chặn lượt
end-turn = Kết thúc lượt
take-back = Đi lại
redo = Khôi phục
resign = Chịu thua
offer-draw = Xin hòa
accept = Đồng ý
decline = Từ chối
abort = Hủy ván
rematch = Tái đấu
new-game = Ván mới
hint = Gợi ý
continue = Tiếp tục
pause = Tạm dừng
move-now = Đi ngay
look = Xem lại

## Why something can't be done

reason-looking-back = Bạn đang xem lại một nước trước đó.
reason-computers-play = Hai máy đang đấu với nhau; bạn chỉ xem thôi.
reason-waiting = Nước vừa rồi của bạn chưa được xác nhận.
reason-serious = Đây là ván nghiêm túc: không được đi lại.
reason-nothing-to-take-back = Không có nước nào để đi lại.
reason-nothing-to-redo = Không có nước nào để khôi phục.
reason-no-draw = Chỉ khi hai người chơi với nhau mới xin hòa được.
reason-no-thinking = Không có máy nào đang nghĩ.
reason-nothing-to-pause = Không có gì để tạm dừng.
reason-not-here = Việc này do bàn chơi bạn đã vào quyết định.

## What is told

starts = { $who ->
    [you] Bạn đi trước.
   *[other] { $who } đi trước.
}
starts-drawn = { $who ->
    [you] Bạn đi trước (bốc thăm).
   *[other] { $who } đi trước (bốc thăm).
}
starts-and-follows-drawn = { $who ->
    [you] Bạn đi trước (bốc thăm), { $opponent } đi sau.
   *[other] { $who } đi trước (bốc thăm), { $opponent } đi sau.
}
starts-drawn-you-follow = { $who } đi trước (bốc thăm), bạn đi sau.
resumed = Tiếp tục ván dang dở.
resumed-from = Tiếp tục ván từ { $file }.
resumed-copy = Ván này đang mở trong một chương trình khác, nên đây là bản sao.
took-back = { $who ->
    [you] Đã rút lại nước đi. Đến lượt bạn.
   *[other] Đã rút lại nước đi. Đến lượt { $who }.
}
redone = Đã khôi phục nước đi.
judged = { $who }: { $judgement }.
broke = { $who } gặp lỗi khi đang nghĩ. Hãy cho máy thử lại, hoặc đi lại nước trước.
back-to-now = Đã về thế cờ hiện tại.
not-kept = Không giữ được ván này ({ $reason }). Bạn vẫn có thể chơi tiếp và lưu ván ở nơi khác.

## The score of a series: "Ann 2, Bob 1, 1 draw"

series = { $one } { $wins-one }, { $two } { $wins-two }
series-draws = { $one } { $wins-one }, { $two } { $wins-two }, hòa { $draws }

## A game in one line: "Ann (X) vs Bob (O), classic, 7 discs, Ann (X) to move"

summary = { $one } đấu với { $two }, { $rules }, { $discs } quân, { $state }
own-rules = luật riêng
to-move = { $who ->
    [you] đến lượt bạn
   *[other] đến lượt { $who }
}
won = { $who ->
    [you] bạn thắng
   *[other] { $who } thắng
}
a-draw = hòa
not-counted = không tính
over = Ván đã kết thúc: { $result }.

## Who starts, as it was chosen

first-drawn-by-rules = bốc thăm (theo luật)
first-by-rules = { $name } (theo luật)
first-drawn = bốc thăm

## Files

kept = Ván được giữ trong { $file }. Muốn tiếp tục, hãy gõ: { $command }
could-not-keep = Không giữ được ván: { $error }. Đây là biên bản của ván:
saved = Đã lưu vào { $file }. Muốn tiếp tục, hãy gõ: fourline resume { $file }
saved-finished = Đã lưu vào { $file }. Muốn xem lại, hãy gõ: fourline replay { $file }
not-saved = Không lưu được vào { $file }: { $reason }.
replaces = { $file } đã có sẵn. Ghi đè?
name-taken = Tên { $name } đã có người dùng; hai người chơi không được trùng tên.
