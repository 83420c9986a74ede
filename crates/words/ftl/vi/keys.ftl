### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page: "enter accept  esc cancel". Short, in lower case, as they
## are printed on keyboards.

enter = enter
space = space
esc = esc
tab = tab
shift-tab = shift-tab
backspace = backspace
delete = delete
insert = insert
home = home
end = end
page-up = page up
page-down = page down
left = trái
right = phải
up = lên
down = xuống
with-ctrl = ctrl-{ $key }
with-alt = alt-{ $key }
digits = phím số

## What keys do, in the list of all keys. No capital at the start, no full stop.

action-digits = thả quân vào cột đó
action-left = sang trái một cột; khi phân tích: lùi một nước; trong danh sách: giá trị trước
action-right = sang phải một cột; khi phân tích: tiến một nước; trong danh sách: giá trị sau
action-up = lên; khi phân tích: về đầu nhánh này
action-down = xuống; trong ván: thả quân; khi phân tích: nhánh tiếp theo
action-choose = thả quân, chọn, kết thúc lượt, tái đấu
action-back = quay lại; khi máy đang nghĩ: bắt máy đi ngay
action-undo = hoàn tác, nếu luật cho phép; khi phân tích: lùi một nước
action-take-back = đi lại nước vừa rồi (trừ ván nghiêm túc)
action-redo = khôi phục nước đã rút lại; khi phân tích: tiến một nước
action-earlier = xem nước trước
action-later = xem nước sau
action-remove = gỡ một quân của đối thủ thay vì thả quân; trong danh sách: xóa
action-block = chặn lượt: đối thủ mất một lượt
action-end-turn = kết thúc lượt
action-hint = hiện hoặc ẩn kết quả của từng nước
action-study = phân tích ván này
action-type = khi phân tích: nhập hoặc dán một thế cờ
action-next-column = khi phân tích: chọn cột tiếp theo
action-previous-column = khi phân tích: chọn cột trước đó
action-copy = khi phân tích: sao chép thế cờ dưới dạng chữ
action-play-from-here = khi phân tích: chơi từ đây với máy
action-next-mistake = khi phân tích: sai lầm sau
action-previous-mistake = khi phân tích: sai lầm trước
action-pause = khi xem máy đấu: tạm dừng hoặc tiếp tục
action-first = về đầu
action-last = đến cuối
action-save = lưu ván hoặc bản phân tích vào tệp
action-offer-draw = xin hòa; y là đồng ý, n là từ chối
action-resign = chịu thua
action-restart = ván mới, vẫn người chơi và luật cũ
action-settings = cài đặt
action-mouse = bật hoặc tắt chuột; tắt thì bôi chọn được chữ
action-help = trang trợ giúp này
action-quit = rời đi; ván dang dở được giữ lại
action-stop = dừng chương trình; ván được giữ lại
action-suspend = tạm treo chương trình; gõ fg để trở lại

## What is wrong with keys in the settings file. $action, $one and $two are names of actions in that
## file, such as next-mistake; they are not translated. No capital at the start, no full stop.

unknown-action = dòng { $line }: keys: không có hành động “{ $action }”; chỉ có { $known }
wrong-key = dòng { $line }: keys.{ $action }: { $problem }
not-a-key = phải là một phím, chẳng hạn a, Z, left, enter, space, f2 hoặc ctrl-r
key-is-fixed = không đổi được các phím số, ctrl-c và ctrl-z
bound-twice = dòng { $line }: { $key } được gán cho cả { $one } lẫn { $two }
no-key-left = không còn phím nào cho { $action }
