"""The environments, by the tests of their own libraries."""

import pickle
import warnings

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.classic import connect_four_v3
from pettingzoo.test import api_test, seed_test

import fourline.gymnasium_env  # noqa: F401 (registers the environment)
from fourline import Rules, pettingzoo_env

RULES = [*Rules.presets(), "size=9x7 connect=5", "size=5x4 remove=2 block=1 undo=2/strict"]


@pytest.mark.parametrize("rules", RULES)
def test_pettingzoo(rules):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo_env.env(rules=rules), num_cycles=200)
        seed_test(lambda: pettingzoo_env.env(rules=rules), num_cycles=50)


def test_the_shapes_are_those_of_connect_four():
    ours, theirs = pettingzoo_env.env(), connect_four_v3.env()
    ours.reset(seed=3)
    theirs.reset(seed=3)
    rng = numpy.random.default_rng(3)
    for _ in range(200):
        assert ours.agent_selection == theirs.agent_selection
        mine, other = ours.last(), theirs.last()
        assert mine[0].keys() == other[0].keys()
        for part in other[0]:
            assert mine[0][part].dtype == other[0][part].dtype
            if not (mine[2] and part == "action_mask"):
                assert numpy.array_equal(mine[0][part], other[0][part])
        assert mine[1:4] == other[1:4]
        if mine[2]:
            ours.step(None)
            theirs.step(None)
            if not ours.agents:
                assert not theirs.agents
                ours.reset()
                theirs.reset()
            continue
        action = int(rng.choice(numpy.flatnonzero(mine[0]["action_mask"])))
        ours.step(action)
        theirs.step(action)


def test_an_illegal_action_loses():
    env = pettingzoo_env.env()
    env.reset()
    for _ in range(6):
        env.step(3)
    env.step(3)
    assert env.rewards["player_0"] == -1 and all(env.terminations.values())
    with pytest.raises(ValueError):
        pettingzoo_env.raw_env().step(None)


def test_pettingzoo_pictures_and_pickles():
    env = pettingzoo_env.env(render_mode="rgb_array")
    env.reset()
    assert env.render().ndim == 3
    assert pickle.loads(pickle.dumps(pettingzoo_env.raw_env(rules="power"))).rules == Rules("power")
    with pytest.raises(ValueError):
        pettingzoo_env.env(rules="chess")
    with pytest.raises(ValueError):
        pettingzoo_env.env(render_mode="hologram")


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("starts", ["player", "opponent", "random"])
def test_gymnasium(rules, starts):
    env = gymnasium.make("Fourline-v0", rules=rules, level=2, starts=starts)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)
    seen, _ = env.reset(seed=1)
    rng = numpy.random.default_rng(1)
    over = False
    while not over:
        action = int(rng.choice(numpy.flatnonzero(seen["action_mask"])))
        seen, reward, over, cut, info = env.step(action)
        assert not cut and not info.get("illegal")
    assert reward in (-1.0, 0.0, 1.0) and info["ending"]


def test_gymnasium_refuses():
    env = gymnasium.make("Fourline-v0", render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().ndim == 3
    plain = env.unwrapped
    _, reward, over, _, info = plain.step(99)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(ValueError):
        plain.step(0)
    for bad in [{"level": 11}, {"rules": "chess"}, {"starts": "me"}, {"render_mode": "x"}]:
        with pytest.raises(ValueError):
            fourline.gymnasium_env.FourlineEnv(**bad)
