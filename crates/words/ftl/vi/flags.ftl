### The help of the program and of its flags. Flags, values and examples are typed as they are.

## fourline arena

arena-about = Cho các máy đấu với nhau và đo sức mạnh của chúng
arena-after-help =
    Mỗi máy gặp tất cả các máy khác. Mỗi khai cuộc, gồm vài quân thả ngẫu nhiên, được chơi hai lần với hai bên đổi chỗ. Máy là random, robot, cấp độ theo số hoặc tên (1-10 là cả mười cấp), hoặc chương trình khác nói giao thức máy (UCI): uci:COMMAND, với tùy chọn uci[Hash=64;Threads=2]:COMMAND. Chương trình nào bị sập, im lặng, trễ giờ, đi sai luật hoặc viết tràn lan thì thua ván đó, và lý do được nêu ra.

    Với --ladder mỗi máy chỉ gặp máy kế tiếp. Với --log mọi ván được giữ trong một tệp; sau khi bị ngắt, cùng lệnh đó chơi tiếp, và với --games lớn hơn thì chơi thêm.

    Ví dụ:
      fourline arena robot 1 2 --games 100
      fourline arena 1-10 --ladder --rules power --games 400 --log power.games
      fourline arena 1-10 --ladder --markdown > levels.md
      fourline arena 10 uci:fairy-stockfish --games 20 --clock 200ms/move
      fourline arena 7 'uci:./my-engine --fast' --games 1000 --sprt 0,30 --balanced

    Mã thoát:
      0: xong
      2: tùy chọn hoặc nhật ký không hợp lệ
      130: bị ngắt (có --log thì không mất gì)
arena-arg-games-help = Số ván của mỗi cặp, là số chẵn
arena-arg-json-help = In một đối tượng JSON thay cho các bảng
arena-arg-ladder-help = Mỗi máy chỉ gặp máy kế tiếp
arena-arg-log-help = Tệp ghi các ván; nếu đã có, giải đấu tiếp tục từ đó
arena-arg-markdown-help = In các bảng dạng Markdown
arena-arg-opening-help = Số quân thả ngẫu nhiên trước khi hai bên đi
arena-arg-players-help = Ít nhất hai máy: random, robot, cấp độ như 7, lynx hoặc 1-10, hoặc uci:COMMAND
arena-arg-balanced-help = Chỉ những khai cuộc ngẫu nhiên hòa nếu chơi đúng
arena-arg-clock-help = Đồng hồ: 200ms/move, 1m hoặc 1m+500ms [mặc định: không có, hoặc 1s/move với chương trình khác]
arena-arg-margin-help = Số mili giây một máy được dùng quá giờ
arena-arg-openings-help = Thay vào đó, tệp khai cuộc: mỗi dòng là các nước đi như 4453
arena-arg-patience-help = Số giây một chương trình khác được dùng để sẵn sàng
arena-arg-sprt-help = Dừng ngay khi một trong hai chênh lệch Elo được chứng tỏ, như 0,30 (hai máy)
arena-arg-rules-help = classic, second-chance, strict, power, hoặc một tệp TOML
arena-arg-seed-help = Hạt giống ngẫu nhiên: cùng hạt giống thì các ván giống nhau
arena-arg-threads-help = Số ván chơi cùng lúc [mặc định: mỗi nhân một ván]

## Flags and arguments of several commands

arg-block-help = Số lần chặn lượt của mỗi bên (mỗi lần đối thủ mất một lượt)
arg-board-help = Cách hiện bàn cờ: grid, frame, hoặc words (cho trình đọc màn hình)
arg-book-help = Sách khai cuộc cho cấp độ 10 và gợi ý, thay cho sách sâu nhất tìm thấy
arg-clock-help = Đồng hồ: 5m (mỗi bên năm phút), 5m+3s (thêm ba giây mỗi lượt) hoặc 30s/move
arg-color-help = Khi nào dùng màu; NO_COLOR cũng có tác dụng
arg-columns-from-help = Số của cột ngoài cùng bên trái
arg-connect-help = Bao nhiêu quân thẳng hàng thì thắng
arg-file-help = Tệp sách [mặc định: sách có sẵn]
arg-first-help = Ai đi trước: chỗ 1, chỗ 2 hoặc random (bốc thăm) [mặc định: theo luật]
arg-help-help = In trợ giúp
arg-json-help = In mỗi dòng một đối tượng JSON
arg-language-help = Ngôn ngữ: en, vi, de hoặc es [mặc định: theo cài đặt của bạn, nếu không thì theo hệ thống]
arg-limit-help = Số giây máy được nghĩ cho một nước hoặc một gợi ý
arg-memory-help = Bộ nhớ cho bảng các thế cờ đã biết, chẳng hạn 4M, 64M hoặc 1G
arg-names-help = Tên người chơi; lặp lại cho người thứ hai
arg-opening-help = Quân đầu tiên thả vào đâu: free hoặc centre
arg-opponent-help = Người chơi ở chỗ 2: human, robot, random, hoặc cấp độ từ 1 đến 10
arg-plain-help = Từng dòng chữ không màu, thay cho toàn màn hình
arg-player-help = Người chơi ở chỗ 1: human, hoặc một máy để xem hai máy đấu
arg-plies-help = Số quân trên bàn cờ ở lớp sâu nhất
arg-questions-help = Cách hỏi: tất cả trong một lần (offered), hoặc từng câu một (each)
arg-remove-help = Số lần gỡ quân của mỗi bên (mỗi lần gỡ một quân của đối thủ)
arg-rules-help = classic, second-chance, strict, power, hoặc một tệp TOML; các tùy chọn bên dưới đổi từng luật
arg-screen-help = Dùng toàn màn hình thay cho từng dòng
arg-seed-help = Hạt giống ngẫu nhiên: cùng hạt giống và cùng nước đi thì ra cùng một ván
arg-serious-help = Ván nghiêm túc: không được đi lại
arg-size-help = Số cột và số hàng của bàn cờ
arg-symbols-help = Hai ký hiệu cho quân của hai bên, chẳng hạn XO hoặc YR
arg-think-help = Số giây cho mỗi thế cờ chưa giải được ngay
arg-threads-help = Số luồng
arg-undo-help = Số lần hoàn tác của mỗi bên: 3, hoặc 3/strict nếu xin thêm là thua
arg-violations-help = Vi phạm lần thứ mấy thì thua: none, 3/game hoặc 4/move
arg-weak-help = Chỉ tìm xem ai thắng, không cần biết sau bao lâu: nhanh hơn

## fourline bench

bench-about = Đo tốc độ bộ giải và kiểm tra đáp án
bench-after-help =
    Nếu không nêu tệp, một bộ thế cờ cố định có sẵn sẽ được giải. Tổng số nút của chúng giống nhau trên mọi máy: đó là chữ ký của thuật toán tìm kiếm. Mỗi dòng trong tệp có dạng `nước-đi điểm`.

    Ví dụ:
      fourline bench
      fourline bench positions.txt
      fourline bench --with-book --limit 200 positions.txt

    Mã thoát:
      0: mọi đáp án đều đúng
      1: có đáp án sai
      2: tùy chọn hoặc tệp không hợp lệ
bench-arg-book-help = Đo với sách khai cuộc này
bench-arg-files-help = Các tệp có dòng dạng `nước-đi điểm` [mặc định: các thế cờ có sẵn]
bench-arg-keep-help = Giữ bảng các thế cờ đã biết từ thế cờ này sang thế cờ sau
bench-arg-limit-help = Chỉ dùng những dòng đầu của mỗi tệp
bench-arg-with-book-help = Đo với sách khai cuộc mà fourline solve sẽ dùng

## fourline book

book-about = Tạo, kiểm tra và mô tả sách khai cuộc
book-after-help =
    Ví dụ:
      fourline book info
      fourline book build --plies 6
      fourline book help build
book-build-about = Giải mọi thế cờ có chừng ấy quân và ghi thành sách
book-build-after-help =
    Bạn có thể ngắt bất cứ lúc nào; chạy lại đúng lệnh đó để tiếp tục.

    Ví dụ:
      fourline book build --plies 6
      fourline book build --plies 12 --threads 2 --output deep.book
      fourline book build --size 6x5 --plies 8
book-build-arg-memory-help = Bộ nhớ của mỗi luồng, chẳng hạn 4M, 64M hoặc 1G
book-build-arg-output-help = Tệp cần ghi [mặc định: một tệp trong thư mục dữ liệu, nơi chương trình tự tìm lại]
book-build-arg-threads-help = Số luồng [mặc định: mỗi nhân một luồng]
book-info-about = Mô tả một cuốn sách
book-info-after-help =
    Ví dụ:
      fourline book info
      fourline book info deep.book
book-shrink-about = Tạo sách nhỏ hơn từ sách sâu: điểm như cũ, ít quân hơn
book-shrink-after-help =
    Ví dụ:
      fourline book shrink --plies 8 --output small.book
book-shrink-arg-output-help = Tệp cần ghi
book-verify-about = Kiểm tra sách: mã kiểm tra, tính nhất quán và một số thế cờ mẫu
book-verify-after-help =
    Ví dụ:
      fourline book verify --sample 10000
      fourline book verify deep.book
book-verify-arg-sample-help = Số thế cờ ở lớp sâu nhất cần giải lại
book-verify-arg-seed-help = Hạt giống ngẫu nhiên để lấy mẫu

## fourline completions

completions-about = In đoạn mã tự hoàn thành lệnh cho shell của bạn
completions-after-help =
    Ví dụ:
      fourline completions bash > fourline.bash && . ./fourline.bash
completions-arg-shell-help = Shell của bạn

## fourline convert

convert-about = Chuyển ván đấu và thế cờ từ ký pháp này sang ký pháp khác
convert-after-help =
    Các dạng:
      digits: cột đếm từ 1 (4453)
      digits0: cột đếm từ 0 (3342)
      letters: cột là chữ cái (ddec)
      uci: các nước đi của giao thức máy (position startpos moves P@d1 P@d2)
      openspiel-moves: các hành động của OpenSpiel (3, 3, 4, 2)
      record: bản ghi của Fourline, có tên và luật nhà
      board: bàn cờ vẽ bằng ., X và O
      openspiel: trạng thái của OpenSpiel, bàn cờ gồm ., x và o
      fen: FEN của biến thể cfour
      kaggle: danh sách phẳng của Kaggle gồm 0, 1 và 2
      uci-data: một dòng của bộ dữ liệu UCI (b,x,o,...); bên thắng được thêm vào nếu bộ giải biết

    Nếu không có văn bản, chương trình đọc đầu vào chuẩn: mỗi dòng một văn bản, hoặc một bản ghi hay một bàn cờ vẽ. Mọi văn bản có cùng một dạng. Nếu không nêu dạng, chương trình tự tìm; văn bản có thể hiểu theo nhiều nghĩa sẽ bị từ chối và các khả năng được nêu ra. Số đếm từ 1 và từ 0 trông giống nhau nên thường cần --from.

    Ví dụ:
      fourline convert --from digits --to fen 4453
      fourline convert --from digits0 --to letters 3342 33
      fourline convert --to board '7/7/7/7/3p3/3P3 w - - 2 2'
      fourline convert --to uci < my-game.fourline

    Mã thoát:
      0: mọi văn bản đã được chuyển
      1: một số không chuyển được
      2: cờ không hợp lệ
convert-arg-any-order-help = Tự đặt ra một thứ tự nước đi cho thế cờ
convert-arg-from-help = Dạng để đọc [mặc định: tự tìm, nếu chỉ có một dạng phù hợp]
convert-arg-rules-help = Luật cho các nước đi của giao thức máy: classic, second-chance, strict, power, hoặc một tệp TOML
convert-arg-texts-help = Ván đấu hoặc thế cờ [mặc định: đọc từ đầu vào chuẩn]
convert-arg-to-help = Dạng để viết

## fourline engine

engine-about = Làm máy cờ cho chương trình khác (UCI), hoặc kiểm tra một máy cờ
engine-after-help =
    Máy cờ nói UCI, giao thức của các máy cờ vua, với biến thể cfour như cutechess và Fairy-Stockfish hiểu. Các chương trình tổ chức giải và chương trình đồ họa tự khởi động nó. PROTOCOL.md mô tả mọi lệnh, tùy chọn và dạng viết, kể cả cho kích thước và luật nhà.

    Với --check, một máy cờ khác được khởi động và thử: chào hỏi, tùy chọn, nước đi hợp lệ, stop, quit.

    Ví dụ:
      fourline engine
      fourline engine --check 'fairy-stockfish'
      fourline engine --check './my-engine --fast' --rules power

    Mã thoát:
      0: được bảo kết thúc, hoặc đạt mọi kiểm tra
      1: không đạt một kiểm tra
      2: cờ không hợp lệ
engine-arg-check-help = Lệnh của máy cờ khác cần kiểm tra
engine-arg-option-help = Tùy chọn cho máy cờ được kiểm tra, như Hash=64; có thể lặp lại
engine-arg-patience-help = Số giây máy cờ được kiểm tra có thể im lặng
engine-arg-rules-help = Luật của lần kiểm tra: classic, second-chance, strict, power, hoặc một tệp TOML

## fourline referee

referee-about = Kiểm tra chương trình bốn quân thẳng hàng của bất kỳ ai: chơi với nó và nói sai ở đâu
referee-after-help =
    Chương trình được khởi động cho mỗi ván. Ván được chơi qua chính các câu hỏi của nó: một tệp hội thoại cho biết nó hỏi thế nào, hiện bàn cờ thế nào và báo kết thúc thế nào. Bàn cờ và kết quả của nó được so với luật, từng nước một. Điều sai được nói kèm ván ngắn nhất tìm được cho thấy lỗi đó. docs/teachers.md giải thích trong mười phút.

    Có sẵn tệp hội thoại cho năm kiểu: p1 (bạn đấu với máy), p2 (đấu sức mạnh), p3 (robot hoặc bạn bè), p4 (bàn cờ không phải là chữ), p5 (đấu có tên). --print-dialogue in ra một tệp để sửa.

    Ví dụ:
      fourline referee --program 'python3 four.py' --dialogue p3
      fourline referee --program 'spim -file four.s' --dialogue mine.dialogue --rules power
      fourline referee --program ./four --dialogue p5 --rules second-chance --junit > report.xml
      fourline referee --print-dialogue p2 > mine.dialogue

    Mã thoát:
      0: không có gì sai
      1: có điều sai
      2: cờ, tệp luật hoặc tệp hội thoại không hợp lệ
referee-arg-dialogue-help = Chương trình nói thế nào: p1 đến p5, hoặc một tệp
referee-arg-games-help = Số ván ngẫu nhiên, ngoài một ván cho mỗi điều có thể xảy ra
referee-arg-json-help = In một đối tượng JSON
referee-arg-junit-help = In XML JUnit cho công cụ thu thập kết quả kiểm thử
referee-arg-patience-help = Số giây chương trình có thể không nói gì hiểu được
referee-arg-print-dialogue-help = In một tệp hội thoại có sẵn
referee-arg-program-help = Lệnh khởi động chương trình
referee-arg-rules-help = Luật mà chương trình phải theo: classic, second-chance, strict, power, hoặc một tệp TOML
referee-arg-seed-help = Hạt giống ngẫu nhiên: cùng hạt giống thì các ván giống nhau

## fourline

fourline-about = Bốn quân thẳng hàng: đấu với bạn bè hoặc với máy, theo luật riêng của bạn
fourline-after-help =
    Nếu không có lệnh nào, fourline mở menu toàn màn hình. Chương trình chơi từng dòng khi có --plain, khi --board không phải là grid, khi TERM=dumb, khi không có terminal, và trong các lệnh play và resume.

    Ví dụ:
      fourline # mở menu toàn màn hình
      fourline --plain # trả lời từng câu hỏi rồi chơi từng dòng
      fourline play --opponent robot --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --player 7 --opponent robot --rules power # xem hai máy đấu
      fourline resume # tiếp tục ván dang dở gần nhất

    Mã thoát:
      0: ván đã kết thúc, bạn đã gõ “thoát”, hoặc đầu ra đã đóng (| head)
      1: có lỗi, chẳng hạn không ghi được tệp
      2: tùy chọn, tệp luật, sách hoặc biên bản không hợp lệ; thông báo cho biết ở đâu
      3: đầu vào kết thúc khi đang chơi; ván được giữ lại
      130: Ctrl-C hoặc tín hiệu dừng; ván được giữ lại

    Ván dang dở được giữ trong thư mục dữ liệu ($XDG_DATA_HOME/fourline/unfinished trên Linux). Cài đặt và phím nằm trong $XDG_CONFIG_HOME/fourline/settings.toml.
fourline-arg-version-help = In phiên bản

## Headings above flags

heading-display = Hiển thị
heading-engine = Bộ giải
heading-rules = Luật
heading-thinking = Máy nghĩ
heading-whole-games = Cả ván

## fourline help

help-about = In thông báo này hoặc trợ giúp của lệnh con

## fourline man

man-about = In trang hướng dẫn (man)
man-after-help =
    Ví dụ:
      fourline man > fourline.1 && man ./fourline.1

## fourline online

online-about = Chơi trên máy chủ: qua liên kết, từ các lời mời đang mở, hoặc với ván mới
online-after-help =
    Liên kết kết thúc bằng /t/ và 16 chữ cái là lời mời: bạn được chỗ trống, hoặc xem nếu chỗ đã có người. Liên kết có /w/ là để xem.

    Ví dụ:
      fourline online https://play.example.org/t/abcdefghijklmnop
      fourline online --new --server https://play.example.org --rules power --clock 5m+3s
      fourline online --new --opponent 5 # đấu với máy trên máy chủ gần nhất
      fourline online --server http://127.0.0.1:4444 # lời mời đang mở

    Chỗ vẫn là của bạn: sau Ctrl-C, bị buộc dừng hay mất kết nối, chính lệnh đó đưa bạn trở lại. Khóa cho các chỗ của bạn nằm trong thư mục dữ liệu ($XDG_DATA_HOME/fourline/online trên Linux), mỗi máy chủ một khóa.

    Mã thoát:
      0: ván đã kết thúc, hoặc bạn đã rời ván
      1: máy chủ từ chối, không đáng tin, hoặc không phải máy chủ
      2: cờ hoặc liên kết không hợp lệ
      3: hết dữ liệu vào; chỗ vẫn giữ
      130: Ctrl-C hoặc tín hiệu dừng; chỗ vẫn giữ
online-arg-first-help = Ai đi trước: host, guest hoặc random [mặc định: theo luật]
online-arg-link-help = Liên kết tới một ván, hoặc một máy chủ
online-arg-listed-help = Hiện lời mời trong danh sách lời mời đang mở của máy chủ
online-arg-name-help = Tên của bạn [mặc định: tên gần nhất, nếu không thì tên ngẫu nhiên]
online-arg-new-help = Tạo một ván và in liên kết cho người kia
online-arg-no-qr-help = Không vẽ liên kết thành mã cho điện thoại
online-arg-opponent-help = Máy ngồi chỗ còn lại: robot, random, hoặc cấp độ từ 1 đến 10
online-arg-serious-help = Ván nghiêm túc: ván được tính, và không hủy được khi cả hai đã đi
online-arg-server-help = Máy chủ: hiện các lời mời đang mở; với --new thì mời ở đó [mặc định: máy chủ gần nhất]

## fourline picture

picture-about = Vẽ một thế cờ hoặc cả ván: SVG, PNG, GIF động hoặc PNG động
picture-after-help =
    Thế cờ là dãy nước đi dẫn đến nó: cột viết bằng chữ số (4453) hoặc chữ cái (ddec), hoặc từ empty. Tên tệp thì được đọc như biên bản. Phần mở rộng của tệp ra quyết định định dạng: .svg và .png hiện thế cờ, .gif và .apng chiếu lại ván dẫn đến thế cờ đó. --strip xếp cả ván vào một ảnh.

    Giao diện:
      discs: quân tròn trong khung xanh dương, có dấu chéo hoặc vòng tròn
      squares: ô vuông vàng và đỏ trên nền xanh dương, 512 x 512 pixel
      contrast: đen và trắng, tương phản mạnh nhất
      shapes: hình tròn và hình thoi, người mù màu cũng phân biệt được

    Ví dụ:
      fourline picture 4453 -o board.png
      fourline picture 4453 -o board.svg --theme squares --coordinates
      fourline picture game.fourline --at 12 --scores -o move-12.png
      fourline picture game.fourline -o game.gif --delay 500
      fourline picture game.fourline --strip --per-row 6 -o strip.svg
      fourline picture 4453 --format svg -o - | less

    Mã thoát:
      0: đã ghi ảnh
      1: không ghi được
      2: tùy chọn, thế cờ hoặc biên bản không hợp lệ

    Ảnh đã có chỉ bị thay khi ảnh mới hoàn chỉnh.
picture-arg-at-help = Hiện ván sau chừng ấy bước, đánh số như trong fourline replay
picture-arg-coordinates-help = Đánh số cột và hàng
picture-arg-delay-help = Ảnh động dừng ở mỗi nước bao lâu, tính bằng mili giây
picture-arg-format-help = Định dạng, nếu phần mở rộng không quyết định được
picture-arg-no-last-help = Không đánh dấu quân cuối cùng
picture-arg-no-line-help = Không đánh dấu dãy thắng
picture-arg-output-help = Tệp cần ghi; phần mở rộng quyết định định dạng; - là đầu ra chuẩn
picture-arg-per-row-help = Số bàn cờ trên một hàng của dải ảnh
picture-arg-pixels-help = Chiều rộng tính bằng pixel, hoặc chiều rộng x chiều cao [mặc định: mỗi ô 56 pixel]
picture-arg-position-help = Dãy nước đi như 4453 hoặc ddec, từ empty, hoặc một tệp biên bản
picture-arg-scores-help = Hiện kết quả của từng cột
picture-arg-strip-help = Hiện mọi bước trong một ảnh
picture-arg-theme-help = discs, squares, contrast hoặc shapes
picture-arg-times-help = Ảnh động chiếu mấy lần rồi dừng; 0 là chiếu mãi

## fourline play

play-about = Chơi từng dòng; hỏi những gì các tùy chọn chưa nêu
play-after-help =
    Ví dụ:
      fourline play
      fourline play --opponent 3 --rules classic --name Ann
      fourline play --opponent human --rules power --name Ann --name Bob
      fourline play --opponent robot --size 9x7 --clock 5m+3s
      fourline play --board words # cho trình đọc màn hình

## fourline replay

replay-about = Xem lại từng nước của một ván trong biên bản
replay-after-help =
    Ví dụ:
      fourline replay my-game.fourline
      fourline replay --list
      fourline replay --all my-game.fourline | less
replay-arg-all-help = Hiện mọi nước mà không chờ Enter
replay-arg-file-help = Biên bản cần xem [mặc định: ván đã xong gần nhất]
replay-arg-list-help = Liệt kê các ván đã xong

## fourline resume

resume-about = Tiếp tục một ván dang dở
resume-after-help =
    Ví dụ:
      fourline resume
      fourline resume --list
      fourline resume my-game.fourline
resume-arg-file-help = Biên bản cần tiếp tục [mặc định: ván dang dở gần nhất]
resume-arg-list-help = Liệt kê các ván dang dở

## fourline review

review-about = Đánh giá ván: từng nước, độ chính xác của hai người chơi và bước ngoặt
review-after-help =
    Mỗi nước được đánh giá: nước duy nhất (!), tốt nhất, tốt, thiếu chính xác (giữ kết quả nhưng chậm hơn), sai lầm (?, kết quả xấu đi) hoặc sai lầm nặng (??, từ thắng thành thua). Độ chính xác của hai người chơi và bước ngoặt đứng đầu. docs/review.md có các định nghĩa. Ván là một danh sách nước đi (4453 hoặc ddec) hoặc một biên bản; với thư mục, mọi tệp *.fourline được đánh giá và chỉ hiện phần tóm tắt.

    Ví dụ:
      fourline review my-game.fourline
      fourline review 4444152555526313
      fourline review --json my-game.fourline > review.json
      fourline review games/

    Mã thoát:
      0: mọi ván đã được đánh giá
      1: một số ván không đánh giá được
      2: tùy chọn hoặc sách không hợp lệ
review-arg-book-help = Sách khai cuộc, thay cho sách sâu nhất tìm thấy
review-arg-games-help = Tệp biên bản, thư mục chứa chúng, hoặc nước đi như 4453 hay ddec

## fourline rules

rules-about = In một bộ luật thành tệp TOML để bạn sửa và dùng với --rules
rules-after-help =
    Ví dụ:
      fourline rules power --explain
      fourline rules power > mine.toml
      fourline play --rules mine.toml
rules-arg-explain-help = Giải thích luật bằng lời
rules-arg-rules-help = classic, second-chance, strict, power, hoặc một tệp TOML

## fourline serve

serve-about = Phục vụ trang cho trình duyệt và các ván chơi trực tuyến (cần bản dựng có tính năng serve)
serve-after-help =
    Trang nằm sẵn trong chương trình nếu được dựng trước chương trình. Nếu không, hãy nêu thư mục chứa trang.

    Ví dụ:
      fourline serve
      fourline serve --listen 8080
      fourline serve --listen 0.0.0.0:4444 --public-url https://play.example.org --trusted-proxy 10.0.0.2
      fourline serve --config /etc/fourline.toml
      fourline serve backup games.backup

    Từ mã nguồn: cargo xtask web && cargo run --release --features serve -- serve

    Tệp của --config có cùng các tên đó: listen = "0.0.0.0:4444", trusted-proxy = ["10.0.0.2"]. Điều được gõ được ưu tiên.

    Mã thoát:
      0: Ctrl-C hoặc tín hiệu dừng
      1: không dùng được thư mục, cơ sở dữ liệu hoặc địa chỉ
      2: thiết lập không hợp lệ hoặc không an toàn, hoặc không có trang nào

    Chỉ máy này truy cập được, trừ khi --listen nêu khác. Xem docs/serving.md.
serve-arg-computers-help = Số luồng để máy tính suy nghĩ [mặc định: ít hơn số nhân một luồng]
serve-arg-config-help = Tệp TOML chứa thiết lập
serve-arg-data-help = Thư mục chứa các ván chơi [mặc định: thư mục dữ liệu của chương trình]
serve-arg-database-help = Cơ sở dữ liệu cho các ván chơi, postgres://..., khi nhiều máy chủ dùng chung
serve-arg-folder-help = Thư mục chứa trang [mặc định: trang nằm trong chương trình]
serve-arg-grace-help = Số giây một người được vắng mặt trước khi bên kia có thể giành ván chơi [mặc định: 60]
serve-arg-keep-idle-help = Số ngày sau đó ván không chơi tiếp bị xóa [mặc định: 90]
serve-arg-keep-open-help = Số ngày sau đó lời mời không ai nhận bị xóa [mặc định: 7]
serve-arg-keep-over-help = Số ngày sau đó ván đã kết thúc bị xóa [mặc định: 365]
serve-arg-limit-help = Số lần mỗi phút và cùng lúc: create, join, read, solve, connect (theo địa chỉ), messages (theo kết nối), commands, reactions (theo chỗ ngồi), ví dụ create=20/10
serve-arg-listen-help = Cổng, hoặc địa chỉ kèm cổng, để lắng nghe; cổng 0 là cổng trống bất kỳ [mặc định: 127.0.0.1:4444]
serve-arg-log-json-help = Ghi nhật ký dạng JSON
serve-arg-metrics-help = Cổng, hoặc địa chỉ kèm cổng, cho Prometheus [mặc định: không có]
serve-arg-public-url-help = Địa chỉ mọi người gõ để đến đây, ví dụ https://play.example.org
serve-arg-sockets-help = Số kết nối tối đa cùng lúc [mặc định: 20000]
serve-arg-sockets-per-address-help = Số kết nối tối đa cùng lúc từ một địa chỉ [mặc định: 200]
serve-arg-tables-help = Số bàn tối đa trong bộ nhớ cùng lúc [mặc định: 50000]
serve-arg-trusted-proxy-help = Địa chỉ của proxy được tin khi nói ai đang truy cập; có thể nêu nhiều lần
serve-backup-about = Sao chép mọi ván chơi vào một tệp mới, dù máy chủ có đang chạy hay không
serve-backup-after-help =
    Ví dụ:
      fourline serve backup games.backup
      fourline serve --data /var/lib/fourline backup games.backup
serve-backup-arg-file-help = Tệp mới

## fourline solve

solve-about = Giải chính xác thế cờ: ai thắng, sau bao lâu, và điểm của từng cột
solve-after-help =
    Thế cờ là dãy nước đi dẫn đến nó: cột viết bằng chữ số (4453) hoặc chữ cái (ddec), mỗi nước một ký tự. Trên bàn cờ từ mười cột trở lên, các số phải cách nhau bằng dấu phẩy (10,4,12). Tên tệp thì được đọc như biên bản. Nếu không nêu thế cờ nào, chương trình đọc từ đầu vào chuẩn, mỗi dòng một thế cờ; phần sau các nước đi trên dòng bị bỏ qua, và từ empty là bàn cờ trống.

    Điểm: 0 là hòa. Điểm dương nghĩa là bên đến lượt thắng; điểm càng lớn thì thắng càng sớm. Trên bàn cờ 7x6, điểm bằng 22 trừ đi số quân mà bên thắng sẽ có.

    Ví dụ:
      fourline solve 4453
      fourline solve --json 4453 ddec
      fourline solve --size 6x5 empty
      fourline solve --weak < positions.txt
      fourline solve --size 8x6 --memory 1G --keep 8x6.table empty

    Mã thoát:
      0: mọi thế cờ đều có đáp án
      1: có thế cờ không có đáp án
      2: tùy chọn hoặc sách không hợp lệ
      130: bị ngắt; những gì đã biết nằm trong tệp của --keep
solve-arg-book-help = Sách khai cuộc, thay cho sách sâu nhất tìm thấy
solve-arg-keep-every-help = Số giây giữa hai lần ghi tệp
solve-arg-keep-help = Giữ những gì đã biết trong tệp này và giải tiếp từ đó: ghi khi việc giải bị ngắt hoặc xong, và theo định kỳ
solve-arg-no-book-help = Giải mà không dùng sách
solve-arg-positions-help = Dãy nước đi như 4453 hoặc ddec, hoặc tệp biên bản [mặc định: đọc từ đầu vào chuẩn]
solve-arg-quiet-help = Không hiện tiến độ

## fourline study

study-about = Phân tích một thế cờ hoặc một ván trong biên bản, trên toàn màn hình
study-after-help =
    Ví dụ:
      fourline study
      fourline study 4453
      fourline study --size 9x7 5544
      fourline study my-game.fourline
study-arg-position-help = Dãy nước đi như 4453 hoặc ddec, hoặc một tệp biên bản [mặc định: bàn cờ trống]

## fourline why

why-about = Giải thích từng nước của một thế cờ: dẫn đến đâu và vì sao
why-after-help =
    Mỗi nước của bên đến lượt được giải thích, nước tốt nhất trước: dẫn đến đâu và vì sao. Sau đó là các đe dọa của hai bên. Thế cờ là danh sách nước đi (4453 hoặc ddec), bàn cờ được vẽ hoặc biên bản; từ empty là bàn cờ trống. Hàng đếm từ 1 ở trên; hàng chẵn lẻ đếm từ dưới.

    Điều gì đã chứng minh, điều gì chỉ là ước lượng đều được nói rõ. docs/review.md giải thích cách làm.

    Ví dụ:
      fourline why 44444152555526313
      fourline why --json 4453 ddec
      fourline why my-game.fourline

    Mã thoát:
      0: mọi thế cờ đã được giải thích
      1: một số thế cờ không giải thích được
      2: tùy chọn hoặc sách không hợp lệ
why-arg-book-help = Sách khai cuộc, thay cho sách sâu nhất tìm thấy
why-arg-positions-help = Nước đi như 4453 hoặc ddec, bàn cờ được vẽ, hoặc tệp biên bản

## fourline window

window-about = Chơi trong cửa sổ (cần bản dựng có tính năng window)
window-after-help =
    Nếu đã nêu đối thủ và luật, ván bắt đầu ngay. Nếu chưa, một menu sẽ hỏi, điền sẵn theo các tùy chọn và lựa chọn lần trước của bạn. Mọi thứ đều dùng được bằng chuột, bằng cảm ứng hoặc bằng phím.

    Phím:
      phím số: thả quân vào một cột
      mũi tên, Enter: chọn cột, thả quân
      u, e, x, b: hoàn tác, kết thúc lượt, gỡ quân, chặn lượt
      z, Z: đi lại, khôi phục
      d, R, N: xin hòa, chịu thua, ván mới
      i, s, n: gợi ý, phân tích, sai lầm kế tiếp
      dấu phẩy, dấu chấm: xem từng nước của ván
      p: cho máy tạm dừng hoặc tiếp tục
      w, h, m: lưu vào tệp, cách chơi, menu

    Ví dụ:
      fourline window
      fourline window --opponent 3 --rules classic --name Ann
      fourline window --opponent human --rules power --theme squares
      fourline window --player 7 --opponent robot --rules power # xem hai máy đấu
      fourline window game.fourline

    Từ mã nguồn: cargo run --release --features window -- window

    Mã thoát:
      0: cửa sổ đã đóng
      1: không mở được cửa sổ
      2: tùy chọn hoặc biên bản không hợp lệ
      130: Ctrl-C hoặc tín hiệu dừng

    Ván dang dở được giữ lại; tiếp tục bằng fourline resume.
window-arg-columns-from-help = Số của cột ngoài cùng bên trái [mặc định: theo cài đặt của bạn]
window-arg-falling-help = Quân rơi thế nào [mặc định: theo cài đặt của bạn, hoặc off nếu hệ thống yêu cầu giảm chuyển động]
window-arg-file-help = Biên bản cần tiếp tục hoặc xem lại
window-arg-study-help = Luôn hiện kết quả của từng cột
window-arg-theme-help = discs, squares, contrast hoặc shapes [mặc định: theo cài đặt của bạn]
