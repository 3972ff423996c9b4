"""The project's rules and search for batches (src/gpu), called from Python.

`Native("cuda")` builds src/gpu/device.cu with nvcc, `Native("cpu")` src/gpu/host.cpp with a C++
compiler; each once, into build/train. The structures mirror those of src/gpu/batch.h.
"""
import ctypes
import os
import shutil
import subprocess
import zlib
from pathlib import Path

import numpy as np
import torch

import program

ROOT = Path(__file__).resolve().parent.parent
CLASSES = (88, 176, 400)  # points that boards are padded to
NEIGHBOURS = 12  # of a point, at most: kDegree of src/gpu/state.h
CHANNELS = 32  # that a GPU gathers at once: kChannels of src/gpu/aggregate.h
NONE = 0xFFFF

i32, u64, f32, ptr = ctypes.c_int32, ctypes.c_uint64, ctypes.c_float, ctypes.c_void_p


def structure(name, **fields):
    return type(name, (ctypes.Structure,), {"_fields_": list(fields.items())})


Histories = structure("Histories", hashes=ptr, colourings=ptr, filters=ptr, capacity=i32)
Batch = structure("Batch", graphs=ptr, setups=ptr, slots=ptr, histories=Histories, setup_count=i32, games=i32)
SearchConfig = structure("SearchConfig", games=i32, nodes=i32, simulations=i32, considered=i32, c_visit=f32,
                         c_scale=f32, late_noise=f32, noise_until=i32, points_weight=f32, taught=i32, noise=i32)
Search = structure("Search", config=SearchConfig, nodes=ptr, gumbel=ptr, table=ptr, logits=ptr, values=ptr,
                   policy=ptr, root_values=ptr, actions=ptr)
Inputs = structure("Inputs", features=ptr, labels=ptr, globals=ptr, graphs=ptr)
Trajectory = structure("Trajectory", states=ptr, policies=ptr, values=ptr, max_turns=i32)
Ring = structure("Ring", states=ptr, policies=ptr, targets=ptr, owners=ptr, written=ptr, capacity=u64)
Learning = structure("Learning", trajectory=Trajectory, ring=Ring, statistics=ptr, setups=ptr, margins=ptr)

ForwardWeights = structure("ForwardWeights", **{k: ptr for k in (
    "stem_globals", "stem_bias", "stem", "norms", "pools", "biases", "mixes", "outs", "point", "value", "point_pool",
    "point_bias", "value_bias", "policy_owner")}, layers=i32)

HopperWeights = structure("HopperWeights", **{k: ptr for k in (
    "stem_globals", "stem_bias", "norms", "biases", "point_bias", "value_bias", "matrices", "pool_fragments", "point_pool_fragments")}, layers=i32)
TailWeights = structure("TailWeights", **{k: ptr for k in (
    "hidden", "result", "passing", "hidden_bias", "result_bias", "passing_bias", "passing_out")}, points_weight=f32)

# The same bytes as Setup in src/gpu/state.h; a NumPy type, so that many can be written at once.
SETUP = np.dtype([("graph", "i4"), ("seats", "i4"), ("max_turns", "i4"), ("komi", "i4", 6), ("komi_spread", "i4"),
                  ("handicap", "i4"), ("opening", "i4"), ("until", "f4"), ("handicap_share", "f4"), ("opening_share", "f4"),
                  ("suicide_share", "f4"), ("territory_share", "f4"), ("play_on_share", "f4"), ("noise", "f4")])


def build(device):
    """Compiles the libraries where they are missing or older than their sources: {points: path}."""
    folder = ROOT / "build" / "train"
    program.make_folder(folder)
    newest = max(s.stat().st_mtime for s in (ROOT / "src" / "gpu").iterdir())
    libraries = {p: folder / (f"libomnigo_cuda_{p}.so" if device == "cuda" else "libomnigo_cpu.so") for p in CLASSES}
    stale = {path: p for p, path in libraries.items() if not path.exists() or path.stat().st_mtime < newest}
    running = {}
    try:
        for path, points in stale.items():
            running[path] = start_compiler(device, points, part_of(path))
        for path, process in running.items():
            if process.wait() != 0:
                raise SystemExit("could not compile src/gpu")
            os.replace(part_of(path), path)
    finally:
        for path, process in running.items():
            process.kill()
            process.wait()
            part_of(path).unlink(missing_ok=True)
    return libraries


def part_of(path):
    """What a compiler of this process writes, until all of it is there."""
    return Path(f"{path}.{os.getpid()}")


def start_compiler(device, points, target):
    command = compile_command(device, points, target)
    try:
        return subprocess.Popen(command)
    except OSError as error:
        remedy = "put CUDA's nvcc on the PATH" if device == "cuda" else "CXX=NAME names another C++ compiler"
        raise SystemExit(f"cannot run '{command[0]}': {error.strerror}; {remedy}") from None


def is_hopper():
    return torch.cuda.is_available() and torch.cuda.get_device_capability() == (9, 0)


def compile_command(device, points, target):
    if device == "cuda":
        nvcc = shutil.which("nvcc") or "/usr/local/cuda/bin/nvcc"
        major, minor = torch.cuda.get_device_capability()
        hopper = ["-gencode=arch=compute_90a,code=sm_90a", "-DOMNIGO_HOPPER"]
        target_options = hopper if is_hopper() else [f"-arch=sm_{major}{minor}"]
        return [nvcc, "-std=c++17", "-O3", *target_options, "-shared", "-Xcompiler", "-fPIC",
                f"-DOMNIGO_POINTS={points}", f"-I{ROOT / 'src'}", str(ROOT / "src/gpu/device.cu"), "-o", target]
    compiler = os.environ.get("CXX") or shutil.which("clang++-19") or "c++"
    return [compiler, "-std=c++20", "-O3", "-march=native", "-fPIC", "-shared", f"-I{ROOT / 'src'}",
            str(ROOT / "src/gpu/host.cpp"), "-o", target]


class Native:
    """The functions of one class of boards on one device."""

    def __init__(self, device, points):
        self.device, self.points = device, points
        self.real = torch.bfloat16 if device == "cuda" else torch.float32
        self.library = ctypes.CDLL(str(build(device)[points]))
        out = (ctypes.c_int * 15)()
        self.function("sizes")(out)
        (self.points, self.seats, self.degree, self.features, self.globals, self.targets, self.filter_words,
         self.graph_bytes, self.setup_bytes, self.state_bytes, self.slot_bytes, self.node_bytes,
         self.statistics_bytes, self.setup_statistics_bytes, _) = list(out)
        assert self.points == points and self.degree == NEIGHBOURS and self.setup_bytes == SETUP.itemsize

    def function(self, name):
        return getattr(self.library, f"omnigo_{self.points}_{name}")

    def call(self, name, *arguments):
        """Runs one step for all games, on the current stream. Structures go by reference."""
        stream = torch.cuda.current_stream().cuda_stream if self.device == "cuda" else 0
        passed = []
        for a in arguments:
            if isinstance(a, torch.Tensor):
                passed.append(ptr(a.data_ptr()))
            elif isinstance(a, ctypes.Structure):
                passed.append(ctypes.byref(a))
            elif a is None or isinstance(a, (ctypes._SimpleCData,)):
                passed.append(a)
            else:
                passed.append(ctypes.c_int(a))
        error = self.function(name)(*passed, ptr(stream))
        if error:
            raise RuntimeError(f"{name}: CUDA error {error}")

    def zeros(self, *shape, dtype=torch.float32):
        return torch.zeros(*shape, dtype=dtype, device=self.device)


def address(tensor):
    return None if tensor is None else tensor.data_ptr()


class Boards:
    """The graphs of one class: what the rules and the net need of each, on the device."""

    def __init__(self, native, boards):
        """boards: a list of (points, edges)."""
        self.native, self.sizes = native, [n for n, _ in boards]
        P, D = native.points, native.degree
        graph = np.dtype([("points", "i4"), ("reserved", "i4"), ("neighbours", "u2", (P, D)), ("degree", "u2", P)])
        around = np.dtype([("neighbours", "u2", (P, D)), ("diagonals", "u2", (P, D)), ("degree", "u2", P),
                           ("diagonal_count", "u2", P), ("neighbour_scale", "f4", P), ("diagonal_scale", "f4", P)])
        graphs, surroundings = np.zeros(len(boards), graph), np.zeros(len(boards), around)
        assert graph.itemsize == native.graph_bytes
        dense = np.zeros((len(boards), 2, P, P), np.float32)
        for g, (n, edges) in enumerate(boards):
            neighbours, diagonals = lists(n, edges)
            diagonals = [d[:D] for d in diagonals]  # of more, the net sees the first
            graphs[g]["points"] = n
            graphs[g]["neighbours"] = NONE
            for p in range(n):
                a, d = neighbours[p], diagonals[p]
                graphs[g]["neighbours"][p, :len(a)] = a
                graphs[g]["degree"][p] = len(a)
                surroundings[g]["neighbours"][p, :len(a)] = a
                surroundings[g]["diagonals"][p, :len(d)] = d
                surroundings[g]["degree"][p], surroundings[g]["diagonal_count"][p] = len(a), len(d)
                surroundings[g]["neighbour_scale"][p] = scale(len(a))
                surroundings[g]["diagonal_scale"][p] = scale(len(d))
                dense[g, 0, p, a] = scale(len(a))
                dense[g, 1, p, d] = scale(len(d))
        self.graphs = torch.from_numpy(graphs.view(np.uint8).copy()).to(native.device)
        self.surroundings = torch.from_numpy(surroundings.view(np.uint8).copy()).to(native.device)
        self.dense = torch.from_numpy(dense).to(native.device)  # for the host, and to check the GPU's kernel
        self.sum = f"{zlib.crc32(graphs.tobytes()):08x}"  # other boards, or another order of them, have another


def lists(n, edges):
    """Each point's neighbours and diagonal points: not adjacent, two or more neighbours shared."""
    sets = [set() for _ in range(n)]
    for a, b in edges:
        sets[a].add(b)
        sets[b].add(a)
    diagonals = []
    for p in range(n):
        shared = {}
        for q in sets[p]:
            for r in sets[q]:
                shared[r] = shared.get(r, 0) + 1
        diagonals.append(sorted(r for r, k in shared.items() if k >= 2 and r != p and r not in sets[p]))
    return [sorted(s) for s in sets], diagonals


def scale(count):
    """Of a sum over neighbours or diagonal points: a half, less where there are more than eight."""
    return 0.5 * min(1.0, 8.0 / max(count, 1))
