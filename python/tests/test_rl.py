"""The environments of others: PettingZoo's, Gymnasium's and OpenSpiel's own tests."""
import numpy as np
import pytest

import omnigo


@pytest.mark.parametrize("board, players", [("5x5", 2), ("triangular:3", 3), ("petersen", 4)])
def test_pettingzoo(board, players):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from omnigo.pettingzoo import env

    api_test(env(board, players), num_cycles=300)
    seed_test(lambda: env(board, players), num_cycles=40)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_renders(players):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import render_test

    from omnigo.pettingzoo import env

    texts = {"ansi": lambda shown: isinstance(shown, str), "svg": lambda shown: shown.startswith("<svg")}
    render_test(lambda render_mode: env("5x5", players, render_mode=render_mode), custom_tests=texts)


def test_pettingzoo_rewards_the_winner():
    pytest.importorskip("pettingzoo")
    from omnigo.pettingzoo import env

    go = env("2x2")
    go.reset(seed=1)
    for action in (0, 4, 4):
        go.step(action)
    assert go.rewards == {"black": 1, "white": -1} and all(go.terminations.values())


@pytest.mark.parametrize("options", [dict(board="5x5", opponent="random"), dict(board="triangular:2", players=3, opponent="random", seat=1)])
def test_gymnasium(options):
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from omnigo.gymnasium import GoEnv

    check_env(GoEnv(**options), skip_render_check=True)
    go = GoEnv(**options)
    _, info = go.reset(seed=1)
    generator = np.random.default_rng(1)
    for _ in range(500):
        action = generator.choice(np.flatnonzero(info["action_mask"]))
        _, reward, ended, truncated, info = go.step(action)
        if ended or truncated:
            break
    assert (ended or truncated) and reward in (-1, -0.5, 0, 1, 0.25)


def test_gymnasium_punishes_illegal_actions():
    pytest.importorskip("gymnasium")
    from omnigo.gymnasium import GoEnv

    go = GoEnv("5x5", opponent="random")
    go.reset(seed=1)
    go.step(12)
    assert go.step(12)[1:3] == (-1.0, True)


def test_environments_that_cannot_be_made():
    pytest.importorskip("pettingzoo")
    from omnigo.gymnasium import GoEnv
    from omnigo.pettingzoo import env

    for wrong in (dict(opponent="nobody"), dict(rules="nothing"), dict(seat=2)):
        with pytest.raises(ValueError):
            GoEnv("5x5", **wrong)
    with pytest.raises(ValueError):
        env("5x5", rules="nothing")


@pytest.mark.parametrize("game", ["python_omnigo(board=3x3)", "python_omnigo(board=triangular:2,players=3,rules=no-suicide;komi:0/0.5/1)"])
def test_openspiel(game):
    pyspiel = pytest.importorskip("pyspiel")
    import omnigo.openspiel  # noqa: F401

    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=3, serialize=False, verbose=False)


def test_openspiel_observes():
    pyspiel = pytest.importorskip("pyspiel")
    import omnigo.openspiel  # noqa: F401

    game = pyspiel.load_game("python_omnigo(board=3x3)")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    state.apply_action(4)
    observer.set_from(state, 1)
    assert observer.dict["observation"].shape == (3, 3, 17)
    assert observer.dict["observation"][1, 1, 1] == 1 and observer.tensor.sum() == 1 + 9
