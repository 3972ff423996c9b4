"""Go on any finite graph, for any number of players, under exact rules.

    >>> import omnigo
    >>> game = omnigo.Game("3x3")
    >>> game.play("B2")
    >>> game.to_play
    'white'
    >>> game.why("B2")
    'occupied'

docs/python.md in the repository is the guide.
"""
from omnigo._omnigo import (
    Board,
    Bot,
    Game,
    IllegalMove,
    Moves,
    __version__,
    bot,
    bots,
    count,
    families,
    player_name,
    presets,
)
from omnigo.batch import Batch
from omnigo.exact import Komi, Proof, Solution, komi, solve, verify

__all__ = [
    "Batch",
    "Board",
    "Bot",
    "Game",
    "IllegalMove",
    "Komi",
    "Moves",
    "Proof",
    "Solution",
    "__version__",
    "bot",
    "bots",
    "count",
    "families",
    "komi",
    "player_name",
    "presets",
    "solve",
    "verify",
]
