"""Batches on the processor and by the kernels of src/gpu, beside single games and each other."""
import numpy as np
import pytest

import omnigo
from omnigo.observation import Planes, default_max_turns, rewards


def needs_gpu():
    try:
        omnigo.Batch(1, "3x3", device="cuda")
    except RuntimeError as missing:
        pytest.skip(str(missing))


@pytest.fixture(params=["host", "cuda"])
def device(request):
    """Where kernels run: everywhere on the processor, and on a GPU where there is one."""
    if request.param == "cuda":
        needs_gpu()
    return request.param


@pytest.mark.parametrize(
    "board, players, rules",
    [("5x5", 2, "tromp-taylor"), ("9x9", 2, "no-suicide"), ("9x9", 2, "no-suicide,ko=simple,komi=6.5"), ("19x19", 2, "no-suicide"), ("triangular:3", 3, "tromp-taylor"), ("cube:3", 4, "japanese")],
)
@pytest.mark.parametrize("threads", [1, 3])
def test_a_batch_plays_as_single_games_do(board, players, rules, threads):
    batch = omnigo.Batch(7, board, players, rules, threads=threads)
    games = [omnigo.Game(board, players, rules) for _ in range(7)]
    planes = [Planes(omnigo.Board(board), players) for _ in range(7)]
    for game, seen in zip(games, planes):
        seen.start(game)
    for step in range(90 if board == "19x19" else 200):
        mask, observed = batch.legal_mask(), batch.observe()
        for i, game in enumerate(games):
            assert (mask[i] == game.legal_mask()).all()
            assert (observed[i] == planes[i].seen_by(game.seat)).all()
            assert batch.seat[i] == game.seat and batch.turns[i] == game.turns
        actions = batch.random_actions(seed=step)
        batch.step(actions)
        for i, game in enumerate(games):
            game.play(int(actions[i]))
            planes[i].note(game)
            over = game.over or game.turns >= default_max_turns(game.board, players)
            assert batch.done[i] == over
            expected = rewards(game) if over else [0] * players
            assert np.allclose(batch.rewards[i], expected)
            if over:
                games[i] = omnigo.Game(board, players, rules)
                planes[i].start(games[i])


@pytest.mark.parametrize(
    "boards, players, rules",
    [
        ("9x9", 2, "no-suicide"),
        ("9x9", 2, "no-suicide,ko=simple"),
        ("13x13", 2, "no-suicide"),
        ("5x5", 2, "tromp-taylor"),
        ("triangular:3", 3, "tromp-taylor,ko=simple"),
        (["9x9", "3x3", "petersen"], 2, "territory-like"),
    ],
)
def test_the_kernels_agree_with_the_processor(boards, players, rules, device):
    rules = "no-suicide,scoring=territory" if rules == "territory-like" else rules
    one, other = omnigo.Batch(6, boards, players, rules), omnigo.Batch(6, boards, players, rules, device=device)
    assert one.points == other.points
    for step in range(300):
        assert (one.legal_mask() == np.asarray(other.legal_mask())).all()
        assert (one.observe() == np.asarray(other.observe())).all()
        actions = one.random_actions(seed=step)
        one.step(actions)
        other.step(actions)
        for name in ("rewards", "done", "illegal", "seat", "turns"):
            assert (getattr(one, name) == np.asarray(getattr(other, name))).all(), name


def test_arrays_are_the_batchs_own_memory():
    batch = omnigo.Batch(3, "5x5")
    first = batch.legal_mask()
    batch.step([0, 1, 2])
    assert np.shares_memory(first, batch.legal_mask()) and not first[0, 0]
    kernels = omnigo.Batch(3, "5x5", device="host")
    assert np.from_dlpack(kernels.done).ctypes.data == kernels.done.pointer
    kept = np.from_dlpack(kernels.legal_mask())
    del kernels
    assert kept.sum() == 3 * 26


def test_an_illegal_action_loses(device):
    for where in ("cpu", device):
        batch = omnigo.Batch(2, "3x3", device=where)
        batch.step(np.array([4, 9]))
        batch.step(np.array([4, -1]))
        assert np.asarray(batch.illegal).all() and np.asarray(batch.done).all()
        assert np.asarray(batch.rewards).tolist() == [[1, -1], [1, -1]]


def test_the_graph_form():
    batch = omnigo.Batch(3, ["3x3", "path:4"])
    seen = batch.observe("graph")
    assert seen.x.shape == (27, 17) and seen.edge_index.shape == (2, 2 * 24 + 6)
    assert seen.edge_index.max() < 27 and seen.real.sum() == 9 + 4 + 9
    assert seen.batch.tolist() == [0] * 9 + [1] * 9 + [2] * 9


def test_wrong_arguments_are_errors():
    for arguments in ((0, "3x3"), (-1, "3x3"), (1, []), (1, "3x3", 1), (1, "3x3", 2, "nonsense"), (1 << 40, "3x3")):
        with pytest.raises((ValueError, TypeError)):
            omnigo.Batch(*arguments)
    with pytest.raises(MemoryError):
        omnigo.Batch(9_000_000, "19x19", rules="no-suicide")
    with pytest.raises(ValueError):
        omnigo.Batch(1, "3x3", device="tpu")
    with pytest.raises(ValueError):
        omnigo.Batch(1, "star:99", device="host")
    batch = omnigo.Batch(2, "3x3")
    for actions, error in (([0], ValueError), ([0.5, 1], TypeError), ("ab", TypeError), ([1 << 40, 0], ValueError), (None, TypeError)):
        with pytest.raises(error):
            batch.step(actions)
    with pytest.raises(ValueError):
        batch.observe("nonsense")
    with pytest.raises(ValueError):
        batch.game(2)


@pytest.mark.parametrize("rules", ["tromp-taylor", "no-suicide"])  # by the engine, and as a GPU plays
def test_games_can_be_taken_out(rules):
    batch = omnigo.Batch(70, "9x9", rules=rules)
    for step in range(30):
        batch.step(batch.random_actions(step))
    for i in (0, 63, 64, 69):
        game = batch.game(i)
        assert game.turns == batch.turns[i] and (game.legal_mask() == batch.legal_mask()[i]).all()


def test_torch_takes_actions_and_arrays():
    torch = pytest.importorskip("torch")
    batch = omnigo.Batch(2, "3x3")
    batch.step(torch.tensor([0, 9]))
    assert torch.from_numpy(batch.legal_mask().copy()).sum() == 8 + 10 + 1


def test_torch_and_jax_use_the_gpus_memory():
    needs_gpu()
    torch, jnp = pytest.importorskip("torch"), pytest.importorskip("jax.numpy")
    batch = omnigo.Batch(5, ["9x9", "petersen"], device="cuda")
    batch.step(torch.full((5,), 3, dtype=torch.int64, device="cuda"))
    batch.step(jnp.full((5,), 4, dtype=jnp.int32))
    for array in (batch.legal_mask(), batch.packed_mask(), batch.observe(), batch.rewards, batch.done, batch.turns):
        assert torch.from_dlpack(array).data_ptr() == array.pointer == jnp.from_dlpack(array).unsafe_buffer_pointer()
    assert torch.from_dlpack(batch.turns).tolist() == [2] * 5 and not np.asarray(batch.illegal).any()
    assert np.asarray(batch.legal_mask())[:, [3, 4]].sum() == 0
