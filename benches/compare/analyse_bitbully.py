"""All scores of positions by BitBully (PyPI) with its 12-ply book, as fast as it can.

Reads lines of moves, writes for each: microseconds of processor time and the seven scores, - for a full
column. The table is emptied before each position, outside the measured time; what Python adds to each
call is measured on a trivial call and left out.
"""

import sys
from time import thread_time

from bitbully import bitbully_core
from bitbully_overhead import overhead
from bitbully_databases import BitBullyDatabases

solver = bitbully_core.BitBullyCore(BitBullyDatabases.get_database_path("12-ply-dist"))
assert solver.isBookLoaded()
trivial = overhead(solver)
for line in sys.stdin.read().split("\n")[:-1]:
    board = bitbully_core.BoardCore()
    heights = [0] * 7
    for digit in line:
        board.play(int(digit) - 1)
        heights[int(digit) - 1] += 1
    solver.resetTranspositionTable()
    start = thread_time()
    scores = solver.scoreMoves(board)
    micros = max(thread_time() - start - trivial, 0.0) * 1e6
    words = ["-" if height == 6 else str(score) for height, score in zip(heights, scores)]
    print(f"{micros:.1f}", *words)
