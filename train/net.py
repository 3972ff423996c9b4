"""The net: a graph network for any board. docs/net.md defines it; this is the training code's form."""
import contextlib
import math

import torch
import torch.nn as nn
import torch.nn.functional as F

SEATS = 6
FEATURES, GLOBALS = 32, 24  # of each point and of the game, as src/gpu/inputs.h writes them
POINTS_WEIGHT = 0.15  # of the points beside the win, in the value that search uses


class Surroundings:
    """What a forward pass needs of a batch beside features: boards, labels of blocks, graph numbers."""

    def __init__(self, boards, labels, graphs):
        self.boards, self.labels, self.graphs = boards, labels, graphs


def aggregate_dense(h, dense, labels, graphs):
    """h itself, sums over neighbours and diagonals, the mean of the block: the definition, as matrices."""
    index = graphs.long()
    same = (labels[:, :, None] == labels[:, None, :]).to(h.dtype)
    mean = same / same.sum(2, keepdim=True)
    m = dense[index].to(h.dtype)
    return torch.cat([h, m[:, 0] @ h, m[:, 1] @ h, mean @ h], 2)


_natives = {}  # by points: (native, surroundings) for the operators below, which take tensors alone


def use_boards(boards):
    _natives[boards.native.points] = boards


def _launch(h, labels, graphs, surroundings, points, width, transposed):
    batch = h.shape[0]
    out = torch.empty(batch, points, width if transposed else 4 * width, dtype=h.dtype, device=h.device)
    _natives[points].native.call("aggregate", surroundings, graphs, labels, h, out, batch, width, int(transposed))
    return out


@torch.library.custom_op("omnigo::aggregate", mutates_args=())
def aggregate_op(h: torch.Tensor, labels: torch.Tensor, graphs: torch.Tensor,
                 surroundings: torch.Tensor) -> torch.Tensor:
    return _launch(h.contiguous(), labels, graphs, surroundings, h.shape[1], h.shape[2], False)


@aggregate_op.register_fake
def _(h, labels, graphs, surroundings):
    return h.new_empty(h.shape[0], h.shape[1], 4 * h.shape[2])


@torch.library.custom_op("omnigo::aggregate_backward", mutates_args=())
def aggregate_backward_op(slope: torch.Tensor, labels: torch.Tensor, graphs: torch.Tensor,
                          surroundings: torch.Tensor) -> torch.Tensor:
    return _launch(slope.contiguous(), labels, graphs, surroundings, slope.shape[1], slope.shape[2] // 4, True)


@aggregate_backward_op.register_fake
def _(slope, labels, graphs, surroundings):
    return slope.new_empty(slope.shape[0], slope.shape[1], slope.shape[2] // 4)


def _setup_context(ctx, inputs, output):
    ctx.save_for_backward(*inputs[1:])


def _backward(ctx, slope):
    return aggregate_backward_op(slope, *ctx.saved_tensors), None, None, None


aggregate_op.register_autograd(_backward, setup_context=_setup_context)


def norm(x, weight):
    return F.rms_norm(x, (x.shape[-1],), weight.to(x.dtype), 1e-5)


def pooled(h, inverse):
    """Mean over points, and the largest of 0 and the points: padded rows are 0 and change neither.
    max(), not amax(): compiled, the slope of amax() compares rounded with unrounded numbers, and is 0/0."""
    return torch.cat([h.sum(1) * inverse, h.max(1).values.clamp_min(0)], 1)


def matrix(rows, columns, gain=1.0):
    return nn.Parameter(torch.randn(rows, columns) * gain / math.sqrt(rows))


def before(x, inverse, weight, pool, bias):
    """What a layer gathers from, and what it adds to every point of the board."""
    t = x.dtype
    h = norm(x, weight)
    return h, pooled(h, inverse) @ pool.to(t) + bias.to(t)


def after(x, gathered, g, mask, mix, out):
    t = x.dtype
    y = torch.relu(gathered @ mix.to(t) + g[:, None]) * mask
    return x + y @ out.to(t)


class Block(nn.Module):
    def __init__(self, width, layers):
        super().__init__()
        self.norm = nn.Parameter(torch.ones(width))
        self.mix = matrix(4 * width, width, 1.4)  # rows: self, neighbours, diagonals, block
        self.pool = matrix(2 * width, width, 0.5)
        self.bias = nn.Parameter(torch.zeros(width))
        self.out = matrix(width, width, 1.4 / math.sqrt(layers))


_compiling = True
_compiled = {}  # layers are compiled once for each shape, not once for each layer


def compile_layers():
    torch._dynamo.config.recompile_limit = 64
    for f in (before, after, Net.heads, search_values):
        _compiled[f] = torch.compile(f, dynamic=False)


def fast(f):
    return _compiled.get(f, f) if _compiling else f


@contextlib.contextmanager
def eager():
    """Without compiling: for what runs too seldom to be worth the wait."""
    global _compiling
    before, _compiling = _compiling, False
    try:
        yield
    finally:
        _compiling = before


class Net(nn.Module):
    def __init__(self, layers=8, width=96, features=FEATURES, globals=GLOBALS, head=64, hidden=192):
        super().__init__()
        self.shape = dict(layers=layers, width=width, features=features, globals=globals, head=head, hidden=hidden)
        self.stem = matrix(features, width)
        self.stem_globals = matrix(globals, width)
        self.stem_bias = nn.Parameter(torch.zeros(width))
        self.blocks = nn.ModuleList(Block(width, layers) for _ in range(layers))
        self.norm = nn.Parameter(torch.ones(width))
        self.point = matrix(width, head)
        self.point_pool = matrix(2 * width, head, 0.5)
        self.point_bias = nn.Parameter(torch.zeros(head))
        self.policy = matrix(head, 1, 0.3)
        self.owner = matrix(head, SEATS + 1, 0.3)
        self.passing = matrix(2 * width, head)
        self.passing_bias = nn.Parameter(torch.zeros(head))
        self.passing_out = matrix(head, 1, 0.3)
        self.value = matrix(width, head)
        self.value_bias = nn.Parameter(torch.zeros(head))
        self.hidden = matrix(2 * head + 2 * width + globals + 2 * (SEATS - 1), hidden)
        self.hidden_bias = nn.Parameter(torch.zeros(hidden))
        self.result = matrix(hidden, 4 * SEATS, 0.3)  # win, share, near, lead
        self.result_bias = nn.Parameter(torch.zeros(4 * SEATS))

    def forward(self, features, globals, around):
        """Logits [batch, points + 1], results [batch, 4, 6], owners [batch, points, 7], all float32."""
        t = features.dtype
        mask = features[..., :1]
        inverse = 1.0 / mask.float().sum(1)
        inverse = inverse.to(t)
        x = (features @ self.stem.to(t) + (globals @ self.stem_globals.to(t) + self.stem_bias.to(t))[:, None]) * mask
        for block in self.blocks:
            h, g = fast(before)(x, inverse, block.norm, block.pool, block.bias)
            x = fast(after)(x, self.aggregate(h, around), g, mask, block.mix, block.out)
        return fast(Net.heads)(self, x, globals, mask, inverse)

    @staticmethod
    def aggregate(h, around):
        if h.device.type == "cuda":
            return aggregate_op(h, around.labels, around.graphs, around.boards.surroundings)
        return aggregate_dense(h, around.boards.dense, around.labels, around.graphs)

    def heads(self, x, globals, mask, inverse):
        t = x.dtype
        h = norm(x, self.norm)
        pool = pooled(h, inverse)
        q = torch.relu(h @ self.point.to(t) + (pool @ self.point_pool.to(t) + self.point_bias.to(t))[:, None])
        logits = (q @ self.policy.to(t)).float().squeeze(-1)
        absent = absent_seats(globals)
        nobody = torch.zeros_like(absent[:, :1])
        owners = (q @ self.owner.to(t)).float() - 1e4 * torch.cat([absent, nobody], 1)[:, None]
        v = torch.relu(h @ self.value.to(t) + self.value_bias.to(t)) * mask
        margins = expected_margins(owners, globals, mask, absent).to(t)
        passing, results = self.tail(torch.cat([pooled(v, inverse), pool, globals, margins], 1), globals)
        return torch.cat([logits, passing], 1), results, owners

    def tail(self, summary, globals):
        """The pass's logit and the results, from pooled values, pooled points, globals and margins."""
        t, head, width = summary.dtype, self.shape["head"], self.shape["width"]
        pool = summary[:, 2 * head:2 * head + 2 * width]
        passing = torch.relu(pool @ self.passing.to(t) + self.passing_bias.to(t)) @ self.passing_out.to(t)
        results = torch.relu(summary @ self.hidden.to(t) + self.hidden_bias.to(t)) @ self.result.to(t)
        results = (results.float() + self.result_bias.float()).view(-1, 4, SEATS)
        results = torch.cat([results[:, :3] - 1e4 * absent_seats(globals)[:, None], results[:, 3:]], 1)
        return passing.float(), results


def deepened(checkpoint, layers):
    """The same net with more layers, spread over its depth: each is a copy of the one before it whose output has no
    effect yet. What the optimiser and the averages remember does not fit any more, and goes."""
    before = checkpoint["shape"]["layers"]
    if layers < before:
        raise SystemExit(f"--layers: a net of {before} layers cannot go on with {layers}")
    sources = [k * before // layers for k in range(layers)]
    net = {name: w for name, w in checkpoint["net"].items() if not name.startswith("blocks.")}
    for k, source in enumerate(sources):
        added = k > 0 and source == sources[k - 1]
        for part in ("norm", "mix", "pool", "bias", "out"):
            w = checkpoint["net"][f"blocks.{source}.{part}"]
            net[f"blocks.{k}.{part}"] = torch.zeros_like(w) if added and part == "out" else w.clone()
    kept = {k: v for k, v in checkpoint.items() if k not in ("optimiser", "fast", "slow", "steps")}
    return kept | dict(shape=dict(checkpoint["shape"], layers=layers), net=net)


def absent_seats(globals):
    """1 for each distance that is no seat of the game."""
    seats = globals[:, 12:13].float() * 4 + 2
    return (torch.arange(SEATS, device=globals.device)[None] >= seats - 0.5).float()


def expected_margins(owners, globals, mask, absent):
    """How far each other seat is ahead of the mover by the predicted owners and komi, at two scales."""
    share = (torch.softmax(owners, 2) * mask.float()).sum(1)[:, :SEATS]
    ahead = share[:, 1:] - share[:, :1] + 10 * globals[:, 5:10].float()
    ahead = (ahead * (1 - absent[:, 1:])).detach()
    return torch.cat([torch.tanh(ahead / 3), torch.tanh(ahead / 12)], 1)


def search_values(results):
    """What search maximises: each seat's share of the win, and a little of the points."""
    win, share = torch.softmax(results[:, 0], 1), torch.softmax(results[:, 1], 1)
    return win + POINTS_WEIGHT * (share - win)
