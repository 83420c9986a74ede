### Words that people type in line mode. The English ones work in every language; each language can add its own.
### Where one way to type a word begins with another one, the longer one stands first.

## At every prompt

help = trợ giúp, giúp
restart = ván mới, chơi lại
menu = menu
quit = thoát

## In a game

rules = luật
hint = gợi ý
take-back = đi lại
redo = khôi phục
undo = hoàn tác
draw = xin hòa, hòa
resign = chịu thua, đầu hàng
save = lưu
remove = gỡ quân, gỡ
block = chặn lượt, chặn
end = kết thúc lượt, kết thúc, hết lượt

# Only online: ends a game that has hardly begun.
abort = hủy
# Only online: ends a game whose other player is away.
claim = đòi thắng
# Only online: shows one of the reactions of online.ftl. Its number can follow: "say 1".
react = nói

## Answers

yes = c, có
no = k, không, ko
back = quay lại, trở lại
yellow = vàng
red = đỏ

## Answers to "Who do you play against?" At that question they go before the words above.

robot = robot
random = ngẫu nhiên
friend = bạn bè, bạn, người
level = cấp độ, cấp

## An answer to "Who starts?"

drawn = ngẫu nhiên, bốc thăm
