"""Batches of games, searched together. On a GPU each move is one captured CUDA graph."""
import ctypes
import math

import numpy as np
import torch
import torch.nn.functional as F

import native as nat
from net import POINTS_WEIGHT, SEATS, Surroundings, fast, search_values


def considered_visits(considered, simulations):
    """Sequential halving: row m says, for each simulation, the visits of the action to look at next,
    when m actions are considered."""
    def row(m):
        if m <= 1:
            return list(range(simulations))
        rounds, visits, kept, out = math.ceil(math.log2(m)), [0] * m, m, []
        while len(out) < simulations:
            for _ in range(max(1, simulations // (rounds * kept))):
                out += visits[:kept]
                visits[:kept] = [v + 1 for v in visits[:kept]]
            kept = max(2, kept // 2)
        return out[:simulations]
    return np.array([row(m) for m in range(considered + 1)], np.uint16)


MOST_SIMULATIONS = 10_000  # a node's children have numbers of two bytes


class Games:
    """A batch of games on the boards of one class."""

    def __init__(self, boards, setups, games, max_turns, seed):
        self.boards, self.native, self.games = boards, boards.native, games
        n, self.max_turns = self.native, max_turns
        byte = torch.uint8
        self.setups = torch.from_numpy(setups.view(np.uint8).copy()).to(n.device)
        self.slots = n.zeros(games * n.slot_bytes, dtype=byte)
        self.hashes = n.zeros(games * (max_turns + 1), dtype=torch.int64)
        self.colourings = n.zeros(games * (max_turns + 1) * (n.points // 2), dtype=byte)
        self.filters = n.zeros(games * n.filter_words, dtype=torch.int32)
        self.batch = nat.Batch(
            graphs=nat.address(boards.graphs), setups=nat.address(self.setups), slots=nat.address(self.slots),
            histories=nat.Histories(nat.address(self.hashes), nat.address(self.colourings),
                                    nat.address(self.filters), max_turns + 1),
            setup_count=len(setups), games=games)
        self.start(seed)

    def start(self, seed, ended_only=False):
        self.native.call("start_games", self.batch, ctypes.c_uint64(seed), int(ended_only))

    def set_setups(self, setups):
        self.setups.copy_(torch.from_numpy(setups.view(np.uint8).copy()))

    def over(self):
        """Which games have ended; only where they do not start again by themselves."""
        offset = self.native.points + 15  # State::over
        return self.slots.view(self.games, self.native.slot_bytes)[:, offset] != 0

    def komi(self):
        """Of each game, by seat, in half points."""
        offset = self.native.points + 18  # State::komi, six numbers of two bytes
        rows = self.slots.view(self.games, self.native.slot_bytes)
        return rows[:, offset:offset + 2 * SEATS].contiguous().view(torch.int16)

    def setup_numbers(self):
        """Which setup each game started from."""
        offset = self.native.points + 6  # State::setup, two bytes
        return self._two_bytes(offset)

    def turns(self):
        """How many each game has had."""
        return self._two_bytes(self.native.points + 10)  # State::turn

    def colourings_known(self):
        """How many positions each game's history has."""
        offset = self.native.state_bytes + 8  # Slot::history_count, four bytes
        return self.slots.view(self.games, self.native.slot_bytes)[:, offset:offset + 4].contiguous().view(torch.int32).long().squeeze(1)

    def _two_bytes(self, offset):
        low, high = self.slots.view(self.games, self.native.slot_bytes)[:, offset:offset + 2].long().unbind(1)
        return low + 256 * high


def fragments(m):
    """A matrix in the order in which src/gpu/forward.h reads it: [rows / 16][columns / 16][lane][8]."""
    rows, columns = m.shape[-2:]
    m = m.reshape(*m.shape[:-2], rows // 16, 2, 4, 2, columns // 16, 2, 8)
    d = m.ndim - 7
    return m.permute(*range(d), d, d + 4, d + 6, d + 2, d + 5, d + 1, d + 3).contiguous()


def cores(m):
    """A matrix in the order in which src/gpu/forward_hopper.h reads it: [rows / 8][columns / 8][8][8]."""
    rows, columns = m.shape[-2:]
    return m.reshape(*m.shape[:-2], rows // 8, 8, columns // 8, 8).transpose(-3, -2).flatten(-4)


def pool_fragments(m):
    """A matrix that pooled rows are multiplied by: [columns / 8][rows / 32][lane][8]."""
    rows, columns = m.shape[-2:]
    m = m.reshape(*m.shape[:-2], rows // 32, 2, 2, 4, 2, columns // 8, 8)
    d = m.ndim - 7
    return m.permute(*range(d), d + 5, d, d + 6, d + 3, d + 1, d + 2, d + 4).contiguous()


class Fused:
    """The forward pass of a net of width 96 by the kernels of src/gpu/forward*.h."""

    SHARED_MEMORY = {88: 70_000, 176: 128_000, 400: 231_000}  # bytes that one block of threads needs, by padded points

    @classmethod
    def fits(cls, net_shape, device, points):
        """Whether there is a kernel for this net and class, and the GPU has room for it."""
        if device != "cuda" or net_shape["width"] != 96 or points not in cls.SHARED_MEMORY:
            return False
        room = getattr(torch.cuda.get_device_properties(0), "shared_memory_per_block_optin", 0)
        return room >= cls.SHARED_MEMORY[points]

    def __init__(self, net, hopper=True):
        """hopper: with that generation's own kernels, on such a GPU."""
        self.net, self.buffers = net, None
        self.hopper = hopper and nat.is_hopper()
        self.pack()

    @torch.no_grad()
    def pack(self):
        """Copies the net's weights; to be called after they change."""
        n, blocks = self.net, self.net.blocks
        stack = lambda name: torch.stack([getattr(b, name) for b in blocks])
        owners = torch.cat([n.policy, n.owner, torch.zeros_like(n.owner), torch.zeros_like(n.policy)], 1)
        now = dict(stem_globals=n.stem_globals, stem_bias=n.stem_bias, stem=fragments(n.stem),
                   norms=torch.cat([stack("norm"), n.norm[None]]), pools=stack("pool"), biases=stack("bias"),
                   mixes=fragments(stack("mix")), outs=fragments(stack("out")), point=fragments(n.point),
                   value=fragments(n.value), point_pool=n.point_pool, point_bias=n.point_bias, value_bias=n.value_bias,
                   policy_owner=fragments(owners), hidden=fragments(F.pad(n.hidden, (0, 0, 0, -n.hidden.shape[0] % 16))),
                   result=fragments(F.pad(n.result, (0, -n.result.shape[1] % 16))), passing=fragments(n.passing),
                   hidden_bias=n.hidden_bias, result_bias=n.result_bias, passing_bias=n.passing_bias,
                   passing_out=n.passing_out)
        if self.hopper:
            now |= dict(matrices=self.matrices(stack, owners), pool_fragments=pool_fragments(now["pools"]),
                        point_pool_fragments=pool_fragments(n.point_pool))
        if self.buffers is None:
            self.buffers = {k: v.detach().clone().contiguous() for k, v in now.items()}
            self.weights = self.structure(nat.ForwardWeights, layers=len(blocks))
            self.tail = self.structure(nat.TailWeights, points_weight=POINTS_WEIGHT)
            if self.hopper:
                self.hopper_weights = self.structure(nat.HopperWeights, layers=len(blocks))
        for k, v in now.items():
            self.buffers[k].copy_(v)

    def structure(self, kind, **numbers):
        names = [name for name, _ in kind._fields_ if name not in numbers]
        return kind(**{name: nat.address(self.buffers[name]) for name in names}, **numbers)

    def matrices(self, stack, owners):
        """All that src/gpu/forward_hopper.h streams, in the order of use, one row for each slot."""
        n, width = self.net, self.net.shape["width"]
        slot = lambda *parts: F.pad(torch.cat(parts, -1), (0, width * width - sum(p.shape[-1] for p in parts)))
        own, near, far, block = cores(stack("mix").unflatten(1, (4, width))).unbind(1)
        layers = torch.stack([own, block, near, far, cores(stack("out"))], 1).flatten(0, 1)
        heads = [slot(cores(n.point)), slot(cores(n.value), cores(owners[:, :8]))]
        return torch.cat([slot(cores(n.stem))[None], layers, torch.stack(heads)])

    def evaluate(self, boards, inputs, globals, logits, values, results=None):
        """Writes logits [batch, points + 1], values [batch, 6] and, where wanted, results [batch, 4, 6]."""
        batch, P, call = globals.shape[0], boards.native.points, boards.native.call
        summary = torch.empty(batch, self.net.hidden.shape[0], device=globals.device, dtype=torch.bfloat16)
        if self.hopper and P <= 176:
            call("forward_hopper", self.hopper_weights, boards.graphs, boards.surroundings, inputs, logits, summary, batch)
        else:
            means = torch.empty(batch, P // 2, self.net.shape["width"], device=globals.device, dtype=torch.bfloat16) if P > 176 else None
            call("forward", self.weights, boards.graphs, boards.surroundings, inputs, logits, summary, means, batch)
        call("tail", self.tail, summary, globals, logits, values, results, batch)

    def __call__(self, boards, inputs, globals):
        batch, device = globals.shape[0], globals.device
        logits, values = torch.empty(batch, boards.native.points + 1, device=device), torch.empty(batch, SEATS, device=device)
        results = torch.empty(batch, 4, SEATS, device=device)
        self.evaluate(boards, inputs, globals, logits, values, results)
        return logits, results, values


class Searcher:
    """Gumbel search for all games of a batch with one net."""

    def __init__(self, games, net, simulations, considered, c_visit=50.0, c_scale=0.5, late_noise=0.5,
                 noise_until=24, noise=True, fused=None, taught=True):
        self.games, self.net, self.simulations = games, net, simulations
        self.fused = fused  # a Fused of this net, or None
        n, B = games.native, games.games
        P = n.points
        self.features = n.zeros(B, P, n.features, dtype=n.real)
        self.labels = n.zeros(B, P, dtype=torch.int16)
        self.globals = n.zeros(B, n.globals, dtype=n.real)
        self.graphs = n.zeros(B, dtype=torch.int32)
        self.inputs = nat.Inputs(*map(nat.address, (self.features, self.labels, self.globals, self.graphs)))
        self.around = Surroundings(games.boards, self.labels, self.graphs)
        self.nodes = n.zeros(B * (simulations + 1) * n.node_bytes, dtype=torch.uint8)
        self.gumbel, self.policy = n.zeros(B, P + 8), n.zeros(B, P + 8, dtype=n.real)
        self.logits, self.values = n.zeros(B, P + 1), n.zeros(B, SEATS)
        self.root_values, self.actions = n.zeros(B, SEATS), n.zeros(B, dtype=torch.int32)
        table = considered_visits(considered, simulations)
        self.table = torch.from_numpy(table.view(np.int16).copy()).to(n.device)
        self.search = nat.Search(
            nat.SearchConfig(B, simulations + 1, simulations, considered, c_visit, c_scale, late_noise, noise_until,
                             POINTS_WEIGHT, int(taught), int(noise)),
            *map(nat.address, (self.nodes, self.gumbel, self.table, self.logits, self.values, self.policy,
                               self.root_values, self.actions)))
        self.graph = None

    def evaluate(self):
        """Asks the net about the positions whose inputs were written last."""
        g = self.games
        if self.fused:
            return self.fused.evaluate(g.boards, self.inputs, self.globals, self.logits, self.values)
        logits, results, _ = self.net(self.features, self.globals, self.around)
        self.logits.copy_(logits)
        self.values.copy_(fast(search_values)(results))

    def _think(self):
        g, call = self.games, self.games.native.call
        call("begin", g.batch, self.search, self.inputs)
        for s in range(self.simulations):
            self.evaluate()
            call("descend", g.batch, self.search, self.inputs, s)
        self.evaluate()
        call("finish", g.batch, self.search)

    @torch.no_grad()
    def think(self):
        """Chooses an action for every game, into `actions`."""
        if self.games.native.device != "cuda":
            return self._think()
        if self.graph is None:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):  # compiles and warms up outside the capture
                self.games.native.call("begin", self.games.batch, self.search, self.inputs)
                for _ in range(3):
                    self.evaluate()
            torch.cuda.current_stream().wait_stream(stream)
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self._think()
        self.graph.replay()

    def play(self, learning=None):
        """Plays the chosen actions; with `learning`, finished games go to its ring and start again."""
        self.games.native.call("play", self.games.batch, self.search, learning or nat.Learning())


class Memory:
    """The trajectories of the games at hand and the ring of samples, for one class."""

    def __init__(self, games, capacity):
        n = self.native = games.native
        self.games, self.capacity = games, capacity
        P, T = n.points, games.max_turns
        byte = torch.uint8
        self.t_states = n.zeros(games.games * T * n.state_bytes, dtype=byte)
        self.t_policies = n.zeros(games.games * T, P + 8, dtype=n.real)
        self.t_values = n.zeros(games.games * T, SEATS)
        self.states = n.zeros(capacity, n.state_bytes, dtype=byte)
        self.policies = n.zeros(capacity, P + 8, dtype=n.real)
        self.targets = n.zeros(capacity, n.targets)
        self.owners = n.zeros(capacity, P, dtype=byte)
        self.written = n.zeros(1, dtype=torch.int64)
        self.statistics = n.zeros(n.statistics_bytes // 8, dtype=torch.int64)
        setups = games.batch.setup_count
        self.setup_statistics = n.zeros(setups, n.setup_statistics_bytes // 8, dtype=torch.int64)
        self.learning = nat.Learning(
            nat.Trajectory(*map(nat.address, (self.t_states, self.t_policies, self.t_values)), T),
            nat.Ring(*map(nat.address, (self.states, self.policies, self.targets, self.owners, self.written)),
                     capacity),
            nat.address(self.statistics), nat.address(self.setup_statistics), None)

    def size(self):
        return min(int(self.written.item()), self.capacity)

    def newest(self, count):
        """Where the newest positions are, oldest first: a range of rows, or two where the ring's end is among them."""
        end = int(self.written.item())
        first, last = (end - count) % self.capacity, end % self.capacity
        return [(first, last)] if first < last or count == 0 else [(first, self.capacity), (0, last)]


class Samples:
    """Draws training batches from a memory."""

    def __init__(self, memory, batch, surprise=0):
        n = self.native = memory.native
        self.memory, self.batch, self.surprise = memory, batch, surprise
        self.features = n.zeros(batch, n.points, n.features, dtype=n.real)
        self.labels = n.zeros(batch, n.points, dtype=torch.int16)
        self.globals = n.zeros(batch, n.globals, dtype=n.real)
        self.graphs = n.zeros(batch, dtype=torch.int32)
        self.inputs = nat.Inputs(*map(nat.address, (self.features, self.labels, self.globals, self.graphs)))
        self.around = Surroundings(memory.games.boards, self.labels, self.graphs)

    def weights(self, distance, allowed):
        """Of draws, where allowed: the share self.surprise of all weight goes by their distance from the net, the rest is equal."""
        mean = (distance * allowed).sum() / allowed.sum().clamp(min=1)
        return allowed * (1 - self.surprise + self.surprise * distance / mean.clamp(min=1e-6))

    def choose(self, newest, skipped=0):
        """One of 32 draws for each of the batch: half from all of the newest positions but those skipped, by how far the
        search went from the net's value, the other half from those whose policy is to be learnt, by how far it went from that."""
        m, tries = self.memory, 32
        draws = torch.rand(self.batch, tries, dtype=torch.float64, device=self.native.device)
        ago = skipped + (draws * (newest - skipped)).long()
        chosen = (m.written - 1 - ago) % m.capacity
        by_policy, by_value, taught = m.policies[:, -3:][chosen].float().unbind(-1)
        half = self.batch // 2
        weights = torch.cat([self.weights(by_value[:half], torch.ones_like(by_value[:half])),
                             self.weights(by_policy[half:], (taught[half:] > 0).float())])
        found = (weights / torch.empty_like(weights).exponential_().clamp(min=1e-30)).argmax(1, keepdim=True)
        return chosen.gather(1, found).squeeze(1)

    def draw(self, newest):
        """Fills the inputs with some of the newest positions, whose number may be a tensor; returns legal [B, P + 1], policy (0 where it is none to
        learn), targets [B, 5, 6], owners [B, P]."""
        n, m = self.native, self.memory
        chosen = self.choose(newest)
        n.call("ring_inputs", m.games.boards.graphs, m.states, chosen, self.inputs, self.batch)
        cells = m.states[chosen, :n.points]
        legal = torch.cat([(cells & 16) != 0, torch.ones(self.batch, 1, dtype=torch.bool, device=n.device)], 1)
        policies = m.policies[chosen].float()
        return (legal, policies[:, :n.points + 1] * (policies[:, -1:] > 0), m.targets[chosen].view(-1, 5, SEATS),
                m.owners[chosen])
