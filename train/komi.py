#!/usr/bin/env python3
"""Plays games of a net against itself for the table of fair komi (docs/komi.md).

usage: train/komi.py --net data/net.safetensors --table data/komi.json --boards BOARDS --out build/scores.jsonl
Plays each entry of the table with the komi that its "estimate" suggests, and writes one line per entry
for `omnigo komi --table data/komi.json --scores build/scores.jsonl`. Repeat both until the komi stays:
the net plays differently with another komi. Entries with boards that the net cannot play on (over 400
points, or over 12 neighbours or diagonal points of one point) are left out.
"""
import argparse
import json
import time
from pathlib import Path

import torch

import export
import mix as mixing
import native as nat
import net as nets
from net import Net, eager
from search import Fused, Games, Searcher

MOST_GIVEN = 3  # a seat gets at most the board divided by this


def arguments():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    a.add_argument("--net", required=True, metavar="FILE", help="net.safetensors or checkpoint.pt")
    a.add_argument("--table", default="data/komi.json", metavar="FILE")
    a.add_argument("--boards", default=str(mixing.BOARDS), metavar="FILE", help="points and edges by board (train/boards.json)")
    a.add_argument("--only", nargs="*", metavar="BOARD/SEATS", help="these entries, such as grid:9x9/2")
    a.add_argument("--games", type=int, default=2000, help="for each entry (2000)")
    a.add_argument("--at-once", type=int, default=2000, help="games played at the same time (2000)")
    a.add_argument("--simulations", type=int, default=32, help="of the search for each turn (32)")
    a.add_argument("--seconds", type=float, default=540, help="start no entry after this time (540)")
    a.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    a.add_argument("--seed", type=int, default=1)
    a.add_argument("--out", required=True, metavar="FILE")
    return a.parse_args()


def komi_of(entry, points):
    """In half points by seat: what balanced the games before, within what a game can bear."""
    most = 2 * points // MOST_GIVEN
    return [max(-most, min(most, round(2 * k))) for k in entry["estimate"]]


class Entry:
    """The games of one board and number of seats."""

    def __init__(self, net, name, board, seats, komi, games, simulations, device):
        size = mixing.class_of(board[0])
        native = nat.Native(device, size)
        boards = nat.Boards(native, [board])
        nets.use_boards(boards)
        mix = mixing.Mix(size, {name: board}, {seats: 1.0})
        setups = mix.setups.copy()
        # Chinese rules, nothing but the komi given, and played until all pass.
        setups["komi"][0] = komi + [0] * (6 - seats)
        setups["komi_spread"] = setups["handicap_share"] = setups["suicide_share"] = setups["territory_share"] = 0
        setups["play_on_share"] = 1
        self.komi, self.seats = komi, seats
        self.games = Games(boards, setups, games, mix.max_turns, 1)
        fused = Fused(net) if Fused.fits(net.shape, device, size) else None
        self.searcher = Searcher(self.games, net, simulations, max(4, simulations // 2), noise_until=6, late_noise=0.0,
                                 fused=fused)
        self.margins = native.zeros(games, 6)
        self.learning = nat.Learning(margins=nat.address(self.margins))

    @torch.no_grad()
    def play(self, seed):
        """The scores without komi, a list for each game."""
        self.games.start(seed)
        for turn in range(self.games.max_turns):
            with eager():
                self.searcher.think()
            self.searcher.play(self.learning)
            if turn % 8 == 7 and bool(self.games.over().all()):
                break
        given = torch.tensor(self.komi, device=self.margins.device) / 2
        return (self.margins[:, :self.seats] - given).round().int().tolist()


def main():
    args = arguments()
    start = export.read_start(args.net, args.device)
    net = Net(**start["shape"]).to(args.device)
    net.load_state_dict(start["net"])
    if args.device == "cuda":
        net = net.bfloat16()
    boards = mixing.read_boards(args.boards)
    began = time.time()
    with open(args.out, "a") as out:
        for entry in json.loads(Path(args.table).read_text())["entries"]:
            spec, seats = entry["board"], entry["players"]
            board = boards.get(spec) or boards.get(spec.removeprefix("grid:"))
            if args.only and f"{spec}/{seats}" not in args.only:
                continue
            if not board or time.time() - began > args.seconds:
                print(f"{spec} for {seats}: left out", flush=True)
                continue
            try:
                played = Entry(net, spec, board, seats, komi_of(entry, board[0]), min(args.games, args.at_once),
                               args.simulations, args.device)
            except ValueError as error:  # too large for the net
                print(f"{spec} for {seats}: {error}", flush=True)
                continue
            scores, batch = [], 0
            while len(scores) < args.games:
                batch += 1
                scores += played.play(1000 * args.seed + batch)
            line = dict(board=spec, players=seats, source=f"net, {args.simulations} visits per turn",
                        komi=[k / 2 for k in played.komi], scores=scores[:args.games])
            out.write(json.dumps(line, separators=(",", ":")) + "\n")
            out.flush()
            print(f"{spec} for {seats}: {len(scores)} games, {time.time() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
