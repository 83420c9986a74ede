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
man-notes = GHI CHÚ
man-version = PHIÊN BẢN

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
expected-number = phải là một số nguyên
expected-number-from = phải là một số từ { $first } đến { $last }
