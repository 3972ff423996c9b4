"""Games: the documents' examples, turns and undo, records, copies."""
import copy
import gc
import inspect
import pickle
from collections.abc import Sequence

import numpy as np
import pytest

import omnigo


def play(game, moves):
    for move in moves.split():
        game.play(move)
    return game


def test_superko_of_the_documents():
    game = play(omnigo.Game("2x2"), "A2 B2 A1 B1 A2 A1")
    assert game.why("A2") == "repeats 1"
    assert game.legal_moves() == []
    with pytest.raises(omnigo.IllegalMove, match="repeats the colouring after turn 1"):
        game.play("A2")
    game.pass_()
    game.pass_()
    assert game.over and game.score() == [0, 4]
    with pytest.raises(omnigo.IllegalMove):
        game.pass_()


def test_suicide_of_the_documents():
    stones = {"B1": "black", "B2": "black", "A2": "white"}
    game = omnigo.Game("3x2", rules="no-suicide", stones=stones, first="white")
    assert game.legal_moves() == ["C1", "C2"]
    assert game.why("A1") == "suicide" and game.why("B1") == "occupied"
    assert game.score() == [4, 1]


@pytest.mark.parametrize("stones", [["A1"], "A1", {"A1": 1}, {"A1": None}])
def test_stones_that_are_no_dictionary_of_colours(stones):
    with pytest.raises(TypeError, match="stones: expected a dictionary such as"):
        omnigo.Game("3x2", stones=stones)


def test_three_players():
    game = omnigo.Game("triangular:3", players=3, rules="komi=0/0.5/1")
    assert [game.to_play for _ in range(3) if not game.play(game.legal_moves()[0])] == ["white", "red", "black"]
    assert game.komi == [0, 0.5, 1]
    game.resign("white")
    assert game.places() == [3, 3, 1] or game.places()[1] == 3
    game.play("pass")
    game.play("pass")
    assert game.over
    with pytest.raises(omnigo.IllegalMove):
        game.resign("white")


def test_players_and_rules_must_agree():
    assert omnigo.Game("3x3", rules="players=3").players == 3
    with pytest.raises(ValueError):
        omnigo.Game("3x3", players=2, rules="players=3")
    with pytest.raises(ValueError):
        omnigo.Game("3x3", players=1)
    with pytest.raises(ValueError):
        omnigo.Game("3x3", rules="nonsense")
    for preset in omnigo.presets():
        omnigo.Game("3x3", rules=preset)


def test_colouring_is_a_view_that_outlives_its_game():
    game = omnigo.Game("9x9")
    seen = game.colouring
    game.play("E5")
    assert seen.dtype == np.uint8 and seen[40] == 1 and seen.sum() == 1
    assert np.shares_memory(seen, game.colouring)
    with pytest.raises(ValueError):
        seen[0] = 1
    del game
    gc.collect()
    assert seen[40] == 1


def test_undo_restores_everything():
    game = omnigo.Game("5x5", players=3)
    states = []
    generator = np.random.default_rng(1)
    while not game.over and game.turns < 60:
        states.append((game.colouring.tobytes(), game.to_play, game.legal_moves(), game.score(), game.prisoners_lost))
        moves = game.legal_moves()
        game.play(moves[generator.integers(len(moves))] if moves and generator.random() < 0.9 else "pass")
    while states:
        assert game.undo()
        now = (game.colouring.tobytes(), game.to_play, game.legal_moves(), game.score(), game.prisoners_lost)
        assert now == states.pop()
    assert not game.undo()


def test_moves_are_names_or_numbers():
    game = omnigo.Game("3x3")
    game.play("b2")
    game.play(np.int64(0))
    game.play(9)
    game.play("".join(["A", "2"]))  # not the board's own object
    game.play(game.board.points[2])
    assert [move for _, move in game.moves] == ["B2", "A1", "pass", "A2", "C1"]
    for wrong in ("Z9", "", "\ud800", -1, 10, 1 << 70):
        with pytest.raises((ValueError, IndexError)):
            game.play(wrong)
    for wrong in (None, 1.5, [], b"A1"):
        with pytest.raises(TypeError):
            game.play(wrong)


def test_the_mask_agrees_with_the_names():
    game = play(omnigo.Game("3x3", rules="no-suicide"), "B1 pass A2")
    mask = game.legal_mask()
    assert mask.shape == (10,) and mask[9]
    assert [name for name, legal in zip(game.board.points, mask) if legal] == game.legal_moves()


def test_legal_moves_are_a_sequence_that_stays_as_it_is():
    game = play(omnigo.Game("2x2"), "A1")
    moves = game.legal_moves()
    names = ["B1", "A2", "B2"]
    assert isinstance(moves, omnigo.Moves) and isinstance(moves, Sequence)
    assert moves == names and names == moves and moves == game.legal_moves()
    assert moves != names[:2] and moves != tuple(names) and moves != game.legal_moves(with_pass=True)
    assert len(moves) == 3 and list(moves) == names and list(reversed(moves)) == names[::-1]
    assert moves[0] == "B1" and moves[-1] == "B2" and moves[np.int64(1)] == "A2"
    assert moves[1:] == names[1:] and moves[::-2] == names[::-2] and moves[5:] == []
    assert "A2" in moves and "A1" not in moves and 0 not in moves
    assert moves.index("A2") == 1 and moves.index("B2", 2) == 2 and moves.count("A2") == 1 and moves.count("A1") == 0
    assert repr(moves) == "Moves(['B1', 'A2', 'B2'])"
    assert game.legal_moves(with_pass=True) == [*names, "pass"]
    match moves:
        case [first, *rest]:
            assert first == "B1" and rest == names[1:]
        case _:
            raise AssertionError
    play(game, "B2 pass pass")
    assert moves == names and game.legal_moves() == game.legal_moves(with_pass=True) == [] and not game.legal_moves()
    del game
    gc.collect()
    assert moves == names
    for again in (copy.copy(moves), copy.deepcopy(moves), pickle.loads(pickle.dumps(moves))):
        assert again == moves and type(again) is list


def test_legal_moves_reject_what_no_sequence_does():
    moves = omnigo.Game("2x2").legal_moves()
    for wrong in (4, -5, 1 << 70):
        with pytest.raises(IndexError):
            moves[wrong]
    for use in (lambda: moves["A1"], lambda: moves < moves, lambda: hash(moves), lambda: omnigo.Moves(), lambda: moves.index()):
        with pytest.raises(TypeError):
            use()
    with pytest.raises(ValueError):
        moves.index("C9")


@pytest.mark.parametrize("board, rules", [("1x1", "no-suicide"), ("8x8", "no-suicide"), ("16x8", "players=3"), ("star:70", "ko=simple"), ("4x4", "ko=symmetric"), ("13x5", "ko=none")])
def test_legal_moves_are_those_that_may_be_played(board, rules):
    """Boards whose points, or points and pass, fill whole words among them; turns are taken back in between."""
    game = omnigo.Game(board, rules=rules)
    generator = np.random.default_rng(1)
    for _ in range(150):
        names = [name for name in game.board.points if game.why(name) == "legal"]
        moves = game.legal_moves(with_pass=True)
        assert list(moves) == names + ["pass"] * (not game.over)
        assert [moves[i] for i in range(len(moves))] == list(moves) and game.legal_moves() == names
        assert np.flatnonzero(game.legal_mask()).tolist() == [game.board.points.index(name) for name in names] + [len(game.board)] * (not game.over)
        if game.over or generator.random() < 0.2:
            for _ in range(generator.integers(1, 5)):
                game.undo()
        else:
            game.play(moves[generator.integers(len(moves))])


def test_arguments_by_position_or_by_name():
    game = omnigo.Game("3x3")
    game.play(move="B2")
    assert game.legal_moves(True) == game.legal_moves(with_pass=True) and game.legal_moves(False) == game.legal_moves()
    assert game.legal_moves(**{"_".join(["with", "pass"]): True}) == game.legal_moves(True)  # a name that is no constant
    assert game.random_move(4) == game.random_move(seed=4) == game.copy().play_random(seed=np.int64(4))
    assert game.play_random(None) == game.moves[-1][1]
    for use, reason in (
        (lambda: game.play(), "play.. needs the argument move"),
        (lambda: game.play("A1", "A2"), "play.. takes one argument, move, but got 2"),
        (lambda: game.play("A1", move="A2"), "play.. takes one argument, move, but got 2"),
        (lambda: game.play(point="A1"), "play.. has no argument 'point', only move"),
        (lambda: game.play(**{"\ud800": "A1"}), "play.. has no argument"),
        (lambda: game.legal_moves(with_pass=1), "with_pass: expected True or False"),
        (lambda: game.play_random(seed="1"), "seed: expected a whole number from 0 to"),
        (lambda: game.random_move(-1), "seed: expected a whole number from 0 to"),
        (lambda: game.undo(1), "no arguments"),
        (lambda: omnigo.Game.play("A1"), "Game"),
    ):
        with pytest.raises(TypeError, match=reason):
            use()
    assert game.turns == 2
    assert str(inspect.signature(omnigo.Game.legal_moves)) == "(self, /, with_pass=False)"


def test_a_game_that_was_never_initialised_is_an_error():
    game = omnigo.Game.__new__(omnigo.Game)
    for use in (lambda: game.play("A1"), lambda: game.legal_moves(), lambda: game.play_random(), lambda: game.undo(), lambda: game.copy(), lambda: game.turns):
        with pytest.raises(TypeError):
            use()
    for _ in range(2):
        with pytest.raises(AttributeError):
            game.over
        with pytest.raises(ValueError):
            game.__init__("nonsense")
    game.__init__("3x3")
    assert game.over is False


class OtherGame(omnigo.Game):
    pass


@pytest.mark.parametrize("make", [omnigo.Game, OtherGame])
def test_over_follows_every_change(make):
    game = make("3x3")
    seen = []
    for change in (lambda: play(game, "A1 pass"), game.pass_, game.undo, lambda: game.play("pass"), game.resume, game.resign, game.undo):
        change()
        seen.append(game.over)
    assert seen == [False, True, False, True, False, True, False]
    game.play("pass"), game.play("pass")
    assert game.over and game.copy().over and copy.deepcopy(game).over and pickle.loads(pickle.dumps(omnigo.Game("3x3"))).over is False
    with pytest.raises(AttributeError):
        game.over = False


def test_random_moves_are_legal_and_all_are_met():
    game = play(omnigo.Game("2x2"), "A2 B2 A1 B1 A2 A1")
    assert game.random_move() == "pass"
    game = play(omnigo.Game("3x3", rules="no-suicide"), "B1 pass A2")
    assert {game.random_move() for _ in range(300)} == set(game.legal_moves())
    assert len({game.random_move(seed=4) for _ in range(9)}) == 1
    game.pass_(), game.pass_()
    with pytest.raises(ValueError):
        game.random_move()


def test_play_random_plays_what_it_returns():
    start = play(omnigo.Game("3x3", rules="no-suicide"), "B1 pass A2")
    met = set()
    for _ in range(300):
        game = start.copy()
        met.add(game.play_random())
        assert game.turns == 4 and game.moves[-1][1] in met
    assert met == set(start.legal_moves())
    assert {start.copy().play_random(seed=4) for _ in range(9)} == {start.random_move(seed=4)}
    game = play(omnigo.Game("2x2"), "A2 B2 A1 B1 A2 A1")
    assert [game.play_random(), game.turns] == ["pass", 7]
    game.pass_()
    with pytest.raises(omnigo.IllegalMove, match="after the end of play"):
        game.play_random()


def test_random_games_end_by_themselves():
    for board, players, rules in (("5x5", 2, "tromp-taylor"), ("triangular:3", 3, "no-suicide"), ("petersen", 4, "ko=simple")):
        game = omnigo.Game(board, players, rules)
        while not game.over and game.turns < 2000:
            assert game.why(game.copy().play_random(seed=game.turns)) == "legal"
            game.play_random()
        assert omnigo.Game.from_json(game.to_json()).moves == game.moves


@pytest.mark.parametrize("board, players", [("9x9", 2), ("triangular:3", 3), ("petersen", 4)])
def test_records_and_sgf_come_back(board, players):
    game = omnigo.Game(board, players=players)
    for _ in range(12):
        game.play(game.legal_moves()[0])
    game.pass_()
    for again in (
        omnigo.Game.from_json(game.to_json()),
        omnigo.Game.from_sgf(game.to_sgf()),
        pickle.loads(pickle.dumps(game)),
        copy.copy(game),
        copy.deepcopy(game),
    ):
        assert again.moves == game.moves
        assert (again.colouring == game.colouring).all()
        assert again.rules == game.rules and again.to_play == game.to_play
        again.play(again.legal_moves()[-1])
        assert again.turns == game.turns + 1


def test_sgf_of_others():
    game = omnigo.Game.from_sgf("(;GM[1]FF[4]SZ[9]KM[6.5];B[ee];W[];B[ff])")
    assert game.board.spec == "grid:9x9" and game.komi == [0, 6.5]
    assert [move for _, move in game.moves] == ["E5", "pass", "F4"]
    assert omnigo.Game.from_sgf(game.to_sgf().encode()).moves == game.moves
    for wrong in ("", "()", "(;GM[1]SZ[9];B[zz])", "{", '{"version":1}'):
        with pytest.raises(ValueError):
            omnigo.Game.from_sgf(wrong)


def test_pictures():
    game = play(omnigo.Game("3x3"), "B2 A1")
    assert game._repr_svg_().startswith("<svg")
    assert str(game).splitlines()[1].split() == ["3", ".", ".", ".", "3"]
    assert "white" not in repr(game) and "black to play" in repr(game)


def test_territory_and_resumption():
    game = play(omnigo.Game("3x3", rules="japanese"), "B2 pass pass")
    assert game.over and game.score() == [8, 6.5]
    game.resume()
    game.play("A1")
    assert not game.over
    with pytest.raises(omnigo.IllegalMove):
        game.resume()
    assert [entry["territory"] for entry in game.tally()] == [0, 0] or game.tally()[0]["komi"] == 0


def test_errors_say_what_is_expected():
    game = omnigo.Game("5x5", players=3)
    for wrong in (lambda: game.play("Q9"), lambda: game.play("PASS"), lambda: game.board.neighbours("Q9")):
        with pytest.raises(ValueError, match=r"on grid:5x5: points have names from 'A1' to 'E5', and a pass is 'pass'"):
            wrong()
    for wrong in (lambda: game.resign("green-ish"), lambda: omnigo.Game("5x5", players=3, first="yellow-ish")):
        with pytest.raises(ValueError, match="ish': expected black, white or "):
            wrong()
    for board in (None, 9, ["5x5"]):
        with pytest.raises(TypeError, match="a board is a Board or a specification such as '9x9'"):
            omnigo.Game(board)
