"""Times BitBully (PyPI, without its book) on the first lines of a file of lines `moves score`.

usage: time_bitbully.py FILE LINES
Prints: positions, wrong answers, mean microseconds of processor time. The table is emptied before each position, outside
the measured time; what Python adds to each call is measured on a trivial call and left out.
"""

import sys
from time import thread_time

from bitbully import bitbully_core
from bitbully_overhead import overhead

solver = bitbully_core.BitBullyCore()
lines = open(sys.argv[1]).read().splitlines()[: int(sys.argv[2])]
seconds, wrong = 0.0, 0
for line in lines:
    moves, score = line.split()
    board = bitbully_core.BoardCore()
    for digit in moves:
        board.play(int(digit) - 1)
    solver.resetTranspositionTable()
    start = thread_time()
    found = solver.mtdf(board, 0)
    seconds += thread_time() - start
    wrong += found != int(score)
mean = seconds / len(lines) - overhead(solver)
print(len(lines), wrong, mean * 1e6)
