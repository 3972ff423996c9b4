"""Games of omnigo in OpenSpiel: importing this module registers the game `python_omnigo`.

    >>> import pyspiel, omnigo.openspiel
    >>> game = pyspiel.load_game("python_omnigo(board=3x3,players=2)")
    >>> game.num_distinct_actions()
    10
"""
from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from omnigo._omnigo import Board, Game
from omnigo.observation import Planes, default_max_turns, rewards

_DEFAULTS = {"board": "9x9", "players": 2, "rules": "tromp-taylor", "max_turns": 0}
_TYPE = pyspiel.GameType(
    short_name="python_omnigo",
    long_name="Go on any graph",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=26,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_DEFAULTS,
)


class OmnigoGame(pyspiel.Game):  # type: ignore[misc]
    """`rules` has ; for omnigo's comma and : for its =, which OpenSpiel keeps for itself: no-suicide;komi:7.5."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**_DEFAULTS, **(params or {})}
        self.board = Board(given["board"])
        self.rules = given["rules"].replace(";", ",").replace(":", "=")
        players = given["players"]
        self.max_turns = given["max_turns"] or default_max_turns(self.board, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.board) + 1,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.max_turns,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self, state: Any = None) -> OmnigoState:
        return OmnigoState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return PlanesObserver(self)
        from open_spiel.python.observation import IIGObserverForPublicInfoGame

        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class OmnigoState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: OmnigoGame) -> None:
        super().__init__(game)
        self.max_turns = game.max_turns
        self.position = Game(game.board, game.num_players(), game.rules)
        self.planes = Planes(game.board, game.num_players())
        self.planes.start(self.position)

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.seat

    def is_terminal(self) -> bool:
        return self.position.over or self.position.turns >= self.max_turns

    def returns(self) -> list[float]:
        return rewards(self.position) if self.is_terminal() else [0.0] * self.position.players

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.flatnonzero(self.position.legal_mask()).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        self.position.play(action)
        self.planes.note(self.position)

    def _action_to_string(self, player: int, action: int) -> str:
        names = self.position.board.points
        return names[action] if action < len(names) else "pass"

    def __str__(self) -> str:
        return str(self.position)


class PlanesObserver:
    """The planes of omnigo.Batch as a tensor."""

    def __init__(self, game: OmnigoGame) -> None:
        shape = Planes(game.board, game.num_players()).shape
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: OmnigoState, player: int) -> None:
        self.dict["observation"][:] = state.planes.seen_by(player)

    def string_from(self, state: OmnigoState, player: int) -> str:
        return str(state)


pyspiel.register_game(_TYPE, OmnigoGame)
