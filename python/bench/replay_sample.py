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


def first_reward(game):
    """The first seat's: the winners share 1, and in all nothing is won."""
    scores = game.score()
    share = (scores[0] == max(scores)) / scores.count(max(scores))
    return (len(scores) * share - 1) / (len(scores) - 1)


def replay(name, actions, sums, rewards):
    board, rules = omnigo.Board(RULES[name][0]), RULES[name][1]
    steps, n = actions.shape
    games = [omnigo.Game(board, rules=rules) for _ in range(n)]
    most = max(100, games[0].players * len(board))
    words = len(board) // 32 + 1
    bits = 1 << np.arange(32, dtype=np.uint64)
    odd = (2 * np.arange(words, dtype=np.uint64) + 0x9E3779B1).astype(np.uint32)
    padded = np.zeros((n, words * 32), np.uint64)
    for k in range(steps):
        for i, game in enumerate(games):
            padded[i, : len(board) + 1] = game.legal_mask()
        packed = (padded.reshape(n, words, 32) * bits).sum(axis=2).astype(np.uint32)
        different = np.flatnonzero((packed * odd).sum(axis=1, dtype=np.uint32) != sums[k])
        if different.size:
            raise SystemExit(f"{name}: step {k}, game {different[0]}: another legal mask")
        for i, game in enumerate(games):
            game.play(int(actions[k, i]))
            ended = game.over or game.turns >= most
            if int((first_reward(game) if ended else 0) * 2) != rewards[k, i]:
                raise SystemExit(f"{name}: step {k}, game {i}: another reward")
            if ended:
                games[i] = omnigo.Game(board, rules=rules)
    print(f"{name}: {steps * n} turns, no difference", flush=True)


def main():
    kept = np.load(sys.argv[1])
    for name in RULES:
        replay(name, *(kept[f"{name}/{key}"] for key in ("actions", "sums", "rewards")))


if __name__ == "__main__":
    main()
