#!/usr/bin/env python3
"""Finds the komi of the table of fair komi by games of a net against itself (docs/komi.md).

usage: train/komi.py --program ./omnigo
       train/komi.py --boards build/komi/boards.json --out build/komi/scores.jsonl    on a machine without the program
All entries of one class of padded points play at the same time. A game that ends makes room for another one,
also of another entry. An entry first looks for its komi with games whose komi differ a little (komi_fit.py), then
checks it with --games new games that all have that komi. If every seat wins within 3 percentage points of 1/N of
them, the entry is done; otherwise it looks on, with all games so far. Where no komi within a third of the board is
fair, because one side takes everything, the entry goes on with more noise: weaker bots.
Writes one line per entry for `omnigo komi --table data/komi.json --scores build/komi/scores.jsonl`, and runs that
if it has the program. Entries with boards that the net cannot play on (over 400 points, or over 12 neighbours of one point) are left out.
"""
import argparse
import dataclasses
import json
import math
import re
import subprocess
import time
from pathlib import Path

import numpy as np
import torch

import export
import komi_fit as fitting
import make_boards
import mix as mixing
import native as nat
import net as nets
import program
from komi_fit import off_even
from net import Net, eager
from search import Fused, Games, Searcher

MOST_GIVEN = 3  # a seat gets at most the board divided by this
FAIR = 0.05  # a seat may win this much more or less than 1/N
CLOSE = 0.03  # ... in the games that check the komi, to be done with it
MOST_TIES = 0.6
SEARCH_GAMES = 300  # near the komi, before it is checked
MORE_BETWEEN_FITS = 0.2  # games, of those that there are
LEAST_BETWEEN_FITS = 48
LEAST_TO_REJECT = 150  # games of a check
LARGEST_STEP = 0.06  # of the board, for one seat at once
MOST_POOL = 6000  # games that a fit may use: the latest
ENOUGH_CHECKED = 500  # games of an entry that --weak leaves as it is
LEAST_REPORTED = 200  # games of a check that was cut short
MOST_CHECKS = 5  # that failed, before the noise grows
MORE_NOISE, MOST_NOISE = 1.4, 12.0
TURNS_BETWEEN_LOOKS = 8
SECONDS_BETWEEN_SAVES = 15
MOST_NEAR = 12  # neighbours or diagonal points of a point, for the net


@dataclasses.dataclass
class Class:
    """How boards of one class of padded points play: on large ones without search, to have enough games."""
    at_once: int
    games: int
    simulations: int
    noise: float
    drain: float

    def who(self):
        return f"net, {self.simulations} visits per turn" if self.simulations else "net without search"


CLASSES = {88: Class(4096, 2000, 4, 1.5, 25.0), 176: Class(2048, 1200, 4, 1.5, 30.0), 400: Class(2048, 1000, 0, 1.0, 45.0)}


def arguments():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("--program", metavar="FILE", help="omnigo: gives the boards, and takes the results into the table")
    a.add_argument("--net", default="data/net.safetensors", metavar="FILE", help="net.safetensors or checkpoint.pt")
    a.add_argument("--table", default="data/komi.json", metavar="FILE")
    a.add_argument("--boards", metavar="FILE",
                   help="instead of --program (train/make_boards.py PATH_OF_OMNIGO --table data/komi.json)")
    a.add_argument("--only", nargs="*", metavar="BOARD/SEATS", help="these entries, such as grid:9x9/2")
    a.add_argument("--weak", action="store_true", help="only entries whose check has few games or uneven shares")
    a.add_argument("--size", type=int, choices=nat.CLASSES, help="only boards of this class of padded points")
    for name, what in (("games", "that check the komi of an entry"), ("at_once", "games played at the same time"),
                       ("simulations", "of the search for each turn; 0: the net's policy alone"),
                       ("noise", "of the choice of moves to begin with"),
                       ("drain", "seconds at the end in which no game starts")):
        usual = ", ".join(f"{getattr(c, name)} up to {size} points" for size, c in CLASSES.items())
        a.add_argument("--" + name.replace("_", "-"), type=type(getattr(CLASSES[88], name)), help=f"{what} ({usual})")
    a.add_argument("--seconds", type=float, default=540, help="for each class of boards (540)")
    a.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--out", default="build/komi/scores.jsonl", metavar="FILE", help="the games that check each entry's komi")
    a.add_argument("--state", metavar="FILE", help="write all games, for another run to go on with")
    a.add_argument("--resume", metavar="FILE", help="go on with the games of an earlier --state")
    return a.parse_args()


def check_off(scores, komi):
    """How far the shares are from even; ties that are too many count as a difference, too."""
    tied = fitting.ties(scores, komi) - MOST_TIES
    return max(off_even(fitting.shares_of_wins(scores, komi)), FAIR + tied if tied > 0 else 0)


def deviation(seats, games):
    """The standard deviation of a seat's share of the wins, if it is 1/N."""
    return math.sqrt((seats - 1) / games) / seats


class Entry:
    """A board and a number of seats: all games played so far, and what they say about komi."""

    def __init__(self, spec, points, seats, komi, noise, check_first=False, who="net"):
        self.spec, self.points, self.seats, self.noise, self.who = spec, points, seats, noise, who
        self.most = 2 * points // MOST_GIVEN  # half points
        self.centre, self.slope = np.array(komi, float), None
        self.komis, self.scores = [], []  # of all games with this noise
        self.round, self.first_round = 0, 0
        self.playing, self.checking = {}, {}  # by round: how many games, and where a check puts its scores
        self.checks, self.failed, self.fair = {}, 0, check_first  # scores by noise and komi
        self.next_fit, self.done = LEAST_BETWEEN_FITS, False
        self.begin(komi if check_first else None)

    def begin(self, check=None):
        """Looks for a komi, or checks one with games of its own."""
        self.round += 1
        self.check = None if check is None else [int(k) for k in check]
        self.begun = 0
        if check is not None:
            self.checked = self.checking[self.round] = self.checks.setdefault((self.noise, tuple(self.check)), [])

    @property
    def name(self):
        return f"{self.spec}/{self.seats}"

    def komi(self):
        """Of the games that start now, and how far each seat's may be from it, at random."""
        if self.check is not None:
            return self.check, 0
        spread = max(2, round(0.35 / (self.slope or fitting.USUAL_SLOPE / self.points) / math.sqrt(self.seats)))
        return [0] + [int(round(k)) for k in self.centre[1:]], int(min(spread, 0.1 * self.points + 2))

    def wants_games(self, games):
        return not self.done and (self.check is None or self.begun < games)

    def started(self):
        self.begun += 1
        self.playing[self.round] = self.playing.get(self.round, 0) + 1
        return self.round

    def ended(self, round_, komi, scores):
        self.playing[round_] -= 1
        if round_ < self.first_round:
            return  # with other noise
        self.komis.append(komi)
        self.scores.append(scores)
        if round_ in self.checking:
            self.checking[round_].append(scores)

    def fit(self):
        komis = np.array(self.komis[-MOST_POOL:], float).reshape(-1, self.seats)
        won = fitting.shares_of_games(self.scores[-MOST_POOL:], komis) if len(komis) else komis
        model = fitting.Model(komis, won, self.centre, self.points, self.slope)
        step = min(2 * LARGEST_STEP * self.points, 1 / model.slope)
        wanted = np.clip(model.balance(), self.centre - step, self.centre + step)
        self.centre = np.clip(wanted, -self.most, self.most)
        self.slope = model.slope
        return model

    def look(self, games):
        """Goes on, or goes over from looking to checking and back, by what the games say."""
        if self.check is not None:
            self.look_at_check(games)
        elif len(self.scores) >= self.next_fit:
            self.next_fit = len(self.scores) + max(LEAST_BETWEEN_FITS, int(MORE_BETWEEN_FITS * len(self.scores)))
            before = self.centre
            model = self.fit()
            if model.games >= SEARCH_GAMES and off_even(model.predict(before)) <= CLOSE:
                self.begin(self.choose(model))
            elif model.games >= SEARCH_GAMES and np.abs(self.centre).max() >= self.most:
                self.weaken()

    def choose(self, model):
        tried = {}
        for komi, scores in zip(self.komis, self.scores):
            tried.setdefault(tuple(komi), []).append(scores)
        tried = {komi: (len(scores), fitting.shares_of_wins(scores, komi)) for komi, scores in tried.items()
                 if len(scores) >= LEAST_BETWEEN_FITS}
        return fitting.best_komi(model, self.centre, tried, self.most)

    def look_at_check(self, games):
        n, playing = len(self.checked), self.playing.get(self.round, 0)
        complete = self.begun >= games and playing == 0
        if n == 0 or not complete and (n < LEAST_TO_REJECT or n < playing):
            return
        off = check_off(self.checked, self.check)
        if complete:
            self.fair |= off <= FAIR
            self.done = off <= CLOSE
        if not self.done and (complete or off > FAIR + 2.5 * deviation(self.seats, n)):
            self.reject()

    def reject(self):
        self.failed += 1
        if self.failed % MOST_CHECKS == 0:
            return self.weaken()
        model = self.fit()
        komi = self.choose(model)
        self.begin(None if model.games < SEARCH_GAMES or komi == self.check else komi)
        self.next_fit = len(self.scores) + SEARCH_GAMES // 2

    def weaken(self):
        """No komi within a third of the board is fair: more noise, so that the first seat loses some games, too."""
        self.noise = min(MORE_NOISE * self.noise, MOST_NOISE)
        self.centre, self.slope = self.centre / 2, None
        self.komis, self.scores = [], []
        self.next_fit = LEAST_BETWEEN_FITS
        self.begin()
        self.first_round = self.round

    def line(self):
        """For the table: the check that went best, considering its number of games; none before there is one."""
        enough = [(check_off(scores, komi) + deviation(self.seats, len(scores)), noise, komi, scores)
                  for (noise, komi), scores in self.checks.items() if len(scores) >= LEAST_REPORTED]
        if not enough:
            return None
        _, noise, komi, scores = min(enough)
        return dict(board=self.spec, players=self.seats, source=f"{self.who}, noise {noise:.1f}",
                    komi=[k / 2 for k in komi], scores=[list(map(int, s)) for s in scores])

    def state(self):
        return dict(noise=self.noise, centre=[round(float(k), 2) for k in self.centre], slope=self.slope, done=self.done,
                    komis=[list(map(int, k)) for k in self.komis[-MOST_POOL:]],
                    scores=[list(map(int, s)) for s in self.scores[-MOST_POOL:]],
                    checks=[[noise, komi, [list(map(int, s)) for s in scores]]
                            for (noise, komi), scores in self.checks.items() if len(scores) >= LEAST_REPORTED])

    def resume(self, state):
        """Goes on where another run stopped."""
        self.noise, self.slope = state["noise"], state["slope"]
        self.centre = np.array(state["centre"], float)
        self.komis, self.scores = [tuple(k) for k in state["komis"]], [tuple(s) for s in state["scores"]]
        self.checks = {(noise, tuple(komi)): scores for noise, komi, scores in state["checks"]}
        self.next_fit = len(self.scores) + 2 * LEAST_BETWEEN_FITS
        self.begin()
        self.fit()


class Hall:
    """All entries of one class, playing at the same time."""

    def __init__(self, net, size, entries, boards, settings, args):
        native = nat.Native(args.device, size)
        self.names = list(dict.fromkeys(e.spec for e in entries))
        graphs = nat.Boards(native, [boards[name] for name in self.names])
        nets.use_boards(graphs)
        self.entries, self.settings = entries, settings
        self.seconds, self.seed = args.seconds, 1000 * args.seed
        self.setups = np.zeros(len(entries), nat.SETUP)
        for setup, entry in zip(self.setups, entries):
            setup["graph"], setup["seats"] = self.names.index(entry.spec), entry.seats
            setup["max_turns"] = (3 if entry.points < 40 else 2) * entry.points + 20
            setup["play_on_share"] = 1  # Chinese rules, and played until all pass
        self.set_setups()
        self.games = Games(graphs, self.setups, settings.at_once, 2 * size + 24, self.seed)
        fused = Fused(net) if Fused.fits(net.shape, args.device, size) else None
        self.searcher = Searcher(self.games, net, settings.simulations, max(4, settings.simulations), fused=fused)
        self.margins = native.zeros(settings.at_once, 6)
        self.learning = nat.Learning(margins=nat.address(self.margins))
        self.live = np.zeros(settings.at_once, bool)  # its game counts when it ends
        self.round = np.zeros(settings.at_once, int)  # of the entry, when the game began
        self.turns, self.starts = 0, 0
        self.note_started(np.ones(settings.at_once, bool))

    def set_setups(self):
        """Games start from the entries that look for more: those without a fair komi twice as often."""
        for setup, entry in zip(self.setups, self.entries):
            setup["komi"][:entry.seats], setup["komi_spread"] = entry.komi()
            setup["noise"] = entry.noise
        wanting = np.array([e.wants_games(self.settings.games) * (1 if e.fair else 2) for e in self.entries], float)
        if wanting.any():
            self.setups["until"] = np.cumsum(wanting / wanting.sum())
            self.setups["until"][int(wanting.nonzero()[0][-1]):] = 2
        return bool(wanting.any())

    def note_started(self, which):
        numbers = self.games.setup_numbers().cpu().numpy()
        for game in which.nonzero()[0]:
            self.round[game] = self.entries[numbers[game]].started()
        self.live |= which

    def take_ended(self):
        over = self.games.over().cpu().numpy()
        margins, numbers = self.margins.cpu().numpy(), self.games.setup_numbers().cpu().numpy()
        komis = self.games.komi().cpu().numpy()
        for game in (over & self.live).nonzero()[0]:
            entry = self.entries[numbers[game]]
            komi = komis[game, :entry.seats]
            points = np.rint(margins[game, :entry.seats] - komi / 2).astype(int)
            entry.ended(self.round[game], tuple(komi), tuple(points))
        self.live &= ~over
        return over

    def start_more(self, over):
        if not (over.any() and self.set_setups()):
            return
        self.games.set_setups(self.setups)
        self.starts += 1
        self.games.start(self.seed + self.starts * 1_000_003, ended_only=True)
        self.note_started(over)

    @torch.no_grad()
    def play(self, save):
        began = shown = saved = time.time()
        while not all(e.done for e in self.entries):
            passed = time.time() - began
            if passed > self.seconds:
                break
            for _ in range(TURNS_BETWEEN_LOOKS):
                with eager():
                    self.searcher.think()
                self.searcher.play(self.learning)
            self.turns += int(self.live.sum()) * TURNS_BETWEEN_LOOKS
            over, late = self.take_ended(), passed > self.seconds - self.settings.drain
            if not late:
                for entry in self.entries:
                    if not entry.done:
                        entry.look(self.settings.games)
                self.start_more(over)
            elif not self.live.any():
                break
            if time.time() - saved > SECONDS_BETWEEN_SAVES:
                save()
                saved = time.time()
            if time.time() - shown > 5:
                shown = time.time()
                print(f"{self.games.native.points}: {passed:.0f} s, {sum(e.done for e in self.entries)} of "
                      f"{len(self.entries)} done, {self.turns / passed:.0f} turns per second", flush=True)


def settled(entry):
    return "unsettled" not in entry and "unfair" not in entry


def first_komi(entry, points):
    """In half points: what the table says after some games, or one that rises with the seat."""
    seats = entry["players"]
    known = entry["komi" if settled(entry) else "estimate"]
    if entry["checked"] >= LEAST_REPORTED and max(map(abs, known)) <= points / MOST_GIVEN / (1 if settled(entry) else 2):
        return [round(2 * k) for k in known]
    return [round(2 * 0.12 * points / seats * i / (seats - 1)) for i in range(seats)]


def is_sure(entry):
    """Whether the table has a good check of its komi."""
    return settled(entry) and entry["checked"] >= ENOUGH_CHECKED and off_even(entry["shares"]) <= CLOSE + 0.001


def seen_board(points, edges):
    """The class of padded points of a board that the net can play on."""
    size = mixing.class_of(points)
    most = max(map(len, nat.lists(points, edges)[0]))
    if most > MOST_NEAR:
        raise ValueError(f"a point with {most} neighbours")
    return size


def class_settings(args, size):
    """What was asked for, or else what is usual for the class."""
    asked = {f.name: getattr(args, f.name) for f in dataclasses.fields(Class) if getattr(args, f.name) is not None}
    return dataclasses.replace(CLASSES[size], **asked)


def chosen_entries(args, boards, states):
    """By class, the entries of the table to play."""
    classes = {}
    for entry in json.loads(Path(args.table).read_text())["entries"]:
        spec, seats = entry["board"], entry["players"]
        if args.only and f"{spec}/{seats}" not in args.only or args.weak and is_sure(entry):
            continue
        if spec not in boards:
            print(f"{spec} for {seats}: left out, its board is not in the file", flush=True)
            continue
        points, edges = boards[spec]
        try:
            size = seen_board(points, edges)
        except ValueError as error:
            print(f"{spec} for {seats}: left out, {error}", flush=True)
            continue
        if args.size not in (None, size):
            continue
        settings = class_settings(args, size)
        noise = re.match(re.escape(settings.who()) + r", noise ([0-9.]+)$", entry["source"])
        known = bool(noise) and settled(entry) and off_even(entry["shares"]) <= FAIR - 0.005
        chosen = Entry(spec, points, seats, first_komi(entry, points), float(noise[1]) if noise else settings.noise, known,
                       settings.who())
        if chosen.name in states:
            chosen.resume(states[chosen.name])
        classes.setdefault(size, []).append(chosen)
    return classes


class Report:
    """The files with the results so far."""

    def __init__(self, args, entries):
        self.args, self.entries = args, entries

    def save(self):
        lines = [line for e in self.entries if (line := e.line())]
        program.write_whole(self.args.out, "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines).encode())
        if self.args.state:
            states = {e.name: e.state() for e in self.entries}
            program.write_whole(self.args.state, json.dumps(states, separators=(",", ":")).encode())

    def show(self):
        for entry in self.entries:
            line, games = entry.line(), len(entry.scores)
            if line is None:
                print(f"{entry.name}: no check of {LEAST_REPORTED} games; {games} games, centre {entry.centre.round(1) / 2}, "
                      f"noise {entry.noise:.1f}, checks {[(k, len(v)) for k, v in entry.checks.items()]}", flush=True)
                continue
            shares = fitting.shares_of_wins(line["scores"], [round(2 * k) for k in line["komi"]])
            print(f"{entry.name}: komi {line['komi']}, {len(line['scores'])} games, shares {shares.round(3)}, off "
                  f"{off_even(shares):.3f}, {line['source']}, {games} games in all, {entry.failed} checks failed", flush=True)


def boards_of(args):
    if args.boards:
        return mixing.read_boards(args.boards)
    if not args.program:
        raise SystemExit("--program or --boards must say where the boards come from")
    names = dict.fromkeys(e["board"] for e in json.loads(Path(args.table).read_text())["entries"])
    return {name: make_boards.family(args.program, name) for name in names}


def main():
    args = arguments()
    start = export.read_start(args.net, args.device)
    net = Net(**start["shape"]).to(args.device)
    net.load_state_dict(start["net"])
    if args.device == "cuda":
        net = net.bfloat16()
    boards = boards_of(args)
    states = json.loads(Path(args.resume).read_text()) if args.resume else {}
    classes = chosen_entries(args, boards, states)
    Path(args.out).parent.mkdir(parents=True, exist_ok=True)
    report = Report(args, [e for entries in classes.values() for e in entries])
    for size, entries in classes.items():
        Hall(net, size, entries, boards, class_settings(args, size), args).play(report.save)
        report.save()
    report.show()
    if args.program:
        subprocess.run([args.program, "komi", "--table", args.table, "--scores", args.out], check=True)


if __name__ == "__main__":
    main()
