"""Whatever is passed, the answer is a value or a Python exception; never a crash, and never a game that breaks its rules."""
import pytest

pytest.importorskip("hypothesis")
import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import omnigo

settings.register_profile("omnigo", deadline=None, suppress_health_check=list(HealthCheck), max_examples=150)
settings.load_profile("omnigo")

anything = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20), st.binary(max_size=20),
    st.lists(st.integers(), max_size=5), st.dictionaries(st.text(max_size=3), st.text(max_size=6), max_size=3),
)
small = st.sampled_from(["2x2", "3x3", "path:5", "petersen", "triangular:2", "complete:4"])
rules = st.sampled_from(["tromp-taylor", "no-suicide", "japanese", "aga", "ko=none", "ko=symmetric", "stone-scoring"])


def tried(call, *arguments, **options):
    try:
        return call(*arguments, **options)
    except (ValueError, TypeError, IndexError, OverflowError, AttributeError, RuntimeError, MemoryError, KeyError):
        return None


@given(anything)
def test_boards_of_anything(value):
    for call in (omnigo.Board, omnigo.Board.from_text, omnigo.Board.from_edges, omnigo.Board.from_networkx):
        tried(call, value)


@given(st.lists(st.tuples(st.integers(-2, 12), st.integers(-2, 12)), max_size=20), st.one_of(st.none(), st.integers(-1, 15)))
def test_boards_of_edges(edges, points):
    board = tried(omnigo.Board.from_edges, edges, points)
    if board is not None:
        assert len(board.edges) == len(edges)


@given(anything, anything, anything, anything)
def test_games_of_anything(board, players, text, stones):
    tried(omnigo.Game, board, players, text, stones)
    tried(omnigo.Game, "3x3", players, text)
    tried(omnigo.Game, "3x3", stones=stones, first=text)
    tried(omnigo.Game("3x3").play_random, players)


@given(st.one_of(st.text(max_size=200), st.binary(max_size=200)))
def test_records_of_anything(text):
    tried(omnigo.Game.from_sgf, text)
    tried(omnigo.Game.from_json, text)


@given(small, st.integers(2, 5), rules, st.lists(st.one_of(st.integers(-1, 12), anything, st.sampled_from(["pass", "undo", "random", "resign", "resume", "A1"])), max_size=40))
def test_turns_of_anything(board, players, text, turns):
    game = tried(omnigo.Game, board, players, text)
    if game is None:
        return
    for turn in turns:
        before = game.turns
        if turn == "undo":
            tried(game.undo)
        elif turn == "random":
            assert game.over or game.play_random() in (*game.board.points, "pass")
        elif turn == "resume":
            tried(game.resume)
        else:
            legal = tried(game.why, turn) == "legal"
            tried(game.play, turn)
            assert not legal or game.turns == before + 1
        colouring = game.colouring
        assert colouring.max(initial=0) <= players
        assert len(game.score()) == players
        assert game.legal_mask().sum() == (0 if game.over else len(game.legal_moves()) + 1)
    assert omnigo.Game.from_json(game.to_json()).moves == game.moves
    str(game), repr(game), game._repr_svg_()


@given(anything, st.one_of(st.none(), st.integers(-5, 100)), st.one_of(st.none(), st.floats(max_value=0.01)))
def test_bots_of_anything(name, playouts, seconds):
    made = tried(omnigo.bot, name, playouts=playouts, seconds=seconds)
    made = made or omnigo.bot("random")
    tried(made.choose, name)
    assert made.choose(omnigo.Game("2x2"))


@given(st.integers(-1, 5), st.one_of(small, anything), st.one_of(st.none(), st.integers(-1, 8)), rules, st.lists(anything, max_size=4), st.sampled_from(["cpu", "host"]))
def test_batches_of_anything(n, board, players, text, steps, device):
    batch = tried(omnigo.Batch, n, board, players, text, device=device)
    if batch is None:
        return
    for step in steps:
        tried(batch.step, step)
        tried(batch.step, [step] * n)
        tried(batch.observe, step)
        tried(batch.game, step)
        batch.step(np.asarray(batch.random_actions(1)))
    assert np.asarray(batch.legal_mask())[:, -1].all()


@given(anything, anything)
def test_exact_functions_of_anything(first, second):
    tried(omnigo.solve, first)
    tried(omnigo.solve, omnigo.Game("2x2"), None, second)
    tried(omnigo.count, "2x2", second)
    if not isinstance(first, (bool, int)):  # a number is a file that is open already
        tried(omnigo.verify, first)
