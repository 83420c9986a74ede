### What is wrong with something that was typed, chosen or read.
### Where nothing else is said, a message stands after a colon: it begins with a small letter and has no full stop.

## Where something is wrong, with what is wrong there. Lines and characters are those of a text.

in-line = dòng { $line }: { $problem }
in-line-and-column = dòng { $line }, ký tự { $column }: { $problem }
in-move = nước { $move } (ký tự { $character }): { $problem }

## Names of players. Whole sentences.

same-name = Hai người chơi không được trùng tên.
bad-tag = Loại người chơi là một từ gồm chữ thường, chữ số và dấu gạch nối.
name-empty = Tên phải có ít nhất một ký tự nhìn thấy được.
name-too-long = Tên có nhiều nhất { $most } ký tự; tên này có { $length }.
name-forbidden = Tên không được chứa ký tự { $character }: ký tự này vô hình hoặc điều khiển màn hình.
name-too-many-marks = Tên không được có nhiều dấu đến thế trên một chữ cái.

## Signs of the discs, such as XO

symbols-not-two = cần hai ký hiệu, chẳng hạn XO hoặc YR
symbols-same = hai ký hiệu phải khác nhau, không chỉ ở chữ hoa và chữ thường
symbol-forbidden = ký hiệu là một chữ cái hoặc dấu có độ rộng bình thường và không dùng để vẽ bàn cờ; { $character } không được

## Clocks

clock-unreadable = đồng hồ được viết như 5m, 5m+3s hoặc 30s/move
clock-zero = đồng hồ phải có thời gian
clock-too-long = đồng hồ có nhiều nhất 24 giờ

## Lists of moves, such as 4453 or ddec

move-unexpected = phải là số hoặc chữ cái của một cột, không phải '{ $found }'
move-mixed = hãy dùng toàn số hoặc toàn chữ cái cho các cột, đừng trộn lẫn
move-no-such-column = không có cột này; chỉ có cột từ { $first } đến { $last }
move-column-full = cột đã đầy
move-after-end = ván đã kết thúc trước nước này

## Boards that are drawn with letters, and positions

drawing-unexpected = phải là '.', 'X' hoặc 'O', không phải '{ $found }'
drawing-uneven = phải có { $expected } ô như hàng đầu tiên, nhưng chỗ này có { $found }
drawing-floating = quân ở hàng { $row }, cột { $column } có ô trống ở dưới
position-unreachable = không ván nào dẫn đến bàn cờ này; X đi trước và hai bên lần lượt đi

## Settings. $name is a name in the settings file: "terminal.theme".

not-toml = đây không phải là TOML hợp lệ: { $message }
no-such-setting = không có cài đặt “{ $name }”; chỉ có { $known }
setting-value = { $name }: phải là một trong các giá trị { $values }
setting-keys = keys.{ $name }: phải là một phím hoặc danh sách phím

## Pictures

picture-not-a-size = kích thước ảnh là chiều rộng, hoặc chiều rộng x chiều cao: 512 hoặc 640x480
picture-side = ảnh rộng và cao từ { $least } đến { $most } pixel, không thể là { $side }
picture-too-large = ảnh sẽ có hơn { $millions } triệu pixel; hãy chọn kích thước nhỏ hơn
picture-memory = không đủ bộ nhớ cho ảnh
picture-not-made = không tạo được ảnh: { $message }
