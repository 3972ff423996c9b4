"""Boards: families, graphs of your own, what they are to NetworkX and to PyTorch Geometric."""
import pickle

import numpy as np
import pytest

import omnigo


def test_families_have_the_points_of_the_documents():
    board = omnigo.Board("triangular:11")
    assert len(board) == len(board.points) == 331
    degrees = np.bincount(board.edge_index[0])
    assert sorted(np.bincount(degrees)[[3, 4, 6]]) == [6, 54, 271]
    assert omnigo.Board("9").spec == "grid:9x9"
    assert omnigo.Board("cylinder:6x4").edge_index.shape == (2, 2 * 42)


def test_points_are_named_as_gtp_does():
    board = omnigo.Board("3x2")
    assert board.points == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert board.size == (3, 2)
    assert board.neighbours("B1") == ["A1", "C1", "B2"]
    assert board.coordinates.shape == (6, 3)


@pytest.mark.parametrize("spec", [name[1] for name in omnigo.families()])
def test_every_example_of_a_family_is_a_board(spec):
    board = omnigo.Board(spec)
    assert len(board.edges) * 2 == board.edge_index.shape[1]
    assert board._repr_svg_().startswith("<svg")


def test_boards_from_edges():
    board = omnigo.Board.from_edges([(0, 1), (1, 2)], points=4)
    assert board.points == ("0", "1", "2", "3")
    assert board.edges == [(0, 1), (1, 2)]
    with pytest.raises(ValueError):
        omnigo.Board.from_edges([(0, 0)])
    with pytest.raises(ValueError):
        omnigo.Board.from_edges([(0, 1), (1, 0)])
    with pytest.raises(ValueError):
        omnigo.Board.from_edges([(0, 5)], points=3)
    with pytest.raises(ValueError):
        omnigo.Board.from_edges([])


def test_what_is_no_graph_of_networkx():
    networkx = pytest.importorskip("networkx")
    for wrong in (5, "graph", [(0, 1)]):
        with pytest.raises(TypeError, match="expected a graph of NetworkX"):
            omnigo.Board.from_networkx(wrong)
    for node, place, says in (("a", "north", "pos: expected"), ("a", 7, "not iterable"), ("\ud800", (0, 0), "a node: expected")):
        graph = networkx.Graph()
        graph.add_node(node, pos=place)
        with pytest.raises(TypeError, match=says):
            omnigo.Board.from_networkx(graph)


def test_boards_from_networkx():
    networkx = pytest.importorskip("networkx")
    board = omnigo.Board.from_networkx(networkx.grid_2d_graph(3, 3))
    assert board.points[0] == "(0,0)"
    assert len(board.edges) == 12
    assert omnigo.count(board) == 12675
    directed = networkx.DiGraph([("a", "b"), ("b", "a"), ("b", "c")])
    assert len(omnigo.Board.from_networkx(directed).edges) == 2
    placed = networkx.Graph()
    placed.add_node("x", pos=(0, 0))
    placed.add_node("y", pos=(3, 4))
    assert omnigo.Board.from_networkx(placed).coordinates[1].tolist() == [3, 4, 0]
    with pytest.raises(ValueError):
        omnigo.Board.from_networkx(networkx.Graph())


def test_unknown_families_are_looked_up_in_python():
    for make in (omnigo.Board, omnigo.Game, omnigo.count):
        with pytest.raises(ValueError, match=r"unknown board family in 'zzz:3'; omnigo.families\(\) lists them"):
            make("zzz:3")


@pytest.mark.parametrize("board", [9, None, "\ud800", ["9x9"]])
def test_what_is_no_text_is_no_board(board):
    with pytest.raises(TypeError, match="a board is a Board or a specification|incompatible function arguments"):
        omnigo.Game(board)


@pytest.mark.parametrize("spec", ["", "9y9", "nonsense:3", "grid:0x3", "triangular:-1", "complete:99999", "file:/no/such"])
def test_what_is_no_board_is_a_value_error(spec):
    with pytest.raises(ValueError):
        omnigo.Board(spec)


def test_boards_are_equal_hashable_and_pickled():
    board = omnigo.Board("cube:3")
    again = pickle.loads(pickle.dumps(board))
    assert again == board and hash(again) == hash(board) and again != omnigo.Board("cube:2")
    own = omnigo.Board.from_edges([(0, 1), (1, 2)])
    assert pickle.loads(pickle.dumps(own)) == own
    assert omnigo.Board.from_text(own.to_text()) == own
