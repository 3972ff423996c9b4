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
import importlib
from typing import TYPE_CHECKING, Any

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

if not TYPE_CHECKING:
    # Modules that are imported when they are first used, and what they need besides this package.
    _EXTRAS = {"course": None, "gymnasium": "rl", "pettingzoo": "rl", "openspiel": "openspiel"}

    def __getattr__(name: str) -> Any:
        if name not in _EXTRAS:
            raise AttributeError(f"module 'omnigo' has no attribute {name!r}")
        try:
            return importlib.import_module(f"omnigo.{name}")
        except ModuleNotFoundError as missing:
            extra = _EXTRAS[name]
            raise ModuleNotFoundError(
                f"omnigo.{name} needs {missing.name}: in the checkout, run pip install '.[{extra}]'", name=missing.name
            ) from missing
