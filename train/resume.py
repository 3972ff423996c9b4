"""What a run leaves beside its checkpoint, so that the next one goes on as if there had been no break: the positions
that samples are still drawn from, the games under way, komi, counters and random generators.

It is a file of the format safetensors. Both ways it goes in pieces, because it may be larger than the host's memory, and
what is read goes into the tensors that are there: the games' kernels and captured CUDA graphs hold their addresses.
"""
import contextlib
import json
import math
import zlib

import torch
from safetensors import SafetensorError, safe_open

import program

NAME = "memory.safetensors"
FORMAT = "omnigo-memory-1"  # a new number whenever a field of State or Slot (src/gpu) moves or changes its meaning
PIECE = 64 << 20  # bytes
SAVED_PER_SECOND = 500e6  # bytes, at least; what a run keeps of its time for this
TYPES = {torch.uint8: "U8", torch.int32: "I32", torch.int64: "I64", torch.float32: "F32", torch.bfloat16: "BF16"}
RING = ("states", "policies", "targets", "owners")


class Unusable(Exception):
    """Why a file, or a part of it, cannot be taken over."""


def size(text):
    """Bytes: '4G', '64M', '0'."""
    units = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
    number = text[:-1] if text[-1:] in units else text
    try:
        value = float(number) * units.get(text[-1:], 1)
    except ValueError:
        value = -1
    if not 0 <= value < math.inf:
        raise ValueError(text)
    return int(value)


# What there is to save.

def rows(lengths, stride):
    """Where the first `length` rows of each game are, in a tensor with `stride` rows for each."""
    return (torch.arange(stride, device=lengths.device)[None] < lengths[:, None]).flatten().nonzero().squeeze(1)


def histories(games):
    """Tensors with one row for each colouring of a game that stood."""
    total = games.games * (games.max_turns + 1)
    return dict(hashes=games.hashes.view(total, -1), colourings=games.colourings.view(total, -1))


def trajectories(memory):
    """Tensors with one row for each turn of a game."""
    total = memory.games.games * memory.games.max_turns
    return dict(t_states=memory.t_states.view(total, -1), t_policies=memory.t_policies, t_values=memory.t_values)


def whole(games):
    """Tensors with one row for each game."""
    return dict(slots=games.slots.view(games.games, -1), filters=games.filters.view(games.games, -1))


def row_bytes(tensors):
    return sum(t[0].numel() * t.element_size() for t in tensors)


def position_bytes(memory):
    """Of one position to draw samples from."""
    return row_bytes(getattr(memory, name) for name in RING)


def games_bytes(pool):
    g = pool.games
    return (g.games * row_bytes(whole(g).values()) + int(g.colourings_known().sum()) * row_bytes(histories(g).values())
            + int(g.turns().sum()) * row_bytes(trajectories(pool.memory).values()))


def plan(pools, most):
    """{pool: positions} and whether games are saved, for a file of at most about this many bytes: games first, if
    half of it is enough for them; then all pools the same share of the positions that they can still draw from."""
    games = sum(map(games_bytes, pools))
    with_games = games <= most / 2
    wanted = {pool: pool.wanted() for pool in pools}
    total = sum(count * position_bytes(pool.memory) for pool, count in wanted.items())
    share = min(1.0, (most - games * with_games) / max(1, total))
    return {pool: int(count * share) for pool, count in wanted.items()}, with_games


def bytes_of(pools, most):
    positions, with_games = plan(pools, most)
    return sum(n * position_bytes(p.memory) + games_bytes(p) * with_games for p, n in positions.items())


def packed(pool):
    """[(tensors, where their rows are that belong to a game under way)]"""
    games = pool.games
    return [(histories(games), rows(games.colourings_known(), games.max_turns + 1)),
            (trajectories(pool.memory), rows(games.turns(), games.max_turns))]


def tensors_of(pool, positions, with_games):
    """{name: [parts]}: slices of the ring are views, which takes no memory; packed games are copies of some MB."""
    memory, games = pool.memory, pool.games
    found = {name: [getattr(memory, name)[a:b] for a, b in memory.newest(positions)] for name in RING}
    found |= dict(statistics=[memory.statistics], setup_statistics=[memory.setup_statistics])
    if with_games:
        found |= {name: [t] for name, t in whole(games).items()}
        found |= {name: [t[where]] for tensors, where in packed(pool) for name, t in tensors.items()}
    return {f"{pool.size}.{name}": parts for name, parts in found.items()}


def state_of(pool):
    mix = pool.mix
    version, numbers, gauss = pool.draws.getstate()
    return dict(boards=pool.boards.sum, entries=[[name, seats] for name, seats, _ in mix.entries], komi=mix.komi.tolist(),
                seen_games=mix.seen_games.tolist(), seen_wins=mix.seen_wins.tolist(), learnt=pool.learnt, turns=pool.turns,
                owed=pool.owed, draws=[version, list(numbers), gauss])


def generators(cuda):
    found = dict(generator=torch.get_rng_state())
    if cuda:
        found["generator_cuda"] = torch.cuda.get_rng_state()
    return found


# The file.

def pieces(parts):
    """Bytes of tensors that follow each other, a piece at a time."""
    for part in parts:
        each = max(1, PIECE // max(1, row_bytes([part]))) if len(part) else 1
        for first in range(0, len(part), each):
            yield part[first:first + each].contiguous().reshape(-1).view(torch.uint8).cpu().numpy()


def header(tensors, facts, sums):
    """The same length whatever the sums are."""
    entries, at = {}, 0
    for name, parts in tensors.items():
        shape = [sum(map(len, parts)), *parts[0].shape[1:]]
        end = at + math.prod(shape) * parts[0].element_size()
        entries[name] = dict(dtype=TYPES[parts[0].dtype], shape=shape, data_offsets=[at, end])
        at = end
    sums = dict(sums, state=zlib.crc32(facts["state"].encode()))
    sums = json.dumps({name: f"{sums.get(name, 0):08x}" for name in (*tensors, "state")})
    text = json.dumps(dict(__metadata__=dict(facts, format=FORMAT, sums=sums), **entries)).encode()
    text += b" " * (-len(text) % 8)
    return len(text).to_bytes(8, "little") + text


def write(path, tensors, facts):
    sums = {}
    with program.whole_file(path) as f:
        f.write(header(tensors, facts, sums))
        for name, parts in tensors.items():
            for piece in pieces(parts):
                sums[name] = zlib.crc32(piece, sums.get(name, 0))
                f.write(piece)
        f.seek(0)
        f.write(header(tensors, facts, sums))


class File:
    def __init__(self, path):
        try:
            self.file = safe_open(str(path), "pt")
            facts = self.file.metadata() or {}
        except (OSError, SafetensorError):
            raise Unusable("the file is cut off or of another format") from None
        if facts.get("format") != FORMAT:
            raise Unusable(f"the file is not of the format {FORMAT}")
        try:
            self.sums, self.mark, state = json.loads(facts["sums"]), facts["mark"], facts["state"]
            self.state = json.loads(state) if f"{zlib.crc32(state.encode()):08x}" == self.sums["state"] else None
        except (KeyError, ValueError):
            self.state = None
        if self.state is None:
            raise Unusable("the file is damaged")
        self.names = set(self.file.keys())

    def shape(self, name):
        return self.file.get_slice(name).get_shape() if name in self.names else [0]

    def pieces(self, name):
        """(first row, tensor), and an error at the end if a byte is not as it was written."""
        found, found_sum = self.file.get_slice(name), 0
        count, *rest = found.get_shape()
        each = max(1, PIECE // max(1, 4 * math.prod(rest)))
        for first in range(0, count, each):
            piece = found[first:first + each]
            found_sum = zlib.crc32(piece.contiguous().reshape(-1).view(torch.uint8).numpy(), found_sum)
            yield first, piece
        if f"{found_sum:08x}" != self.sums.get(name):
            raise Unusable("the file is damaged")

    def read(self, name):
        """All of a tensor that is small."""
        return torch.cat([piece for _, piece in self.pieces(name)])

    def fits(self, name, tensor):
        """Whether rows of the tensor are as those in the file."""
        kind = self.file.get_slice(name).get_dtype() if name in self.names else None
        return kind == TYPES[tensor.dtype] and self.shape(name)[1:] == list(tensor.shape[1:])


# Taking it over.

def take_positions(pool, file):
    """The newest, as many as there is room for, into the ring from its first row on."""
    memory = pool.memory
    count = file.shape(f"{pool.size}.states")[0]
    skipped = max(0, count - memory.capacity)
    for name in RING:
        target = getattr(memory, name)
        for first, piece in file.pieces(f"{pool.size}.{name}"):
            piece = piece[max(0, skipped - first):]
            first = max(0, first - skipped)
            target[first:first + len(piece)].copy_(piece)
    memory.written.fill_(count - skipped)
    return count - skipped


def take_rows(file, name, target, where):
    """Packed rows of games; those of games that there is no room for come last, and are left."""
    for first, piece in file.pieces(name):
        to = where[first:first + len(piece)]
        target[to] = piece[:len(to)].to(target.device)


def take_games(pool, file):
    """As many as there is room for; the others have just begun."""
    games, key = pool.games, f"{pool.size}."
    saved = file.read(key + "slots")
    count = min(len(saved), games.games)
    games.slots.view(games.games, -1)[:count].copy_(saved[:count])
    filters = whole(games)["filters"]
    take_rows(file, key + "filters", filters, torch.arange(count, device=filters.device))
    for tensors, where in packed(pool):
        for name, target in tensors.items():
            take_rows(file, key + name, target, where)
    return count


def take_mix(pool, file, state):
    """Komi as it was, and what it was learnt from."""
    mix, memory = pool.mix, pool.memory
    found = {name: file.read(f"{pool.size}.{name}") for name in ("statistics", "setup_statistics")}
    for name, tensor in found.items():
        getattr(memory, name).copy_(tensor)
    for name in ("komi", "seen_games", "seen_wins"):
        getattr(mix, name)[:] = state[name]
    mix.write_komi()
    pool.games.set_setups(mix.setups)


def take_pool(pool, file, state, same_draws):
    """What was taken over, in words. On an error the pool begins with nothing."""
    games, memory, key = pool.games, pool.memory, f"{pool.size}."
    if state["boards"] != pool.boards.sum:
        raise Unusable("it was made on other boards")
    if not all(file.fits(key + name, getattr(memory, name)) for name in RING):
        raise Unusable("it was made on another kind of device or by another version")
    of_games = whole(games) | histories(games) | trajectories(memory)
    same_setups = state["entries"] == [[name, seats] for name, seats, _ in pool.mix.entries]
    try:
        positions = take_positions(pool, file)
        fit = same_setups and all(file.fits(key + name, t) for name, t in of_games.items())
        taken = take_games(pool, file) if fit else 0
        if same_setups:
            take_mix(pool, file, state)
    except Unusable:
        pool.begin_again()
        raise
    pool.learnt, pool.turns, pool.owed, pool.available = state["learnt"], state["turns"], state["owed"], memory.size()
    if same_draws:
        version, numbers, gauss = state["draws"]
        pool.draws.setstate((version, tuple(numbers), gauss))
    return f"{positions:,} positions and {taken:,} games under way of the run before"


def take_generators(file, cuda):
    host, card = file.read("generator"), file.read("generator_cuda") if cuda else None
    torch.set_rng_state(host)
    if cuda:
        torch.cuda.set_rng_state(card)


# For the trainer.

def save(folder, trainer):
    positions, with_games = plan(trainer.pools, trainer.args.keep_memory)
    tensors = {name: [t] for name, t in generators(trainer.cuda).items()}
    for pool, count in positions.items():
        tensors |= tensors_of(pool, count, with_games)
    state = dict(seed=trainer.args.seed, steps=trainer.steps_now, matches=trainer.ladder.seed,
                 pools={pool.size: state_of(pool) for pool in trainer.pools})
    try:
        write(folder / NAME, tensors, dict(mark=trainer.mark(), state=json.dumps(state)))
        trainer.unsaved.pop(NAME, None)
    except program.CannotWrite as error:
        trainer.could_not_save(NAME, error.reason)


def take_over(path, trainer):
    """Goes on with what the file has, as far as it fits; says in the log what was taken, or why nothing."""
    try:
        if not path.exists():
            raise Unusable(f"there is no {NAME} beside the checkpoint")
        file = File(path)
        if file.mark != trainer.checkpoint.get("mark"):
            raise Unusable(f"the {NAME} there belongs to another checkpoint")
    except Unusable as reason:
        return trainer.log(memory=f"begins with nothing: {reason}")
    state, said, goes_on = file.state, {}, []
    same_draws = state["seed"] == trainer.args.seed
    for pool in trainer.pools:
        try:
            if str(pool.size) not in state["pools"]:
                raise Unusable("it was made on other boards")
            said[pool.size] = take_pool(pool, file, state["pools"][str(pool.size)], same_draws)
            goes_on.append(pool)
        except Unusable as reason:
            said[pool.size] = f"begins with nothing: {reason}"
    trainer.log(memory=said)
    if not goes_on:
        return
    trainer.ladder.seed = state["matches"]
    if "optimiser" in trainer.checkpoint:
        trainer.steps_now = state["steps"]
    with contextlib.suppress(Unusable):  # then they begin with the seed
        if same_draws:
            take_generators(file, trainer.cuda)
