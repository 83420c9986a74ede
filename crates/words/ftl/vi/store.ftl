### Where games of a server are kept. For the one who runs the server.

in-place = { $place }: { $problem }

## Why something was not kept

busy = cơ sở dữ liệu không kịp xử lý hoặc không truy cập được; hãy thử lại
read-only = không ghi được gì vì đĩa đầy hoặc không hoạt động; máy chủ sẽ tự thử lại
exists = đã có bàn mang mã này
closed = cơ sở dữ liệu đã đóng
broken = cơ sở dữ liệu báo: { $message }

## Why a database can't be opened. These stand after its name and a colon.

in-use = một máy chủ khác đang mở cơ sở dữ liệu này; hãy dừng máy chủ đó trước, hoặc dùng tệp khác
newer = cơ sở dữ liệu này do một phiên bản Fourline mới hơn tạo ra (lược đồ { $found }, ở đây biết đến { $known }); không có gì bị thay đổi; hãy dùng phiên bản đó, hoặc cơ sở dữ liệu khác
not-a-store = đây không phải là cơ sở dữ liệu của Fourline; không có gì bị thay đổi; hãy nêu tệp khác
damaged = cơ sở dữ liệu này bị hỏng ({ $message }); không có gì bị thay đổi; hãy bắt đầu với một bản sao lưu, hoặc với tệp khác
file = không đọc hoặc ghi được: { $message }
refused = cơ sở dữ liệu không trả lời hoặc từ chối: { $message }
bad-address = không đọc được địa chỉ này; địa chỉ có dạng postgres://USER:PASSWORD@HOST:5432/DATABASE?sslmode=verify-full
bad-part = không dùng được phần này của địa chỉ: { $part }
unsafe-setting = với { $setting } cơ sở dữ liệu sẽ mất ván khi mất điện; hãy đổi thiết lập này trước
not-built-in = chương trình này được dựng mà không có loại cơ sở dữ liệu này

## Backups

backup-exists = đã có tệp mang tên này; hãy nêu tên khác
backup-damaged = bản sao không đầy đủ nên đã bị xóa: { $message }
