### What the command line says besides the help of its flags (which is in flags.ftl).

unknown-language = không có ngôn ngữ { $tag }; chỉ có { $known }
control-characters = một đối số có ký tự điều khiển màn hình: { $argument }

## Headings of the help

usage = Cách dùng:
commands = Lệnh
arguments = Đối số
options = Tùy chọn
default-value = [mặc định: { $value }]
possible-values = [giá trị có thể: { $values }]

## Headings of the manual page, in capitals as manual pages have them

man-name = TÊN
man-synopsis = CÚ PHÁP
man-description = MÔ TẢ
man-commands = LỆNH
man-version = PHIÊN BẢN
man-keys = PHÍM
man-exit-status = MÃ THOÁT
man-environment = BIẾN MÔI TRƯỜNG
man-files = TỆP
man-examples = VÍ DỤ

## What the manual page says about keys, files and variables of the environment. Whole sentences.

man-keys-about = Đây là các phím khi chơi toàn màn hình. Bạn có thể đổi chúng trong mục [keys] của tệp cài đặt.
man-files-about = Đây là các thư mục trên Linux. Thông thường $XDG_CONFIG_HOME là ~/.config và $XDG_DATA_HOME là ~/.local/share.
man-file-settings = Cài đặt và phím của bạn.
man-file-unfinished = Các ván dang dở; tiếp tục bằng fourline resume.
man-file-finished = Các ván đã xong; xem lại bằng fourline replay.
man-file-books = Sách khai cuộc do bạn tạo; sách sâu nhất cho mỗi bàn cờ được dùng.
man-file-state = Lựa chọn lần trước của bạn.
man-file-online = Khóa cho các chỗ trực tuyến của bạn, mỗi máy chủ một khóa; chỉ bạn đọc được.
man-variable-language = Ngôn ngữ, nếu cả --language lẫn cài đặt của bạn đều không nêu.
man-variable-no-color = Nếu được đặt và không rỗng thì không dùng màu.
man-variable-term = Những gì terminal hiện được. Với TERM=dumb, fourline chơi từng dòng.
man-variable-colorfgbg = Nền sáng hay tối, nếu chính terminal không cho biết.
man-variable-ask = Với FOURLINE_ASK=off, fourline không hỏi terminal về nền và về việc có hiện được hình hay không.
man-variable-columns = Chiều rộng của trợ giúp khi không có terminal.
man-variable-folders = Thư mục cho cài đặt, và cho các ván cùng sách.

## What is wrong with the arguments. $argument is a flag as in the usage, such as --name <NAME>.

error = lỗi:
unknown-argument = không có đối số { $argument }
unknown-command = không có lệnh { $command }
invalid-value = giá trị { $value } không hợp lệ cho { $argument }
invalid-value-reason = giá trị { $value } không hợp lệ cho { $argument }: { $reason }
missing-value = { $argument } cần một giá trị
missing-arguments = còn thiếu: { $arguments }
missing-command = { $command } cần một lệnh: { $commands }
argument-conflict = không dùng được { $argument } cùng với { $others }
command-conflict = không dùng được lệnh { $command } cùng với { $others }
argument-twice = chỉ được dùng { $argument } một lần
unexpected-value = { $argument } không nhận giá trị { $value }
number-of-values = { $argument } cần { $expected } giá trị, không phải { $found }
not-text = một đối số không phải là văn bản UTF-8 hợp lệ

## Advice after such an error

did-you-mean = Ý bạn là { $similar }?
pass-as-value = Muốn dùng { $argument } làm giá trị, hãy gõ: -- { $argument }
try-help = Để biết thêm, hãy thử { $flag }.

## What a value should have been

expected-seconds = phải là số giây từ 0.05 đến 3600, chẳng hạn 0.5 hoặc 10
expected-player = phải là human, robot, random, hoặc cấp độ từ 1 đến 10
expected-memory = phải là một kích thước như 4M, 64M hoặc 1G
little-memory = bảng cần ít nhất { $least } K
much-memory = như vậy là quá nhiều bộ nhớ
expected-address = cần một cổng như 8080, hoặc địa chỉ kèm cổng như 127.0.0.1:8080 hoặc [::1]:8080
expected-number = phải là một số nguyên
expected-number-from = phải là một số từ { $first } đến { $last }
