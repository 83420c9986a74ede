### What is shown where a link to a game is sent to a friend: a title and a line below it.

invites = { $name } mời bạn chơi bốn quân thẳng hàng
plays = Bốn quân thẳng hàng: { $one } đấu với { $two }
with-clock = Luật: { $rules }. Đồng hồ: { $clock }. Mở liên kết để chơi hoặc xem, không cần tài khoản.
without-clock = Luật: { $rules }. Không dùng đồng hồ. Mở liên kết để chơi hoặc xem, không cần tài khoản.
own-rules = luật riêng trên bàn { $columns }x{ $rows }
