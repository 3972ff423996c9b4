"""Many games at once, on the processor or on a GPU."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from omnigo import _omnigo
from omnigo._omnigo import Board, Game
from omnigo.kernels import KernelGames, KernelRules, kernel_games
from omnigo.observation import default_max_turns


class GraphObservation(NamedTuple):
    """All games as one graph, as PyTorch Geometric stores batches: node i * P + p is point p of game i."""

    x: npt.NDArray[np.bool_]  # (n * P, planes)
    edge_index: npt.NDArray[np.int64]  # (2, edges)
    batch: npt.NDArray[np.int64]  # (n * P): the game of each node
    real: npt.NDArray[np.bool_]  # (n * P): False for points that only pad a smaller board


class Batch:
    """`n` games that are stepped together.

    `board` is a Board or its specification, or several: game i is played on board i modulo their number, and boards
    are padded to the points of the largest, P. Actions are the points' numbers; P is the pass. When a game ends, the
    step reports `done` and `rewards`, and the next game has started in its place. A game that reaches `max_turns`
    (default: players times points, at least 100; 0: never) is counted as it stands. An illegal action ends the game
    as a loss of the player who chose it.

    The arrays show the batch's own memory: each is the same memory after every step. Copy what you keep. With
    device="cuda" everything is on the GPU, and arrays are taken by torch.from_dlpack or jax.numpy.from_dlpack without a
    copy: boards of at most 1,024 points with at most 12 neighbours each, 2 to 6 players, ko positional, simple or none.
    device="host" runs the GPU's code on the processor, for tests.

        >>> from omnigo import Batch
        >>> batch = Batch(4, "9x9")
        >>> batch.legal_mask().shape
        (4, 82)
        >>> batch.step(batch.random_actions(seed=1))
        >>> batch.observe().shape
        (4, 9, 9, 17)
    """

    def __init__(
        self,
        n: int,
        board: Board | str | Sequence[Board | str],
        players: int | None = None,
        rules: str = "tromp-taylor",
        device: str = "cpu",
        *,
        max_turns: int | None = None,
        threads: int = 1,
    ) -> None:
        for name, number in (("n", n), ("threads", threads)):
            if not isinstance(number, (int, np.integer)):
                raise TypeError(f"{name}: expected a whole number, got {number!r}")
        boards = [board] if isinstance(board, (Board, str)) else list(board)
        self._device = device
        self._boards = tuple(b if isinstance(b, Board) else Board(b) for b in boards)
        if device == "cpu":
            self._batch = _omnigo._Batch(n, list(self._boards), players, rules, max_turns, threads)
        else:  # the same functions, with arrays on the device
            games = _kernel_games(n, self._boards, players, rules, max_turns, device)
            self._batch = cast(_omnigo._Batch, games)
        sizes = {b.size for b in self.boards}
        self._size = sizes.pop() if len(sizes) == 1 else None
        self._edges: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.bool_]] | None = None

    @property
    def n(self) -> int:
        return self._batch.n

    @property
    def players(self) -> int:
        return self._batch.players

    @property
    def points(self) -> int:
        """P: the points of the largest board, and the number of the pass."""
        return self._batch.points

    @property
    def boards(self) -> tuple[Board, ...]:
        return self._boards

    @property
    def device(self) -> str:
        return self._device

    def reset(self) -> None:
        """Starts all games again."""
        self._batch.reset()

    def step(self, actions: npt.ArrayLike) -> None:
        """Plays one action in each game: a NumPy array, or any array of whole numbers that NumPy or DLPack can read."""
        self._batch.step(_whole_numbers(actions) if self._device == "cpu" else cast(Any, actions))

    def legal_mask(self) -> npt.NDArray[np.bool_]:
        """(n, P + 1): which actions are legal."""
        return self._batch.legal_mask()

    def observe(self, kind: str = "planes") -> Any:
        """What the player to move sees.

        "planes": (n, rows, columns, planes), or (n, P, planes) where boards are no rectangles of one size. For k = 0 to 7
        turns ago: the mover's stones, the next player's, and so on; then who is to play. With two players these are
        the 17 planes of Pgx. "graph": the same as a GraphObservation.
        """
        planes = self._batch.observe()
        if kind == "graph":
            edge_index, games, real = self._graph()
            return GraphObservation(planes.reshape(self.n * self.points, -1), edge_index, games, real)
        if kind != "planes":
            raise ValueError(f"observe: expected 'planes' or 'graph', got {kind!r}")
        if self._size is None:
            return planes
        columns, rows = self._size
        return planes.reshape(self.n, rows, columns, -1)

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """(n, players): what the step gave each seat; 1 to the winner, with two players -1 to the loser."""
        return self._batch.rewards

    @property
    def done(self) -> npt.NDArray[np.bool_]:
        """(n): the step ended a game."""
        return self._batch.done

    @property
    def illegal(self) -> npt.NDArray[np.bool_]:
        """(n): it ended the game because the action was illegal."""
        return self._batch.illegal

    @property
    def seat(self) -> npt.NDArray[np.uint8]:
        """(n): whose turn it is, from 0."""
        return self._batch.seat

    @property
    def turns(self) -> npt.NDArray[np.int32]:
        """(n): turns played in each game."""
        return self._batch.turns

    def random_actions(self, seed: int) -> npt.NDArray[np.int32]:
        """A legal action for each game, each with the same chance."""
        return self._batch.random_actions(seed)

    def game(self, i: int) -> Game:
        """A copy of game i; on the processor only."""
        if self._device != "cpu":
            raise ValueError("games on a GPU cannot be taken out; play their actions in a Game")
        return self._batch.game(i)

    def packed_mask(self) -> Any:
        """(n, words), on a GPU only: a bit for each action, the lowest first. Costs nothing beside the step."""
        if self._device == "cpu":
            raise ValueError("packed masks are made on a GPU only")
        return cast(KernelGames, self._batch).packed_mask()

    def _graph(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
        if self._edges is None:
            edges = [b.edge_index for b in self.boards]
            all_edges = [edges[i % len(edges)] + i * self.points for i in range(self.n)]
            sizes = np.array([len(self.boards[i % len(edges)]) for i in range(self.n)])
            real = np.arange(self.points)[None, :] < sizes[:, None]
            games = np.repeat(np.arange(self.n, dtype=np.int64), self.points)
            self._edges = np.concatenate(all_edges, axis=1), games, real.reshape(-1)
        return self._edges


def _kernel_games(
    n: int, boards: tuple[Board, ...], players: int | None, rules: str, max_turns: int | None, device: str
) -> KernelGames:
    kind, _, number = device.partition(":")
    if kind not in ("cuda", "host") or not (number or "0").isdigit():
        raise ValueError(f"device: expected 'cpu', 'cuda' or 'cuda:1', got {device!r}")
    read = _omnigo._rules(rules, players)
    if read["scoring"] not in ("area", "territory"):
        raise ValueError(f"scoring={read['scoring']} is not available on this device")
    turns = [default_max_turns(b, read["players"]) if max_turns is None else max_turns for b in boards]
    return kernel_games(
        n,
        [(len(b), b.edges) for b in boards],
        KernelRules(
            read["players"], read["suicide"], read["ko"], read["scoring"] == "territory", read["komi"], turns
        ),
        kind,
        int(number or 0),
    )


def _whole_numbers(actions: Any) -> npt.NDArray[np.int32]:
    array = np.from_dlpack(actions) if not isinstance(actions, np.ndarray) and hasattr(actions, "__dlpack__") else actions
    array = np.asarray(array)
    if array.dtype.kind not in "iu":
        raise TypeError(f"actions are whole numbers, not {array.dtype}")
    if array.size and (array.min() < -1 or array.max() > np.iinfo(np.int32).max):
        raise ValueError("actions are numbers of points")
    return np.ascontiguousarray(array, dtype=np.int32)
