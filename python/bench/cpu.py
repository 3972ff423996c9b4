"""One game and batches on one core, beside PettingZoo's go_v5, OpenSpiel and Pgx, all in one run.

    taskset -c 0 python python/bench/cpu.py [--seconds 2] [--out FILE]

Random legal actions, the pass among them; games that end start again. A peer that is not installed is left out.
"""
import argparse
import importlib.metadata
import json
import os
import random
import time

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

import omnigo


ROUND = 500


def rate(run, seconds, unit=1):
    """Calls run(steps) for this long: units for each second of processor time, of all threads, so that other work on the
    machine changes little."""
    steps = max(1, ROUND // unit)
    run(steps)
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        run(steps)
        count += steps
    return count * unit / spent


def one_game_omnigo(size):
    """The loop of pyspiel below: lists all legal moves and chooses one of them."""
    board = omnigo.Board(f"{size}x{size}")
    game = omnigo.Game(board, rules="no-suicide")
    choice = random.Random(1).choice
    most = 2 * size * size

    def run(steps):
        nonlocal game
        for _ in range(steps):
            game.play(choice(game.legal_moves(with_pass=True)))
            if game.over or game.turns >= most:
                game = omnigo.Game(board, rules="no-suicide")

    return run


def one_game_omnigo_drawn(size):
    """play_random(): the module draws the move. It passes only where there is no legal point."""
    board = omnigo.Board(f"{size}x{size}")
    game = omnigo.Game(board, rules="no-suicide")
    most = 2 * size * size

    def run(steps):
        nonlocal game
        for _ in range(steps):
            game.play_random()
            if game.over or game.turns >= most:
                game = omnigo.Game(board, rules="no-suicide")

    return run


def one_game_pettingzoo(size):
    from pettingzoo.classic import go_v5

    env = go_v5.env(board_size=size)
    env.reset(seed=1)
    generator = np.random.default_rng(1)

    def run(steps):
        for _ in range(steps):
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.reset(seed=1)
            else:
                env.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))

    return run


def one_game_openspiel(size):
    import pyspiel

    game = pyspiel.load_game(f"go(board_size={size})")
    state = game.new_initial_state()
    choice = random.Random(1).choice

    def run(steps):
        nonlocal state
        for _ in range(steps):
            if state.is_terminal():
                state = game.new_initial_state()
            state.apply_action(choice(state.legal_actions()))

    return run


def batch_omnigo(size, n=256):
    batch = omnigo.Batch(n, f"{size}x{size}", rules="no-suicide", max_turns=2 * size * size)
    seed = 0

    def run(steps):
        nonlocal seed
        for _ in range(steps):
            seed += 1
            batch.step(batch.random_actions(seed))
            batch.legal_mask()
            batch.observe()

    return run, n


def batch_openspiel(size, n=256):
    """What OpenSpiel's own vectorised environments do: a list of states, one after the other."""
    import pyspiel

    game = pyspiel.load_game(f"go(board_size={size})")
    states = [game.new_initial_state() for _ in range(n)]
    choice = random.Random(1).choice
    actions = game.num_distinct_actions()
    masks = np.zeros((n, actions), np.bool_)

    def run(steps):
        for _ in range(steps):
            for i in range(n):
                state = states[i]
                state.apply_action(choice(state.legal_actions()))
                if state.is_terminal():
                    state = states[i] = game.new_initial_state()
                masks[i] = state.legal_actions_mask()
                state.observation_tensor()

    return run, n


def batch_pgx(size, n=64):
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(f"go_{size}x{size}")
    advance = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def advance_all(state, key):
        key, draw, reset = jax.random.split(key, 3)
        action = jax.random.categorical(draw, jnp.where(state.legal_action_mask, 0.0, -1e9))
        return advance(state, action, jax.random.split(reset, n)), key

    state, key = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n)), jax.random.PRNGKey(2)

    def run(steps):
        nonlocal state, key
        for _ in range(steps):
            state, key = advance_all(state, key)
            jax.block_until_ready(state.observation)

    return run, n


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--out")
    options = parser.parse_args()
    results = {}
    for size in (9, 19):
        for name, make in (("omnigo.Game, legal_moves", one_game_omnigo), ("omnigo.Game, play_random", one_game_omnigo_drawn), ("PettingZoo go_v5", one_game_pettingzoo), ("pyspiel", one_game_openspiel)):
            note(results, f"one game {size}x{size}, {name}", lambda: rate(make(size), options.seconds))
        for name, make in (("omnigo.Batch", batch_omnigo), ("OpenSpiel", batch_openspiel), ("Pgx", batch_pgx)):
            note(results, f"batch {size}x{size}, {name}", lambda: rate(*(lambda s, n: (s, options.seconds, n))(*make(size))))
    versions = {}
    for package in ("pettingzoo", "open_spiel", "pgx", "jax", "numpy"):
        try:
            versions[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            pass
    print("versions:", ", ".join(f"{name} {version}" for name, version in versions.items()))
    if options.out:
        with open(options.out, "w") as out:
            json.dump({"steps_per_second": results, "versions": versions}, out, indent=1)


def note(results, name, measure):
    try:
        results[name] = measure()
        print(f"{name}: {results[name]:,.0f} steps per second of processor time", flush=True)
    except ImportError as missing:
        print(f"{name}: left out ({missing})", flush=True)


if __name__ == "__main__":
    main()
