### The full screen in the terminal. It may be as narrow as 40 columns: what stands in lists, below pages
### and beside players must be short.

## Every page

too-small = Hãy mở rộng cửa sổ: cần { $needed-columns } cột, { $needed-rows } dòng (hiện có { $columns } cột, { $rows } dòng).
not-kept = Không giữ được ván ({ $error }). Hãy lưu ván ở nơi khác bằng { $save }, hoặc dừng chương trình bằng { $stop }: ván sẽ được in ra.
settings-problem = Cài đặt: { $problem } ({ $file })
settings-problems = Cài đặt: { $problem } (và { $more } lỗi nữa) ({ $file })
half-a-number = Cột { $number }: gõ thêm một chữ số, hoặc nhấn { $enter }.

## Below every page: what keys do. Each stands after its key: "enter accept  esc cancel". One or two short
## words, in lower case.

key-choose = chọn
key-change = đổi
key-accept = xong
key-cancel = hủy
key-back = quay lại
key-keys = trợ giúp
key-quit = thoát
key-menu = menu
key-leave = rời đi
key-continue = tiếp tục
key-study = phân tích
key-delete = xóa
key-save = lưu
key-scroll = cuộn
key-drop = thả quân
key-end-turn = kết thúc lượt
key-undo = hoàn tác
key-undo-loses = hoàn tác (thua)
key-remove = gỡ quân
key-remove-this = gỡ quân này
key-block = chặn lượt
key-take-back = đi lại
key-redo = khôi phục
key-resign = chịu thua
key-offer-draw = xin hòa
key-rematch = tái đấu
key-new-game = ván mới
key-hint = gợi ý
key-pause = tạm dừng
key-move-now = đi ngay
key-take-symbol = chọn { $symbol }
key-try-again = thử lại
key-back-to-now = về hiện tại
key-earlier = nước trước
key-later = nước sau
key-play = đi
key-step = nước
key-column = cột
key-copy = sao chép
key-play-from-here = chơi từ đây
key-next-mistake = sai lầm sau
key-previous-mistake = trước
key-type = nhập thế cờ

## The menu

tagline = bốn quân thẳng hàng, theo luật của bạn
study = Phân tích
about-study = Giá trị từng cột, diễn biến tốt nhất, các nhánh; với mọi thế cờ.
unfinished-games = Ván dang dở
finished-games = Ván đã xong
unfinished-count = { $count } ván dang dở
finished-count = { $count } ván đã xong
no-unfinished-games = Không có ván nào dang dở.
no-finished-games = Chưa có ván nào đã xong.
settings = Cài đặt
about-settings = Ngôn ngữ, giao diện, quân, chuyển động, chuột, cột.
keys = Phím tắt
quit = Thoát

## The form for a new game

start-game = Bắt đầu ván
about-start = Nhấn { $enter } để bắt đầu, { $up } hoặc { $down } để chỉnh lại.
your-name = Tên của bạn
about-name = Nhấn { $enter } để nhập; để trống thì dùng tên mặc định.
opponent = Đối thủ
computer-number = Máy { $number }
about-own-rules = Bộ luật do bạn tự chọn bên dưới.
about-who-starts = Bên nào được đi nước đầu tiên.
about-symbols = Hai ký tự khác nhau cho quân của hai bên, chẳng hạn XO, YR hoặc @*. Nhấn { $enter } để nhập.
about-clock = 5m: mỗi bên năm phút; 5m+3s: thêm ba giây sau mỗi lượt; 30s/move: cho từng nước. Nhấn { $enter } để nhập; để trống thì không dùng đồng hồ.
serious = Ván nghiêm túc
about-serious-on = Không được đi lại.
about-serious-off = Được đi lại.
about-rule = { $about } Nhấn { $enter } để nhập giá trị khác.
not-valid = Không hợp lệ: { $problem }.
choices-not-saved = Không lưu được lựa chọn của bạn vào { $error }.

## Lists of games

about-game = { $summary }. { $file }
about-open-game = { $summary }. Ván đang mở trong một chương trình khác. { $file }
deleted = Đã xóa.
could-not-delete = Không xóa được { $error }.
could-not-continue = Không tiếp tục được { $error }.
could-not-continue-game = Không tiếp tục được ván này: { $problem }.

## A game

save-question = Lưu ván vào tệp nào?
game-rules = Luật: { $rules }
score = Tỉ số: { $score }
player-level = cấp { $level }
disc-at = Quân ở hàng { $row } cột { $column }.

## What a player has left, in a narrow window, all in one line after the name: "undo 3 rem 1 blk 1 bad 0/3".
## As short as can be understood.

short-undos = hoàn { $left }
short-removes = gỡ { $left }
short-blocks = chặn { $left }
short-violations = sai { $used }/{ $limit }

## A study

study-heading = Phân tích: nước { $move }/{ $last }
study-heading-branches = Phân tích: nước { $move }/{ $last }, { $branches } nhánh khác
study-players = { $one } đấu với { $two }
position-title = Thế cờ cần phân tích
about-position = Dãy nước đi như { $moves } (cột từ { $columns }), hoặc chữ cái như ddec; tên một tệp biên bản hay tệp phân tích; hoặc dán vào đây một bàn cờ vẽ bằng chữ hay một biên bản.
save-study-question = Lưu bản phân tích vào tệp nào?
copied-title = Thế cờ này dưới dạng chữ
about-copied = Đã sao chép, nếu terminal cho phép. Muốn bôi chọn chữ ở đây, hãy tắt chuột bằng { $mouse }.
study-saved = Đã lưu vào { $file }. Muốn mở lại, hãy gõ: fourline study { $file }
play-title = Chơi từ đây
about-play = Bạn cầm quân { $symbol } và đi tiếp. Bản phân tích này vẫn mở.
game-is-over-here = Ván đã kết thúc ở đây. Hãy quay về một nước trước đó để chơi tiếp.
full = đã đầy
at-beginning = Đây là đầu ván.
at-end = Đã đến cuối nhánh này.
no-earlier-branch = Trước nước này không có nhánh nào.
no-other-branch = Ở đây chưa thử nước nào khác.
no-later-mistake = Chưa thấy sai lầm nào ở các nước sau.
no-earlier-mistake = Chưa thấy sai lầm nào ở các nước trước.
