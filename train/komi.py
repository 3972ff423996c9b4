#!/usr/bin/env python3
"""Finds the komi of the table of fair komi by games of a net against itself (docs/komi.md).

usage: train/komi.py --net data/net.safetensors --table data/komi.json --boards build/komi/boards.json --out build/komi/scores.jsonl
All entries of one class of padded points play at the same time. A game that ends makes room for another one,
also of another entry. An entry changes its komi as soon as a seat wins clearly more than its share, and then
counts again from nothing: what counts are the games played with the komi that is written. It is done after
--games games with the same komi in which every seat won about 1/N of them. Where no komi within a third of the
board does that, because one side takes everything, the entry goes on with more noise: weaker bots.
Writes one line per entry for `omnigo komi --table data/komi.json --scores build/komi/scores.jsonl`. Entries with
boards that the net cannot play on (over 400 points, or over 12 neighbours or diagonal points of one point) are
left out.
"""
import argparse
import json
import math
import time
from pathlib import Path

import numpy as np
import torch

import export
import mix as mixing
import native as nat
import net as nets
from net import Net, eager
from search import Fused, Games, Searcher

MOST_GIVEN = 3  # a seat gets at most the board divided by this
FAIR = 0.05  # a seat may win this much more or less than 1/N
CLOSE = 0.035  # ... when an entry stops: its last games may still change the shares
FIRST_LOOK = 64  # games before komi may change
ENDED_OF_PLAYING = 2  # as many as are being played, or more: the first to end are short, and not like the others
LARGEST_STEP = 0.05  # of the board, for one seat at once
MOST_TIES = 0.25
FIRST_GAMES = 200  # behind an entry of the table, to start from its komi
MOST_MOVES = 5  # of the komi before the noise grows
MORE_NOISE, MOST_NOISE = 1.4, 12.0
LATER_STEP = 0.6  # of what the games ask for, after the first change of komi
TURNS_BETWEEN_LOOKS = 8
DRAIN = 0.8  # of the time has passed: no new games, so that long ones count as often as short ones


def arguments():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("--net", required=True, metavar="FILE", help="net.safetensors or checkpoint.pt")
    a.add_argument("--table", default="data/komi.json", metavar="FILE")
    a.add_argument("--boards", default=str(mixing.BOARDS), metavar="FILE",
                   help="points and edges by board (train/make_boards.py PATH_OF_OMNIGO --table data/komi.json)")
    a.add_argument("--only", nargs="*", metavar="BOARD/SEATS", help="these entries, such as grid:9x9/2")
    a.add_argument("--size", type=int, choices=nat.CLASSES, help="only boards of this class of padded points")
    a.add_argument("--games", type=int, default=1000, help="with the same komi, for each entry (1000)")
    a.add_argument("--at-once", type=int, default=4096, help="games played at the same time (4096)")
    a.add_argument("--simulations", type=int, default=4, help="of the search for each turn (4)")
    a.add_argument("--noise", type=float, default=1.5, help="of the choice of moves to begin with (1.5)")
    a.add_argument("--seconds", type=float, default=540, help="for each class of boards (540)")
    a.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--out", required=True, metavar="FILE")
    return a.parse_args()


def shares_of_wins(scores, komi):
    """scores: a row of points per game; komi in half points. Ties are shared."""
    totals = 2 * scores + np.array(komi)
    best = totals == totals.max(1, keepdims=True)
    return (best / best.sum(1, keepdims=True)).mean(0)


def ties(scores, komi):
    totals = 2 * scores + np.array(komi)
    return float(((totals == totals.max(1, keepdims=True)).sum(1) > 1).mean())


def unfairness(scores, komi):
    return float(np.abs(shares_of_wins(scores, komi) - 1 / len(komi)).max())


def balancing_komi(scores):
    """In points, by seat: what would have given every seat its share (src/search/fair_komi.h)."""
    seats = scores.shape[1]
    komi = np.zeros(seats)
    for _ in range(1 if seats == 2 else 30):
        for seat in range(1, seats):
            others = np.delete(scores + komi, seat, 1).max(1)
            komi[seat] = np.quantile(others - scores[:, seat], 1 / seats, method="hazen")
    return komi


class Entry:
    """A board and a number of seats: its komi, and the games played with it."""

    def __init__(self, spec, points, seats, komi, noise):
        self.spec, self.points, self.seats = spec, points, seats
        self.noise, self.moves = noise, 0
        self.round, self.done, self.draining = -1, False, False
        self.kept = None  # the komi, noise and scores of an earlier round that was fair
        self.begin(komi)

    def begin(self, komi):
        """Counts from nothing, with this komi."""
        self.komi, self.round, self.scores, self.playing = list(map(int, komi)), self.round + 1, [], 0
        self.next_look, self.draining = FIRST_LOOK, False

    def all_scores(self):
        return np.array(self.scores, int).reshape(-1, self.seats)

    def off(self):
        """How far the shares are from even; ties that are too many count as a difference, too."""
        scores = self.all_scores()
        return max(unfairness(scores, self.komi), ties(scores, self.komi) - MOST_TIES + FAIR)

    def look(self, games):
        """Goes on, stops, or changes the komi, by what the games so far say."""
        n = len(self.scores)
        if n < min(self.next_look, games) or n < ENDED_OF_PLAYING * self.playing:
            return
        off, enough = self.off(), n >= games
        if enough and off <= CLOSE:
            self.draining = True
            return
        self.next_look = 2 * n
        noise = 2 * math.sqrt((self.seats - 1) / n) / self.seats
        if enough or off > CLOSE + noise:
            self.change()

    def change(self):
        scores = self.all_scores()
        if len(scores) >= 4 * FIRST_LOOK and self.off() <= FAIR:
            self.kept = self.komi, self.noise, self.scores
        most, step = 2 * self.points // MOST_GIVEN, max(2, round(2 * LARGEST_STEP * self.points))
        komi = [max(-most, now - step, min(most, now + step, k)) for now, k in zip(self.komi, self.better(scores))]
        self.moves += 1
        if komi == self.komi or self.moves > MOST_MOVES:
            self.noise = min(MORE_NOISE * self.noise, MOST_NOISE)
            self.moves = 0
        self.begin(komi)

    def better(self, scores):
        """The komi in half points that these games ask for: never the one they were played with."""
        balancing, now = balancing_komi(scores), np.array(self.komi) / 2
        if self.moves > 0:
            balancing = now + LATER_STEP * (balancing - now)
        if self.seats == 2:
            below = 2 * math.floor(balancing[1])
            # A whole number makes ties: it must be clearly fairer.
            komi = [0, min((below + d for d in (1, -1, 3, 0, 2)),
                           key=lambda k: unfairness(scores, [0, k]) + (0 if k % 2 else FAIR))]
        else:
            komi = [int(k) for k in np.round(2 * balancing)]
        if komi != self.komi:
            return komi
        shares = shares_of_wins(scores, self.komi) - 1 / self.seats
        seat = int(np.abs(shares).argmax())
        step = -1 if shares[seat] > 0 else 1
        return [k + (step if i == seat else 0) if seat else k - (step if i else 0) for i, k in enumerate(self.komi)]

    def finish(self):
        """After the last of its games."""
        if len(self.scores) == 0 or self.off() > FAIR:
            return False
        self.done = True
        return True

    def line(self, simulations):
        komi, noise, scores = self.komi, self.noise, self.scores
        if self.kept and (len(scores) < 4 * FIRST_LOOK or self.off() > FAIR):
            komi, noise, scores = self.kept
        return dict(board=self.spec, players=self.seats, source=f"net, {simulations} visits per turn, noise {noise:.1f}",
                    komi=[k / 2 for k in komi], scores=[list(map(int, s)) for s in scores])


class Hall:
    """All entries of one class, playing at the same time."""

    def __init__(self, net, size, entries, boards, args):
        native = nat.Native(args.device, size)
        self.names = list(dict.fromkeys(e.spec for e in entries))
        graphs = nat.Boards(native, [boards[name] for name in self.names])
        nets.use_boards(graphs)
        self.entries, self.args = entries, args
        self.setups = np.zeros(len(entries), nat.SETUP)
        for setup, entry in zip(self.setups, entries):
            setup["graph"], setup["seats"] = self.names.index(entry.spec), entry.seats
            setup["max_turns"] = (3 if entry.points < 40 else 2) * entry.points + 20
            setup["play_on_share"] = 1  # Chinese rules, and played until all pass
        self.set_setups()
        self.games = Games(graphs, self.setups, args.at_once, 2 * size + 24, 1000 * args.seed)
        fused = Fused(net) if Fused.fits(net.shape, args.device, size) else None
        self.searcher = Searcher(self.games, net, args.simulations, max(4, args.simulations), fused=fused)
        self.margins = native.zeros(args.at_once, 6)
        self.learning = nat.Learning(margins=nat.address(self.margins))
        self.live = np.zeros(args.at_once, bool)  # its game counts when it ends
        self.round = np.zeros(args.at_once, int)  # of the entry, when the game began
        self.turns, self.starts = 0, 0
        self.note_started(np.ones(args.at_once, bool))

    def set_setups(self):
        """Games start from the entries that look for more, equally often."""
        for setup, entry in zip(self.setups, self.entries):
            setup["komi"][:entry.seats], setup["noise"] = entry.komi, entry.noise
        open_ = np.array([not (e.done or e.draining) for e in self.entries])
        if open_.any():
            self.setups["until"] = np.cumsum(open_ / open_.sum())
            self.setups["until"][int(open_.nonzero()[0][-1]):] = 2
        return bool(open_.any())

    def note_started(self, which):
        numbers = self.games.setup_numbers().cpu().numpy()
        for game in which.nonzero()[0]:
            entry = self.entries[numbers[game]]
            entry.playing += 1
            self.round[game] = entry.round
        self.live |= which

    def take_ended(self):
        over = self.games.over().cpu().numpy()
        margins, numbers = self.margins.cpu().numpy(), self.games.setup_numbers().cpu().numpy()
        for game in (over & self.live).nonzero()[0]:
            entry = self.entries[numbers[game]]
            if self.round[game] == entry.round:
                entry.playing -= 1
                points = margins[game, :entry.seats] - np.array(entry.komi) / 2
                entry.scores.append(np.rint(points).astype(int))
        self.live &= ~over
        return over

    def start_more(self, over):
        if not (over.any() and self.set_setups()):
            return
        self.games.set_setups(self.setups)
        self.starts += 1
        self.games.start(1000 * self.args.seed + self.starts * 1_000_003, ended_only=True)
        self.note_started(over)

    def look(self, late):
        for entry in self.entries:
            if entry.done:
                continue
            if not (entry.draining or late):
                entry.look(self.args.games)
            if (entry.draining or late) and entry.playing == 0 and not entry.finish():
                entry.done = late
                if not late:
                    entry.change()

    @torch.no_grad()
    def play(self):
        began = time.time()
        shown = began
        while not all(e.done for e in self.entries):
            passed = time.time() - began
            if passed > self.args.seconds:
                break
            for _ in range(TURNS_BETWEEN_LOOKS):
                with eager():
                    self.searcher.think()
                self.searcher.play(self.learning)
            self.turns += int(self.live.sum()) * TURNS_BETWEEN_LOOKS
            over, late = self.take_ended(), passed > DRAIN * self.args.seconds
            self.look(late)
            if not late:
                self.start_more(over)
            if time.time() - shown > 5:
                shown = time.time()
                print(f"{self.games.native.points}: {passed:.0f} s, {sum(e.done for e in self.entries)} of "
                      f"{len(self.entries)} done, {self.turns / passed:.0f} turns per second", flush=True)


def first_komi(entry, points):
    """In half points: what the table says after some games, or one that rises with the seat."""
    seats = entry["players"]
    known = entry["estimate" if "unsettled" in entry or "unfair" in entry else "komi"]
    if entry["checked"] >= FIRST_GAMES and max(map(abs, known)) <= points / MOST_GIVEN / 2:
        return [round(2 * k) for k in known]
    return [round(2 * 0.12 * points / seats * i / (seats - 1)) for i in range(seats)]


def chosen_entries(args, boards):
    """By class, the entries of the table to play."""
    classes = {}
    for entry in json.loads(Path(args.table).read_text())["entries"]:
        spec, seats = entry["board"], entry["players"]
        if args.only and f"{spec}/{seats}" not in args.only:
            continue
        if spec not in boards:
            print(f"{spec} for {seats}: left out, its board is not in the file", flush=True)
            continue
        points, edges = boards[spec]
        try:
            size = mixing.class_of(points)
            most = max(len(x) for near in nat.lists(points, edges) for x in near)
            if most > 12:
                raise ValueError(f"a point with {most} neighbours or diagonal points")
        except ValueError as error:
            print(f"{spec} for {seats}: left out, {error}", flush=True)
            continue
        if args.size in (None, size):
            classes.setdefault(size, []).append(Entry(spec, points, seats, first_komi(entry, points), args.noise))
    return classes


def main():
    args = arguments()
    start = export.read_start(args.net, args.device)
    net = Net(**start["shape"]).to(args.device)
    net.load_state_dict(start["net"])
    if args.device == "cuda":
        net = net.bfloat16()
    boards = mixing.read_boards(args.boards)
    with open(args.out, "w") as out:
        for size, entries in chosen_entries(args, boards).items():
            Hall(net, size, entries, boards, args).play()
            for entry in entries:
                line = entry.line(args.simulations)
                scores = np.array(line["scores"], int).reshape(-1, entry.seats)
                if len(scores) < 3:
                    print(f"{entry.spec} for {entry.seats}: {len(scores)} games, left out", flush=True)
                    continue
                out.write(json.dumps(line, separators=(",", ":")) + "\n")
                out.flush()
                shares = shares_of_wins(scores, [2 * k for k in line["komi"]])
                print(f"{entry.spec} for {entry.seats}: komi {line['komi']}, {len(scores)} games, shares {shares.round(3)}, "
                      f"{line['source']}, {entry.round + 1} rounds", flush=True)


if __name__ == "__main__":
    main()
