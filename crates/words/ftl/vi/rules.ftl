### The rules in forms, menus and files: what they are called, what they do, what their values mean, and what
### does not fit.

## Rule sets, one sentence each, beside their names (classic, second-chance, strict, power). A bad column is one
## that can't be played.

title-classic = Cổ điển
title-second-chance = Cơ hội thứ hai
title-strict = Nghiêm ngặt
title-power = Sức mạnh
preset-classic = Luật thông thường; chọn cột không đi được thì chọn lại.
preset-second-chance = Mỗi bên 3 lần hoàn tác; chọn sai cột lần thứ 4 trong một nước là thua.
preset-strict = Mỗi bên 3 lần hoàn tác, xin lần thứ 4 là thua; chọn sai cột lần thứ 3 trong ván cũng thua.
preset-power = Quân đầu tiên vào cột giữa; mỗi bên 3 lần hoàn tác, 1 lần gỡ quân, 1 lần chặn lượt; chọn sai cột lần thứ 3 là thua.

## The user's own rule sets

title-and-value = { $title }: { $value }
name-of-preset = "{ $name }" là tên của một bộ luật có sẵn; hãy chọn tên khác.
rules-of-preset = Đây là luật của “{ $name }”; hãy đổi một điều luật để lưu bộ luật của bạn.

## What a rule is called on a form. Short.

title-size = Bàn cờ
title-connect = Thẳng hàng
title-violations = Chọn sai cột
title-undo = Hoàn tác
title-opening = Khai cuộc
title-remove = Gỡ quân
title-block = Chặn lượt
title-first = Đi trước
title-symbols = Ký hiệu
title-discs = Quân

## What a rule does, on forms and in rule files. Words such as 3/game, free or by-seat are typed as they are.

about-size = Cột x hàng: từ 4x4, mỗi chiều tối đa 16, không quá 128 ô.
about-connect = Bao nhiêu quân thẳng hàng thì thắng.
about-violations = Chọn sai cột lần thứ mấy thì thua ván: none, 3/game hoặc 4/move.
about-undo = Số lần hoàn tác của mỗi bên: 3, hoặc 3/strict nếu xin thêm là thua.
about-opening = Quân đầu tiên thả vào đâu: free hoặc centre.
about-remove = Số lần gỡ quân của mỗi bên (mỗi lần gỡ một quân của đối thủ).
about-block = Số lần chặn lượt của mỗi bên (mỗi lần đối thủ mất một lượt).
about-first = Ai đi trước: seat-1 hoặc drawn.
about-symbols = Ai nhận ký hiệu nào: by-seat, starter-picks hoặc starter-first.
about-discs = Quân của hai bên gọi là gì: XO, hoặc YR cho vàng và đỏ.

## The value of a rule on a form, after its title: "Symbols: fixed by seat"

shown-size = { $columns } cột, { $rows } hàng
shown-connect = { $discs } quân
shown-violations-none = được chọn lại
shown-violations-game = { $limit } lần trong ván là thua
shown-violations-move = { $limit } lần ở một nước là thua
shown-undo-strict = { $count ->
    [0] không có; xin là thua
   *[other] { $count } lần; xin thêm là thua
}
shown-opening-free = cột bất kỳ
shown-opening-centre = cột giữa
shown-first-seat-one = chỗ 1
shown-symbols-by-seat = cố định theo chỗ
shown-symbols-starter-picks = bên đi trước tự chọn
shown-symbols-starter-first = bên đi trước lấy ký hiệu đầu
shown-discs-xo = X và O
shown-discs-yr = vàng và đỏ

## What a value must be. These stand after a colon.

expected-one-of = phải là một trong các giá trị { $values }
expected-whole-number = phải là một số nguyên
expected-quota = phải là một số từ 0 đến 99
expected-violations = phải là none, hoặc chọn sai cột lần thứ mấy thì thua: 3/game hoặc 4/move
expected-undo = phải là một số từ 0 đến 99, hoặc 3/strict nếu xin thêm là thua
not-a-size = kích thước là cột x hàng, ví dụ 7x6
bad-side = bàn cờ có 4 đến 16 cột và 4 đến 16 hàng, không thể là { $side }
too-many-cells = bàn cờ có nhiều nhất { $most } ô, không thể là { $cells }
bad-connect = dãy thắng trên bàn cờ này có 3 đến { $longest } quân, không thể là { $asked }
given-twice = luật này đã được nêu trước đó
in-rule = luật “{ $rule }”: { $problem }

## The same on a form, as a sentence. $problem is one of the messages above.

value-refused = Không dùng được giá trị này: { $problem }.
value-does-not-fit = Giá trị này không khớp: { $problem }.
