"""Holds the solver against BitBully, which is installed for this alone: are the scores the same, and how many does
each find in a second, called from Python?

    python against_bitbully.py POSITIONS
"""

import random
import sys
import threading
import time

import bitbully

from fourline import Position, Solver


def random_game(rng: random.Random) -> tuple[Position, list[int]]:
    """A random position from the ninth disc on that is not over, and the moves to it."""
    while True:
        position, moves = Position(), []
        for _ in range(rng.randint(9, 38)):
            if position.is_over:
                break
            moves.append(rng.choice(position.legal_moves()))
            position = position.play(moves[-1])
        if not position.is_over:
            return position, moves


def theirs(boards: list[bitbully.Board], threads: int) -> tuple[list[int], float]:
    """BitBully's scores, the boards shared by so many threads, each with a solver."""
    scores = [0] * len(boards)
    solvers = [bitbully.BitBully(opening_book=None) for _ in range(threads)]

    def solve(number: int) -> None:
        for index in range(number, len(boards), threads):
            scores[index] = solvers[number].mtdf(boards[index])

    begin = time.perf_counter()
    workers = [threading.Thread(target=solve, args=(number,)) for number in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return scores, time.perf_counter() - begin


def ours(positions: list[Position], threads: int) -> tuple[list[int], float]:
    """Our scores, without a book as well."""
    solver = Solver(book=False)
    begin = time.perf_counter()
    scores = solver.batch(positions, threads=threads)
    return scores, time.perf_counter() - begin


def main() -> None:
    count = int(sys.argv[1])
    rng = random.Random(20_261_118)
    games = [random_game(rng) for _ in range(count)]
    positions = [position for position, _ in games]
    boards = [bitbully.Board(moves) for _, moves in games]
    for threads in (1, 2):
        found, our_time = ours(positions, threads)
        expected, their_time = theirs(boards, threads)
        different = [m for (_, m), a, b in zip(games, found, expected, strict=True) if a != b]
        if different:
            sys.exit(f"{len(different)} of {count} scores differ, the first after columns {different[0]}")
        print(
            f"{count} random positions, no book, {threads} thread{'s' * (threads > 1)}: all scores equal BitBully's; "
            f"fourline {count / our_time:,.0f} scores/s, BitBully {count / their_time:,.0f} scores/s"
        )


main()
