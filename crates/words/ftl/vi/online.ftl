### A game at a table elsewhere: the connection, the other player, offers, and why something is refused.

## What is going on, in large type. Short, without a full stop.

headline-open = Đang chờ người chơi thứ hai
headline-sent = Đã gửi
headline-cut-off = Mất kết nối

## What is wanted now

open = Đang chờ người chơi thứ hai.
sent-waiting = Đã gửi; đang chờ máy chủ.
confirm-claim = Bạn muốn đòi thắng ván? Đối thủ đang vắng mặt.

## What stands on buttons and beside keys

claim = Đòi thắng ván
hello = Xin chào!
good-luck = Chúc may mắn!
well-played = Đi hay lắm!
oops = Ôi!
thanks = Cảm ơn!
good-game = Ván hay!

## The state of things, in a few words

mark-sent = đã gửi
mark-kept = đã giữ
connected = Đã kết nối
cut-off = Mất kết nối { $time }. Lúc này không thể đi; chương trình đang tự thử lại ({ $tries }).
is-away = vắng { $time }
away-for = { $who } đã vắng mặt { $time }.
away-claim-in = { $who } đã vắng mặt { $time }. Bạn có thể đòi thắng ván sau { $left }.
away-claim = { $who } đã vắng mặt { $time }. Bạn có thể đòi thắng ván.
rematch-waiting = Bạn muốn tái đấu. Đang chờ đối thủ.
watching = Bạn đang xem.

## Why something can't be done

reason-cut-off = Không có kết nối nên không thể đi. Chương trình đang tự thử lại.
reason-other-not-there = Người chơi thứ hai chưa đến.
reason-not-yet-claimed = Đối thủ chưa vắng mặt đủ lâu.
reason-nothing-to-claim = Đối thủ đang có mặt.
reason-rematch-offered = Bạn đã xin tái đấu rồi. Đối thủ cũng phải muốn.
reason-unfair = Không có trợ giúp khi bạn đang chơi trực tuyến với người khác.
reason-stale = Đã có việc khác xảy ra trước. Hãy nhìn bàn cờ và quyết định lại.
reason-read-only = Máy chủ hiện không lưu được nước đi. Không mất gì cả; hãy thử lại sau một phút.
reason-too-many = Quá nhiều trong thời gian ngắn. Hãy chờ một chút.
reason-elsewhere = Máy chủ đã từ chối.

## What is told

sent = Đã gửi.
kept = Đã giữ.
joined = { $who } đã đến.
went-away = { $who } đã vắng mặt.
came-back = { $who } đã trở lại.
wants-rematch = { $who } muốn tái đấu.
reacted = { $who }: { $reaction }
lost-connection = Đã mất kết nối. Chương trình đang tự thử lại.
reconnected = Đã kết nối lại.
restarting = Máy chủ đang khởi động lại. Ván sẽ tiếp tục trong giây lát.
read-only = Máy chủ hiện không lưu được nước đi. Ván giữ nguyên.
writable = Đã có thể đi tiếp.
seat-stays = Chỗ này vẫn là của bạn. Trở lại bằng: fourline online { $address }
watch-again = Xem lại bằng: fourline online { $address }

## Why a link, a call or a connection came to nothing, and what to do next

not-a-server = Đó không phải là máy chủ. Hãy viết như sau: https://play.example.org
not-a-table = Đó không phải là liên kết tới một ván. Liên kết như vậy kết thúc bằng /t/ và 16 chữ cái, hoặc /w/ và 16 chữ cái để xem.
unreachable = Không liên lạc được với máy chủ. Địa chỉ có đúng không, và có kết nối internet không?
untrusted = Không thể tin chứng chỉ của máy chủ. Nếu là máy chủ của bạn, hãy kiểm tra chứng chỉ hoặc dùng địa chỉ http://.
strange = Đó không phải là máy chủ Fourline, hoặc có gì đó trả lời thay. Hãy kiểm tra địa chỉ.
newer = Máy chủ dùng phiên bản giao thức mới hơn chương trình này. Hãy cập nhật Fourline rồi thử lại.
no-such-game = Không có ván này, hoặc không còn nữa. Hãy xin liên kết mới.
own-invitation = Đây là lời mời của chính bạn. Hãy gửi liên kết cho người kia.
seat-taken = Chỗ đã có người, nên bạn đang xem.
same-name = Người kia trùng tên. Hãy chọn tên khác: --name NAME
bad-name = Máy chủ không nhận tên này. Hãy chọn tên khác: --name NAME
unknown-player = Máy chủ không biết máy này.
bad-terms = Máy chủ không nhận luật hoặc đồng hồ này.
begun = Ván đã bắt đầu nên không rút lời mời được nữa.
full = Máy chủ hiện đã đầy. Hãy thử lại sau.
refused = Máy chủ đã từ chối ({ $code }).
no-token = Thiết bị này không có khóa cho chỗ ngồi: { $problem }. Nếu tệp bị hỏng, hãy xóa nó; bạn sẽ có khóa mới và có thể xem những ván bạn từng có chỗ.

## On the way to a table, and the list of open invitations

trying = Đang thử lại ({ $tries }) ...
not-now = Chưa đến lượt bạn. Gõ { $help } để xem lúc này gõ được gì.
lobby = Lời mời đang mở:
lobby-empty = Không có lời mời nào đang mở.
which-invitation = Bạn nhận lời mời nào, 1 đến { $count } (Enter để không nhận)?
# A game that counts, in a list: "Ann, Power, 7x6, 5m+3s, serious".
serious = nghiêm túc

## On the full screen. Those that begin with key stand after their key, in lower case.

send-this-link = Hãy gửi liên kết này cho người kia:
say-what = Bạn nói gì?
link-copied = Liên kết đã vào bộ nhớ tạm, nếu terminal cho phép.
key-copy-link = chép liên kết
key-say = nói
key-claim = đòi thắng
play-online = Chơi trực tuyến
about-play-online = Với bạn bè qua liên kết, hoặc với người đang chờ trên máy chủ.
connecting = Đang kết nối ...
which-server = Máy chủ hoặc liên kết:
invite-by-link = Mời bằng liên kết
about-invite-by-link = Một ván theo luật bạn chọn lần trước. Bạn có liên kết để gửi.
invite-in-lobby = Mời công khai
about-invite-in-lobby = Như trên, và mọi người trên máy chủ này đều thấy lời mời.
about-invitation = Enter để nhận lời mời này: chơi ngay.
key-look-again = xem lại
watch-link = Để xem: { $link }
where-to = Bạn muốn chơi ở đâu? Hãy cho một liên kết hoặc máy chủ: fourline online LINK, hoặc fourline online --server URL
