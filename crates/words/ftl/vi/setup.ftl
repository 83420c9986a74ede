### Setting up a game: who plays, rules, names, clock.

## What kind of game

against-computer = Đấu với máy
with-friend = Chơi với bạn bè
watch-computers = Xem hai máy đấu
about-computer = Mười cấp độ, từ dễ như chơi đến hoàn hảo.
about-friend = Hai người chung một bàn phím.
about-watch = Hai máy đấu với nhau. Bạn tạm dừng hay tiếp tục lúc nào cũng được.

## What is chosen, before its value. Short.

name-number = Tên { $number }
rules = Luật
who-starts = Ai đi trước
clock = Đồng hồ
no-clock = không

## Lists of games

delete-question = Xóa ván này?
