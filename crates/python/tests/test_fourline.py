"""The package as its users see it."""

import copy
import os
import pickle
import random
import signal
import subprocess
import sys
import threading
import time

import numpy
import pytest

import fourline
from fourline import FourlineError, Game, IllegalMove, Level, Position, Rules, Solver, SolverError


def random_position(rng, least=0, most=41, size="7x6"):
    """A random position that is not over."""
    while True:
        position = Position(size=size)
        for _ in range(rng.randint(least, most)):
            moves = position.legal_moves()
            if not moves:
                break
            position = position.play(rng.choice(moves))
        if not position.is_over and position.discs >= least:
            return position


def test_rules_are_presets_with_changes():
    assert Rules() == Rules("classic") == Rules(str(Rules()))
    power = Rules("power", undo=5, size="8x7")
    assert (power.undo, power.columns, power.rows, power.remove, power.name) == ("5", 8, 7, 1, None)
    assert {Rules("strict"): 1}[Rules("strict")] == 1
    assert pickle.loads(pickle.dumps(power)) == power
    for bad in [
        lambda: Rules("chess"),
        lambda: Rules(size="3x3"),
        lambda: Rules(connect=9),
        lambda: Rules(remove=-1),
        lambda: Rules(undo="often"),
        lambda: Rules(colour="red"),
    ]:
        with pytest.raises(FourlineError):
            bad()
    with pytest.raises(TypeError):
        Rules(4)


def test_positions_read_back_in_every_form():
    rng = random.Random(1)
    for size in ["7x6", "5x4", "9x7"]:
        for _ in range(100):
            position = random_position(rng, most=20, size=size)
            assert Position.from_drawing(str(position)) == position
            assert Position.from_array(position.to_list()) == position
            assert Position.from_array(numpy.asarray(position)) == position
            assert pickle.loads(pickle.dumps(position)) == position
            assert hash(position.mirrored().mirrored()) == hash(position)
            assert eval(repr(position)) == position
            moves = position.moves()
            assert moves is None or Position(moves, size=size) == position


def test_numpy_sees_the_cells_without_a_copy():
    position = Position("4453")
    cells = numpy.asarray(position)
    assert cells.shape == position.shape == (6, 7) and cells.dtype == numpy.int8
    assert cells.tolist() == position.to_list()
    assert not cells.flags.owndata and not cells.flags.writeable
    again = numpy.asarray(position)
    assert cells.__array_interface__["data"] == again.__array_interface__["data"]
    with pytest.raises(ValueError):
        cells[0, 0] = 1
    # The view keeps the position alive.
    views = [numpy.asarray(Position("4" * n)) for n in range(7)]
    assert [int((view != 0).sum()) for view in views] == list(range(7))
    assert bytes(position) == bytes(cells.tobytes())


def test_bad_positions_are_refused():
    for bad in [
        lambda: Position("8"),
        lambda: Position("4444444"),
        lambda: Position("4x"),
        lambda: Position(size="7"),
        lambda: Position(size="99x99"),
        lambda: Position(connect=2),
        lambda: Position(first=2),
        lambda: Position.from_drawing("X...\n....\n....\n...."),
        lambda: Position.from_array([[0, 0], [1]]),
        lambda: Position.from_array([[0, 0, 0, 5]] * 4),
        lambda: Position().drop(3, 0),
        lambda: Position().play(-1),
        lambda: Position().play(10**9),
        lambda: Position("444444").play(3),
        lambda: Position("1122334").play(0),
        lambda: Position("4").remove(1, 5, 3),
        lambda: Position("4").remove(2, 99, 3),
    ]:
        with pytest.raises(FourlineError) as raised:
            bad()
        assert len(str(raised.value)) > 10
    for wrong in [lambda: Position(4), lambda: Position().play("4"), lambda: Position.from_array(7)]:
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(IndexError):
        Position()[6, 0]
    with pytest.raises(OverflowError):
        Position(connect=-1)


def test_games_of_every_rule_set_are_played_by_their_lists():
    rng = random.Random(2)
    own = Rules("power", size="6x5", remove=2, block=2, undo="1/strict", violations="2/move")
    for rules in [*Rules.presets(), own]:
        for seed in range(30):
            game = Game(rules, seed=seed)
            while not game.is_over:
                actions = game.actions()
                assert actions
                assert [a for a in actions if a.startswith("drop")] == [
                    f"drop {'abcdefg'[column]}" for column in game.legal_moves()
                ]
                game.do(rng.choice(actions))
            assert game.result in ("won", "draw") and game.ending_text
            assert Game.from_record(game.record()) == game
            assert game.rewound(len(game.commands)) == game
            assert pickle.loads(pickle.dumps(game)) == game


def test_every_command_can_be_given():
    game = Game("power", starter=1, names=("Ann", "Bob"), clock="5m+3s")
    game.drop(3, at_ms=1000)
    assert game.clock_left_ms(1) == 5 * 60_000 - 1000 + 3000
    game.drop(3, at_ms=2000)
    assert [event.kind for event in game.remove(4, 3)] == ["removed"]
    assert game.stage == "removed"
    game.block()
    assert (game.turn, game.removes_left(1), game.blocks_left(1)) == (1, 0, 0)
    game.drop(0)
    game.undo()
    assert game.undos_left(1) == 2
    game.drop(1)
    game.end_turn()
    game.offer_draw()
    assert game.offer == (2, "draw")
    game.decline()
    game.offer_takeback(1)
    game.accept()
    assert game.turn == 1
    game.resign(2)
    assert (game.winner, game.result, game.ending) == (1, "won", "resigned")
    with pytest.raises(IllegalMove) as raised:
        game.drop(0)
    assert raised.value.reason == "game-over"

    picking = Game("strict", starter=2)
    assert picking.stage == "pick"
    picking.pick("R")
    assert (picking.symbol(2), picking.symbol(1)) == ("R", "Y")
    for _ in range(2):
        assert picking.drop(99)[0].kind == "violated"
    picking.drop(99)
    assert (picking.ending, picking.winner) == ("violations", 1)

    timed = Game(clock="1s/move")
    timed.do("flag", seat=2, at_ms=1500)
    assert timed.ending == "time"
    left = Game()
    left.do("abandon", seat=2)
    assert left.winner == 1


def test_bad_games_are_refused():
    for bad in [
        lambda: Game("poker"),
        lambda: Game(names=("A", "A")),
        lambda: Game(names=("", "B")),
        lambda: Game(names=("a\x1b[31m", "B")),
        lambda: Game(symbols="X"),
        lambda: Game(starter=3),
        lambda: Game(clock="soon"),
        lambda: Game(players=("human", "hal")),
        lambda: Game.from_record("fourline record 99"),
        lambda: Game.from_record(Game().record() + "1 drop z\n"),
        lambda: Game().do("jump"),
        lambda: Game().do("drop d", seat=7),
        lambda: Game().remove(0, 99),
        lambda: Game().undo(),
        lambda: Game().name(3),
    ]:
        with pytest.raises(FourlineError):
            bad()
    for wrong in [lambda: Game(7), lambda: Game(names="ab cd"), lambda: Game().drop("d")]:
        with pytest.raises((TypeError, ValueError)):
            wrong()
    game = Game()
    game.drop(3)
    before = game.copy()
    with pytest.raises(IllegalMove) as raised:
        game.drop(3, seat=1)
    assert raised.value.reason == "not-your-turn" and game == before
    assert copy.copy(game) == copy.deepcopy(game) == game


def test_the_solver_agrees_with_itself():
    rng = random.Random(3)
    solver = Solver()
    for size in ["7x6", "6x5", "5x4"]:
        for _ in range(20):
            least = 14 if size == "7x6" else 0
            position = random_position(rng, least, 18, size)
            found = solver.analyse(position)
            assert found.score == solver.score(position) == max(s for s in found.scores if s is not None)
            assert found.scores == solver.scores(position)
            assert found.best_moves == solver.best_moves(position)
            assert solver.weak(position) == (found.score > 0) - (found.score < 0)
            end = position
            for column in solver.line(position):
                end = end.play(column)
            assert end.is_over
            mirrored = solver.scores(position.mirrored())
            assert mirrored == found.scores[::-1]


def test_batches_are_in_order():
    rng = random.Random(4)
    positions = [random_position(rng, 16, 30) for _ in range(60)]
    solver = Solver(threads=2)
    one_by_one = [Solver().score(position) for position in positions]
    assert solver.batch(positions) == one_by_one
    assert solver.batch(positions, threads=3) == one_by_one
    assert solver.batch_scores(positions[:5]) == [solver.scores(p) for p in positions[:5]]
    assert solver.batch([]) == []
    over = Position("1122334")
    with pytest.raises(SolverError, match="position 2"):
        solver.batch([*positions[:2], over, *positions[2:]])


def test_bad_questions_are_refused():
    for bad in [
        lambda: Solver(memory=0),
        lambda: Solver(memory=-5),
        lambda: Solver(threads=0),
        lambda: Solver(threads=100_000),
        lambda: Solver().score("4444444"),
        lambda: Solver().score(Position("1122334")),
        lambda: Solver().score(Position(size="9x9")),
        lambda: Solver().score(Position(connect=5)),
        lambda: Solver().score(Position().drop(2, 0)),
        lambda: Solver().score("", seconds=0),
        lambda: Solver().score("", seconds=float("nan")),
        lambda: Solver().batch(["4"], threads=0),
    ]:
        with pytest.raises(FourlineError):
            bad()
    for wrong in [lambda: Solver().score(4), lambda: Solver().batch(7), lambda: Solver(memory="16M")]:
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(MemoryError):
        Solver(memory=2**62)


def test_a_limit_of_time_ends_a_solve():
    solver = Solver(book=False)
    hard = Position(size="8x7")
    with pytest.raises(TimeoutError):
        solver.score(hard, seconds=0.05)
    with pytest.raises(TimeoutError):
        solver.batch([hard, hard], threads=2, seconds=0.05)
    assert solver.score("44444152555526313") == 0


def test_python_goes_on_while_the_solver_thinks():
    solver = Solver(book=False)
    counted = 0
    done = threading.Event()

    def solve():
        with pytest.raises(TimeoutError):
            solver.score(Position(size="8x7"), seconds=0.5)
        done.set()

    thread = threading.Thread(target=solve)
    thread.start()
    while not done.is_set():
        counted += 1
        time.sleep(0.001)
    thread.join()
    assert counted > 10


@pytest.mark.skipif(os.name == "nt", reason="signals of Unix")
@pytest.mark.parametrize(
    "work",
    [
        "Solver(book=False).score(Position(size='8x7'))",
        "Solver(book=False, threads=2).score(Position(size='8x7'))",
        "Solver(book=False).batch([Position(size='8x7')] * 2, threads=2)",
        "Level(10).choose(Game('size=16x8 connect=5'), seconds=3600)",
    ],
)
def test_ctrl_c_ends_a_thought(work):
    program = f"""
import signal
from fourline import *
# A shell that starts something in the background has it ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    print("ready", flush=True)
    {work}
except KeyboardInterrupt:
    print("stopped", flush=True)
"""
    child = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True)
    assert child.stdout.readline() == "ready\n"
    time.sleep(0.3)
    child.send_signal(signal.SIGINT)
    assert child.communicate()[0] == "stopped\n"
    assert child.returncode == 0


def test_levels_play_every_rule_set():
    assert [level.number for level in Level.all()] == [None, None, *range(1, 11)]
    assert Level("lynx") == Level(7) == pickle.loads(pickle.dumps(Level("7")))
    for rules in Rules.presets():
        game = Game(rules, seed=5, players=("robot", 4))
        while not game.is_over:
            Level(game.player(game.turn)).play(game)
        again = Game(rules, seed=5, players=("robot", 4))
        while not again.is_over:
            again.do(Level(again.player(again.turn)).choose(again))
        assert again == game
    for bad in [lambda: Level(11), lambda: Level(0), lambda: Level("hal"), lambda: Level(3).play(game)]:
        with pytest.raises(FourlineError):
            bad()
    with pytest.raises(FourlineError):
        Level(3).choose(Game(), seconds=-1)
    with pytest.raises(TypeError):
        Level(3).choose("game")


def test_pictures():
    position = Position("1122334")
    assert position._repr_svg_().startswith("<svg") and "</svg>" in position._repr_svg_()
    scores = Solver().scores("4453")
    assert Position("4453").svg(scores=scores, theme="shapes", dark=True, width=300)
    assert position.png(width=100)[:8] == b"\x89PNG\r\n\x1a\n"
    game = Game(names=("<b>", "&"))
    game.drop(3)
    assert "<b>" not in game._repr_svg_() and "&lt;b&gt;" in game._repr_svg_()
    assert game.gif(width=100)[:3] == b"GIF"
    height, width, pixels = game.pixels()
    assert len(pixels) == 3 * height * width
    for bad in [{"theme": "gold"}, {"width": 1}, {"width": 10**12}, {"scores": [1]}]:
        with pytest.raises(FourlineError):
            position.svg(**bad)


def test_there_is_a_version_and_types():
    assert fourline.__version__.count(".") == 2
    folder = os.path.dirname(fourline.__file__)
    assert {"py.typed", "_fourline.pyi"} <= set(os.listdir(folder))
