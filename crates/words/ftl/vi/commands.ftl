### What the commands of the program print. Sentences begin with a capital letter and end with a full stop;
### errors stand behind "fourline:" and do neither.

## Every command

cant-write-output = không ghi được đầu ra
cant-write-file = không ghi được { $file }
cant-hear-interrupts = không nhận được Ctrl-C
in-line = { $file }: dòng { $line }: { $problem }
in-line-and-column = { $file }: dòng { $line }, ký tự { $column }: { $problem }
seconds = { $seconds } giây
minutes = { $minutes } phút { $seconds } giây
hours = { $hours } giờ { $minutes } phút
progress = { $done }/{ $all } ({ $percent }%), { $rate }/giây, còn { $time }

## Playing line by line

hello = Fourline: bốn quân thẳng hàng. Lúc nào cũng có thể gõ “trợ giúp”.
no-game-started = Chưa bắt đầu ván nào.
nothing-to-keep = Chưa đi nước nào nên không giữ lại gì.
input-ended = Đầu vào đã kết thúc.
interrupted = Đã bị ngắt.
output-failed = Không ghi được đầu ra: { $reason }.

## Flags about the game

only-two-players = chỉ có hai người chơi
no-such-rules = không có bộ luật nào tên { $name }; hãy dùng { $names }, hoặc một tệp TOML
screen-needs-terminal = --screen cần một terminal và kiểu bàn cờ grid; không có thì bạn chơi từng dòng
study-needs-terminal = phân tích cần một terminal; muốn xem thế cờ dạng chữ, hãy dùng fourline solve
no-window = bản dựng này không có cửa sổ. Từ mã nguồn: cargo run --release --features window -- window. Hoặc chơi ngay tại đây: fourline play
no-server = bản dựng này không phục vụ được trang. Từ mã nguồn: cargo xtask serve
no-online = bản dựng này không có mạng. Từ mã nguồn: cargo run --release -- online
no-site = trang cho trình duyệt không nằm trong chương trình này. Hãy dựng trang bằng cargo xtask web rồi dựng lại chương trình; hoặc nêu thư mục của trang bằng --folder
# $folder là tên một thư mục.
site-without-page = { $folder }: trong đó không có index.html. Hãy dựng trang bằng cargo xtask web
# $address là địa chỉ kèm cổng.
serving = Fourline ở http://{ $address }/ (Ctrl-C để dừng)
cant-serve = không phục vụ được tại { $address }

## Rule files

rule-file-head = Luật cho fourline play --rules TỆP. Luật nào không ghi thì theo bộ luật gốc (base).
rule-file-preset = Đây là bộ luật { $name }.
rule-number-or-text = { $name }: phải là một số, hoặc chữ trong dấu ngoặc kép
rule-base = base: phải là một trong các giá trị { $names }, trong dấu ngoặc kép
rule-unknown = không có luật này; chỉ có base, { $names }

## fourline resume, fourline replay

skipped = bỏ qua: { $problem }
no-unfinished-start-one = không có ván nào dang dở; bắt đầu một ván bằng fourline play
no-finished-name-one = chưa có ván nào đã xong; hãy nêu một biên bản: fourline replay TỆP
already-over = { $file }: ván này đã kết thúc. { $ending } Muốn xem lại, hãy gõ: fourline replay { $file }
no-unfinished-games = Không có ván nào dang dở.
no-finished-games = Chưa có ván nào đã xong.

## Positions, for solve, study and picture

position-no-file = { $problem }; hãy nêu một tệp đã có, các nước đi như 4453, hoặc bàn cờ vẽ bằng chữ
position-neither = không có tệp nào tên này, và đây cũng không phải là các nước đi. Hãy nêu các nước đi như 4453, bàn cờ vẽ bằng chữ, hoặc một tệp đã có
position-neither-because = không có tệp nào tên này, và đây cũng không phải là các nước đi: { $problem }. Hãy nêu các nước đi như 4453, bàn cờ vẽ bằng chữ, hoặc một tệp đã có

## fourline solve

type-positions = Gõ mỗi dòng một thế cờ, chẳng hạn 4453. Nhấn Ctrl-D để kết thúc.
line = dòng { $number }
position = thế cờ { $number }
line-too-long = dòng quá dài, không thể là một thế cờ
solver-lacks-rules = bộ giải không xử lý được luật của biên bản này: gỡ quân, chặn lượt hoặc khai cuộc bắt buộc
choose-less-memory = { $problem }; hãy chọn ít hơn bằng --memory
empty-board = Bàn cờ trống
drawn-board = Bàn cờ vẽ bằng chữ
solved = { $position }: đến lượt { $who }, { $prospect }, điểm { $score }. ({ $effort })
effort = { $nodes } nút, { $seconds } giây
side-to-move-wins = { $position }: đến lượt { $who }, thắng. ({ $effort })
side-to-move-draws = { $position }: đến lượt { $who }, hòa. ({ $effort })
side-to-move-loses = { $position }: đến lượt { $who }, thua. ({ $effort })
column-full = đã đầy
best-columns = { $count ->
    [1] Tốt nhất: cột { $columns }.
   *[other] Tốt nhất: các cột { $columns }.
}
solving = { $position }: { $millions } triệu nút, điểm từ { $lower } đến { $upper }, { $seconds } giây
keep-unusable = { $file }: { $problem }. Hãy nêu tệp khác bằng --keep, hoặc xóa tệp này để bắt đầu lại
keep-failed = { $file }: không giữ được những gì đã biết: { $problem }. Việc giải vẫn tiếp tục
keep-other-board = khi dùng --keep, mọi thế cờ phải ở trên bàn cờ cỡ --size
solve-interrupted = Đã bị ngắt. Những gì đã biết được giữ trong { $file }; chạy lại đúng lệnh này để tiếp tục.

## fourline bench

built-in = có sẵn
node-signature = chữ ký số nút: { $nodes } (một luồng, bảng riêng)
signature-changed = lẽ ra là { $nodes }: thuật toán tìm kiếm đã thay đổi
wrong-score = { $file }: { $moves }: lẽ ra là { $expected }, lại ra { $found }
measured = { $file }: { $positions } thế cờ, { $wrong } sai; { $times }; { $speed }
measured-times = trung bình { $mean }, lâu nhất { $worst } ({ $moves })
measured-speed = mỗi thế cờ { $nodes } nút, { $millions } triệu nút/giây
expected-moves-and-score = cần có các nước đi và điểm, không phải { $found }
no-positions = tệp này không có thế cờ nào
book-for-other-board = sách này dành cho { $other }, nhưng các thế cờ là của { $board }

## fourline book

finding-positions = Đang tìm mọi thế cờ có { $discs } quân trên bàn cờ { $board }...
positions-found = { $count } thế cờ.
positions-found-some-solved = { $count } thế cờ, đã giải { $solved }.
build-interrupted = Đã bị ngắt. Những gì giải xong được giữ lại; chạy lại đúng lệnh này để tiếp tục.
not-all-solved = còn thế cờ chưa giải xong
assembling-book = Đang ghép sách...
written = Đã ghi vào { $file }.
written-after = Đã ghi vào { $file } sau { $time }.
checksum-right = Mã kiểm tra đúng.
layers-right = Mọi lớp đều khớp với lớp sâu nhất.
layers-wrong = các lớp của sách không khớp với lớp sâu nhất
book-score-wrong = sách ghi { $found }, nhưng điểm đúng là { $score }, cho
book-score-missing = sách không ghi gì, nhưng điểm đúng là { $score }, cho
sample-right = Đã giải lại { $count } thế cờ; điểm đều đúng.
too-many-plies = bàn cờ { $board } chỉ có { $cells } ô
plies-not-fewer = sách đã có { $plies }; hãy chọn số nhỏ hơn
built-in-book = Sách có sẵn:
no-built-in-book = không có sách nào có sẵn
book-summary = Sách cho bàn cờ { $board }: { $bytes } byte, mã kiểm tra { $checksum }.
book-layer = { $discs }: { $positions } thế cờ, { $bytes } byte, mỗi thế cờ { $bits } bit
book-layer-discs = { $discs } quân
without-book = { $problem }; tiếp tục mà không có sách
without-other-book = { $file }: sách cho { $other }, không phải cho { $board }; tiếp tục mà không có sách
build-already-runs = một tiến trình khác đang tạo sách này
not-this-progress = tệp này không phải là tiến độ của sách này; hãy dời nó đi chỗ khác
cant-write-progress = không ghi được tiến độ
cant-remove-progress = không xóa được tệp tiến độ

## fourline arena

too-few-players = giải đấu cần ít nhất hai máy
odd-games = hãy chọn số chẵn, vì mỗi khai cuộc được chơi hai lần, đổi bên
opening-too-long = bàn cờ chỉ có { $cells } ô
player-twice = { $player } được nêu hai lần
game-without-end = có một ván không kết thúc
match-interrupted = Đã bị ngắt sau { $played }/{ $all } ván.
match-interrupted-kept = Đã bị ngắt sau { $played }/{ $all } ván. Các ván đó được giữ lại; chạy lại đúng lệnh này để tiếp tục.
head-player = máy
head-against = đấu với
head-games = ván
head-wins = thắng
head-draws = hòa
head-losses = thua
head-score = điểm
head-margin = 95%
head-elo-difference = chênh lệch Elo
head-elo = Elo
elo-range = { $elo } ({ $low } đến { $high })
no-command = uci: cần một lệnh, như uci:fairy-stockfish
sprt-for-two = phép thử chỉ dành cho giải có hai máy
no-balanced-opening = không tìm thấy khai cuộc cân bằng: cần luật mà bộ giải biết và vài quân
opening-not-allowed = luật không cho phép khai cuộc này
no-openings = tệp này không có khai cuộc nào
match-already-runs = một tiến trình khác đang chơi giải đấu này
not-this-log =
    đây không phải là nhật ký của giải đấu này; phải là
    { $expected }
    nhưng lại là
    { $found }
game-twice = ván { $number } có hai lần
expected-finished-game = cần có một ván đã xong của giải đấu này
cant-write-log = không ghi được nhật ký

## fourline picture

which-format = định dạng nào? Với đầu ra chuẩn, hãy dùng --format svg, png, gif hoặc apng
unknown-extension = { $file }: không rõ phần mở rộng của tệp; hãy dùng .svg, .png, .gif hoặc .apng, hoặc --format
too-few-steps = ván có { $last } bước; 0 là đầu ván
only-for-still-picture = { $flag } chỉ dùng cho ảnh tĩnh; hãy dùng .svg hoặc .png
scores-without-strip = --scores chỉ dùng cho một thế cờ; hãy bỏ --strip
nothing-to-judge = thế cờ này không có nước nào để đánh giá
