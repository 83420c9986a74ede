### What happens in a game, how it ends, and why something can't be done.

## What happens

starts = { $who ->
    [you] Bạn đi trước, { $opponent } đi sau.
   *[other] { $who } đi trước, { $opponent } đi sau.
}
starts-you-follow = { $who } đi trước, bạn đi sau.
drops = { $who ->
    [you] Bạn thả quân vào cột { $column }, hàng { $row }.
   *[other] { $who } thả quân vào cột { $column }, hàng { $row }.
}
undoes = { $left ->
    [0] { $who } hoàn tác nước vừa đi; không còn lần nào nữa.
   *[other] { $who } hoàn tác nước vừa đi; còn { $left } lần nữa.
}
you-undo = { $left ->
    [0] Bạn hoàn tác nước vừa đi; không còn lần nào nữa.
   *[other] Bạn hoàn tác nước vừa đi; còn { $left } lần nữa.
}
undo-overdrawn = { $who ->
    [you] Bạn xin hoàn tác nhưng không còn lần nào.
   *[other] { $who } xin hoàn tác nhưng không còn lần nào.
}
removes = { $who ->
    [you] Bạn gỡ quân ở hàng { $row } cột { $column }.
   *[other] { $who } gỡ quân ở hàng { $row } cột { $column }.
}
blocks = { $who ->
    [you] Bạn chặn lượt: { $opponent } mất một lượt.
   *[other] { $who } chặn lượt: { $opponent } mất một lượt.
}
blocks-you = { $who } chặn lượt: bạn mất một lượt.
resigns = { $who ->
    [you] Bạn chịu thua.
   *[other] { $who } chịu thua.
}
offers-draw = { $who ->
    [you] Bạn xin hòa.
   *[other] { $who } xin hòa.
}
asks-takeback = { $who ->
    [you] Bạn xin đi lại nước vừa rồi.
   *[other] { $who } xin đi lại nước vừa rồi.
}
accepts = { $who ->
    [you] Bạn đồng ý.
   *[other] { $who } đồng ý.
}
declines = { $who ->
    [you] Bạn từ chối.
   *[other] { $who } từ chối.
}
withdraws = { $who ->
    [you] Bạn rút lại đề nghị.
   *[other] { $who } rút lại đề nghị.
}
offer-lapsed = { $who ->
    [you] Đề nghị của bạn không còn hiệu lực.
   *[other] Đề nghị của { $who } không còn hiệu lực.
}
taken-back = Đã rút lại nước đi.

## How many bad columns are still forgiven. A violation is a column that can't be played and counts.

bad-column-counts = { $reason } { $chances }
violation-in-move = { $left ->
    [0] Vi phạm lần { $count } trong nước này; hết cơ hội.
   *[other] Vi phạm lần { $count } trong nước này; còn { $left } cơ hội.
}
violation-in-game = Vi phạm { $count }/{ $limit }; đủ { $limit } lần là thua ván.
last-violation = Vi phạm { $limit }/{ $limit }.

## How a game ends

headline-line = { $winner ->
    [you] Bạn thắng: { $line }
   *[other] { $winner } thắng: { $line }
}
wins-by-line = { $winner ->
    [you] Bạn thắng: { $line }, với { $discs } quân.
   *[other] { $winner } thắng: { $line }, với { $discs } quân.
}
winning-discs = Với { $discs } quân
line-in-column = { $length ->
    [3] ba quân dọc ở cột { $column }
    [4] bốn quân dọc ở cột { $column }
    [5] năm quân dọc ở cột { $column }
   *[other] { $length } quân dọc ở cột { $column }
}
line-in-row = { $length ->
    [3] ba quân ngang ở hàng { $row }
    [4] bốn quân ngang ở hàng { $row }
    [5] năm quân ngang ở hàng { $row }
   *[other] { $length } quân ngang ở hàng { $row }
}
line-on-diagonal = { $length ->
    [3] ba quân trên đường chéo
    [4] bốn quân trên đường chéo
    [5] năm quân trên đường chéo
   *[other] { $length } quân trên đường chéo
}
several-lines = nhiều dãy thắng cùng lúc
winning-cells = Các ô thắng: { $cells }.
draw-both-lines = Hòa: cả hai bên đều có dãy thắng.
draw-board-full = Hòa: bàn cờ đã đầy mà không ai có dãy thắng.
draw-agreed = Hòa theo thỏa thuận.
wins-by-violations = { $winner ->
    [you] Bạn thắng: { $loser } vi phạm quá số lần cho phép.
   *[other] { $winner } thắng: { $loser } vi phạm quá số lần cho phép.
}
wins-by-violations-you-lose = { $winner } thắng: bạn vi phạm quá số lần cho phép.
wins-by-undos = { $winner ->
    [you] Bạn thắng: { $loser } hoàn tác quá số lần cho phép.
   *[other] { $winner } thắng: { $loser } hoàn tác quá số lần cho phép.
}
wins-by-undos-you-lose = { $winner } thắng: bạn hoàn tác quá số lần cho phép.
wins-by-resignation = { $winner ->
    [you] Bạn thắng: { $loser } đã chịu thua.
   *[other] { $winner } thắng: { $loser } đã chịu thua.
}
wins-by-resignation-you-lose = { $winner } thắng: bạn đã chịu thua.
wins-on-time = { $winner ->
    [you] Bạn thắng: { $loser } đã hết giờ.
   *[other] { $winner } thắng: { $loser } đã hết giờ.
}
wins-on-time-you-lose = { $winner } thắng: bạn đã hết giờ.
wins-by-abandonment = { $winner ->
    [you] Bạn thắng: { $loser } đã bỏ ván.
   *[other] { $winner } thắng: { $loser } đã bỏ ván.
}
wins-by-abandonment-you-lose = { $winner } thắng: bạn đã bỏ ván.
aborted = Ván đã bị hủy, không tính kết quả.

## What a player has left

undos = { $count } lần hoàn tác
removes-left = { $count } lần gỡ quân
blocks-left = { $count } lần chặn lượt
left = còn { $things }
violations = vi phạm { $used }/{ $limit }
left-and-violations = { $left }; { $violations }

## Why something can't be done

no-such-column = Không có cột này; chỉ có cột từ { $first } đến { $last }.
column-full = Cột { $column } đã đầy; hãy chọn cột khác.
not-centre = Quân đầu tiên phải vào cột giữa: cột { $columns }.
game-over = Ván đã kết thúc.
not-your-turn = { $who ->
    [you] Đang là lượt của bạn.
   *[other] Đang là lượt của { $who }.
}
pick-symbol-first = Hãy chọn ký hiệu trước đã.
no-symbol-to-pick = Lúc này không cần chọn ký hiệu.
symbols-are = Chỉ có hai ký hiệu: { $first } và { $second }.
already-moved = Lượt này bạn đã đi rồi.
drop-first = Hãy thả quân trước đã.
undo-not-in-rules = Luật này không có hoàn tác.
nothing-to-undo = Lượt này bạn chưa thả quân nào.
no-undos-left = Bạn không còn lần hoàn tác nào.
remove-is-final = Đã gỡ quân thì không hoàn tác được.
remove-not-in-rules = Luật này không có gỡ quân.
no-removes-left = Bạn không còn lần gỡ quân nào.
opening-is-only-a-drop = Lượt đầu tiên chỉ được thả quân vào cột giữa.
remove-only-before-drop = Chỉ được gỡ quân thay cho thả quân, không phải sau khi thả.
no-disc-to-remove = Đối thủ không có quân nào trên bàn cờ để gỡ.
no-such-cell = Không có ô này; hàng từ 1 đến { $rows }, cột từ { $first } đến { $last }.
empty-cell = Không có quân nào ở hàng { $row } cột { $column }.
own-disc = Quân ở hàng { $row } cột { $column } là của bạn; chỉ được gỡ quân của đối thủ.
block-not-in-rules = Luật này không có chặn lượt.
no-blocks-left = Bạn không còn lần chặn lượt nào.
block-only-after-move = Chỉ được chặn lượt sau khi đi, không phải trước đó.
opponent-has-run = Không chặn lượt được: đối thủ đang có { $run } quân thẳng hàng. Bạn không mất lần chặn lượt này.
no-turn-to-block = Bàn cờ đã đầy; không còn lượt nào để chặn.
nothing-to-keep = Lúc này không có quân nào cần quyết định.
offer-open = Hãy trả lời đề nghị đang chờ trước đã.
no-offer = Không có đề nghị nào để trả lời.
nothing-to-take-back = Bạn không có nước nào để đi lại.
too-late-to-abort = Cả hai bên đã đi; không thể hủy ván này nữa.
clock-still-runs = Đồng hồ vẫn còn giờ.
no-clock = Ván này không dùng đồng hồ.
spectator = Bạn đang xem ván này nên không thể đi.

## The board in words, for those who hear it

board-column = Cột { $column } từ dưới lên: { $discs }.
board-column-full = Cột { $column } từ dưới lên: { $discs }, đã đầy.
board-empty = Bàn cờ trống.
board-column-empty = Cột { $column } trống.
board-columns-empty = Các cột { $columns } trống.
