"""Batches of games by the kernels of src/gpu: on a GPU, or built for the host, which is for tests.

The structures mirror those of src/gpu/environment.h. Arrays are handed out by DLPack, without a copy.
"""
from __future__ import annotations

import ctypes
import os
import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

CLASSES = (88, 176, 400, 1024)  # points that boards are padded to
GRIDS = (9, 13, 19)  # sides of the grids that have kernels of their own
KO = {"positional": 0, "simple": 1, "none": 2}
MOST_TURNS = 65_000
SUICIDE, TERRITORY = 1, 2
POSITIONS = 8  # that are seen

_LIBRARIES = {"cuda": "libomnigo_cuda.so", "host": "libomnigo_host.so"}
_loaded: dict[str, ctypes.CDLL] = {}


def library(kind: str) -> ctypes.CDLL:
    """The kernels for "cuda" or "host"; OMNIGO_CUDA_LIBRARY and OMNIGO_HOST_LIBRARY name files to use instead."""
    if kind not in _loaded:
        path = os.environ.get(f"OMNIGO_{kind.upper()}_LIBRARY") or str(Path(__file__).parent / _LIBRARIES[kind])
        if not os.path.exists(path):
            raise RuntimeError(
                f"this build has no kernels for {kind}, because nvcc was not found when it was installed: "
                "put CUDA's nvcc on the PATH and run pip install . again"
            )
        loaded = ctypes.CDLL(path)
        loaded.omnigo_env_error_text.restype = ctypes.c_char_p
        _loaded[kind] = loaded
    return _loaded[kind]


class DLDevice(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class DLType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", DLDevice),
        ("ndim", ctypes.c_int32),
        ("dtype", DLType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class DLManagedTensor(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(DLManagedTensor))
DLManagedTensor._fields_ = [("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", _Deleter)]

_DTYPE_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}
_CODE_DTYPES = {0: "i", 1: "u", 2: "f", 6: "b"}
_api = ctypes.pythonapi
_api.PyCapsule_New.restype = ctypes.py_object
_api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_api.PyCapsule_GetPointer.restype = ctypes.c_void_p
_api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
_exported: dict[int, tuple[Any, ...]] = {}  # what consumers still hold, by the address of its description


def _forget_export(managed: Any) -> None:
    _exported.pop(ctypes.addressof(managed.contents), None)


_release_export = _Deleter(_forget_export)


class Memory:
    """Bytes on the device, all 0; given back when nothing shows them any more."""

    def __init__(self, kernels: ctypes.CDLL, size: int) -> None:
        pointer = ctypes.c_void_p()
        error = kernels.omnigo_env_allocate(ctypes.c_size_t(size), ctypes.byref(pointer))
        if error or pointer.value is None:
            raise MemoryError(f"{size} bytes: {kernels.omnigo_env_error_text(error).decode()}")
        self.address: int = pointer.value
        self.size = size
        weakref.finalize(self, kernels.omnigo_env_release, ctypes.c_void_p(self.address)).atexit = False


class DeviceArray:
    """An array on the device, for torch.from_dlpack, jax.numpy.from_dlpack and numpy.from_dlpack (on the host)."""

    def __init__(
        self, kernels: ctypes.CDLL, memory: Memory, shape: tuple[int, ...], dtype: npt.DTypeLike, device: tuple[int, int]
    ) -> None:
        self._kernels, self._memory, self._device = kernels, memory, device
        self.shape, self.dtype = shape, np.dtype(dtype)

    @property
    def pointer(self) -> int:
        return self._memory.address

    def reshape(self, *shape: int) -> DeviceArray:
        known = int(np.prod([s for s in shape if s >= 0]))
        total = int(np.prod(self.shape))
        whole = tuple(total // known if s < 0 else s for s in shape)
        return DeviceArray(self._kernels, self._memory, whole, self.dtype, self._device)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        # The kernels run on the legacy default stream, which PyTorch uses too (1); any other waits for all of it.
        if self._device[0] != 1 and stream not in (0, 1, None):
            check(self._kernels, self._kernels.omnigo_env_synchronize())
        managed = DLManagedTensor()
        dimensions = (ctypes.c_int64 * len(self.shape))(*self.shape)
        managed.tensor = DLTensor(
            self._memory.address,
            DLDevice(*self._device),
            len(self.shape),
            DLType(_DTYPE_CODES[self.dtype.kind], self.dtype.itemsize * 8, 1),
            dimensions,
            None,
            0,
        )
        managed.deleter = _release_export
        address = ctypes.addressof(managed)
        _exported[address] = (managed, dimensions, self._memory)
        return _api.PyCapsule_New(address, b"dltensor", None)

    def numpy(self) -> npt.NDArray[Any]:
        """A copy in the computer's memory."""
        copied = np.empty(self.shape, self.dtype)
        check(
            self._kernels,
            self._kernels.omnigo_env_copy(
                copied.ctypes.data_as(ctypes.c_void_p), ctypes.c_void_p(self.pointer), ctypes.c_size_t(copied.nbytes)
            ),
        )
        return copied

    __array__ = lambda self, dtype=None, copy=None: self.numpy().astype(dtype or self.dtype)  # noqa: E731


def check(kernels: ctypes.CDLL, error: int) -> None:
    if error:
        raise RuntimeError(f"the GPU reports: {kernels.omnigo_env_error_text(error).decode()}")


class _Environment(ctypes.Structure):
    _fields_ = (
        [(name, ctypes.c_void_p) for name in ("graphs", "max_turns", "positions", "hashes", "colourings", "table", "stood")]
        + [("capacity", ctypes.c_int32), ("slots", ctypes.c_int32)]
        + [(name, ctypes.c_void_p) for name in ("mask", "recent", "rewards", "done", "illegal", "seat", "turns")]
        + [(name, ctypes.c_int32) for name in ("games", "boards", "points", "players", "words", "flags", "ko")]
        + [("komi", ctypes.c_int32 * 6)]
    )


class _GridEnvironment(ctypes.Structure):
    _fields_ = (
        [(name, ctypes.c_void_p) for name in ("mine", "theirs", "atari", "status", "stood", "seen", "colourings")]
        + [(name, ctypes.c_void_p) for name in ("mask", "recent", "rewards", "done", "illegal", "seat", "turns")]
        + [(name, ctypes.c_int32) for name in ("games", "words", "ko", "max_turns", "komi", "capacity")]
    )


BoardEdges = tuple[int, Sequence[tuple[int, int]]]  # the number of points, and which are joined


@dataclass(frozen=True)
class KernelRules:
    """What games on the device are played by; `komi` in half points, `max_turns` for each board."""

    players: int
    suicide: bool
    ko: str
    territory: bool
    komi: Sequence[int]
    max_turns: Sequence[int]

    def expect_possible(self) -> None:
        if not 2 <= self.players <= 6:
            raise ValueError(f"players: expected a whole number from 2 to 6 on this device, got {self.players}")
        if self.ko not in KO:
            raise ValueError(f"ko={self.ko} is not available on this device; {', '.join(KO)} are")
        if not 1 <= min(self.max_turns) <= max(self.max_turns) <= MOST_TURNS:
            raise ValueError(f"max_turns: expected a whole number from 1 to {MOST_TURNS} on this device")

    @property
    def capacity(self) -> int:
        """Colourings that a game may have to remember."""
        return {"positional": max(self.max_turns) + 1, "simple": 1, "none": 0}[self.ko]

    @property
    def slots(self) -> int:
        return 1 << (2 * self.capacity - 1).bit_length() if self.ko == "positional" else 0


def grid_edges(size: int) -> set[tuple[int, int]]:
    across = {(y * size + x, y * size + x + 1) for y in range(size) for x in range(size - 1)}
    return across | {(y * size + x, (y + 1) * size + x) for y in range(size - 1) for x in range(size)}


def grid_size(boards: Sequence[BoardEdges], rules: KernelRules) -> int | None:
    """The side of the grid, where games may be played one to a lane."""
    if len(boards) > 1 or rules.players != 2 or rules.suicide or rules.territory:
        return None
    points, edges = boards[0]
    size = next((s for s in GRIDS if s * s == points), None)
    joined = {(min(a, b), max(a, b)) for a, b in edges}
    return size if size and joined == grid_edges(size) else None


def kernel_games(
    n: int, boards: Sequence[BoardEdges], rules: KernelRules, kind: str, device: int = 0, observes: bool = True
) -> KernelGames:
    """Games on the device, by the fastest kernels that can play them."""
    size = grid_size(boards, rules)
    if size is not None:
        return GridGames(n, size, rules, kind, device, observes)
    return GraphGames(n, boards, rules, kind, device, observes)


class KernelGames:
    """What omnigo.Batch needs of its games. Subclasses say how they are kept and stepped."""

    def __init__(self, n: int, points: int, rules: KernelRules, kind: str, device: int) -> None:
        rules.expect_possible()
        if points > CLASSES[-1]:
            raise ValueError(f"boards have at most {CLASSES[-1]} points on this device, not {points}")
        if not 1 <= n <= 1 << 27:
            raise ValueError(f"n: expected a whole number from 1 to {1 << 27}, got {n}")
        self._kernels = library(kind)
        check(self._kernels, self._kernels.omnigo_env_use_device(device))
        self._device = (self._kernels.omnigo_env_device_type(), device)
        self.n, self.players, self.points = n, rules.players, points
        self.planes = POSITIONS * self.players + (1 if self.players == 2 else self.players)
        self._words = points // 32 + 1
        self._packed = self._array((n, self._words), np.uint32)
        self.rewards = self._array((n, self.players), np.float32)
        self.done, self.illegal = self._array((n,), np.bool_), self._array((n,), np.bool_)
        self.seat, self.turns = self._array((n,), np.uint8), self._array((n,), np.int32)
        self._mask: DeviceArray | None = None
        self._observed: DeviceArray | None = None
        self._actions = self._array((n,), np.int32)
        self._kept: list[Memory] = []
        self._held: Any = None

    def reset(self) -> None:
        raise NotImplementedError

    def _advance(self, actions: ctypes.c_void_p, wide: int) -> int:
        raise NotImplementedError

    def _write_planes(self, planes: ctypes.c_void_p) -> int:
        raise NotImplementedError

    @property
    def bytes_per_game(self) -> float:
        """Memory on the device for each game, without what it shows."""
        return sum(memory.size for memory in self._kept) / self.n

    def step(self, actions: Any) -> None:
        """Actions are on the device already, or are copied there."""
        pointer, wide, held = self._read(actions)
        check(self._kernels, self._advance(ctypes.c_void_p(pointer), wide))
        self._held = held

    def packed_mask(self) -> DeviceArray:
        """(n, words): a bit for each action, the lowest first."""
        return self._packed

    def legal_mask(self) -> DeviceArray:
        if self._mask is None:
            self._mask = self._array((self.n, self.points + 1), np.bool_)
        check(
            self._kernels,
            self._kernels.omnigo_env_expand(
                ctypes.c_void_p(self._packed.pointer), self.n, self._words, self.points, ctypes.c_void_p(self._mask.pointer)
            ),
        )
        return self._mask

    def observe(self) -> DeviceArray:
        if self._observed is None:
            self._observed = self._array((self.n, self.points, self.planes), np.bool_)
        check(self._kernels, self._write_planes(ctypes.c_void_p(self._observed.pointer)))
        return self._observed

    def random_actions(self, seed: int) -> DeviceArray:
        check(
            self._kernels,
            self._kernels.omnigo_env_draw(
                ctypes.c_void_p(self._packed.pointer),
                self.n,
                self._words,
                ctypes.c_uint64(seed & (1 << 64) - 1),
                ctypes.c_void_p(self._actions.pointer),
            ),
        )
        return self._actions

    def synchronize(self) -> None:
        check(self._kernels, self._kernels.omnigo_env_synchronize())

    def _keep(self, *sizes: int) -> list[int]:
        """Memory of this many bytes a game each: where it is."""
        new = [Memory(self._kernels, max(1, self.n * size)) for size in sizes]
        self._kept += new
        return [memory.address for memory in new]

    def _array(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> DeviceArray:
        size = int(np.prod(shape, dtype=np.int64)) * np.dtype(dtype).itemsize
        return DeviceArray(self._kernels, Memory(self._kernels, size), shape, dtype, self._device)

    def _upload(self, array: npt.NDArray[Any]) -> Memory:
        memory = Memory(self._kernels, array.nbytes)
        self._copy_in(memory.address, array)
        return memory

    def _copy_in(self, address: int, array: npt.NDArray[Any]) -> None:
        source = np.ascontiguousarray(array)
        check(
            self._kernels,
            self._kernels.omnigo_env_copy(
                ctypes.c_void_p(address), source.ctypes.data_as(ctypes.c_void_p), ctypes.c_size_t(source.nbytes)
            ),
        )

    def _read(self, actions: Any) -> tuple[int, int, Any]:
        """Where actions are, whether they have 64 bits, and what keeps them there."""
        if isinstance(actions, DeviceArray):
            self._expect_actions(actions.shape, actions.dtype)
            return actions.pointer, int(actions.dtype.itemsize == 8), actions
        if hasattr(actions, "__dlpack__") and tuple(actions.__dlpack_device__()) == self._device != (1, 0):
            capsule = actions.__dlpack__(stream=1)
            tensor = DLManagedTensor.from_address(_api.PyCapsule_GetPointer(capsule, b"dltensor")).tensor
            kind = _CODE_DTYPES.get(tensor.dtype.code, "V")
            dtype = np.dtype(f"{kind}{tensor.dtype.bits // 8}") if kind in "iu" else np.dtype(np.float32)
            self._expect_actions(tuple(tensor.shape[i] for i in range(tensor.ndim)), dtype)
            if tensor.strides and tensor.strides[0] != 1:
                raise ValueError("actions must lie one after the other in memory")
            return tensor.data + tensor.byte_offset, int(dtype.itemsize == 8), (capsule, actions)
        array = np.asarray(actions)
        if array.dtype.kind in "iu" and array.dtype.itemsize != 4:
            array = np.clip(array, -1, self.points + 1).astype(np.int32)
        self._expect_actions(array.shape, array.dtype)
        self._copy_in(self._actions.pointer, array)
        return self._actions.pointer, 0, None

    def _expect_actions(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        if dtype.kind not in "iu" or dtype.itemsize not in (4, 8):
            raise TypeError(f"actions are whole numbers of 32 or 64 bits, not {dtype}")
        if shape != (self.n,):
            raise ValueError(f"expected {self.n} actions, got an array of shape {shape}")


class GraphGames(KernelGames):
    """Any boards; 32 lanes play a game together (src/gpu/environment.h)."""

    def __init__(
        self, n: int, boards: Sequence[BoardEdges], rules: KernelRules, kind: str, device: int, observes: bool
    ) -> None:
        super().__init__(n, max(points for points, _ in boards), rules, kind, device)
        self._class = next(size for size in CLASSES if size >= self.points)
        self._sizes = (ctypes.c_int * 6)()
        self._function("sizes")(self._sizes)
        if self._sizes[5] != ctypes.sizeof(_Environment):
            raise RuntimeError("the kernels are of another version")
        self._graphs = self._upload(np.concatenate([self._graph(*board) for board in boards]))
        self._limits = self._upload(np.asarray(rules.max_turns, np.int32))
        capacity, slots = rules.capacity, rules.slots
        stood = self._class if rules.ko == "positional" else 0
        kept = self._keep(self._sizes[4], 8 * capacity, capacity * self._class // 2, 4 * slots, stood)
        self._recent = self._keep(self.players * self.points)[0] if observes else None
        self._environment = _Environment(
            self._graphs.address,
            self._limits.address,
            *kept,
            capacity,
            slots,
            self._packed.pointer,
            self._recent,
            *(a.pointer for a in (self.rewards, self.done, self.illegal, self.seat, self.turns)),
            n,
            len(boards),
            self.points,
            self.players,
            self._words,
            (SUICIDE if rules.suicide else 0) | (TERRITORY if rules.territory else 0),
            KO[rules.ko],
            (ctypes.c_int32 * 6)(*rules.komi),
        )
        self.reset()

    def reset(self) -> None:
        check(self._kernels, self._function("reset")(ctypes.byref(self._environment)))

    def _advance(self, actions: ctypes.c_void_p, wide: int) -> int:
        error: int = self._function("step")(ctypes.byref(self._environment), actions, wide)
        return error

    def _write_planes(self, planes: ctypes.c_void_p) -> int:
        if self._recent is None:
            raise RuntimeError("this batch was made with observes=False")
        error: int = self._kernels.omnigo_env_observe(
            ctypes.c_void_p(self._recent), ctypes.c_void_p(self.seat.pointer), self.n, self.points, self.players, planes
        )
        return error

    def _function(self, name: str) -> Any:
        return getattr(self._kernels, f"omnigo_env_{self._class}_{name}")

    def _graph(self, points: int, edges: Sequence[tuple[int, int]]) -> npt.NDArray[np.uint8]:
        """The bytes of PlayGraph."""
        most = int(self._sizes[2])
        neighbours: list[list[int]] = [[] for _ in range(points)]
        for a, b in edges:
            neighbours[a].append(b)
            neighbours[b].append(a)
        rows = np.full((self._class, most), 0xFFFF, np.uint16)
        degrees = np.zeros(self._class, np.uint16)
        for p, around in enumerate(neighbours):
            if len(around) > most:
                raise ValueError(f"points have at most {most} neighbours on this device, not {len(around)}")
            rows[p, : len(around)] = sorted(around)
            degrees[p] = len(around)
        head = np.array([points, 0], np.int32)
        return np.concatenate([part.reshape(-1).view(np.uint8) for part in (head, degrees, np.ascontiguousarray(rows.T))])


class GridGames(KernelGames):
    """Square grids for two players without suicide; one lane plays a game (src/gpu/grid_environment.h)."""

    def __init__(self, n: int, size: int, rules: KernelRules, kind: str, device: int, observes: bool) -> None:
        super().__init__(n, size * size, rules, kind, device)
        self._size = size
        sizes = (ctypes.c_int * 3)()
        self._function("sizes")(sizes)
        if sizes[1] != ctypes.sizeof(_GridEnvironment):
            raise RuntimeError("the kernels are of another version")
        words = int(sizes[0])
        capacity = rules.capacity if rules.ko == "positional" else 0
        game = self._keep(4 * words, 4 * words, 4 * words, 4)
        history = self._keep(8 * words, 4, 4 * int(sizes[2]) * capacity) if capacity else [None] * 3
        self._recent = self._keep(8 * words * POSITIONS)[0] if observes else None
        self._ring = 0
        self._environment = _GridEnvironment(
            *game,
            *history,
            self._packed.pointer,
            self._recent,
            *(a.pointer for a in (self.rewards, self.done, self.illegal, self.seat, self.turns)),
            n,
            self._words,
            KO[rules.ko],
            rules.max_turns[0],
            rules.komi[0] - rules.komi[1],
            capacity,
        )
        self.reset()

    def reset(self) -> None:
        check(self._kernels, self._function("reset")(ctypes.byref(self._environment)))

    def _advance(self, actions: ctypes.c_void_p, wide: int) -> int:
        self._ring = (self._ring + 1) % POSITIONS
        error: int = self._function("step")(ctypes.byref(self._environment), actions, wide, self._ring)
        return error

    def _write_planes(self, planes: ctypes.c_void_p) -> int:
        if self._recent is None:
            raise RuntimeError("this batch was made with observes=False")
        error: int = self._function("observe")(ctypes.byref(self._environment), self._ring, planes)
        return error

    def _function(self, name: str) -> Any:
        return getattr(self._kernels, f"omnigo_grid_{self._size}_{name}")
