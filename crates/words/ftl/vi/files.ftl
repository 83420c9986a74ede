### Reading and writing files. Everything but the first message stands after the name of a file and a colon.

in-file = { $file }: { $problem }

## Why a file can't be read or written

not-found = không có tệp hoặc thư mục này
denied = không có quyền truy cập
exists = tệp này đã có sẵn
not-a-folder = một phần của đường dẫn không phải là thư mục
is-a-folder = đây là một thư mục
no-space = không còn chỗ trống
no-space-for-user = người dùng này không còn chỗ trống
too-large = tệp sẽ quá lớn
read-only = không ghi được gì vào đó
bad-name = tệp không thể có tên này
busy = một chương trình khác đang dùng tệp này
not-ordinary = không phải là tệp thông thường
too-long = dài hơn 1 MiB; không biên bản hay bộ luật nào dài đến thế
not-text = đây không phải là văn bản UTF-8
ended-early = tệp bị cắt ngắn
closed = đầu bên kia đã đóng
no-memory = không đủ bộ nhớ
system = hệ thống báo: { $message }
unknown = hệ thống không cho biết lý do

## Why a game that is kept can't be opened or deleted

not-kept-here = đây không phải là ván đang được giữ
not-open = ván này không còn mở nữa
game-over = ván này đã kết thúc
being-played = ván này đang được chơi
