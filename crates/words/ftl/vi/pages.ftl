### The pages of the full screen around a game: menu, new game, how to play, games, keys. They may be as
### narrow as 40 columns.

## Below every page: what keys do. Each stands after its key: "enter choose  q back". One or two short words, in
## lower case.

key-how-to-play = cách chơi
key-other-rules = luật khác
key-replay = xem lại
key-save-copy = lưu bản sao
key-add = thêm
key-reset = mặc định
key-reset-all = mặc định tất cả
key-settings = cài đặt

## The menu

play = Chơi: { $opponent }, { $rules }
about-play = Bắt đầu ngay. { $opponent } { $rules }
new-game = Ván mới
about-new-game = Chọn đối thủ và luật: bạn bè, mười cấp độ, hoặc xem hai máy đấu.
games = Các ván
no-games = Chưa có ván nào.
how-to-play = Cách chơi
about-how-to-play = Một trang có hình bàn cờ cho mỗi bộ luật.
about-quit = Ván dang dở được giữ lại.

## A new game

a-friend = bạn bè
two-computers = xem hai máy đấu
level-named = { $name } (cấp { $level })
more = Thêm
about-more = Tên, ai đi trước, đồng hồ, bàn cờ và từng điều luật.
less = Ẩn bớt
about-less = Ẩn phần bên dưới.
your-seat = Chỗ của bạn
about-your-seat = Chỗ 1 hoặc chỗ 2. Một số bộ luật cho chỗ 1 đi trước.
signs-of-discs = Chữ trên quân
save-rules = Lưu luật với tên
no-name-yet = chưa có tên
about-save-rules = Nhấn { $enter } để nhập tên. Bộ luật đã có tên thì được đổi tên.
rules-saved = Đã lưu với tên “{ $name }”.
delete-rules-question = Xóa bộ luật “{ $name }”?
only-own-rules-are-deleted = Không xóa được bộ luật có sẵn.
rules-deleted = Đã xóa bộ luật.

## How to play

how-to-play-title = Cách chơi: { $rules }

## Games

versus = { $one } đấu với { $two }
unfinished = dang dở, { $discs } quân

## Changing keys

change-keys = Đổi phím
about-change-keys = Mọi hành động và phím của chúng. Nhấn phím để đổi.
press-a-key = hãy nhấn một phím
about-changing = { $choose } rồi một phím: thay phím. { $add }: thêm một phím. { $reset }: phím mặc định. { $reset-all }: phím mặc định của mọi hành động.
last-key-of = { $key } là phím duy nhất cho: { $action }. Hãy gán cho nó phím khác trước.
take-key-question = { $key } đang là phím cho: { $action }. Dùng phím này ở đây thay vào đó?
reset-all-question = Khôi phục phím mặc định của mọi hành động?
