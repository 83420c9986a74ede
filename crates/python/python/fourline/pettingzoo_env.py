"""A PettingZoo environment (AEC) with the shapes of `connect_four_v3`, under any rules.

>>> from fourline import pettingzoo_env
>>> env = pettingzoo_env.env(rules="classic")
>>> env.reset(seed=1)
>>> env.agent_selection, env.observe("player_0")["observation"].shape
('player_0', (6, 7, 2))

Rules with removes, undos or blocks have more actions (see `raw_env.meanings`) and one more part of what is seen:
`left`, the undos, removes and blocks of both players. A win is 1, a loss -1; a move that is not possible loses.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from . import Rules
from ._actions import Actions, new_game, picture, read_rules

RENDER_MODES = (None, "rgb_array", "ansi")

__all__ = ["env", "raw_env"]


def env(**options: Any) -> AECEnv:
    """The environment as it is usually played: illegal moves end the game and lose it."""
    made: AECEnv = raw_env(**options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv, EzPickle):  # noqa: N801 (PettingZoo's own convention)
    """The environment itself. `player_0` has seat 1, `player_1` seat 2."""

    metadata = {
        "render_modes": ["rgb_array", "ansi"],
        "name": "fourline_v0",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, rules: Rules | str = "classic", render_mode: str | None = None) -> None:
        EzPickle.__init__(self, rules, render_mode)
        super().__init__()
        if render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}; it is rgb_array, ansi or None")
        self.rules = read_rules(rules)
        self.render_mode = render_mode
        self.possible_agents = ["player_0", "player_1"]
        self.agents = self.possible_agents[:]
        self._actions = Actions(self.rules)
        self._random = np.random.default_rng()
        self._start(0)

    @property
    def meanings(self) -> list[str]:
        """What each action is, as a text for `Game.do`."""
        return list(self._actions.texts)

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def _start(self, seed: int) -> None:
        if not hasattr(self, "action_spaces"):
            parts = self._actions.space_parts()
            self.action_spaces = {a: spaces.Discrete(len(self._actions)) for a in self.possible_agents}
            self.observation_spaces = {
                a: spaces.Dict(
                    {name: spaces.Box(0, most, shape, np.int8) for name, (shape, most) in parts.items()}
                )
                for a in self.possible_agents
            }
        self.game = new_game(self.rules, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent(self.game.turn or 1)

    def _agent(self, seat: int) -> str:
        return self.possible_agents[seat - 1]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent) + 1

    def reset(self, seed: int | None = None, options: dict | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._start(int(self._random.integers(0, 2**63)))

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        return self._actions.observation(self.game, self._seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        if action is None or not self._actions.mask(self.game, seat)[action]:
            raise ValueError(f"action {action!r} is not possible now; the action_mask says which are")
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.game.do(self._actions.texts[action], seat=seat)
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            if self.game.winner is not None:
                winner = self._agent(self.game.winner)
                self.rewards = {a: 1 if a == winner else -1 for a in self.agents}
            self.agent_selection = self._agent(3 - seat)
        else:
            self.agent_selection = self._agent(self.game.turn or 1)
        self._accumulate_rewards()

    def render(self) -> np.ndarray | str | None:
        if self.render_mode == "ansi":
            return str(self.game)
        return picture(self.game) if self.render_mode == "rgb_array" else None

    def close(self) -> None:
        pass
