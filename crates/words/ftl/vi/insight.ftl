### Why a move is good or bad; reviews of games.

## Reasons

wins = tạo được dãy thắng: { $cells }
stops-four = chặn dãy thắng của đối thủ ở { $cells }
two-threats = đe dọa tạo dãy thắng ở hai nơi: { $cells }
leaves-four = để đối thủ tạo dãy thắng ở { $cells }
gives-above = để đối thủ tạo dãy thắng ngay phía trên, ở { $cell }
spends-threat = bỏ phí đe dọa ở { $cell }
forces = ép thắng bằng { $line }: sau đó không thể chặn hết các dãy thắng ở { $cells }
squeezes = tạo dãy thắng ở nước sau dù bên kia thả quân vào đâu: { $cells }
claimeven-holds = giữ được hòa bằng cách luôn đáp ngay phía trên: nhờ đó chiếm mọi hàng chẵn tính từ dưới, và thiếu chúng bên kia không có dãy thắng
claimeven-wins = thắng bằng cách luôn đáp ngay phía trên cho đến khi bên kia phải thả quân dưới { $cell }
standoff-holds = giữ được hòa bằng cách luôn đáp phía trên và không bao giờ thả quân dưới { $denied }; đe dọa ở { $threat } bù lại
standoff-wins = thắng bằng cách luôn đáp phía trên cho đến khi bên kia phải thả quân dưới { $cell }, không bao giờ thả quân dưới { $denied }; đe dọa ở { $threat } bù lại
odd-threat = thắng nhờ đe dọa ở hàng lẻ { $cell }: mọi chỗ khác đầy dần, rồi bên kia phải thả quân ngay dưới đó
group-holds = giữ được hòa: các cột { $columns } quyết định, ở các cột khác chỉ cần đáp ngay phía trên
group-wins = thắng: các cột { $columns } quyết định, ở các cột khác chỉ cần đáp ngay phía trên
group-wins-at = thắng nhờ đe dọa ở { $cell }: các cột { $columns } giữ được, ở các cột khác chỉ cần đáp ngay phía trên
by-opponent = đối thủ { $what }
after-line = sau { $line }: { $what }
no-line-left = không bên nào còn chỗ cho dãy thắng
best-play = diễn biến tốt nhất: { $line }
estimate = chưa chứng minh, chỉ là ước lượng

## Judgements of moves

only-move = nước duy nhất
best = tốt nhất
good = tốt
slip = thiếu chính xác
mistake = sai lầm
blunder = sai lầm nặng

## A review

accuracy = { $who }: độ chính xác { $percent } %
accuracy-none = { $who }: không có nước nào để đánh giá
accuracy-and-counts = { $accuracy } ({ $judgements })
judgement-count = { $judgement } { $count }
turning-point = Bước ngoặt: nước { $number }, { $who }: { $move }
no-turning-point = Kết quả không hề thay đổi.
not-over = Ván chưa kết thúc. Chỉ đánh giá đến nước cuối cùng hiện có.
with-estimates = Một số nước chỉ ước lượng được. Chúng không được đánh giá.
no-moves = Không có nước đi nào để đánh giá.
better = tốt hơn: { $moves }
folder-done = đã đánh giá { $files } ván
cant-read-folder = không đọc được thư mục này: { $folder }
no-records = không có ván nào (tệp *.fourline) trong thư mục này

## Threats

threats-of = Đe dọa của { $who }: { $threats }
threat-now = { $cell } (ngay bây giờ)
threat-odd = { $cell } (hàng lẻ)
threat-even = { $cell } (hàng chẵn)
no-threats = không có

## Boards that are not like others

unreachable = Không ván nào dẫn đến bàn cờ này. Nó được đánh giá như hiện có.
unclear-turn = Không thể biết đến lượt ai từ số quân, nên chỉ hiện các đe dọa.
too-hard = Không giải được bàn cờ này, nên chỉ hiện các đe dọa.
over = Ván đã kết thúc.
