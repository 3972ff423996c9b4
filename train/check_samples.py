#!/usr/bin/env python3
"""Whether samples are drawn as often as they should be: each position alike, or more often where the search went far
from the net. On a board of 25 points, on the host.

usage: train/check_samples.py      exit status 1 if anything differs
"""
import sys
import tempfile
from pathlib import Path

import torch

import check_resume as runs
import trainer as training
from check_resume import verdict

POSITIONS, DRAWS = 200, 600
FAR, TAUGHT = slice(0, 20), slice(10, 110)  # these go four times as far as the others; these teach their policy


def frequencies(samples):
    """How often each position was drawn: in the half for all, and in that for policies to learn."""
    halves = torch.stack([samples.choose(POSITIONS) for _ in range(DRAWS)]).view(DRAWS, 2, -1)
    return [torch.bincount(halves[:, i].flatten(), minlength=POSITIONS).double() for i in (0, 1)]


def ratio(counts, these, others):
    return (counts[these].mean() / counts[others].mean()).item()


def check_draws(samples, surprise, least, most):
    samples.surprise = surprise
    by_value, by_policy = frequencies(samples)
    untaught = by_policy[:TAUGHT.start].sum() + by_policy[TAUGHT.stop:].sum()
    found = [ratio(by_value, FAR, slice(FAR.stop, None)), ratio(by_policy, slice(TAUGHT.start, FAR.stop), slice(FAR.stop, TAUGHT.stop))]
    verdict(f"surprise {surprise:g}", all(least < r < most for r in found), "how much more often: " + ", ".join(f"{r:.2f}" for r in found))
    share = (untaught / by_policy.sum()).item()
    verdict(f"surprise {surprise:g}: policies are those to learn, as far as the draws find one", share < 1e-4, f"{share:.6f} are not")


def main():
    torch.manual_seed(1)
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        runs.write_board(folder / "5.json", 5)
        pool = runs.go_on(runs.start(folder, "out"), 40).pools[0]
    memory, count = pool.memory, pool.memory.size()
    surprise = memory.policies[:count, -3:-1].float()
    verdict("searches go away from the net", bool((surprise >= 0).all()) and (surprise > 0.001).float().mean().item() > 0.5,
            f"by policy {surprise[:, 0].mean():.3f}, by value {surprise[:, 1].mean():.3f}")
    memory.written.fill_(POSITIONS)
    marks = memory.policies[:, -3:]
    marks[:, :2], marks[:, 2] = 0.1, 0
    marks[FAR, :2], marks[TAUGHT, 2] = 0.4, 1
    samples = training.Samples(memory, 64)
    check_draws(samples, 0, 0.9, 1.1)
    check_draws(samples, 0.5, 1.9, 2.4)  # (1 + 4 / 1.3) / (1 + 1 / 1.3) = 2.3, less what 32 draws leave out
    check_draws(samples, 1, 3.2, 4.1)
    memory.policies[:, -3:-1] = 0
    samples.surprise = 1
    verdict("without any surprise all are drawn", (frequencies(samples)[0] > 0).all().item())
    sys.exit(1 if runs.FAILED else 0)


if __name__ == "__main__":
    main()
