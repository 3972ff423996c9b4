"""Replays the games that gpu.py sampled with the engine, and compares every legal mask and every reward.

    python python/bench/replay_sample.py sample.npz
"""
import sys

import numpy as np

import omnigo

RULES = {
    "9x9": ("9x9", "tromp-taylor"),
    "19x19": ("19x19", "no-suicide"),
    "9x9 simple": ("9x9", "no-suicide,ko=simple"),
    "triangular:11": ("triangular:11", "players=3"),
}


def replay(name, actions, sums, rewards):
    board, rules = RULES[name]
    steps, n = actions.shape
    batch = omnigo.Batch(n, board, rules=rules)
    bits = 1 << np.arange(32, dtype=np.uint64)
    words = batch.points // 32 + 1
    odd = (2 * np.arange(words, dtype=np.uint64) + 0x9E3779B1).astype(np.uint32)
    for k in range(steps):
        padded = np.zeros((n, words * 32), np.uint64)
        padded[:, : batch.points + 1] = batch.legal_mask()
        packed = (padded.reshape(n, words, 32) * bits).sum(axis=2).astype(np.uint32)
        different = np.flatnonzero((packed * odd).sum(axis=1, dtype=np.uint32) != sums[k])
        if different.size:
            raise SystemExit(f"{name}: step {k}, game {different[0]}: another legal mask")
        batch.step(actions[k].astype(np.int32))
        if ((batch.rewards[:, 0] * 2).astype(np.int8) != rewards[k]).any():
            raise SystemExit(f"{name}: step {k}: other rewards")
    print(f"{name}: {steps * n} turns, no difference")


def main():
    kept = np.load(sys.argv[1])
    for name in RULES:
        replay(name, *(kept[f"{name}/{key}"] for key in ("actions", "sums", "rewards")))


if __name__ == "__main__":
    main()
