#!/usr/bin/env python3
"""Whether train/komi.py finds a fair komi where the right one is known: in games that are drawn at random.

usage: train/check_komi.py [SEED]      exit status 1 if a seat would win too often with the komi found
"""
import sys

import numpy as np

from komi import Entry, FAIR, fitting

POINTS, GAMES, AT_ONCE, MOST_GAMES = 81, 1000, 100, 40_000
# What each seat is ahead by without komi, how much luck there is, and how much players adapt to the komi.
CASES = [([8, 0], 12, 0.8), ([20, 0], 6, 0.3), ([10, 3, 0], 10, 0.7), ([0, 6, -2, 3], 8, 0.8), ([5, 4, 3, 2, 1, 0], 6, 0.9),
         ([15, 4, 3, 2, 1, -10], 6, 0.5)]


def play(draw, ahead, luck, adapts, komi):
    ahead, points = np.array(ahead, float), np.array(komi) / 2
    won = adapts * (ahead + points) + draw.normal(0, luck, len(ahead))
    return np.maximum(0, np.rint(POINTS / len(ahead) + won - adapts * points + (1 - adapts) * ahead)).astype(int)


def search(draw, case):
    entry, going_on, games = Entry("random", POINTS, len(case[0]), [0] * len(case[0]), 1.0), [], 0
    while not entry.done and games < MOST_GAMES:
        while len(going_on) < AT_ONCE and entry.wants_games(GAMES):
            komi, spread = entry.komi()
            komi = [komi[0]] + [k + int(draw.integers(-spread, spread + 1)) for k in komi[1:]]
            going_on.append((entry.started(), tuple(komi)))
        round_, komi = going_on.pop(int(draw.integers(len(going_on))))
        entry.ended(round_, komi, tuple(play(draw, *case, komi)))
        games += 1
        entry.look(GAMES)
    return entry, games


def main():
    draw, failed = np.random.default_rng(int(sys.argv[1]) if len(sys.argv) > 1 else 1), 0
    for case in CASES:
        entry, games = search(draw, case)
        komi = [round(2 * k) for k in entry.line()["komi"]]
        shares = fitting.shares_of_wins([play(draw, *case, komi) for _ in range(20_000)], komi)
        good = entry.done and fitting.off_even(shares) <= FAIR
        failed += not good
        print(f"{'ok  ' if good else 'FAIL'} {case}: komi {[k / 2 for k in komi]} after {games} games, shares {shares.round(3)}")
    sys.exit(failed > 0)


main()
