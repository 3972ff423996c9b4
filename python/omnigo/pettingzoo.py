"""Games as a PettingZoo environment (AEC): any board, two or more players.

    >>> from omnigo.pettingzoo import env
    >>> go = env("triangular:3", players=3)
    >>> go.reset(seed=1)
    >>> go.agent_selection
    'black'
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from omnigo._omnigo import Board, Game, player_name
from omnigo.observation import Planes, default_max_turns, rewards


def env(board: Board | str = "9x9", players: int = 2, rules: str = "tromp-taylor", **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: illegal actions lose, and calls out of order are errors."""
    made: Any = raw_env(board, players, rules, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc]
    """Agents are black, white, red, ...; an action is a point's number, and the number of points is the pass.

    An observation has "observation", the planes of omnigo.Batch, and "action_mask". Whoever wins gets 1; the others
    share -1. A game that reaches `max_turns` is counted as it stands.
    """

    metadata = {"render_modes": ["ansi", "human", "svg"], "name": "omnigo", "is_parallelizable": False}

    def __init__(
        self,
        board: Board | str = "9x9",
        players: int = 2,
        rules: str = "tromp-taylor",
        max_turns: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.board = board if isinstance(board, Board) else Board(board)
        self.rules = rules
        self.game = Game(self.board, players, rules)
        self.render_mode = render_mode
        self.max_turns = default_max_turns(self.board, players) if max_turns is None else max_turns
        self.possible_agents = [player_name(i) for i in range(players)]
        self._planes = Planes(self.board, players)
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, self._planes.shape, np.bool_),
                "action_mask": spaces.Box(0, 1, (len(self.board) + 1,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.board) + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = Game(self.board, len(self.possible_agents), self.rules)
        self._planes.start(self.game)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.game.to_play

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        mine = agent == self.agent_selection and not self.game.over
        mask = self.game.legal_mask() if mine else np.zeros(len(self.board) + 1, np.bool_)
        return {
            "observation": self._planes.seen_by(self.possible_agents.index(agent)),
            "action_mask": mask.astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.play(int(action))  # type: ignore[arg-type]
        self._planes.note(self.game)
        truncated = not self.game.over and 0 < self.max_turns <= self.game.turns
        self._clear_rewards()
        if self.game.over or truncated:
            for seat, reward in enumerate(rewards(self.game)):
                self.rewards[self.possible_agents[seat]] = reward
            ended = self.truncations if truncated else self.terminations
            ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.game.to_play
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self.game._repr_svg_()
        if self.render_mode == "ansi":
            return str(self.game)
        if self.render_mode == "human":
            print(self.game)
        return None

    def close(self) -> None:
        pass
