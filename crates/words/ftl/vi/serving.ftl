### What is said to the one who runs a server of online games.

at-public-url = Fourline ở { $url }/ và lắng nghe tại { $address } (Ctrl-C để dừng)
needs-public-url = người khác có thể truy cập máy chủ này tại { $address }, nhưng nó không biết địa chỉ của chính mình nên không phân biệt được trang của mình với trang lạ. Hãy nêu địa chỉ mà mọi người gõ để đến đây, ví dụ --public-url https://play.example.org, hoặc lắng nghe tại 127.0.0.1
needs-https = qua http, bất kỳ ai trên đường truyền cũng có thể chiếm chỗ ngồi. Hãy đặt một proxy có https trước máy chủ và nêu địa chỉ của nó, ví dụ --public-url https://play.example.org; http chỉ dành cho địa chỉ trong nhà bạn
trusts-everybody = proxy đáng tin là một địa chỉ hoặc một mạng nhỏ, không phải nửa internet: nếu không, ai cũng có thể giả vờ đến từ bất cứ đâu
bad-url = { $text }: cần một địa chỉ như https://play.example.org, không kèm đường dẫn
bad-range = { $text }: cần một địa chỉ như 10.0.0.2, hoặc một mạng như 10.0.0.0/8
bad-limit = { $text }: cần một giới hạn như create=20/10; có create, join, read, solve, connect, messages, commands và reactions
bad-setting = { $name }: cần một đoạn chữ, một số, true hoặc false, hoặc một danh sách những giá trị đó
no-config-in-config = tệp thiết lập không thể nêu một tệp khác
backup-of-postgres = ván cờ trong Postgres được sao lưu bằng chương trình riêng của nó, pg_dump
backed-up = Mọi ván cờ đã ở trong { $file }. Để khôi phục, hãy dừng máy chủ và đặt tệp này vào chỗ cơ sở dữ liệu của nó
