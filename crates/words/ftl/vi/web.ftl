### The page in the browser. Buttons and names of pages must be short; sentences have room.

## Around every page

title = { $page } - Fourline
description = Bốn quân thẳng hàng với luật riêng của bạn, mười cấp độ và bộ giải hoàn hảo. Chơi được khi không có mạng.
skip = Đến bàn cờ
pages = Các trang
play = Chơi
study = Phân tích
games = Ván cờ
settings = Cài đặt
how-to = Cách chơi
statistics = Thống kê
help = Trợ giúp
close = Đóng
update-ready = Đã có phiên bản mới.
reload = Tải lại
crashed = Đã có lỗi. Ván của bạn vẫn được giữ. Hãy tải lại trang để chơi tiếp.

## A game

level-and-strength = Cấp độ { $level } · thắng { $below } { $percent } %
level = Cấp độ { $level }
moves = Các nước đi
no-moves = Chưa có nước nào
move-name = Nước { $number }: { $move }
actions = Hành động
review = Xem lại
to-the-end = Về ván đang chơi
scores = Điểm
rules-and-size = { $rules } · { $columns }×{ $rows }
game-link = Sao chép liên kết
link-copied = Đã sao chép liên kết.
link-not-copied = Trình duyệt không cho sao chép. Liên kết là { $link }
save-record = Lưu thành tệp
save-svg = Hình (SVG)
save-png = Hình (PNG)
save-gif = Phim (GIF)
film-begun = Đang tạo phim.
film-saved = Đã lưu phim.
film-not-made = Không tạo được phim. Lần đầu cần có kết nối mạng; hãy thử lại khi bạn trực tuyến.
share = Chia sẻ và lưu
typed-digit = Cột { $number }: gõ thêm một chữ số hoặc nhấn Enter.
board-of = Bàn cờ { $columns } cột, { $rows } hàng
confirm-drop = Đã chọn cột { $column }. Nhấn Enter hoặc bấm lần nữa để thả quân.

## Where am I? Asked for by those who hear the board.

where-am-i = Tôi đang ở đâu?
say-last = Nước vừa đi
say-column = Cột này
say-board = Cả bàn cờ
say-threats = Đe dọa
say-scores = Điểm
threat = { $who ->
    [you] Bạn có thể tạo dãy thắng ở { $columns }.
   *[other] { $who } có thể tạo dãy thắng ở { $columns }.
}
no-threats = Hiện chưa bên nào có thể tạo dãy thắng.
no-scores = Chưa có điểm. Hãy xin gợi ý.
no-last-move = Chưa có nước nào.

## A new game

who-plays = Ai chơi?
which-rules = Luật nào?
opponent = Đối thủ
computer-number = Máy { $number }
how-to-this = Cách chơi: { $rules }
from-position = Ván bắt đầu từ thế cờ đang phân tích.
kept-meanwhile = Ván đang chơi được giữ lại; bạn tìm nó trong mục Ván cờ.
rule-set-name = Lưu bộ luật này với tên
save-rules = Lưu luật
rules-saved = Đã lưu luật với tên { $name }.
rules-not-saved = Chưa lưu được luật: { $problem }.
problem = { $problem }.
play-these = Chơi với luật này
other-rules = Bộ luật khác

## A study

paste = Nước đi, bàn cờ vẽ hoặc biên bản
paste-help = Nước đi là số cột, đếm từ 1: 4453. Bàn cờ vẽ bằng X, O và dấu chấm, mỗi hàng một dòng.
read = Hiện
edit-board = Sửa bàn cờ này dưới dạng chữ
next-mistake = Sai lầm tiếp
no-more-mistakes = Không còn sai lầm nào trong diễn biến này.
play-here = Chơi từ đây
next-branch = Nhánh (còn { $count })
clear-board = Bàn trống
evaluation = Đánh giá: trên đường giữa là tốt cho { $first }, dưới là tốt cho { $second }.
dropped-in = Mở tệp

## Games and statistics

open-elsewhere = đang mở ở thẻ khác
unreadable-games = Phiên bản này không đọc được { $count } ván. Chúng được giữ nguyên.
no-statistics = Chưa có ván nào đã xong với máy.
won = Thắng
drawn = Hòa
lost = Thua
not-on-device = Ván này không có trên thiết bị này.
could-not-read = Không đọc được { $file }: { $problem }.
too-large = tệp quá lớn

## What is kept on the device

your-data = Trên thiết bị này
about-data = Ván cờ, cài đặt và thống kê nằm trên thiết bị này. Chỉ những ván chơi trực tuyến mới được lưu thêm trên máy chủ.
export = Xuất tất cả
import = Nhập
imported = { $count ->
    [0] Đã nhập. Không có ván mới nào.
   *[other] Đã nhập. Thêm { $count } ván.
}
delete-all = Xóa tất cả
delete-all-question = Xóa mọi ván cờ, cài đặt và thống kê trên thiết bị này? Không thể hoàn tác.
deleted-all = Đã xóa tất cả.
not-kept-full = Trình duyệt không còn chỗ cho trang này nên ván không được giữ. Cứ chơi tiếp rồi lưu thành tệp, hoặc xóa bớt ván cũ.
not-kept-forbidden = Trình duyệt không cho trang này giữ gì cả, đóng trang là mất ván. Cứ chơi tiếp rồi lưu thành tệp.
settings-not-kept = Cài đặt có hiệu lực lúc này nhưng không giữ được trên thiết bị.
settings-unreadable = Phiên bản này không đọc được cài đặt trên thiết bị. Chúng được giữ nguyên.
not-an-export = đây không phải biên bản hay bản xuất của Fourline

## Links that do not work

no-such-page = Không có trang này.
bad-link = Không mở được liên kết này: { $problem }.
bad-link-board = Không mở được liên kết này: không có bàn cờ cỡ đó.
bad-link-cut = Không mở được liên kết này: một phần bị thiếu hoặc bị đổi. Hãy sao chép lại cả liên kết.

## Help. No capital at the start, no full stop.

key-last = đọc nước vừa đi
key-column = đọc các quân trong cột này
key-threats = đọc các đe dọa
key-scores = đọc điểm
key-keep-scores = luôn hiện kết quả của từng cột
key-remove = gỡ một quân, nếu luật cho phép
key-mistakes = khi phân tích, sai lầm sau hoặc trước
key-new = ván mới, với người chơi hoặc luật khác
key-save = lưu ván thành tệp
key-study = phân tích ván này
key-steps = xem nước trước hoặc nước sau
key-ends = về đầu, đến cuối
key-arrows = chọn cột
key-enter = thả quân, kết thúc lượt
