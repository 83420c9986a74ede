### Computer players: their names, and what they are like.

## Names

name-random = Máy
name-robot = Robot
name-first = Bên đi trước
name-second = Bên đi sau

## What they are like, one sentence each, in menus beside their names

about-random = Thả quân bừa vào cột nào cũng được.
about-robot = Thắng được là thắng, chặn bạn thắng, nối dài hàng quân dài nhất của mình.
about-level-1 = Vừa mới học luật; trẻ con cũng thắng được.
about-level-2 = Thỉnh thoảng mới thấy nước thắng, hiếm khi thấy nước thắng của bạn.
about-level-3 = Thấy một nửa số nước thắng, đôi khi thấy nước thắng của bạn.
about-level-4 = Thấy hầu hết nước thắng và một nửa mối nguy, không tính trước gì.
about-level-5 = Chặn hầu hết các đe dọa và thích cột giữa.
about-level-6 = Hiếm khi bỏ sót bốn quân thẳng hàng, nhận ra vài cái bẫy.
about-level-7 = Kiên nhẫn; giăng bẫy trước hai lượt.
about-level-8 = Không bỏ sót gì trước mắt, nhận ra hầu hết các bẫy.
about-level-9 = Tính xa và hiếm khi sơ suất.
about-level-10 = Hoàn hảo khi thế cờ đã được giải, rất mạnh trong mọi trường hợp khác.
strength = Đo được: { $classic }% điểm trước { $below } theo luật classic, { $power }% theo luật power.
about-and-strength = { $about } { $strength }

## Stands after a colon

unknown = không có máy nào tên “{ $name }”; chỉ có random, robot và các cấp độ từ 1 đến 10
