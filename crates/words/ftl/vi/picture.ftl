### Pictures of games: what is written in them, and what they are called for those who can't see them.

## Titles. $one and $two are players: "Ann (X)".

title = Bốn quân thẳng hàng: { $one } đấu với { $two }
strip-title = Bốn quân thẳng hàng, từng nước một: { $one } đấu với { $two }
strip-description = { $boards ->
    [1] { $last }
   *[other] Hình cuối trong { $boards } hình bàn cờ: { $last }
}

## Written in the picture

start = đầu ván

## What a column leads to, written above it: one or two lines of up to eight letters. Longer lines are
## written smaller.

note-wins =
    thắng
    trong { $moves }
note-loses =
    thua
    trong { $moves }
note-draws = hòa
note-estimate =
    khoảng
    { $score }

expected-theme = phải là một trong các giá trị { $names }
