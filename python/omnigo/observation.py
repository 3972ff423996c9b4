"""What a player sees of one game, as omnigo.Batch shows it of many; what games give; when they are cut off."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from omnigo._omnigo import Board, Game

POSITIONS = 8  # that are seen: this one and those before it


def default_max_turns(board: Board, players: int) -> int:
    """Turns after which a game is counted as it stands: random play rarely gets there."""
    return max(100, players * len(board))


def rewards(game: Game) -> list[float]:
    """1 to the winner, and -1 shared by the others; the first place may be shared too. In all 0."""
    places = game.places()
    share = 1 / places.count(1)
    return [(game.players * (share if place == 1 else 0) - 1) / (game.players - 1) for place in places]


class Planes:
    """The latest positions of one game."""

    def __init__(self, board: Board, players: int) -> None:
        self.players = players
        self._size = board.size
        self._history = np.zeros((POSITIONS, players, len(board)), np.bool_)
        count = POSITIONS * players + (1 if players == 2 else players)
        self.shape: tuple[int, ...] = (*(self._size[::-1] if self._size else (len(board),)), count)
        self._mover = 0

    def start(self, game: Game) -> None:
        self._history[:] = False
        self._mover = game.seat

    def note(self, game: Game) -> None:
        """After each turn."""
        self._history[1:] = self._history[:-1].copy()
        self._history[0] = game.colouring == np.arange(1, self.players + 1)[:, None]
        self._mover = game.seat

    def seen_by(self, seat: int) -> npt.NDArray[np.bool_]:
        """The seat's own stones first, then those of the players after it; then who is to play."""
        order = [(seat + k) % self.players for k in range(self.players)]
        stones = self._history[:, order].reshape(-1, self._history.shape[-1])
        turn = np.zeros((1 if self.players == 2 else self.players, stones.shape[1]), np.bool_)
        if self.players == 2:
            turn[0] = self._mover == 1
        else:
            turn[self._mover] = True
        return np.concatenate([stones, turn]).T.reshape(self.shape)
