### The desktop window. Names of players, files and rule sets are never translated.
### Labels of buttons must be short; sentences have room.

## Keys, as they are written on them

key-escape = Esc
with-key = { $label } ({ $key })

## The menu

brand = Fourline
pairing = { $one } đấu với { $two }
opponent = Đối thủ
player-level = Cấp độ { $number }
how-to-play = Cách chơi
leave-page = Quay lại
choose-rules = Chọn luật này
rules-name = Tên cho luật này
rules-saved = Đã lưu luật với tên "{ $name }".
delete-rules = Xóa luật { $name }
delete-rules-question = Xóa bộ luật này?
no-games-yet = Các ván của bạn sẽ hiện ở đây.
all-games = Xem tất cả
rules-and-size = { $rules }, { $columns } × { $rows }
rules-and-day = { $rules }, { $day }
settings-shared = Chung
settings-window = Cửa sổ này
key-enter = Enter
seat = Chỗ { $number }
person = người
about-person = Một người ngồi trước cửa sổ này.
level = cấp độ { $number }, { $name }
choice = { $name }: { $about }
own-rules = Luật riêng
own-rules-chosen = Luật riêng (đang chọn)
more = Thêm
serious = Nghiêm túc: không được đi lại
symbols = Hai ký hiệu cho quân
usual-symbols = mặc định
start = Bắt đầu
record-to-open = Biên bản cần mở (hoặc kéo thả tệp vào đây)
open = Mở
settings = Cài đặt
unfinished-games = Ván dang dở ({ $count })
finished-games = Ván đã xong ({ $count })
unreadable-files = Tệp không đọc được ({ $count })
dated-game = { $day }: { $game }
delete = Xóa

## A game

moves = Các nước đi
no-moves = Chưa có nước đi nào.
move-at = Nước { $number }: { $move }
next-mistake = Sai lầm kế tiếp
no-mistake = Sau nước này chưa thấy sai lầm nào.
at-first-move = Đây là lúc bắt đầu.
at-last-move = Đây là nước cuối.
play-from-here = Chơi từ đây
save-game = Lưu vào tệp
cancel = Hủy
board = Bàn cờ
column = Cột { $column }
lands = Quân rơi xuống hàng { $row }.
this-move = Nước này: { $prospect }.
best-move = Nước tốt nhất: { $prospect }.
remove-at = Gỡ quân ở hàng { $row } cột { $column }
graph = Biểu đồ đánh giá
study = Phân tích
back = Lùi
forward = Tiến
file = Tệp
save = Lưu
replace = Ghi đè
menu = Menu
save-where = Lưu vào đâu? Hãy nhập tên tệp vào ô.

## Problems. $problem comes without a full stop; it may begin with the name of a file.

problem = { $problem }.
could-not-open = Không mở được { $problem }.
could-not-continue = Không thể tiếp tục ván này: { $problem }.
could-not-delete = Không xóa được { $problem }.
choices-not-saved = Không lưu được lựa chọn của bạn vào { $problem }.
symbols-refused = Không dùng được các ký hiệu này: { $problem }.
no-window = không mở được cửa sổ ở đây: { $reason }. Có màn hình không? fourline play không cần màn hình
