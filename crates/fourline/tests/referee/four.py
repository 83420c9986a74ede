"""Four in a row in the style of one of five programs, with a fault if one is named: four.py STYLE [FAULT]"""
import random
import sys
import time

STYLE = sys.argv[1]
FAULT = sys.argv[2] if len(sys.argv) > 2 else "none"
ROWS, COLUMNS = 6, 7
FIRST_COLUMN = 0 if STYLE in ("p1", "p4") else 1
RULES = {
    "p1": dict(),
    "p2": dict(violations=3, undos=3, removes=1, blocks=1, centre=True),
    "p3": dict(),
    "p4": dict(violations=3, undos=3, strict=True),
    "p5": dict(per_move=4, undos=3),
}[STYLE]

grid = [[None] * COLUMNS for _ in range(ROWS)]  # row 0 at the bottom
height = [0] * COLUMNS
left = {side: dict(RULES) for side in "XO"}
turns = {"X": 0, "O": 0}
names = {"X": "X", "O": "O"}


def read():
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return line.strip()


def ask(text):
    print(text, end="", flush=True)
    return read()


def yes(text):
    while True:
        answer = ask(text).lower()
        if answer in ("1", "y"):
            return True
        if answer in ("0", "n"):
            return False
        print("Please answer yes or no.")


def show():
    if STYLE == "p4":
        return
    sign = {None: ".", "X": "X", "O": "O"}
    if STYLE == "p1":
        sign = {None: "_", "X": "Y", "O": "R"}
    if STYLE == "p5":
        for row in reversed(range(ROWS)):
            print("|" + "|".join(" " if cell is None else cell for cell in grid[row]) + "|")
        print("+-+-+-+-+-+-+-+\n 1 2 3 4 5 6 7")
        return
    print("    " + " ".join(str(column + FIRST_COLUMN) for column in range(COLUMNS)))
    for row in reversed(range(ROWS)):
        number = str(ROWS - row) if STYLE == "p2" else " "
        print(" %s  %s" % (number, " ".join(sign[cell] for cell in grid[row])))


def lines(length):
    flat = lambda row, column: 7 * row + column
    for row in range(ROWS):
        for column in range(COLUMNS):
            if column + length <= COLUMNS or FAULT == "wrap":
                yield [flat(row, column) + step for step in range(length)]
            if row + length <= ROWS:
                yield [flat(row + step, column) for step in range(length)]
                if column + length <= COLUMNS:
                    yield [flat(row + step, column + step) for step in range(length)]
                if FAULT == "diagonal" and length == 4:
                    if column <= 3:
                        yield [flat(row, column) + step for step in (0, 6, 18, 24)]
                elif column - length >= -1:
                    yield [flat(row + step, column - step) for step in range(length)]


def has(side, length=4):
    at = lambda cell: cell < 42 and grid[cell // 7][cell % 7] == side
    return any(all(at(cell) for cell in line) for line in lines(length))


def is_full():
    return all(cell is not None for row in grid for cell in row)


def over(result):
    show()
    print("It is a draw." if result is None else "%s wins!" % names[result])
    sys.exit(0)


def other(side):
    return "O" if side == "X" else "X"


def bad(side, count):
    """Notes a bad column; the game may be lost."""
    for _ in range(2 if FAULT == "twice" else 1):
        if "violations" in RULES:
            left[side]["violations"] -= 1
            if left[side]["violations"] == 0:
                over(other(side))
    if count == RULES.get("per_move"):
        over(other(side))


def drop(side):
    count = 0
    while True:
        text = ask({"p5": "Your move >> "}.get(STYLE, "%s, choose a column: " % names[side]))
        if STYLE == "p3" and text.upper() == "R":
            sys.exit(0)
        try:
            column = int(text) - FIRST_COLUMN
        except ValueError:
            print("Not a number.")
            continue
        if RULES.get("centre") and turns[side] == 0 and column != 3:
            print("Not possible: the centre first.")
        elif not 0 <= column < COLUMNS:
            print("Not possible: no such column.")
        elif height[column] >= ROWS:
            if FAULT == "full":
                return None
            print("Not possible: the column is full.")
        else:
            break
        count += 1
        bad(side, count)
    if FAULT == "crash" and column == 6 and height[column] == 1:
        raise RuntimeError("planted")
    if FAULT == "hang" and height[column] == 1:
        time.sleep(1000)
    while FAULT == "flood" and height[column] == 1:
        print("and on and on")
    grid[height[column]][column] = side
    height[column] += 1
    return column


def remove(side):
    while True:
        row = ROWS - int(ask("Row of the disc: "))
        column = int(ask("Its column, please: ")) - 1
        if 0 <= row < ROWS and 0 <= column < COLUMNS and grid[row][column] == other(side):
            break
        print("There is no disc of the opponent.")
    grid[row][column] = None
    if FAULT != "remove":
        for above in range(row, ROWS - 1):
            grid[above][column] = grid[above + 1][column]
        grid[ROWS - 1][column] = None
        height[column] -= 1
    left[side]["removes"] -= 1


def turn(side):
    """One turn; True if the opponent is blocked."""
    is_first = RULES.get("centre") and turns[side] == 0
    while True:
        removed = False
        if not is_first and left[side].get("removes") and yes("Remove a disc? "):
            remove(side)
            removed = True
            own, theirs = has(side), has(other(side))
            if own and theirs:
                over(side if FAULT == "tie" else None)
            if own or theirs:
                over(side if own else other(side))
        else:
            column = drop(side)
            if column is None:
                return False
            if has(side):
                over(side)
        show()
        if removed or is_first:
            break
        if RULES.get("strict") or left[side].get("undos"):
            if yes("Undo? "):
                if left[side]["undos"] == 0:
                    over(other(side))
                left[side]["undos"] -= 1
                grid[height[column] - 1][column] = None
                if FAULT != "undo":
                    height[column] -= 1
                show()
                continue
        break
    turns[side] += 1
    if is_full() and FAULT != "draw":
        over(None)
    if not is_first and left[side].get("blocks") and yes("Block the opponent? "):
        if has(other(side), 3) and FAULT != "block":
            print("Not while three in a row face you.")
        else:
            left[side]["blocks"] -= 1
            return True
    return False


def main():
    if STYLE == "p1":
        names.update(X="You", O="Machine")
    if STYLE == "p3":
        while ask("Robot (R) or friend (P)? ").upper() != "P":
            pass
    if STYLE in ("p2", "p5"):
        people = [ask("Name of player %d: " % number) for number in (1, 2)]
        random.shuffle(people)
        print("%s starts." % people[0])
        names.update(X=people[0], O=people[1])
    if STYLE == "p5":
        if ask("X or O? ").upper() == "O":
            names.update(X=names["O"], O=names["X"])
    if STYLE == "p4":
        ask("Yellow or red? ")
    show()
    side = "X"
    while True:
        if STYLE == "p1" and side == "O":
            columns = [column for column in range(COLUMNS) if height[column] < ROWS]
            column = random.choice(columns)
            grid[height[column]][column] = "O"
            height[column] += 1
            if has("O"):
                over("O")
            if is_full():
                over(None)
            show()
        elif turn(side):
            continue
        side = other(side)


main()
