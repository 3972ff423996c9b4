"""Matches of a net against earlier ones, on one batch of games."""
import math

import torch

import native as nat
from net import Net, eager
from search import Fused, Games, Searcher


class Match:
    """Two nets play the same games, half of them with each colour."""

    def __init__(self, boards, mix, name, shape, games, simulations):
        n = boards.native
        self.games_count = games - games % 2
        entry = next(i for i, (b, s, _) in enumerate(mix.entries) if b == name and s == 2)
        setups = mix.setups[entry:entry + 1].copy()
        setups["until"], setups["play_on_share"], setups["handicap_share"], setups["territory_share"] = 2, 0, 0, 0
        setups["komi_spread"] = 2
        self.games = Games(boards, setups, self.games_count, mix.max_turns, 1)
        self.nets = [Net(**shape).to(n.device) for _ in range(2)]
        if n.device == "cuda":
            self.nets = [m.bfloat16() for m in self.nets]
        # Noise in the opening makes the games differ.
        self.searchers = [Searcher(self.games, m, simulations, max(4, simulations // 2), noise_until=6, late_noise=0.0)
                          for m in self.nets]
        if Fused.fits(shape, n.device, n.points):
            for s, m in zip(self.searchers, self.nets):
                s.fused = Fused(m)
        self.margins = n.zeros(self.games_count, 6)
        self.learning = nat.Learning(margins=nat.address(self.margins))

    @torch.no_grad()
    def play(self, one, other, seed):
        """The share of points of `one` (weights) against `other`."""
        for net, weights in zip(self.nets, (one, other)):
            for k, v in net.state_dict().items():
                v.copy_(weights[k])
        for s in self.searchers:
            if s.fused:
                s.fused.pack()
        self.games.start(seed)
        first = torch.arange(self.games_count, device=self.margins.device) < self.games_count // 2
        chosen = self.searchers[0].actions
        for turn in range(self.games.max_turns):
            with eager():
                for s in self.searchers:
                    s.think()
            mine = first == (turn % 2 == 0)
            chosen.copy_(torch.where(mine, chosen, self.searchers[1].actions))
            self.searchers[0].play(self.learning)
            if turn % 8 == 7 and bool(self.games.over().all()):
                break
        lead = self.margins[:, 0] - self.margins[:, 1]
        lead = torch.where(first, lead, -lead)
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
        self.rating = max((e["rating"] for e in trainer.history if "rating" in e), default=0.0)
        self.matches = {}
        self.seed = 1

    def copy(self):
        return {k: v.clone() for k, v in self.trainer.slow.weights.items()}

    def match(self, pool, name):
        if name not in self.matches:
            t = self.trainer
            self.matches[name] = Match(pool.boards, pool.mix, name, t.net.shape, t.args.matches, pool.searcher.simulations)
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
