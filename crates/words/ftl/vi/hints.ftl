### What moves lead to, and why; what a study says.

## What a move leads to. Moves are those of the player who asks.

wins-in = thắng trong { $moves } nước
loses-in = thua trong { $moves } nước
draws = hòa
looks-bad = có vẻ xấu (ước lượng { $score })
slightly-worse = hơi bất lợi (ước lượng { $score })
even = cân bằng (ước lượng { $score })
slightly-better = hơi có lợi (ước lượng { $score })
looks-good = có vẻ tốt (ước lượng { $score })
proven = chắc chắn { $prospect }

## Why

completes-line = tạo được dãy thắng
stops-line = chặn dãy thắng của đối thủ
two-threats = đe dọa tạo dãy thắng ở hai nơi
gives-cell-above = để đối thủ tạo dãy thắng ngay phía trên
leaves-line = để đối thủ thắng ở cột { $column }
blocks-and-wins = chặn lượt đối thủ rồi thắng ở cột { $column }
gives-line = tạo dãy thắng cho đối thủ
gives-both-lines = tạo dãy thắng cho cả hai bên
only-move = nước hợp lệ duy nhất
prospect-and-why = { $prospect }; { $why }

## A move with what it leads to: "column 4: wins in 1 move"

move-and-meaning = { $move }: { $meaning }
move-score-and-meaning = { $move }: { $score }, { $meaning }
then = { $first }, rồi { $second }
remove = gỡ quân ở hàng { $row } cột { $column }
block = chặn lượt
end-the-turn = kết thúc lượt

## While it is found out

broke = Gợi ý gặp lỗi; hãy hỏi lại.
looking-ahead = Đang tính nước...
progress-exact = { $millions } triệu thế cờ, điểm từ { $lower } đến { $upper }
progress-turns = { $positions } thế cờ, tính trước { $turns } lượt
solving = Đang giải: { $progress }...
looking-at-other-moves = Đang xem các nước khác...

## A study

best-line = Diễn biến tốt nhất: { $moves }
likely-line = Diễn biến dễ xảy ra: { $moves }
end-turn-or-block = { $who ->
    [you] Lượt bạn: kết thúc lượt hay chặn lượt?
   *[other] { $who }: kết thúc lượt hay chặn lượt?
}
to-move = { $who ->
    [you] Đến lượt bạn.
   *[other] Đến lượt { $who }.
}
to-move-and-prospect = { $who ->
    [you] Đến lượt bạn: { $prospect }.
   *[other] { $who } đến lượt đi: { $prospect }.
}
threw-win-now-lost = { $who ->
    [you] Bạn đánh mất thế thắng: giờ { $opponent } sẽ thắng.
   *[other] { $who } đánh mất thế thắng: giờ { $opponent } sẽ thắng.
}
threw-win-you-win = { $who } đánh mất thế thắng: giờ bạn sẽ thắng.
threw-win-now-drawn = { $who ->
    [you] Bạn đánh mất thế thắng: giờ là thế hòa.
   *[other] { $who } đánh mất thế thắng: giờ là thế hòa.
}
threw-win-now-open = { $who ->
    [you] Bạn đánh mất thế thắng: giờ chưa rõ thắng thua.
   *[other] { $who } đánh mất thế thắng: giờ chưa rõ thắng thua.
}
threw-draw = { $who ->
    [you] Bạn đánh mất thế hòa: giờ { $opponent } sẽ thắng.
   *[other] { $who } đánh mất thế hòa: giờ { $opponent } sẽ thắng.
}
threw-draw-you-win = { $who } đánh mất thế hòa: giờ bạn sẽ thắng.
overlooked = { $who ->
    [you] Bạn đã sơ suất: giờ { $opponent } sẽ thắng.
   *[other] { $who } đã sơ suất: giờ { $opponent } sẽ thắng.
}
overlooked-you-win = { $who } đã sơ suất: giờ bạn sẽ thắng.
