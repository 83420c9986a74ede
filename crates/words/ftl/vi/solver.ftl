### The solver and its opening books: why there is no answer. These stand after a colon.

## Why a position was not solved

unsupported-size = không giải được bàn cờ { $columns } cột và { $rows } hàng: cần ít nhất 4 cột và 4 hàng, và số cột nhân với (số hàng + 1) không quá 64
unsupported-connect = chỉ giải được ván cần bốn quân thẳng hàng, không phải { $connect }
board-full = ván đã kết thúc: bàn cờ đã đầy
there-is-a-line = ván đã kết thúc: đã có dãy thắng
unclear-turn = không biết đến lượt ai: một bên có { $first } quân, bên kia { $second }
table-too-small = bàn cờ cỡ này cần ít nhất { $bytes } byte bộ nhớ
cancelled = đã hủy

## Why there is no solver

not-enough-memory = không có đủ { $bytes } byte bộ nhớ
no-threads = bộ giải cần ít nhất một luồng

## What is wrong with an opening book: a file of positions with their scores

not-a-book = đây không phải là sách khai cuộc của Fourline
book-version = sách này có phiên bản { $version }; chương trình này chỉ đọc được phiên bản { $known }
book-wrong-length = sách bị cụt hoặc có phần thừa phía sau
book-damaged = sách bị hỏng: sai mã kiểm tra
book-malformed = nội dung sách vô nghĩa, dù mã kiểm tra đúng
book-unsupported-shape = không có sách cho bàn cờ { $shape }
book-wrong-count = lớp này có { $expected } thế cờ, nhưng lại có { $found } điểm

## What is wrong with a file in which a solve keeps what it knows

not-kept = đây không phải là tệp mà lần giải dùng để giữ những gì đã biết
kept-version = tệp này có phiên bản { $version }; chương trình này chỉ đọc được phiên bản { $known }
kept-other-board = tệp này dành cho bàn cờ { $shape }
kept-wrong-length = tệp bị cụt hoặc có phần thừa phía sau
kept-damaged = tệp bị hỏng: sai mã kiểm tra
