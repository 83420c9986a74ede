"""Times BitBully (PyPI, without its book) on the first lines of a file of lines `moves score`.

usage: time_bitbully.py FILE LINES
Prints: positions, wrong answers, mean microseconds. The table is emptied before each position, outside
the measured time; what Python adds to each call is measured on a trivial call and left out.
"""

import sys
from time import perf_counter

from bitbully import bitbully_core

solver = bitbully_core.BitBullyCore()
lines = open(sys.argv[1]).read().splitlines()[: int(sys.argv[2])]


def overhead():
    """The time of a call that does next to nothing."""
    best = 1.0
    for _ in range(1000):
        start = perf_counter()
        solver.getNodeCounter()
        best = min(best, perf_counter() - start)
    return best


seconds, wrong = 0.0, 0
for line in lines:
    moves, score = line.split()
    board = bitbully_core.BoardCore()
    for digit in moves:
        board.play(int(digit) - 1)
    solver.resetTranspositionTable()
    start = perf_counter()
    found = solver.mtdf(board, 0)
    seconds += perf_counter() - start
    wrong += found != int(score)
mean = seconds / len(lines) - overhead()
print(len(lines), wrong, mean * 1e6)
