#!/usr/bin/env python3
"""Matches between nets, on one batch of games.

usage: train/match.py ONE OTHER [BOARD[:SIMULATIONS[:GAMES]]...]    such as train/match.py new.safetensors old.safetensors 9x9:32:1024
"""
import math

import program

if __name__ == "__main__":
    program.begin()

import numpy as np
import torch

import export
import mix as mixing
import native as nat
import net as nets
from net import SEATS, Net, eager
from search import MOST_SIMULATIONS, Fused, Games, Searcher


class Side:
    """The games of a match in which the first net plays one seat."""

    def __init__(self, boards, setups, games, max_turns, nets, simulations, seat):
        n, self.seat = boards.native, seat
        self.games = Games(boards, setups, games, max_turns, 1)
        self.searchers = [Searcher(self.games, m, simulations, max(4, simulations // 2), noise=False) for m in nets]
        self.margins = n.zeros(games, SEATS)
        self.learning = nat.Learning(margins=nat.address(self.margins))

    def play(self, turn):
        searcher = self.searchers[(turn + self.seat) % 2]
        searcher.think()
        searcher.play(self.learning)

    def leads(self):
        """By how many points the first net won each game."""
        return self.margins[:, self.seat] - self.margins[:, 1 - self.seat]


class Match:
    """Two nets play each opening twice, once with each colour. The openings are random turns: nets that learnt from
    each other would open all games alike, and the match would only say who knows these few lines better."""

    def __init__(self, boards, mix, name, shapes, games, simulations):
        """shapes: of the first and the second net."""
        n = boards.native
        self.openings = games // 2
        entry = next(i for i, (b, s, _) in enumerate(mix.entries) if b == name and s == 2)
        setups = mix.setups[entry:entry + 1].copy()
        setups["until"], setups["play_on_share"], setups["handicap_share"], setups["territory_share"] = 2, 0, 0, 0
        setups["komi_spread"], setups["opening_share"] = 2, 1
        setups["opening"] = np.maximum(setups["opening"], 1)
        self.nets = [Net(**shape).to(n.device) for shape in shapes]
        if n.device == "cuda":
            self.nets = [m.bfloat16() for m in self.nets]
        self.sides = [Side(boards, setups, self.openings, mix.max_turns, self.nets, simulations, seat) for seat in range(2)]
        self.fused = [Fused(m) for m in self.nets] if all(Fused.fits(s, n.device, n.points) for s in shapes) else []
        for side in self.sides:
            for s, f in zip(side.searchers, self.fused):
                s.fused = f

    def start(self, one, other, seed):
        """`one` and `other` are the nets' weights."""
        for net, weights in zip(self.nets, (one, other)):
            for k, v in net.state_dict().items():
                v.copy_(weights[k])
        for f in self.fused:
            f.pack()
        for side in self.sides:
            side.games.start(seed)

    @torch.no_grad()
    def play(self, one, other, seed):
        """The share of points of `one` against `other`."""
        self.start(one, other, seed)
        for turn in range(self.sides[0].games.max_turns):
            with eager():
                for side in self.sides:
                    side.play(turn)
            if turn % 8 == 7 and all(bool(side.games.over().all()) for side in self.sides):
                break
        lead = torch.cat([side.leads() for side in self.sides])
        return float(((lead > 0).float() + 0.5 * (lead == 0).float()).mean())


def elo(share, games):
    """The difference in rating; one more draw keeps it finite."""
    share = (share * games + 0.5) / (games + 1)
    return 400 * math.log10(share / (1 - share))


class Ladder:
    """Each match is against the weights at the match before; ratings add up from 0 at the start."""

    def __init__(self, trainer):
        self.trainer = trainer
        self.weights = self.copy()
        self.start = self.weights
        self.rating = next((e["rating"] for e in reversed(trainer.history) if "rating" in e), 0.0)
        self.matches = {}
        self.seed = 1

    def copy(self):
        return {k: v.clone() for k, v in self.trainer.slow.weights.items()}

    def match(self, pool, name):
        if name not in self.matches:
            t = self.trainer
            self.matches[name] = Match(pool.boards, pool.mix, name, 2 * [t.net.shape], t.args.matches, min(32, pool.searcher.simulations))
        return self.matches[name]

    def play(self, name, pool, opponent, **facts):
        t = self.trainer
        self.seed += 1
        begin = t.elapsed()
        share = self.match(pool, name).play(self.copy(), opponent, self.seed)
        t.log(match=name, share=round(share, 4), games=t.args.matches, took=round(t.elapsed() - begin, 1), **facts)
        return share

    def step(self, last=False):
        t = self.trainer
        if not t.args.matches or t.fast.steps == 0:
            return
        pool = t.pools[0]
        name = "9x9" if "9x9" in pool.mix.names else pool.mix.names[0]
        share = self.play(name, pool, self.weights, against="the match before")
        self.rating += elo(share, t.args.matches)
        t.log(rating=round(self.rating, 1))
        self.weights = self.copy()
        if last:
            for size, board in ((88, "triangular:5"), (176, "13x13")):
                for pool in t.pools:
                    if pool.size == size and board in pool.mix.names and t.elapsed() < 60 * t.args.minutes - 6:
                        self.play(board, pool, self.start, against="the start of this run")


def compare(one, other, boards, name, simulations, games):
    """The share of points of `one` on one board, with two seats and even komi as `one` knows it."""
    mix = mixing.Mix(mixing.class_of(boards[name][0]), {name: boards[name]}, {2: 1}, known=one["komi"])
    on = nat.Boards(nat.Native("cuda" if torch.cuda.is_available() else "cpu", mix.size), mix.boards)
    nets.use_boards(on)
    match = Match(on, mix, name, [one["shape"], other["shape"]], games, simulations)
    return match.play(one["net"], other["net"], 1)


def parsed(text, known):
    """'torus:9x9:32:1024' as a board, simulations and games."""
    name = next((n for n in sorted(known, key=len, reverse=True) if f"{text}:".startswith(f"{n}:")), None)
    if name is None:
        raise ValueError(f"'{text}': not a board of train/boards.json")
    numbers = text[len(name):].split(":")[1:]
    simulations, games = map(int, numbers + ["32", "256"][len(numbers):]) if all(map(str.isdecimal, numbers)) and len(numbers) < 3 else (0, 0)
    if not (1 <= simulations <= MOST_SIMULATIONS and games >= 2 and games % 2 == 0):
        raise ValueError(f"'{text}': expected {name}:SIMULATIONS:GAMES with 1 to {MOST_SIMULATIONS:,} simulations and an even number of games")
    return name, simulations, games


def main():
    a = program.Parser(prog="train/match.py", description="Plays a match between two nets on each board, from random openings.")
    a.add_argument("one", help="a net.safetensors or a checkpoint.pt")
    a.add_argument("other")
    a.add_argument("boards", nargs="*", default=["9x9:32:512"], metavar="BOARD[:SIMULATIONS[:GAMES]]",
                   help="boards of train/boards.json; 32 simulations and 256 games unless given (9x9:32:512)")
    args = a.parse_args()
    known = mixing.read_boards()
    try:
        matches = [parsed(text, known) for text in args.boards]
    except ValueError as error:
        a.error(str(error))
    one, other = (export.read_start(path, "cpu") for path in (args.one, args.other))
    one["komi"] = export.read_komi(one["komi"])
    for name, simulations, games in matches:
        share = compare(one, other, known, name, simulations, games)
        print(f"{name}: {share:.3f} of {games} games with {simulations} simulations, {elo(share, games):+.0f} Elo", flush=True)


if __name__ == "__main__":
    program.run(main)
