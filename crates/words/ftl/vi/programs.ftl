### Những câu về các chương trình khác: ký pháp, giao thức máy, giải đấu, trọng tài.
### Các câu này đứng sau dấu hai chấm.

## Turns of the engine protocol. $word is the turn as it was written, such as P@d1.

turn-unknown = { $word } không phải là nước đi trên bàn này; một nước đi được viết là P@d1, d hoặc 4
# $cell is a cell such as d1.
turn-lands-elsewhere = { $word }: quân thả vào cột này rơi xuống { $cell }
turn-bad-column = { $word }: lúc này không thể chơi cột này
turn-refused = { $word }: lúc này luật không cho phép
turn-over = { $word }: ván đã kết thúc

## Notations: fourline convert

# $forms is a list of names.
ambiguous = có thể đọc là { $forms }, với nghĩa khác nhau; hãy chỉ rõ bằng --from
unknown-form = không ký pháp nào đọc được; hãy nêu một ký pháp bằng --from để biết sai ở đâu
no-turns = đây không phải là các nước đi của giao thức máy, như P@d1 P@d2
order-unknown = một thế cờ không cho biết các quân rơi theo thứ tự nào; --any-order tự đặt ra một thứ tự
more-than-drops = ván này không chỉ có thả quân (có gỡ quân, chặn lượt hoặc đi lại); hãy viết ở dạng record hoặc uci
more-than-turns = giao thức máy không có từ cho một điều trong ván này, như một cột sai đã bị tính; hãy viết ở dạng record
no-turn = số quân không cho biết đến lượt ai

fen-fields = một FEN gồm bàn cờ, w hoặc b, hai dấu gạch nối và hai số: 7/7/7/7/3p3/3P3 w - - 2 2
fen-row = mỗi hàng của FEN có số ô trống từ 1 đến 16
# $found is a character.
fen-unexpected = trong hàng của FEN cần P, p hoặc số ô trống, nhưng lại có '{ $found }'
fen-pocket = các quân trong ngoặc không phải là những quân còn lại
fen-turn = số quân không khớp với bên đến lượt; bên đi trước là w
list-length = cần { $expected } giá trị, mỗi ô một giá trị, nhưng lại có { $found }
# $number is the number of the value; $expected is a list of values.
list-value = giá trị { $number }: cần { $expected }, nhưng lại có { $found }
