online = Trực tuyến
play-online = Chơi trực tuyến

friend-by-link = Mời qua liên kết
about-friend = Bạn nhận một liên kết để gửi đi. Người đầu tiên mở và bấm Chơi sẽ là đối thủ của bạn.
open-invitation = Lời mời mở
about-open = Hiện trên trang này cho đến khi có người chơi khác nhận lời.
computer = Máy trên máy chủ
about-computer = Ván được giữ trên máy chủ, người khác có thể xem qua liên kết.
your-name = Tên của bạn
you-start = Bạn
opponent-starts = Đối thủ của bạn
create = Tạo ván
creating = Đang tạo ván ...
guest-name-1 = Diệc Xanh
guest-name-2 = Cáo Nhanh
guest-name-3 = Lửng Gan Dạ
guest-name-4 = Quạ Thông Minh
guest-name-5 = Rùa Điềm Tĩnh
guest-name-6 = Oanh Vui Vẻ
guest-name-7 = Thỏ Lanh Lợi
guest-name-8 = Hải Cẩu Vui Tính

invitations = Lời mời mở
no-invitations = Hiện không có lời mời mở nào.
looking = Đang tìm ...
refresh = Xem lại
view = Xem
view-of = Xem lời mời của { $who }

send-link = Hãy gửi liên kết này cho người bạn muốn chơi cùng.
how-it-starts = Người đầu tiên mở và bấm Chơi sẽ ngồi vào chỗ còn lại. Ván sẽ tự bắt đầu; bạn có thể để trang này mở.
is-listed = Lời mời cũng hiện trên trang { $page }.
invitation-link = Liên kết mời
copy = Sao chép
share = Chia sẻ
share-text = Chơi bốn quân thẳng hàng với tôi nhé
qr-code = Mã QR của liên kết mời
change = Đổi ván cờ
change-now = Liên kết cũ không còn dùng được. Hãy đổi những gì bạn muốn rồi tạo ván lại.
withdraw = Rút lời mời
withdrawn = Lời mời đã được rút.

invites = { $who } mời bạn chơi
join = Chơi
joining = Đang vào chỗ ...
casual = Thoải mái
about-casual = Có thể đi lại nếu cả hai đồng ý.
serious = Nghiêm túc
about-serious = Không được đi lại.
kind = Kiểu ván
you-follow = { $who } đi trước
guest-starts = Bạn đi trước
drawn = Bốc thăm

connecting = Đang kết nối ...
connected-mark = { $connected } · nước đi của bạn: { $mark }
reconnecting = Đang kết nối lại ...
offline = Thiết bị này đang ngoại tuyến. Chưa thể đi cho đến khi có mạng trở lại.
react = Nói gì đó
copy-watch-link = Sao chép liên kết để xem
no-server = Trang này không có máy chủ chơi, nên không thể chơi qua liên kết. Mọi thứ khác vẫn hoạt động.
again = Thử lại
more-online = Chơi trực tuyến nữa

key-invite = mời bạn qua liên kết
