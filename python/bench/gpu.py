"""Batches on a GPU: what a step costs, beside Pgx on the same card; and a sample of games for the engine to replay.

    python python/bench/gpu.py --out FOLDER [--seconds 3] [--library build/libomnigo_cuda.so]

Needs a GPU, NumPy and the kernels (src/gpu/environments.cu), which nvcc compiles unless --library is there already; Pgx and
JAX for the comparison. Writes gpu.json and sample.npz, which python/bench/replay_sample.py checks with the engine. Only
python/omnigo/kernels.py of the package is used, so nothing else need be installed.
"""
import argparse
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent.parent


def load_kernels(path):
    os.environ["OMNIGO_CUDA_LIBRARY"] = str(path)
    spec = importlib.util.spec_from_file_location("omnigo_kernels", ROOT / "python/omnigo/kernels.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def build(path):
    nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
    path.parent.mkdir(parents=True, exist_ok=True)
    start = time.time()
    subprocess.run([nvcc, "-std=c++17", "-O3", "-arch=native", "-shared", "-Xcompiler", "-fPIC", f"-I{ROOT / 'src'}",
                    str(ROOT / "src/gpu/environments.cu"), "-o", str(path)], check=True)
    print(f"nvcc: {time.time() - start:.0f} s", flush=True)


def grid(size):
    at = lambda x, y: y * size + x
    edges = [(at(x, y), at(x + 1, y)) for y in range(size) for x in range(size - 1)]
    return size * size, edges + [(at(x, y), at(x, y + 1)) for y in range(size - 1) for x in range(size)]


def triangular(side):
    """In the order of omnigo's triangular:N: by row from the lowest, then from left to right."""
    r = side - 1
    points = sorted((y, x) for y in range(-r, r + 1) for x in range(-r, r + 1) if abs(x + y) <= r)
    number = {p: i for i, p in enumerate(points)}
    steps = ((0, 1), (1, 0), (1, -1))
    return len(points), [(i, number[y + dy, x + dx]) for (y, x), i in number.items() for dy, dx in steps
                         if (y + dy, x + dx) in number]


BOARDS = {"9x9": grid(9), "19x19": grid(19), "triangular:11": triangular(11)}


def make(kernels, n, board, players=2, ko="simple", suicide=False, observes=False):
    points, edges = BOARDS[board]
    rules = kernels.KernelRules(players, suicide, ko, False, [0] * players, [max(100, players * points)])
    return kernels.kernel_games(n, [(points, edges)], rules, "cuda", 0, observes)


def steps_per_second(games, seconds, show):
    """Random legal actions, drawn on the card; all games are somewhere in their course when the clock starts."""
    def run(count, seed):
        for k in range(count):
            games.step(games.random_actions(seed + k))
            show(games)
        games.synchronize()
    warm = 2 * games.points
    run(warm, 1)
    count = 16
    while True:
        start = time.perf_counter()
        run(count, 1000 + count)
        spent = time.perf_counter() - start
        if spent > seconds:
            return count * games.n / spent
        count = int(count * max(2, min(20, 1.3 * seconds / spent)))


def measure(kernels, seconds, results):
    nothing, bytes_too = (lambda g: None), (lambda g: (g.legal_mask(), g.observe()))
    cases = [
        ("9x9 packed mask, simple ko", 1 << 20, dict(board="9x9"), nothing),
        ("19x19 packed mask, simple ko", 1 << 18, dict(board="19x19"), nothing),
        ("9x9 packed mask, positional superko", 1 << 20, dict(board="9x9", ko="positional"), nothing),
        ("19x19 packed mask, positional superko", 1 << 18, dict(board="19x19", ko="positional"), nothing),
        ("9x9 byte mask and observation, simple ko", 1 << 20, dict(board="9x9", observes=True), bytes_too),
        ("19x19 byte mask and observation, simple ko", 1 << 17, dict(board="19x19", observes=True), bytes_too),
        ("triangular:11 three players, simple ko", 1 << 18, dict(board="triangular:11", players=3), nothing),
        ("triangular:11 three players, positional superko, suicide", 1 << 17,
         dict(board="triangular:11", players=3, ko="positional", suicide=True), nothing),
    ]
    for name, n, options, show in cases:
        games = make(kernels, n, **options)
        rate = steps_per_second(games, seconds, show)
        results[name] = {"games": n, "steps_per_second": rate, "bytes_per_game": games.bytes_per_game}
        print(f"{name}: {rate / 1e6:.1f} million steps per second, {n} games, {games.bytes_per_game:.0f} bytes each", flush=True)
        del games


def measure_pgx(seconds, results, keep):
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    for size, n in ((9, 1 << 16), (19, 1 << 14), (9, 1 << 14), (19, 1 << 12)):
        env = pgx.make(f"go_{size}x{size}")
        init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

        @jax.jit
        def run(state, key):
            def one(carry, _):
                state, key = carry
                key, draw, reset = jax.random.split(key, 3)
                action = jax.random.categorical(draw, jnp.where(state.legal_action_mask, 0.0, -1e9))
                return (step(state, action, jax.random.split(reset, n)), key), state.observation.any()
            (state, key), _ = jax.lax.scan(one, (state, key), None, length=64)
            return state, key

        state, key = jax.jit(init)(jax.random.split(jax.random.PRNGKey(1), n)), jax.random.PRNGKey(2)
        state, key = run(state, key)
        jax.block_until_ready(state)
        rounds, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            state, key = run(state, key)
            jax.block_until_ready(state)
            rounds += 1
        rate = rounds * 64 * n / (time.perf_counter() - start)
        results[f"Pgx {pgx.__version__}, JAX {jax.__version__}, go_{size}x{size}, {n} games"] = {"steps_per_second": rate}
        print(f"Pgx go_{size}x{size}, {n} games: {rate / 1e6:.2f} million steps per second", flush=True)
        keep()


def sample(kernels):
    """Actions and a checksum of the mask after every step, for the engine to compare."""
    kept = {}
    for name, board, n, steps, options in (
        ("9x9", "9x9", 600, 700, dict(ko="positional", suicide=True)),
        ("19x19", "19x19", 200, 1200, dict(ko="positional")),
        ("9x9 simple", "9x9", 300, 400, dict(ko="simple")),
        ("triangular:11", "triangular:11", 200, 1200, dict(players=3, ko="positional", suicide=True)),
    ):
        games = make(kernels, n, board, **options)
        odd = (2 * np.arange(games.points // 32 + 1, dtype=np.uint64) + 0x9E3779B1).astype(np.uint32)
        actions, sums, rewards = [], [], []
        for k in range(steps):
            sums.append((games.packed_mask().numpy() * odd).sum(axis=1, dtype=np.uint32))
            drawn = games.random_actions(7 + k)
            actions.append(drawn.numpy().astype(np.uint16))
            games.step(drawn)
            rewards.append((games.rewards.numpy()[:, 0] * 2).astype(np.int8))
        for key, array in (("actions", actions), ("sums", sums), ("rewards", rewards)):
            kept[f"{name}/{key}"] = np.array(array)
    return kept


def same_pointer(kernels):
    """Whether PyTorch and JAX see the batch's own memory, and a step takes their arrays."""
    import jax.numpy as jnp
    import torch

    games = make(kernels, 1024, "9x9", observes=True)
    games.step(torch.full((1024,), 81, dtype=torch.int64, device="cuda"))
    games.step(jnp.full((1024,), 3, dtype=jnp.int32))
    arrays = games.legal_mask(), games.observe(), games.packed_mask(), games.rewards, games.done, games.turns
    return {"torch": torch.__version__, "jax": importlib.metadata.version("jax"),
            "same_pointer_torch": all(torch.from_dlpack(a).data_ptr() == a.pointer for a in arrays),
            "same_pointer_jax": all(jnp.from_dlpack(a).unsafe_buffer_pointer() == a.pointer for a in arrays),
            "legal": int(torch.from_dlpack(games.legal_mask()).sum()), "turns": int(jnp.from_dlpack(games.turns).sum())}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--library", type=Path, default=ROOT / "build/cuda/libomnigo_cuda.so")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    if not options.library.exists():
        build(options.library)
    kernels = load_kernels(options.library)
    results = {}
    def keep():
        (options.out / "gpu.json").write_text(json.dumps(results, indent=1))
    np.savez_compressed(options.out / "sample.npz", **sample(kernels))
    print("sampled", flush=True)
    measure(kernels, options.seconds, results)
    keep()
    for part in (lambda: results.update(pointers=same_pointer(kernels)), lambda: measure_pgx(options.seconds, results, keep)):
        try:
            part()
        except Exception as error:  # a peer that is missing costs only its own figures
            print(f"skipped: {type(error).__name__}: {error}", flush=True)
        keep()


if __name__ == "__main__":
    main()
