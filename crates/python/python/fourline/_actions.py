"""Actions of a game as numbers, and what a player sees of it as arrays: what both environments share."""

from __future__ import annotations

import numpy as np

from . import Game, Rules


def read_rules(rules: Rules | str) -> Rules:
    """Rules by name, as text, or as they are."""
    return rules if isinstance(rules, Rules) else Rules(rules)


class Actions:
    """The numbers of all actions under some rules.

    First the columns, then what the rules have: a remove for each cell (row by row from the top), undo, block and
    the end of a turn. Plain rules have only the columns.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        letters = [chr(ord("a") + column) for column in range(rules.columns)]
        self.texts = [f"drop {letter}" for letter in letters]
        if rules.remove:
            self.texts += [f"remove {letter}{row + 1}" for row in range(rules.rows) for letter in letters]
        self.has_undo = rules.undo != "0"
        if self.has_undo:
            self.texts.append("undo")
        if rules.block:
            self.texts.append("block")
        if self.has_undo or rules.block:
            self.texts.append("end")
        self.numbers = {text: number for number, text in enumerate(self.texts)}
        self.has_quotas = self.has_undo or bool(rules.remove or rules.block)

    def __len__(self) -> int:
        return len(self.texts)

    def mask(self, game: Game, seat: int) -> np.ndarray:
        """1 for each action that the seat can take now."""
        mask = np.zeros(len(self), np.int8)
        if game.turn == seat:
            for text in game.actions():
                mask[self.numbers[text]] = 1
            # An undo that loses the game is possible, but no choice.
            if self.has_undo and game.undos_left(seat) == 0:
                mask[self.numbers["undo"]] = 0
        return mask

    def planes(self, game: Game, seat: int) -> np.ndarray:
        """One's own discs and the opponent's, row 0 at the top: the shape of `connect_four_v3`."""
        cells = np.asarray(game.position)
        own = game.side(seat)
        return np.stack([cells == own, cells == 3 - own], axis=2).astype(np.int8)

    def left(self, game: Game, seat: int) -> np.ndarray:
        """Undos, removes and blocks that are left: one's own, then the opponent's."""
        quotas = [
            left(of) or 0
            for of in (seat, 3 - seat)
            for left in (game.undos_left, game.removes_left, game.blocks_left)
        ]
        return np.array(quotas, np.int8)

    def observation(self, game: Game, seat: int) -> dict[str, np.ndarray]:
        """All that a player sees."""
        seen = {"observation": self.planes(game, seat), "action_mask": self.mask(game, seat)}
        if self.has_quotas:
            seen["left"] = self.left(game, seat)
        return seen

    def space_parts(self) -> dict[str, tuple[tuple[int, ...], int]]:
        """The shape and the largest number of each part of what is seen."""
        parts: dict[str, tuple[tuple[int, ...], int]] = {
            "observation": ((self.rules.rows, self.rules.columns, 2), 1),
            "action_mask": ((len(self),), 1),
        }
        if self.has_quotas:
            parts["left"] = ((6,), 99)
        return parts


def new_game(rules: Rules, seed: int, starter: int | None = None) -> Game:
    """A game whose symbols are settled."""
    game = Game(rules, seed=seed, starter=starter)
    if game.stage == "pick":
        game.do(game.actions()[0])
    return game


def picture(game: Game) -> np.ndarray:
    """The game as pixels."""
    height, width, pixels = game.pixels(coordinates=False)
    return np.frombuffer(pixels, np.uint8).reshape(height, width, 3)
