### Help in line mode, and the page about a rule set. Whole sentences.

## The words that can be typed

save-file = { $save } TỆP
everywhere = Lúc nào cũng gõ được: { $words }.
in-game = Trong ván còn có: { $words }.
english-too = Gõ từ tiếng Anh cũng được.
# The words that work only online.
online = Khi chơi trực tuyến còn có: { $react } (một trong sáu câu ngắn), { $claim } (khi đối thủ vắng lâu), { $abort } (trước khi ván thật sự bắt đầu).

## Before a game

choice = Gõ số hoặc tên của một trong các dòng trên.
name = Tên có từ 1 đến { $most } ký tự nhìn thấy được. Muốn lấy một lệnh làm tên, hãy đặt nó trong dấu ngoặc kép.
symbols = Gõ hai ký tự khác nhau, chẳng hạn XO, YR hoặc @*.

## In a game

column = Gõ cột muốn đi ({ $columns }): quân của bạn rơi xuống ô trống thấp nhất của cột đó.
line-wins = Có { $length } quân thẳng hàng là bạn thắng.
opening = Quân đầu tiên của mỗi bên phải vào cột giữa. Trong lượt đó không được làm gì khác.
remove = Số lần gỡ quân của mỗi bên: { $count }. Thay vì thả quân, bạn gỡ một quân của đối thủ: gõ “{ $remove } HÀNG CỘT”, ví dụ “{ $example }”. Hàng { $row } là hàng dưới cùng.
block = Số lần chặn lượt của mỗi bên: { $count }. Sau khi đi, gõ “{ $block }” để đối thủ mất lượt kế tiếp. Không chặn được khi đối thủ đang có { $run } quân thẳng hàng.
remove-or-drop = { $yes }: chọn một quân của đối thủ để gỡ. { $no }: thả quân.
which-disc = Gõ hàng và cột của một quân của đối thủ. Hàng { $row } là hàng dưới cùng. Gõ “{ $back }” nếu muốn thả quân.
end-of-turn = Gõ “{ $end }” hoặc nhấn Enter để kết thúc lượt. Bạn cũng có thể gõ: { $words }.
end-of-turn-only = Gõ “{ $end }” hoặc nhấn Enter để kết thúc lượt.
undo = { $yes }: rút lại quân vừa thả. { $no }: giữ nguyên.
undo-loses = { $yes }: bạn thua ván. { $no }: giữ nguyên.
block-or-not = { $yes }: đối thủ mất một lượt. { $no }: kết thúc lượt.
no-way-back = Đã làm thì không rút lại được.
offer = { $yes }: đồng ý. { $no }: từ chối.
broken = { $yes }: máy thử lại. { $no }: rời ván; ván được giữ lại.
play-again = Ván đã kết thúc. { $yes }: chơi ván nữa. { $save } TỆP: lưu ván này.
# Online, while it is not the reader's turn.
waiting = Hãy chờ người chơi kia. Bạn rời đi thì chỗ vẫn là của bạn.

## The page about a rule set, one paragraph each

rules-board = Bàn cờ có { $columns } cột và { $rows } hàng. Có từ { $length } quân thẳng hàng trở lên là thắng: ngang, dọc hoặc chéo. Bàn cờ đầy mà không ai có dãy thắng thì hòa.
rules-asked-again = Nếu chọn cột không đi được, bạn được chọn lại.
rules-violations-in-move = Vi phạm lần thứ { $limit } trong một nước là thua ván. Mỗi khi có quân rơi xuống thì đếm lại từ đầu, kể cả sau khi hoàn tác.
rules-violations-in-game = Vi phạm lần thứ { $limit } trong ván là thua.
rules-what-counts = Vi phạm là gõ một số không phải là cột, dù dài bao nhiêu, hoặc một cột đã đầy; khi khai cuộc bắt buộc thì là mọi cột trừ cột giữa. Dòng trống, chữ và câu trả lời sai không bao giờ bị tính.
rules-undo = Số lần hoàn tác của mỗi bên: { $count }. Bạn rút lại quân vừa thả, trước khi kết thúc lượt. Thả quân mà thắng thì ván kết thúc ngay. Hoàn tác không bao giờ trả lại lần gỡ quân hay chặn lượt.
rules-undo-strict = Không còn lần nào mà vẫn xin hoàn tác là thua ván.
rules-opening = Khai cuộc: quân đầu tiên của mỗi bên phải vào cột giữa, cột { $columns }. Trong lượt đó không được gỡ quân, hoàn tác hay chặn lượt.
rules-remove = Số lần gỡ quân của mỗi bên: { $count }. Thay vì thả quân, bạn gỡ một quân của đối thủ; các quân phía trên rơi xuống một ô. Nếu sau đó cả hai bên đều có dãy thắng thì hòa; nếu chỉ một bên có thì bên đó thắng. Chọn nhầm ô không phải là vi phạm. Đã gỡ quân thì không hoàn tác được.
rules-block = Số lần chặn lượt của mỗi bên: { $count }. Sau khi đi, bạn cho đối thủ mất lượt kế tiếp. Không chặn được khi đối thủ đang có { $run } quân thẳng hàng ở bất kỳ đâu trên bàn cờ; khi đó bạn không mất lần chặn lượt. Nếu chương trình hỏi từng câu một, chặn không được là chuyển lượt luôn.
rules-seat-one-starts = Chỗ 1 đi trước. Sau mỗi ván được tính, ván tiếp theo bên kia đi trước.
rules-drawn = Bốc thăm xem ai đi trước.
rules-symbols-by-seat = Ký hiệu cố định theo chỗ.
rules-starter-picks = Người đi trước chọn ký hiệu; người kia nhận ký hiệu còn lại.
rules-starter-first = Người đi trước có ký hiệu thứ nhất.
