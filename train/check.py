#!/usr/bin/env python3
"""On a machine with a GPU: its rules, kernels and search against the host's, and their speed.

usage: train/check.py [--speed [--plain]]      exit status 1 if anything differs
"""
import sys
import time

import program

if __name__ == "__main__":
    program.begin()

import numpy as np
import torch

import export
import mix as mixing
import native as nat
import net as nets
from match import Match
from net import Net, Surroundings
from search import Fused, Games, Searcher

FAILED = []


def verdict(name, good, note=""):
    print(f"{'ok  ' if good else 'FAIL'} {name} {note}", flush=True)
    if not good:
        FAILED.append(name)


def same_games(size, boards, games=64, turns=60):
    """Random legal turns on both: every byte of every position must be equal."""
    mix = mixing.Mix(size, boards)
    pair = [Games(nat.Boards(nat.Native(d, size), mix.boards), mix.setups, games, mix.max_turns, 5) for d in ("cpu", "cuda")]
    draw = np.random.default_rng(size)
    host, card = pair
    width = host.native.state_bytes
    equal = True
    for _ in range(turns):
        cells = host.slots.view(games, -1)[:, :size].numpy()
        actions = np.full(games, size, np.int32)
        for g in range(games):
            legal = np.flatnonzero(cells[g] & 16)
            if len(legal) and draw.random() > 0.03:
                actions[g] = draw.choice(legal)
        for side in pair:
            moves = torch.from_numpy(actions).to(side.native.device)
            side.native.call("play", side.batch, nat.Search(actions=nat.address(moves)), nat.Learning())
        torch.cuda.synchronize()
        a = host.slots.view(games, -1)[:, :width]
        b = card.slots.view(games, -1)[:, :width].cpu()
        equal = equal and torch.equal(a, b)
    verdict(f"rules {size}", equal, f"{games} games, {turns} turns")


def relative(a, b):
    return ((a.float() - b.float()).norm() / b.float().norm().clamp_min(1e-9)).item()


def sample_inputs(size, boards, games, turns=30):
    """Positions after random turns, with their inputs, on the GPU."""
    mix = mixing.Mix(size, boards)
    native = nat.Native("cuda", size)
    on = nat.Boards(native, mix.boards)
    nets.use_boards(on)
    batch = Games(on, mix.setups, games, mix.max_turns, 9)
    searcher = Searcher(batch, None, 2, 2)
    for _ in range(turns):
        cells = batch.slots.view(games, -1)[:, :size]
        noise = torch.rand(games, size, device="cuda") * ((cells & 16) != 0)
        moves = torch.where(noise.amax(1) > 0, noise.argmax(1), torch.full((games,), size, device="cuda")).int()
        native.call("play", batch.batch, nat.Search(actions=nat.address(moves)), nat.Learning())
    native.call("begin", batch.batch, searcher.search, searcher.inputs)
    return searcher


def check_net(size, boards, games=64):
    s = sample_inputs(size, boards, games)
    dense, labels, graphs = s.around.boards.dense, s.labels, s.graphs
    h = torch.randn(games, size, 96, device="cuda").bfloat16()
    want = nets.aggregate_dense(h.double(), dense, labels, graphs)
    got = nets.aggregate_op(h, labels, graphs, s.around.boards.surroundings)
    verdict(f"aggregate {size}", relative(got, want) < 6e-3, f"{relative(got, want):.1e}")
    slope = torch.randn(games, size, 4 * 96, device="cuda").bfloat16()
    x = h.double().requires_grad_()
    nets.aggregate_dense(x, dense, labels, graphs).backward(slope.double())
    back = nets.aggregate_backward_op(slope, labels, graphs, s.around.boards.surroundings)
    verdict(f"aggregate backward {size}", relative(back, x.grad) < 6e-3, f"{relative(back, x.grad):.1e}")
    torch.manual_seed(size)
    net = Net().cuda()
    with torch.no_grad():
        for p in net.parameters():
            p.add_(torch.randn_like(p) * 0.02)
        rough = Net().cuda().bfloat16()
        rough.load_state_dict(net.state_dict())
        net.load_state_dict(rough.state_dict())
        exact = Net().cuda().double()
        exact.load_state_dict(net.state_dict())
        truth = forward_dense(exact, s, dense)
        plain = rough(s.features, s.globals, s.around)
        for name, i in (("logits", 0), ("results", 1), ("owners", 2)):
            e = relative(present(plain[i]), present(truth[i]))
            verdict(f"net {size} {name}", e < 3e-2, f"{e:.1e}")
        if Fused.fits(net.shape, "cuda", size):
            for kind in ("fused", "fused for Hopper") if nat.is_hopper() and size <= 176 else ("fused",):
                fused = Fused(rough, hopper=kind != "fused")(s.around.boards, s.inputs, s.globals)
                want = (*truth[:2], nets.search_values(truth[1]))
                for name, got, exactly in zip(("logits", "results", "values"), fused, want):
                    e = relative(on_board(got, s), on_board(exactly, s))
                    verdict(f"{kind} {size} {name}", e < 3e-2, f"{e:.1e}")
    return s, rough


def present(x):
    return x * (x.abs() < 5e3)


def on_board(x, s):
    if x.ndim == 3 or x.shape[1] == nets.SEATS:
        return present(x)
    mask = torch.cat([s.features[..., 0], torch.ones_like(s.globals[:, :1])], 1)
    return x * mask


def forward_dense(net, s, dense):
    """The definition in double precision."""
    x64 = Surroundings(type("B", (), {"dense": dense}), s.labels, s.graphs)
    keep, Net.aggregate = Net.aggregate, staticmethod(lambda h, a: nets.aggregate_dense(h, dense, a.labels, a.graphs))
    try:
        return net(s.features.double(), s.globals.double(), x64)
    finally:
        Net.aggregate = staticmethod(keep)


def check_match(openings=64, turns=8):
    """The games of a match must differ: a trained net opens all games alike if nothing makes it do otherwise."""
    boards = mixing.read_boards()
    mix = mixing.Mix(88, {"9x9": boards["9x9"]}, {2: 1.0})
    start = export.read_start(nat.ROOT / "data" / "net.safetensors", "cuda")
    on = nat.Boards(nat.Native("cuda", 88), mix.boards)
    nets.use_boards(on)
    match = Match(on, mix, "9x9", 2 * [start["shape"]], 2 * openings, 16)
    match.start(start["net"], start["net"], 1)
    for turn in range(turns):
        for side in match.sides:
            side.play(turn)
    for side in match.sides:
        cells = side.games.slots.view(openings, -1)[:, :81].cpu() & 7
        found = len(set(map(tuple, cells.tolist())))
        verdict("openings of a match", found >= 0.95 * openings, f"{found} of {openings} differ")


def speed(size, boards, games, simulations=16, fused=True):
    s = sample_inputs(size, boards, games, turns=8)
    net = Net().cuda().bfloat16()
    kernel = Fused(net) if fused and Fused.fits(net.shape, "cuda", size) else None
    searcher = Searcher(s.games, net, simulations, simulations // 2, fused=kernel)
    begin = time.time()
    searcher.think()
    torch.cuda.synchronize()
    compiled = time.time() - begin

    def timed(f, repeats):
        f()
        torch.cuda.synchronize()
        begin = time.time()
        for _ in range(repeats):
            f()
        torch.cuda.synchronize()
        return (time.time() - begin) / repeats
    with torch.no_grad():
        one = timed(lambda: kernel(s.games.boards, searcher.inputs, searcher.globals) if kernel
                    else net(searcher.features, searcher.globals, searcher.around), 20)
        descend = timed(lambda: s.games.native.call("descend", s.games.batch, searcher.search, searcher.inputs,
                                                    simulations - 1), 5)
        move = timed(searcher.think, 5)
    print(f"speed {size} {'fused' if kernel else 'plain'}: {games} games, {games / one:,.0f} evaluations per second, "
          f"{games / move:,.0f} turns per second; ms: net {1e3 * one:.2f}, "
          f"descend {1e3 * descend:.2f}, turn {1e3 * move:.2f}; first {compiled:.1f} s", flush=True)


def main():
    a = program.Parser(prog="train/check.py", description="Compares a GPU's rules, kernels and search with the host's.")
    a.add_argument("--speed", action="store_true", help="time evaluations and turns, too")
    a.add_argument("--plain", action="store_true", help="also without the fused kernel, compiled")
    args = a.parse_args()
    if not torch.cuda.is_available():
        raise SystemExit("PyTorch finds no GPU to check")
    begin = time.time()
    boards = mixing.read_boards()
    nat.build("cuda")
    print(f"built in {time.time() - begin:.1f} s on {torch.cuda.get_device_name()}", flush=True)
    for size in nat.CLASSES:
        same_games(size, boards)
        check_net(size, boards)
    check_match()
    if args.speed:
        speed(88, boards, 4096)
        speed(176, boards, 1024)
        speed(400, boards, 768)
    if args.speed and args.plain:
        nets.compile_layers()
        speed(88, boards, 4096, fused=False)
        speed(400, boards, 768, fused=False)
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    program.run(main)
