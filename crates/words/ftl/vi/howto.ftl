### "How to play": headings of the page about a rule set, and what stands below its boards.

## Headings. Short.

goal = Mục tiêu
opening = Khai cuộc
undo = Hoàn tác
remove = Gỡ một quân
block = Chặn
bad-columns = Cột không thả được
start = Ai đi trước

## Below boards

opening-example = Hai quân đầu tiên nằm ở giữa.
remove-before = Quân ở hàng { $row } cột { $column } bị gỡ.
remove-after = Quân phía trên đã rơi xuống.
tie-after = Giờ cả hai đều có hàng: hòa.
