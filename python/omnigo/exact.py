"""Perfect play, certificates and fair komi."""
from __future__ import annotations

import os
from dataclasses import dataclass

from omnigo import _omnigo
from omnigo._omnigo import Board, Game


@dataclass(frozen=True)
class Solution:
    """What perfect play makes of a game: with two players, `value` is Black's score less White's."""

    value: float
    best: list[str]
    pv: list[str]
    nodes: int
    seconds: float


@dataclass(frozen=True)
class Proof:
    """What a certificate proves of the value; `sentence` says it for people."""

    at_least: float | None
    at_most: float | None
    nodes: int
    sentence: str


@dataclass(frozen=True)
class Komi:
    """What each seat should be given so that all win their share; `low` to `high` holds 19 of 20 resamples."""

    suggested: list[float]
    komi: list[float]
    low: list[float]
    high: list[float]
    games: int


def solve(
    game: Game, certificate: str | os.PathLike[str] | None = None, memory: int = 256, threads: int = 1
) -> Solution:
    """Solves a game on a small board exactly, its history included. Memory is in MiB.

    `certificate` names a file to write proofs of both bounds to. Ctrl-C stops the search.

        >>> from omnigo import Game, solve
        >>> solve(Game("2x2", rules="no-suicide")).value
        1.0
    """
    if not isinstance(game, Game):
        raise TypeError(f"game: expected a Game, such as Game('3x3'), got {game!r}")
    return Solution(**_omnigo._solve(game, certificate, memory, threads))


def verify(path: str | os.PathLike[str]) -> Proof:
    """Checks a certificate by the rules word for word; a ValueError says what is wrong with it."""
    return Proof(**_omnigo._verify(path))


def komi(
    board: Board | str,
    players: int | None = None,
    rules: str = "tromp-taylor",
    games: int = 60,
    playouts: int = 200,
    seed: int = 1,
    threads: int = 1,
) -> Komi:
    """The fair komi of a board, from games that bots play."""
    return Komi(**_omnigo._komi(board, players, rules, games, playouts, seed, threads))
