"""Go for a first course on games and algorithms: a state, its legal moves, apply, undo, print.

    >>> from omnigo.course import GoState
    >>> state = GoState("3x2")
    >>> state.apply("B1")
    >>> state.apply("B2")
    >>> state.undo()
    >>> print(state)
      A B C
    2 . . . 2
    1 . B . 1
      A B C
    >>> state.to_play()
    'white'

Run it to play in a terminal: python -m omnigo.course 5x5
"""
from __future__ import annotations

import sys

from omnigo._omnigo import Game, IllegalMove

PASS = "pass"


class GoState:
    """An environment: the rules of Go and nothing else. Players and solvers are yours to write."""

    def __init__(self, board: str = "5x5", komi: float = 0, rules: str = "tromp-taylor") -> None:
        self._game = Game(board, rules=f"{rules},komi={float(komi):g}")

    def to_play(self) -> str:
        """'black' or 'white'."""
        return self._game.to_play

    def legal_moves(self) -> list[str]:
        """Names of points, and the pass at the end; nothing when the game is over."""
        return list(self._game.legal_moves(with_pass=True))

    def why_not(self, move: str) -> str:
        """'legal', 'occupied', 'suicide', or 'repeats N': the position that stood after turn N."""
        return self._game.why(move)

    def apply(self, move: str) -> None:
        """Plays a move or PASS; a ValueError says why it is illegal."""
        self._game.play(move)

    def undo(self) -> None:
        """Takes back the latest move."""
        if not self._game.undo():
            raise ValueError("there is nothing to undo")

    def is_over(self) -> bool:
        """Both have passed, one after the other."""
        return self._game.over

    def score(self) -> float:
        """Black's score less White's, komi included, as the position stands."""
        black, white = self._game.score()
        return black - white

    def winner(self) -> str | None:
        """'black', 'white', or None for a tie."""
        margin = self.score()
        return None if margin == 0 else "black" if margin > 0 else "white"

    def history(self) -> list[str]:
        """The moves so far."""
        return [move for _, move in self._game.moves]

    def copy(self) -> GoState:
        """A state of its own, to try moves on."""
        other = GoState.__new__(GoState)
        other._game = self._game.copy()
        return other

    def __str__(self) -> str:
        return str(self._game).rstrip("\n")

    def _repr_svg_(self) -> str:
        return self._game._repr_svg_()


def main(arguments: list[str]) -> None:
    """Two people at one terminal."""
    if len(arguments) > 1 or any(a.startswith("-") for a in arguments):
        sys.exit("usage: python -m omnigo.course [BOARD]\n\nPlay in a terminal, on 5x5 or another board, such as triangular:3.")
    try:
        state = GoState(arguments[0] if arguments else "5x5")
    except ValueError as error:
        sys.exit(f"{error}")
    while not state.is_over():
        print(state)
        try:
            move = input(f"{state.to_play()} (a point, pass, undo or quit): ").strip()
        except EOFError:
            return
        try:
            if move == "quit":
                return
            if move == "undo":
                state.undo()
            else:
                state.apply(move)
        except (IllegalMove, ValueError) as error:
            print(error)
    print(state)
    print(f"score: {state.score():g}, winner: {state.winner() or 'nobody'}")


if __name__ == "__main__":
    main(sys.argv[1:])
