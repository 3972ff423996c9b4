"""One game and batches on one core, beside PettingZoo's go_v5, OpenSpiel and Pgx, all in one run.

    taskset -c 0 python python/bench/cpu.py [--seconds 2] [--repeats 3] [--only 'one game'] [--out FILE]

Random legal actions, the pass among them; a game ends after two passes or two turns for each point, as in OpenSpiel. The peers take
turns, and the median of the repeats counts. Rates are for processor time. A peer that is not installed is left out.

One game is played in two ways of drawing a move, the same for omnigo and OpenSpiel: random.choice(moves), and
moves[int(random() * len(moves))]. With play_random() the module draws it, and passes only where there is no legal point.
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
    return omnigo.Game(f"{size}x{size}", rules="no-suicide").copy


def openspiel_start(size):
    import pyspiel

    return pyspiel.load_game(f"go(board_size={size})").new_initial_state


def one_game(start, over, *step):
    """Plays whole games. The expressions stand in the loop as they are, as in timeit, so that nothing but them is called."""
    lines = [
        "def run(start=start, most=most, choice=choice, random=random):",
        "    game = start()",
        "    for turn in range(most):",
        f"        if {over}:",
        "            return turn",
        *(f"        {line}" for line in step),
        "    return most",
    ]

    def make(size):
        generator = random.Random(1)
        scope = {"start": start(size), "most": 2 * size * size, "choice": generator.choice, "random": generator.random}
        exec("\n".join(lines), scope)
        return scope["run"]

    return make


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
    start = openspiel_start(size)
    states = [start() for _ in range(n)]
    choice = random.Random(1).choice
    masks = np.zeros((n, states[0].num_distinct_actions()), np.bool_)

    def run():
        for i in range(n):
            state = states[i]
            state.apply_action(choice(state.legal_actions()))
            if state.is_terminal():
                state = states[i] = start()
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
        "omnigo, random.choice": one_game(omnigo_start, "game.over", "game.play(choice(game.legal_moves(with_pass=True)))"),
        "pyspiel, random.choice": one_game(openspiel_start, "game.is_terminal()", "game.apply_action(choice(game.legal_actions()))"),
        "omnigo, moves[int(random() * len(moves))]": one_game(
            omnigo_start, "game.over", "moves = game.legal_moves(with_pass=True)", "game.play(moves[int(random() * len(moves))])"),
        "pyspiel, moves[int(random() * len(moves))]": one_game(
            openspiel_start, "game.is_terminal()", "moves = game.legal_actions()", "game.apply_action(moves[int(random() * len(moves))])"),
        "omnigo, play_random()": one_game(omnigo_start, "game.over", "game.play_random()"),
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
