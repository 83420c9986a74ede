"""A Gymnasium environment: one player against a level.

>>> import gymnasium, fourline.gymnasium_env
>>> env = gymnasium.make("Fourline-v0", level=3)
>>> seen, info = env.reset(seed=1)
>>> seen["observation"].shape, info["seat"]
((6, 7, 2), 1)

A win is 1, a loss -1, anything else 0. An action that is not possible ends the game and counts as a loss;
`seen["action_mask"]` says which are possible.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import Level, Rules
from ._actions import Actions, new_game, picture, read_rules

RENDER_MODES = (None, "rgb_array", "ansi")

__all__ = ["FourlineEnv"]


class FourlineEnv(gymnasium.Env):
    """One player against a level, under any rules.

    `starts` says who begins: "player", "opponent" or "random".
    """

    metadata = {"render_modes": ["rgb_array", "ansi"], "render_fps": 2}

    def __init__(
        self,
        level: int | str = 5,
        rules: Rules | str = "classic",
        starts: str = "player",
        render_mode: str | None = None,
    ) -> None:
        if starts not in ("player", "opponent", "random"):
            raise ValueError(f"starts is 'player', 'opponent' or 'random', not {starts!r}")
        if render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}; it is rgb_array, ansi or None")
        self.rules = read_rules(rules)
        self.level = Level(level)
        self.starts = starts
        self.render_mode = render_mode
        self._actions = Actions(self.rules)
        self.action_space = spaces.Discrete(len(self._actions))
        self.observation_space = spaces.Dict(
            {
                name: spaces.Box(0, most, shape, np.int8)
                for name, (shape, most) in self._actions.space_parts().items()
            }
        )
        self.game = new_game(self.rules, 0)

    @property
    def meanings(self) -> list[str]:
        """What each action is, as a text for `Game.do`."""
        return list(self._actions.texts)

    def _let_the_level_play(self) -> None:
        while self.game.turn == 2:
            self.level.play(self.game)

    def _seen(self) -> dict[str, np.ndarray]:
        return self._actions.observation(self.game, 1)

    def _info(self) -> dict[str, Any]:
        return {"seat": 1, "level": self.level.id, "ending": self.game.ending}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray], dict[str, Any]]:
        super().reset(seed=seed)
        lots = self.np_random.integers(0, 2**63, size=2)
        starter = {"player": 1, "opponent": 2, "random": 1 + int(lots[0]) % 2}[self.starts]
        self.game = new_game(self.rules, int(lots[1]), starter)
        self._let_the_level_play()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[dict[str, np.ndarray], float, bool, bool, dict[str, Any]]:
        if self.game.is_over:
            raise ValueError("the game is over: call reset")
        if not 0 <= action < len(self._actions) or not self._actions.mask(self.game, 1)[action]:
            self.game.resign(1)
            return self._seen(), -1.0, True, False, self._info() | {"illegal": True}
        self.game.do(self._actions.texts[action], seat=1)
        self._let_the_level_play()
        reward = {1: 1.0, 2: -1.0, None: 0.0}[self.game.winner]
        return self._seen(), reward, self.game.is_over, False, self._info()

    def render(self) -> np.ndarray | str | None:
        if self.render_mode == "ansi":
            return str(self.game)
        return picture(self.game) if self.render_mode == "rgb_array" else None


gymnasium.register(id="Fourline-v0", entry_point="fourline.gymnasium_env:FourlineEnv")
