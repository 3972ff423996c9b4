"""Which games are played in training: boards, seats and how often, for each class of padded points."""
import json
from pathlib import Path

import numpy as np

import native as nat
import program

BOARDS = Path(__file__).resolve().parent / "boards.json"

# Board: share of the games with two seats. The rest of a class's boards share what is left over.
FAVOURED = {88: {"9x9": 0.45, "7x7": 0.04, "torus:7x7": 0.03, "triangular:5": 0.04, "cube:4": 0.03},
            176: {"13x13": 0.35, "triangular:7": 0.12, "11x11": 0.06},
            400: {"19x19": 0.5, "triangular:11": 0.12}}
# The same for more seats.
FAVOURED_OF_MORE = {88: {"9x9": 0.12, "torus:7x7": 0.08, "triangular:5": 0.08, "cube:4": 0.08},
                    176: {"13x13": 0.2, "triangular:7": 0.1}, 400: {"19x19": 0.3}}
SEATS = {2: 0.76, 3: 0.12, 4: 0.06, 5: 0.03, 6: 0.03}  # share of the games


def read_boards(path=BOARDS):
    return {name: (b["points"], [tuple(e) for e in b["edges"]]) for name, b in json.loads(Path(path).read_text()).items()}


def read_board(path):
    """(name, (points, edges)) of a board from outside."""
    board = program.read_json(path)
    try:
        points, edges = board["points"], [tuple(edge) for edge in board["edges"]]
        points = points if type(points) is int else len(points)
        name = board.get("spec", Path(path).stem)
    except (AttributeError, LookupError, TypeError):
        points, edges, name = 0, [], ""
    if points < 1 or type(name) is not str or not all(is_edge(edge, points) for edge in edges):
        raise SystemExit(f"{path}: not a board as `omnigo board SPEC --json` prints it")
    try:
        return name.removeprefix("grid:"), checked(points, edges)  # boards.json and komi that is known call it 9x9, too
    except ValueError as error:
        raise SystemExit(f"{path}: {error}") from None


def is_edge(edge, points):
    return len(edge) == 2 and all(type(p) is int and 0 <= p < points for p in edge) and edge[0] != edge[1]


def checked(points, edges):
    """The same, if a net can be trained on this board."""
    class_of(points)
    most = max(map(len, nat.lists(points, edges)[0]))
    if most > nat.NEIGHBOURS:
        raise ValueError(f"a point has {most} neighbours; at most {nat.NEIGHBOURS} can be trained on")
    return points, edges


def class_of(points):
    for size in nat.CLASSES:
        if points <= size:
            return size
    raise ValueError(f"a board of {points:,} points; at most {nat.CLASSES[-1]} can be trained on")


def by_board(names, favoured):
    favoured = {k: v for k, v in favoured.items() if k in names} if len(names) > 1 else {}
    if sum(favoured.values()) > 1:
        raise SystemExit(f"the shares of favoured boards add up to more than 1: {favoured}")
    each = (1 - sum(favoured.values())) / max(len(names) - len(favoured), 1)
    return {n: favoured.get(n, each) for n in names}


def shares(names, size, seats, favoured):
    """[(board, seats, share)] for one class, the shares adding up to 1. `favoured`: shares of the games with two seats
    in place of those above."""
    two, more = by_board(names, FAVOURED[size] | favoured), by_board(names, FAVOURED_OF_MORE[size])
    total = sum(seats.values())
    return [(n, s, part / total * (two if s == 2 else more)[n]) for s, part in seats.items() for n in names]


class Mix:
    """The setups of one class. Komi follows the results, so that each seat wins its share of games."""

    def __init__(self, size, boards, seats=SEATS, known=None, favoured=None):
        self.size, self.names = size, [n for n, (points, _) in boards.items() if class_of(points) == size]
        self.boards = [boards[n] for n in self.names]
        self.entries = shares(self.names, size, seats, favoured or {}) if self.names else []
        self.setups = np.zeros(len(self.entries), nat.SETUP)
        self.komi = np.zeros((len(self.entries), 6))
        self.seen_games = np.zeros(len(self.entries))
        self.seen_wins = np.zeros((len(self.entries), 6))
        self.max_turns = 2 * size + 24
        for i, (name, seats_, share) in enumerate(self.entries):
            points = boards[name][0]
            first = {"9x9": 14, "13x13": 14, "19x19": 14}.get(name, round(0.12 * points))
            self.komi[i, 1:seats_] = (known or {}).get(f"{name}/{seats_}", [first * k / (seats_ - 1) for k in range(1, seats_)])
            s = self.setups[i]
            s["graph"], s["seats"] = self.names.index(name), seats_
            s["max_turns"] = min(self.max_turns, (3 if points < 40 else 2) * points + 20)
            s["komi_spread"] = round(0.1 * points) + 2
            s["handicap"], s["handicap_share"] = (4, 0.1) if points >= 40 else (0, 0)
            s["opening"], s["opening_share"] = min(4, points // (12 * seats_)), 0.5
            s["suicide_share"], s["territory_share"], s["play_on_share"], s["noise"] = 0.4, 0.08, 0.3, 1
        if len(self.entries):
            self.setups["until"] = np.cumsum([share for _, _, share in self.entries])
            self.setups["until"][-1] = 2
        self.longest = int(self.setups["max_turns"].max()) if len(self.entries) else 0
        self.write_komi()

    def write_komi(self):
        self.setups["komi"] = np.round(self.komi)

    def known_komi(self):
        """By board and seats, in half points."""
        return {f"{n}/{s}": [round(float(x), 2) for x in self.komi[i, 1:s]] for i, (n, s, _) in enumerate(self.entries)}

    def learn_komi(self, statistics):
        """statistics: the rows of SetupStatistics. Moves komi where a seat wins more than another."""
        games, wins = statistics[:, 0].astype(float), statistics[:, 8:14].astype(float)
        for i, (name, seats, _) in enumerate(self.entries):
            fresh = games[i] - self.seen_games[i]
            if fresh < 40:
                continue
            rate = (wins[i] - self.seen_wins[i]) / fresh
            speed = 0.03 * self.boards[self.names.index(name)][0] + 1
            self.komi[i, 1:seats] += speed * (rate[0] - rate[1:seats])
            self.seen_games[i], self.seen_wins[i] = games[i], wins[i]
        self.write_komi()
