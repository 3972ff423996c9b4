#!/usr/bin/env python3
"""Compares shapes of nets: one net plays games on boards of up to 88 points, and nets of other shapes learn from
nothing on the same games, each for the same time. Reports losses on games that none of them saw.

usage: train/compare.py --from NET --play SECONDS --learn SECONDS --out DIR [SHAPE...]

SHAPE is LAYERSxWIDTH, such as 8x96, and may end in -blocks or -diagonals: without the mean of a point's block, without
its diagonal points. DIR gets a net for each, for matches (`omnigo arena net:file=...`), and losses.jsonl.
"""
import json
import re
import time
from pathlib import Path

import program

if __name__ == "__main__":
    program.begin()

import torch

import export
import native as nat
import net as nets
import trainer as training
from optimise import Average, Optimiser
from program import number
from search import Samples

PARTS = {"blocks": 3, "diagonals": 2}  # which quarter of the rows of `mix` reads them
HELD_OUT = 0.04


class Split(Samples):
    """Samples from the games that ended before the newest, or from the newest alone."""

    def __init__(self, memory, batch, held_out):
        super().__init__(memory, batch)
        self.newest = int(memory.size() * HELD_OUT)
        self.held_out = held_out

    def choose(self, newest):
        return super().choose(self.newest) if self.held_out else super().choose(newest, self.newest)


def shape_of(text):
    """{layers, width} and the parts to leave out."""
    sizes, *without = text.split("-")
    layers, width = map(int, sizes.split("x"))
    return dict(layers=layers, width=width), [PARTS[part] for part in without]


def check_shapes(parser, texts, device):
    for text in texts:
        if not re.fullmatch(r"[1-9]\d?x[1-9]\d{0,3}(-blocks|-diagonals)*", text, re.ASCII):
            parser.error(f"expected a shape such as 8x96 or 8x96-blocks, got '{text}'")
        width = shape_of(text)[0]["width"]
        if device == "cuda" and width % nat.CHANNELS:
            parser.error(f"'{text}': on a GPU, expected a width that is a multiple of {nat.CHANNELS}, got {width}")


def leave_out(net, parts):
    with torch.no_grad():
        for block in net.blocks:
            for part in parts:
                block.mix.view(4, net.shape["width"], -1)[part] = 0


def step(net, samples, count):
    return torch.stack(training.losses(net, samples, samples.draw(count)))


def learn(text, pool, seconds, device, sync):
    """A net of this shape after `seconds` of training, its compilation not counted, and its steps."""
    shape, parts = shape_of(text)
    net = nets.Net(**shape).to(device)
    leave_out(net, parts)
    optimiser, average = Optimiser(net, device), Average(net, 0.995)
    samples, weights = Split(pool.memory, pool.batch, False), torch.tensor(training.WEIGHTS, device=device)
    begin, steps = time.time(), 0
    while (spent := time.time() - begin) < seconds:
        parts_of_loss = step(net, samples, pool.memory.size())
        net.zero_grad(set_to_none=True)
        (parts_of_loss[: len(weights)] * weights).sum().backward()
        optimiser.step(min(1.0, (steps + 1) / 100) * (1 - spent / seconds))
        leave_out(net, parts)
        average.update(net)
        steps += 1
        if steps == 3 or steps % 50 == 0:
            sync()
        if steps == 3:
            begin = time.time()
    average.copy_to(net)
    return net, average, steps


@torch.no_grad()
def judge(net, pool, batches=60):
    samples = Split(pool.memory, pool.batch, True)
    mean = sum(step(net, samples, pool.memory.size()) for _ in range(batches)) / batches
    return {name: round(x, 4) for name, x in zip(training.NAMES, mean.tolist())}


def main():
    a = program.Parser(prog="train/compare.py", description="Compares shapes of nets on the same games.")
    a.add_argument("--from", dest="source", required=True, metavar="NET", help="the net that plays the games")
    a.add_argument("--play", type=number(above=0), default=90, help="seconds of games (90)")
    a.add_argument("--learn", type=number(above=0), default=50, help="seconds of training for each shape (50)")
    a.add_argument("--board", metavar="FILE", help="as for train/run")
    a.add_argument("--games", type=number(above=0), default=2, help="as for train/run (2)")
    a.add_argument("--device", type=program.device, default="cuda", help="as for train/run (cuda)")
    a.add_argument("--out", required=True, metavar="DIR")
    a.add_argument("shapes", nargs="*", default=["8x96", "6x64", "10x128", "8x96-blocks", "8x96-diagonals"])
    args = a.parse_args()
    check_shapes(a, args.shapes, args.device)
    board = ["--board", args.board] if args.board else []
    t = training.Trainer(training.arguments(
        ["--minutes", "60", "--from", args.source, "--out", args.out, "--time", "100,0,0", "--seats", "2", "--games", str(args.games),
         "--simulations", "64", "--quick", "12", "--taught", "0.25", "--matches", "0",
         "--keep-memory", "0", "--device", args.device, *board]))
    pool, begin = t.pools[0], time.time()
    while time.time() - begin < args.play:
        pool.play(8)
        t.sync()
    if int(pool.available * HELD_OUT) == 0:
        raise SystemExit(f"too few games ended in {args.play:g} seconds; play longer (--play), or fewer at once (--games)")
    t.log(positions=pool.available, games=int(pool.memory.statistics[0]), before=judge(t.net, pool))
    for text in args.shapes:
        torch.manual_seed(1)
        net, average, steps = learn(text, pool, args.learn, t.args.device, t.sync)
        facts = dict(boards=pool.mix.names, seats=[2], seconds=round(args.learn), samples=steps * pool.batch, komi="{}")
        program.write_whole(Path(args.out) / f"{text}.safetensors", export.net_file(net.shape, average.weights, facts))
        entry = dict(shape=text, parameters=sum(p.numel() for p in net.parameters()), steps=steps, **judge(net, pool))
        print(json.dumps(entry), flush=True)
        program.append(Path(args.out) / "losses.jsonl", json.dumps(entry) + "\n")


if __name__ == "__main__":
    program.run(main)
