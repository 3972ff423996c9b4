"""One game and batches on one core, beside PettingZoo's go_v5, OpenSpiel and Pgx, all in one run.

    taskset -c 0 python python/bench/cpu.py [--seconds 2] [--repeats 3] [--only 'one game'] [--out FILE]

Random legal actions, the pass among them; a game ends after two passes or two turns for each point, as in OpenSpiel. The peers take
turns, and the median of the repeats counts. Rates are for processor time. A peer that is not installed is left out.

One game is played in two ways of drawing a move, the same for omnigo and OpenSpiel: random.choice(moves), and
moves[int(random() * len(moves))].
"""
import argparse
import importlib.metadata
import json
import os
import platform
import random
import statistics
import time

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

import omnigo


ROUND = 500


def rate(run, seconds):
    """Calls run(), which returns how many steps it made, for this long: steps for each second of processor time, of all threads, so
    that other work on the machine changes little."""
    run()
    count, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        count += run()
    return count / spent


def omnigo_start(size):
    return omnigo.Game(f"{size}x{size}", rules="no-suicide"), 2 * size * size


def one_game_omnigo(size):
    start, most = omnigo_start(size)
    choice = random.Random(1).choice

    def run():
        game = start.copy()
        for turn in range(most):
            if game.over:
                return turn
            game.play(choice(game.legal_moves(with_pass=True)))
        return most

    return run


def one_game_omnigo_by_index(size):
    start, most = omnigo_start(size)
    draw = random.Random(1).random

    def run():
        game = start.copy()
        for turn in range(most):
            if game.over:
                return turn
            moves = game.legal_moves(with_pass=True)
            game.play(moves[int(draw() * len(moves))])
        return most

    return run


def one_game_omnigo_drawn(size):
    """play_random(): the module draws the move. It passes only where there is no legal point."""
    start, most = omnigo_start(size)

    def run():
        game = start.copy()
        for turn in range(most):
            if game.over:
                return turn
            game.play_random()
        return most

    return run


def one_game_pettingzoo(size):
    from pettingzoo.classic import go_v5

    env = go_v5.env(board_size=size)
    env.reset(seed=1)
    generator = np.random.default_rng(1)

    def run():
        for _ in range(ROUND):
            seen, _, ended, truncated, _ = env.last()
            if ended or truncated:
                env.reset(seed=1)
            else:
                env.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
        return ROUND

    return run


def openspiel_start(size):
    import pyspiel

    return pyspiel.load_game(f"go(board_size={size})"), 2 * size * size


def one_game_openspiel(size):
    game, most = openspiel_start(size)
    choice = random.Random(1).choice

    def run():
        state = game.new_initial_state()
        for turn in range(most):
            if state.is_terminal():
                return turn
            state.apply_action(choice(state.legal_actions()))
        return most

    return run


def one_game_openspiel_by_index(size):
    game, most = openspiel_start(size)
    draw = random.Random(1).random

    def run():
        state = game.new_initial_state()
        for turn in range(most):
            if state.is_terminal():
                return turn
            moves = state.legal_actions()
            state.apply_action(moves[int(draw() * len(moves))])
        return most

    return run


def batch_omnigo(size, n=256):
    batch = omnigo.Batch(n, f"{size}x{size}", rules="no-suicide", max_turns=2 * size * size)
    seed = 0

    def run():
        nonlocal seed
        seed += 1
        batch.step(batch.random_actions(seed))
        batch.legal_mask()
        batch.observe()
        return n

    return run


def batch_openspiel(size, n=256):
    """What OpenSpiel's own vectorised environments do: a list of states, one after the other."""
    game, _ = openspiel_start(size)
    states = [game.new_initial_state() for _ in range(n)]
    choice = random.Random(1).choice
    actions = game.num_distinct_actions()
    masks = np.zeros((n, actions), np.bool_)

    def run():
        for i in range(n):
            state = states[i]
            state.apply_action(choice(state.legal_actions()))
            if state.is_terminal():
                state = states[i] = game.new_initial_state()
            masks[i] = state.legal_actions_mask()
            state.observation_tensor()
        return n

    return run


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

    def run():
        nonlocal state, key
        state, key = advance_all(state, key)
        jax.block_until_ready(state.observation)
        return n

    return run


# What is measured side by side.
CONTESTS = {
    "one game": {
        "omnigo, random.choice": one_game_omnigo,
        "pyspiel, random.choice": one_game_openspiel,
        "omnigo, moves[int(random() * len(moves))]": one_game_omnigo_by_index,
        "pyspiel, moves[int(random() * len(moves))]": one_game_openspiel_by_index,
        "omnigo, play_random()": one_game_omnigo_drawn,
        "PettingZoo go_v5": one_game_pettingzoo,
    },
    "batch": {"omnigo.Batch": batch_omnigo, "OpenSpiel": batch_openspiel, "Pgx": batch_pgx},
}


def measure(makers, size, seconds, repeats):
    """The median rate of each maker's loop; they take turns, so that a busy moment of the machine slows all of them."""
    runs = {}
    for name, make in makers.items():
        try:
            runs[name] = make(size)
        except ImportError as missing:
            print(f"{name}: left out ({missing})", flush=True)
    rates = {name: [] for name in runs}
    for _ in range(repeats):
        for name, run in runs.items():
            rates[name].append(rate(run, seconds))
    return {name: statistics.median(found) for name, found in rates.items()}


def versions():
    found = {"python": platform.python_version()}
    for package in ("pettingzoo", "open_spiel", "pgx", "jax", "numpy"):
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            pass
    return found


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", choices=CONTESTS)
    parser.add_argument("--out")
    options = parser.parse_args()
    results = {}
    for contest, makers in CONTESTS.items():
        if options.only not in (None, contest):
            continue
        for size in (9, 19):
            for name, found in measure(makers, size, options.seconds, options.repeats).items():
                results[f"{contest} {size}x{size}, {name}"] = found
                print(f"{contest} {size}x{size}, {name}: {found:,.0f} steps per second of processor time", flush=True)
    print("versions:", ", ".join(f"{name} {version}" for name, version in versions().items()))
    if options.out:
        with open(options.out, "w") as out:
            json.dump({"steps_per_second": results, "versions": versions()}, out, indent=1)


if __name__ == "__main__":
    main()
