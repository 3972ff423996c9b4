#!/usr/bin/env python3
"""Whether a run that goes on from another is the same, bit for bit, as one without a break; and what happens to files
that do not fit. On a board of 25 points.

usage: train/check_resume.py [--device cuda]      exit status 1 if anything differs

On a GPU, games that end together are stored in any order, so rounds are not repeated exactly: there it checks that all
that is taken over is as it was.
"""
import argparse
import json
import signal
import subprocess
import sys
import tempfile
import time
import types
from pathlib import Path

import torch

import native
import resume
import trainer as training

ROUNDS = 72
FAILED = []
DEVICE = "cpu"


def verdict(name, good, note=""):
    print(f"{'ok  ' if good else 'FAIL'} {name} {note}".rstrip(), flush=True)
    if not good:
        FAILED.append(name)


def write_board(path, side):
    at = lambda x, y: y * side + x
    edges = [[at(x, y), at(x + 1, y)] for y in range(side) for x in range(side - 1)]
    edges += [[at(x, y), at(x, y + 1)] for y in range(side - 1) for x in range(side)]
    path.write_text(json.dumps(dict(spec=f"{side}x{side}", points=side * side, edges=edges)))
    return path


def words(folder, out, source=None, *more, board="5.json"):
    width = "16" if DEVICE == "cpu" else str(native.CHANNELS)
    found = ["--minutes", "60", "--device", DEVICE, "--no-compile", "--games", "0.004", "--layers", "2", "--width", width,
             "--simulations", "4", "--quick", "2", "--taught", "0.5", "--matches", "0", "--board", str(folder / board), "--seats", "2",
             "--out", str(folder / out)]
    found += ["--from", str(folder / source / "checkpoint.pt")] if source else []
    return found + list(more)


def start(*which, **board):
    return training.Trainer(training.arguments(words(*which, **board)))


def go_on(trainer, rounds):
    """The rounds of a run, with its report after every sixth rather than by the clock."""
    for _ in range(rounds):
        trainer.play()
        trainer.train()
        pool = trainer.pools[0]
        if pool.turns % (6 * trainer.plies * pool.games.games) == 0:
            trainer.report()
    return trainer


def save(trainer):
    resume.save(trainer.out, trainer)
    trainer.save()


def content(trainer):
    """All that later rounds depend on."""
    pool = trainer.pools[0]
    memory, games = pool.memory, pool.games
    found = {f"net {k}": v for k, v in trainer.net.state_dict().items()}
    found |= {f"{name} {k}": v for name in ("fast", "slow") for k, v in getattr(trainer, name).weights.items()}
    found |= {f"{type(part).__name__} {i} {k}": v for part in trainer.optimiser.parts
              for i, s in enumerate(part.state.values()) for k, v in s.items()}
    found |= {name: torch.cat([getattr(memory, name)[a:b] for a, b in memory.newest(memory.size())]) for name in resume.RING}
    found |= {name: t[where] for tensors, where in resume.packed(pool) for name, t in tensors.items()}
    found |= resume.whole(games) | dict(setups=games.setups, statistics=memory.statistics, by_setup=memory.setup_statistics)
    numbers = (trainer.seen, trainer.steps_now, trainer.rate(), pool.turns, pool.owed, pool.available, pool.window(),
               pool.mix.komi.tolist(), pool.draws.random(), torch.rand(1, device=DEVICE).item())
    return found, numbers


def differences(one, other):
    (a, numbers), (b, others) = one, other
    missing = sorted(a.keys() ^ b.keys())
    return missing or [k for k in a if not torch.equal(a[k], b[k])] + [f"{x} and {y}" for x, y in zip(numbers, others) if x != y]


def said(trainer):
    return str(next(e["memory"] for e in reversed(trainer.history) if "memory" in e))


def check_taken(folder, kept):
    """Just after the start all is as it was at the end of the run before."""
    training.HOST_KEPT = kept
    first = go_on(start(folder, "first"), ROUNDS // 2)
    save(first)
    expected, note = content(first), said(second := start(folder, "third", "first"))
    found = differences(expected, content(second))
    verdict("all is taken over", not found and first.seen > 0, ", ".join(found[:3]) or note)
    seen = second.seen
    save(go_on(second, ROUNDS // 3))
    verdict("goes on", second.seen > seen, f"{seen:,} samples before, {second.seen:,} after")


def check_continuing(folder, kept):
    """One run, and three of a third of its rounds each."""
    training.HOST_KEPT = kept
    one = go_on(start(folder, "one"), ROUNDS)
    expected, pool = content(one), one.pools[0]
    save(go_on(start(folder, "first"), ROUNDS // 3))
    for out, source in (("second", "first"), ("third", "second")):
        last = go_on(start(folder, out, source), ROUNDS // 3)
        save(last)
    found = differences(expected, content(last))
    verdict(f"three runs as one, {kept:,} positions kept", not found and one.seen > 0,
            ", ".join(found[:3]) or f"{one.seen:,} samples, {pool.turns:,} turns, {int(pool.memory.written):,} positions")


def check_window():
    """What is not saved is never drawn from later, even if no game ends for the length of a game."""
    good, games, longest = True, 2112, 182
    for turns in [games * k * k for k in range(1, 200)]:
        pool = types.SimpleNamespace(learnt=0, turns=turns, available=max(1, turns - games * longest // 2))
        pool.mix, pool.games = types.SimpleNamespace(longest=longest), types.SimpleNamespace(games=games)
        pool.window, pool.enough = lambda later=0: training.Pool.window(pool, later), lambda: 0
        saved, before = training.Pool.wanted(pool), pool.available
        for later in range(0, 100 * games * longest, games * longest // 3):
            harvested = max(0, later - games * longest)
            pool.turns, pool.available = turns + later, before + harvested
            good = good and pool.window() <= saved + harvested
    verdict("what is not saved is not drawn from", good)


def check_file(folder, name, change, words):
    """A run that goes on from "third" with a changed file begins with nothing, and says why."""
    good = (folder / "third" / resume.NAME).read_bytes()
    (folder / "third" / resume.NAME).write_bytes(change(bytearray(good)))
    trainer = start(folder, "other", "third")
    pool = trainer.pools[0]
    verdict(name, words in said(trainer) and pool.memory.size() == 0 and pool.turns == 0, said(trainer))
    go_on(trainer, 1)
    (folder / "third" / resume.NAME).write_bytes(good)


def changed_byte(data):
    data[-1] ^= 1
    return data


def check_files(folder):
    check_file(folder, "cut off", lambda data: data[: len(data) // 2], "cut off")
    check_file(folder, "empty", lambda data: b"", "cut off")
    check_file(folder, "not such a file", lambda data: b"x" * 4096, "cut off or of another format")
    check_file(folder, "another format", lambda data: data.replace(resume.FORMAT.encode(), b"omnigo-memory-0"), "not of the format")
    check_file(folder, "a changed byte", changed_byte, "damaged")
    check_file(folder, "a changed number", lambda data: data.replace(b'\\"turns\\": ', b'\\"turns\\":9'), "damaged")
    check_file(folder, "of another checkpoint", lambda _: (folder / "second" / resume.NAME).read_bytes(), "another checkpoint")


def check_other_settings(folder):
    last = start(folder, "other", "third")
    positions = last.pools[0].available
    for name, more, words in (("more games", ["--games", "0.008"], f"{positions:,} positions and 8 games"),
                              ("another seed", ["--seed", "2"], f"{positions:,} positions and 8 games"),
                              ("other seats", ["--seats", "2,3"], f"{positions:,} positions and 0 games"),
                              ("more layers", ["--layers", "3"], f"{positions:,} positions and 8 games")):
        trainer = start(folder, "other", "third", *more)
        verdict(name, words in said(trainer), said(trainer))
        seen = trainer.seen
        go_on(trainer, 1)
        verdict(f"{name}: learns at once", trainer.seen > seen)
    save(start(folder, "more", "third", "--games", "0.008"))
    trainer = start(folder, "other", "more")
    verdict("fewer games", f"{positions:,} positions and 8 games" in said(trainer), said(trainer))
    go_on(trainer, 1)
    trainer = start(folder, "other", "third", board="4.json")
    verdict("another board", "other boards" in said(trainer), said(trainer))
    trainer = start(folder, "other", "third", "--keep-memory", "0")
    verdict("nothing is taken over with --keep-memory 0", trainer.pools[0].available == 0)
    last.args.keep_memory = 500_000
    save(last)
    written = (folder / "other" / resume.NAME).stat().st_size
    trainer = start(folder, "another", "other")
    verdict("a small file", written < 700_000 and 0 < trainer.pools[0].available < positions, f"{written:,} bytes: {said(trainer)}")


def check_stopping(folder, kind):
    """A run that gets the signal ends soon, with status 1, and another one goes on."""
    process = subprocess.Popen([sys.executable, Path(training.__file__), *words(folder, "stopped")], stdout=subprocess.PIPE, text=True)
    while "policy" not in (line := process.stdout.readline()) and line:
        pass
    time.sleep(2)
    process.send_signal(kind)
    process.communicate(timeout=60)
    trainer = start(folder, "other", "stopped")
    pool = trainer.pools[0]
    verdict(f"stopped by {kind.name}", process.returncode == 1 and pool.turns > 0 and "8 games" in said(trainer),
            f"status {process.returncode}, {pool.turns:,} turns: {said(trainer)}")


def main():
    global DEVICE
    a = argparse.ArgumentParser(prog="train/check_resume.py", description="Checks that a run goes on from another as if there had been no break.")
    a.add_argument("--device", default="cpu", help="cpu or cuda (cpu)")
    DEVICE = a.parse_args().device
    torch.set_num_threads(1)
    check_window()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for side in (4, 5):
            write_board(folder / f"{side}.json", side)
        check_taken(folder, 1000)
        save(start(folder, "second"))
        for kept in (500, 20_000) if DEVICE == "cpu" else ():
            check_continuing(folder, kept)
        check_files(folder)
        check_other_settings(folder)
        for kind in (signal.SIGINT, signal.SIGTERM):
            check_stopping(folder, kind)
    sys.exit(1 if FAILED else 0)


if __name__ == "__main__":
    main()
