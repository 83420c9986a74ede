### The keys of the full screen in the terminal: their names, what they do, and what is wrong with keys
### in the settings file.

## Names of keys, as they stand below a page: "enter accept  esc cancel". Short, in lower case, as they
## are printed on keyboards.

enter = enter
space = space
esc = esc
tab = tab
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

## What keys do, in the list of all keys. No capital at the start, no full stop. At most 25 letters: the list
## has two columns. After a semicolon: what the same key does elsewhere, in lists or in a study.

action-digits = thả quân vào cột đó
action-left = trái; lùi nước
action-right = phải; tiến nước
action-up = lên; đầu nhánh
action-down = xuống; thả; nhánh sau
action-choose = thả quân, chọn
action-back = quay lại; máy đi ngay
action-undo = hoàn tác; lùi một nước
action-take-back = đi lại (ván thường)
action-redo = khôi phục; tiến một nước
action-earlier = nước trước; trang trước
action-later = nước sau; trang sau
action-remove = gỡ quân; xóa
action-block = chặn lượt của đối thủ
action-end-turn = kết thúc lượt
action-hint = hiện hoặc ẩn gợi ý
action-study = phân tích ván này
action-type = phân tích: nhập thế cờ
action-next-column = chọn cột sau
action-copy = sao chép thế cờ
action-play-from-here = chơi từ đây
action-next-mistake = phân tích: sai lầm sau
action-previous-mistake = phân tích: sai lầm trước
action-pause = khi xem: tạm dừng
action-first = về đầu
action-last = đến cuối
action-save = lưu vào tệp
action-offer-draw = xin hòa
action-claim = trực tuyến: đòi thắng
action-say = trực tuyến: nói
action-resign = chịu thua
action-restart = ván mới, như cũ
action-rules = cách chơi
action-settings = cài đặt
action-mouse = bật hoặc tắt chuột
action-help = trang trợ giúp này
action-quit = rời đi; ván được giữ
action-stop = dừng chương trình
action-suspend = tạm treo; fg để trở lại

## What is wrong with keys in the settings file. $action, $one and $two are names of actions in that
## file, such as next-mistake; they are not translated. No capital at the start, no full stop.

unknown-action = dòng { $line }: keys: không có hành động “{ $action }”; chỉ có { $known }
wrong-key = dòng { $line }: keys.{ $action }: { $problem }
not-a-key = phải là một phím, chẳng hạn a, Z, left, enter, space, f2 hoặc ctrl-r
key-is-fixed = không đổi được các phím số, ctrl-c và ctrl-z
bound-twice = dòng { $line }: { $key } được gán cho cả { $one } lẫn { $two }
no-key-left = không còn phím nào cho { $action }
