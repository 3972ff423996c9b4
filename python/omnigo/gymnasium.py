"""One agent against bots, as a Gymnasium environment.

    >>> from omnigo.gymnasium import GoEnv
    >>> go = GoEnv("5x5", opponent="random")
    >>> seen, info = go.reset(seed=1)
    >>> seen.shape
    (5, 5, 17)
"""
from __future__ import annotations

from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from omnigo._omnigo import Board, Bot, Game, bot
from omnigo.observation import Planes, default_max_turns, rewards


class GoEnv(gymnasium.Env[npt.NDArray[np.bool_], np.int64]):
    """The agent has one seat (default: the first), the bot `opponent` all others.

    An action is a point's number; the number of points is the pass. `info["action_mask"]` says which are legal; an
    illegal action loses the game.
    """

    metadata = {"render_modes": ["ansi", "svg"]}

    def __init__(
        self,
        board: Board | str = "9x9",
        players: int = 2,
        rules: str = "tromp-taylor",
        opponent: str = "beginner",
        playouts: int | None = None,
        seat: int = 0,
        max_turns: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < players:
            raise ValueError(f"seat: expected a whole number from 0 to {players - 1}, got {seat}")
        self.board = board if isinstance(board, Board) else Board(board)
        self.players, self.rules, self.seat = players, rules, seat
        self.render_mode = render_mode
        self.max_turns = default_max_turns(self.board, players) if max_turns is None else max_turns
        self._opponent_name, self._playouts = opponent, playouts
        self._begin(1)
        self._planes = Planes(self.board, players)
        self.observation_space = cast(Any, spaces.Box(0, 1, self._planes.shape, cast(Any, np.bool_)))
        self.action_space = spaces.Discrete(len(self.board) + 1)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.bool_], dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(1 << 31)))
        self._planes.start(self.game)
        self._let_others_play()
        return self._seen(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[npt.NDArray[np.bool_], float, bool, bool, dict[str, Any]]:
        move = int(action)
        if self.game.why(move) != "legal":
            return self._seen(), -1.0, True, False, self._info()
        self._play(move)
        self._let_others_play()
        ended = self.game.over
        truncated = not ended and self._cut_off()
        reward = rewards(self.game)[self.seat] if ended or truncated else 0.0
        return self._seen(), reward, ended, truncated, self._info()

    def render(self) -> str | None:
        if self.render_mode == "ansi":
            return str(self.game)
        return self.game._repr_svg_() if self.render_mode == "svg" else None

    def _begin(self, seed: int) -> None:
        self._bot: Bot = bot(self._opponent_name, playouts=self._playouts, seed=seed)
        self.game = Game(self.board, self.players, self.rules)

    def _let_others_play(self) -> None:
        while not self.game.over and self.game.seat != self.seat and not self._cut_off():
            self._play(self._bot.choose(self.game))

    def _play(self, move: int | str) -> None:
        self.game.play(move)
        self._planes.note(self.game)

    def _cut_off(self) -> bool:
        return 0 < self.max_turns <= self.game.turns

    def _seen(self) -> npt.NDArray[np.bool_]:
        return self._planes.seen_by(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.legal_mask().astype(np.int8)}
