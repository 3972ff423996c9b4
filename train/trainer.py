"""Self-play and training on one machine. `train/run --help` says how to use it."""
import contextlib
import io
import json
import math
import os
import random
import signal
import sys
import time
from pathlib import Path

import program

if __name__ == "__main__":
    program.begin()

import torch
import torch.nn.functional as F

import curve
import export
import match
import mix as mixing
import native as nat
import net as nets
import resume
from net import Net, SEATS
from optimise import Average, Optimiser
from program import number
from search import MOST_SIMULATIONS, Fused, Games, Memory, Samples, Searcher

# By padded points: games at a time, samples of a training step, samples kept. Games are a
# multiple of what an H200 evaluates at once (264 or 132 positions), and few: only finished games teach, so that
# with many at a time short games come first and are most of what a run learns from.
SCALE = {88: (2112, 2048, 8_000_000), 176: (528, 1024, 1_600_000), 400: (264, 384, 1_000_000)}
NOISE_UNTIL = {88: 16, 176: 30, 400: 50}
HOST_KEPT = 20_000  # samples kept without a GPU
LATE_NOISE, QUICK_NOISE = 0.5, 0.25  # after these turns, in searches to learn from and in quick ones


def arguments(words=None):
    a = program.Parser(prog="train/run", description="Trains a net by self-play on one GPU.")
    a.add_argument("--minutes", type=number(above=0), required=True, help="how long, everything included")
    a.add_argument("--from", dest="source", metavar="FILE[,FILE..]",
                   help="go on from this checkpoint.pt and the memory.safetensors beside it, or begin with a net.safetensors or the "
                   "mean of several of them")
    a.add_argument("--out", required=True, metavar="DIR",
                   help="where the net, the checkpoint and the curve go; those of an earlier run there are replaced")
    a.add_argument("--board", metavar="FILE", help="train on this board alone: the output of `omnigo board SPEC --json`")
    a.add_argument("--seats", type=seat_shares, default=mixing.SEATS, metavar="N[:SHARE],..",
                   help="numbers of seats, such as 2,3 for both equally often, or 2:3,3:1 for three games of two and one of three")
    a.add_argument("--favour", type=board_shares, default={}, metavar="BOARD=SHARE,..",
                   help="of the games with two seats on boards of its size, such as 9x9=0.7")
    a.add_argument("--simulations", type=for_each_size(1), default="16", metavar="N[,N,N]",
                   help="of the search for each turn, also by size of the board as for --time (16)")
    a.add_argument("--quick", type=for_each_size(0), default="0", metavar="N[,N,N]",
                   help="simulations for a turn that nothing is learnt from; 0: there are no such turns (0)")
    a.add_argument("--taught", type=number(above=0, most=1), default=0.2, metavar="SHARE", help="of the turns to learn from, with --quick (0.2)")
    a.add_argument("--gather", type=number(least=0, most=1), default=0, metavar="SHARE",
                   help="of the time in which only games are played; after it there is only training (0: both in turn)")
    a.add_argument("--time", type=time_shares, default="70,18,12", metavar="A,B,C", help="shares of the time for boards of up to 88, 176 and 400 points (70,18,12)")
    a.add_argument("--rate", type=number(above=0), default=1, help="times the usual learning rate (1)")
    a.add_argument("--anneal", type=number(least=0, most=1), default=0, metavar="SHARE",
                   help="let the learning rate fall over the last share of the time")
    a.add_argument("--device", type=program.device, default="cuda", help="a GPU, or the host (cuda)")
    a.add_argument("--layers", type=number(int, least=1, most=100), metavar="N", help="of the net (8); with --from, layers are added that change nothing yet")
    a.add_argument("--width", type=number(int, least=1, most=4096), metavar="N",
                   help="channels of a layer; on a GPU a multiple of 32 (96; with --from, what the net has)")
    a.add_argument("--games", type=number(above=0), default=1, help="times the usual number of games at once, and of samples in a step (1)")
    a.add_argument("--batch", type=number(above=0), default=1, help="times that number of samples in a step (1)")
    a.add_argument("--reuse", type=number(above=0), default=1.2, help="training samples for each turn played (1.2)")
    a.add_argument("--surprise", type=number(least=0, most=1), default=0, metavar="SHARE",
                   help="of the chance that a position is a sample goes by how far the search went from the net there (0)")
    a.add_argument("--average", type=number(least=0, most=0.99999), default=0.998, metavar="DECAY",
                   help="of the moving average that is written (0.998)")
    a.add_argument("--matches", type=match_games, default=256, metavar="N",
                   help="games of each match against an earlier net, an even number, on a board for two seats; 0: no matches (256)")
    a.add_argument("--every", type=number(above=0), default=3, metavar="MINUTES", help="between such matches (3)")
    a.add_argument("--keep-memory", type=memory_size, default="4G", metavar="SIZE",
                   help="of positions and games saved for a run that goes on from this one; 0: save none, and take over none (4G)")
    a.add_argument("--plain", action="store_true", help="without the fused kernel of the forward pass")
    a.add_argument("--no-compile", action="store_true", help="without torch.compile")
    a.add_argument("--seed", type=number(int, least=0, most=2**32 - 1), default=1)
    args = a.parse_args(words)
    if args.device == "cuda" and args.width and args.width % nat.CHANNELS:
        a.error(f"--width: on a GPU, expected a multiple of {nat.CHANNELS}, got {args.width}")
    args.matches = args.matches if 2 in args.seats else 0
    return args


@program.option_type("numbers of seats from 2 to 6 and shares above 0, such as 2,3 or 2:3,3:1")
def seat_shares(text):
    parts = [part.partition(":") for part in text.split(",")]
    shares = {int(seats): float(share if colon else 1) for seats, colon, share in parts}
    program.require(len(shares) == len(parts) and all(2 <= seats <= SEATS and 0 < share < math.inf for seats, share in shares.items()))
    return shares


@program.option_type("boards and shares from 0 to 1, such as 9x9=0.7")
def board_shares(text):
    shares = {board: float(share) for board, _, share in (part.rpartition("=") for part in text.split(","))}
    program.require(all(board and 0 <= share <= 1 for board, share in shares.items()))
    return shares


@program.option_type("three shares, such as 70,18,12")
def time_shares(text):
    shares = [float(share) for share in text.split(",")]
    program.require(len(shares) == len(nat.CLASSES) and all(0 <= share < math.inf for share in shares) and sum(shares) > 0)
    return dict(zip(nat.CLASSES, shares))


def for_each_size(least):
    """The type of an option with a number for all sizes of boards, or one for each."""
    @program.option_type(f"one or three whole numbers from {least} to {MOST_SIMULATIONS:,}")
    def read(text):
        numbers = [int(n) for n in text.split(",")]
        program.require(len(numbers) in (1, len(nat.CLASSES)) and all(least <= n <= MOST_SIMULATIONS for n in numbers))
        return dict(zip(nat.CLASSES, numbers if len(numbers) > 1 else numbers * len(nat.CLASSES)))
    return read


@program.option_type("an even number of games, or 0")
def match_games(text):
    games = int(text)
    program.require(games >= 0 and games % 2 == 0)
    return games


@program.option_type("a size such as 500M or 4G")
def memory_size(text):
    return resume.size(text)


class Pool:
    """Self-play and samples for the boards of one class."""

    def __init__(self, size, mix, player, fused, args, learnt):
        """learnt: the samples that the net learnt from before."""
        games, batch, capacity = SCALE[size]
        self.share = args.time[size] / sum(args.time.values())
        games, batch = (max(8, int(x)) for x in (games * args.games, batch * args.games * args.batch))
        capacity = int(capacity * min(1, args.games)) if args.device == "cuda" else HOST_KEPT
        self.size, self.mix, self.batch, self.learnt = size, mix, batch, learnt
        native = nat.Native(args.device, size)
        self.boards = nat.Boards(native, mix.boards)
        nets.use_boards(self.boards)
        self.seed = args.seed * 1000 + size
        self.games = Games(self.boards, mix.setups, games, mix.max_turns, self.seed)
        self.memory = Memory(self.games, capacity)
        self.samples = Samples(self.memory, batch, args.surprise)
        options = dict(noise_until=NOISE_UNTIL[size],
                       fused=fused if fused and Fused.fits(player.shape, args.device, size) else None)
        simulations, quick = args.simulations[size], args.quick[size]
        self.searcher = Searcher(self.games, player, simulations, considered(simulations), late_noise=LATE_NOISE, **options)
        self.quick = Searcher(self.games, player, quick, considered(quick), late_noise=QUICK_NOISE, taught=False,
                              **options) if quick else None
        self.taught = args.taught if quick else 1.0
        self.draws = random.Random(args.seed)
        self.used = self.play_seconds = self.train_seconds = 0.0
        self.turns = self.untimed = self.owed = self.steps = self.rounds = self.count = self.available = 0
        self.sums = torch.zeros(len(NAMES), device=args.device)

    def play(self, plies):
        """Playout cap randomisation (Wu, "Accelerating Self-Play Learning in Go", 2019): a game needs many turns for
        one result, so most turns are quick and only those with a deep search teach the policy."""
        for _ in range(plies):
            searcher = self.searcher if self.draws.random() < self.taught else self.quick
            searcher.think()
            searcher.play(self.memory.learning)
        self.turns += plies * self.games.games
        self.available = self.memory.size()

    def begin_again(self):
        """With new games, and nothing to draw samples from."""
        self.memory.written.zero_()
        self.games.start(self.seed)

    def ready(self):
        """Whether there is enough to learn from. The games that a run begins with end in the order of their length,
        so it waits until almost all of them are over."""
        return self.turns >= 0.7 * self.mix.longest * self.games.games and \
            self.available >= min(120 * self.batch, self.memory.capacity // 8)

    def enough(self):
        """Positions to draw from, with which a turn is used for all samples that it may be."""
        return 500 * self.batch

    def reuse(self, most):
        """Training samples for each turn played: fewer while there is little to draw from."""
        return most * min(1.0, self.available / self.enough())

    def window(self, later=0):
        """From how many of the newest positions to learn: KataGo's rule (Wu, 2019), so that what a net played when it
        knew nothing is soon forgotten. later: after this many more turns."""
        unit = 250_000
        positions = self.learnt + self.turns + later
        window = unit * (1 + 0.4 / 0.75 * ((positions / unit) ** 0.75 - 1))
        return max(1, min(self.available, int(window)))

    def wanted(self):
        """How many of the newest positions to save. A turn lets the window grow by less than one position, so what is
        outside stays outside; but positions come when their game ends, and the window may grow before that."""
        return min(self.available, max(self.enough(), self.window(later=self.mix.longest * self.games.games)))

    def mean_losses(self):
        """Since the last time."""
        mean = (self.sums / max(1, self.count)).tolist()
        if not math.isfinite(sum(mean)):
            raise SystemExit("training diverged: the loss is no number")
        self.sums.zero_()
        self.count = 0
        return {k: round(v, 4) for k, v in zip(NAMES, mean)}

    def learn_komi(self):
        self.mix.learn_komi(self.memory.setup_statistics.cpu().numpy())
        self.games.set_setups(self.mix.setups)


def considered(simulations):
    return min(16, max(4, simulations // 2))


def mean_of(values, known):
    return (values * known).sum() / known.sum().clamp_min(1)


def losses(net, samples, drawn):
    """policy, win, share, near values, lead, owners; then the policy's own entropy and the win's error."""
    legal, policy, targets, owners = drawn
    logits, results, owner_logits = net(samples.features, samples.globals, samples.around)
    taught = policy.sum(1) > 0.5
    policy = policy / policy.sum(1, keepdim=True).clamp_min(1e-6)
    log = torch.log_softmax(logits.masked_fill(~legal, -1e9), 1).clamp_min(-30)
    in_play = 1 - nets.absent_seats(samples.globals)
    win, share, near, far, points = targets.unbind(1)
    aims = (0.7 * win + 0.3 * far, share, near)
    counted = share.sum(1) > 0.5  # the game was played on until its points were certain
    values = [-(aim * torch.log_softmax(results[:, i], 1).clamp_min(-30)).sum(1) for i, aim in enumerate(aims)]
    values = values[0].mean(), mean_of(values[1], counted), values[2].mean()
    sizes = samples.features[..., 0].float().sum(1, keepdim=True)
    mean = (points * in_play).sum(1, keepdim=True) / in_play.sum(1, keepdim=True)
    lead = mean_of((F.huber_loss(results[:, 3], (points - mean) / sizes.sqrt(), reduction="none") * in_play).sum(1), counted)
    kind = owners.long()
    owner = F.cross_entropy(owner_logits.reshape(-1, SEATS + 1),
                            torch.where(kind > SEATS, torch.full_like(kind, -100), kind).reshape(-1))
    entropy = mean_of(-(policy * torch.log(policy.clamp_min(1e-12))).sum(1), taught)
    error = ((torch.softmax(results[:, 0].detach(), 1) - win) ** 2).sum(1).mean()
    return (mean_of(-(policy * log).sum(1), taught), *values, lead, owner, entropy, error)


WEIGHTS = (1.0, 1.2, 0.3, 0.4, 0.1, 0.6)
NAMES = ("policy", "win", "share", "near", "lead", "owner", "entropy", "win_error")


class Slopes:
    """Losses of samples and the net's slopes. On a GPU this is one captured CUDA graph: to launch its kernels one by
    one takes longer than they run."""

    WARM_UP = 3  # times before it is captured; compiles, too

    def __init__(self, net, samples, sums):
        """sums: the losses are added here."""
        self.net, self.samples, self.sums = net, samples, sums
        self.newest = torch.ones((), dtype=torch.int64, device=sums.device)
        self.calls, self.graph = 0, None

    def _find(self):
        parts = losses(self.net, self.samples, self.samples.draw(self.newest))
        self.net.zero_grad(set_to_none=True)
        sum(w * p for w, p in zip(WEIGHTS, parts)).backward()
        self.sums += torch.stack(parts).detach()

    def find(self, newest):
        """For a batch of this many of the newest positions."""
        self.newest.fill_(newest)
        if self.sums.device.type != "cuda":
            return self._find()
        if self.calls < self.WARM_UP:
            self.calls += 1
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                self._find()
            return torch.cuda.current_stream().wait_stream(stream)
        if self.graph is None:
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self._find()
            self.slopes = [p.grad for p in self.net.parameters()]
        self.graph.replay()
        for p, slope in zip(self.net.parameters(), self.slopes):  # each graph has its own
            p.grad = slope


class Trainer:
    def __init__(self, args):
        self.args, self.began = args, time.time()
        torch.manual_seed(args.seed)
        self.cuda = args.device == "cuda"
        boards = [mixing.read_board(args.board)] if args.board else mixing.read_boards()
        program.find_gpu(args.device)
        self.checkpoint = export.read_start(args.source, args.device) if args.source else {}
        shape = self.shape()
        self.out, self.unsaved = Path(args.out), {}
        program.make_folder(self.out)
        self.net = Net(**shape).to(args.device)
        self.player = Net(**shape).to(args.device)
        if self.cuda:
            torch.backends.cuda.matmul.allow_tf32 = True
            self.player = self.player.bfloat16()
            if not args.no_compile:
                nets.compile_layers()
        if self.checkpoint:
            self.net.load_state_dict(self.checkpoint["net"])
        self.optimiser = Optimiser(self.net, args.device)
        self.fast, self.slow = Average(self.net, 0.99), Average(self.net, args.average)
        self.seen = self.earlier_seconds = self.steps_now = 0
        self.history, self.known_komi, self.stopped, self.plies = [], {}, False, 8
        self.name = os.urandom(8).hex()
        self.resume()
        self.fast.copy_to(self.player)
        self.fused = Fused(self.player) if Fused.fits(self.net.shape, args.device, 88) and not args.plain else None
        self.pools = self.make_pools(dict(boards))
        self.slopes = {pool: Slopes(self.net, pool.samples, pool.sums) for pool in self.pools}
        self.ladder = match.Ladder(self)
        if args.source and args.keep_memory and export.is_checkpoint(args.source):
            resume.take_over(Path(args.source).with_name(resume.NAME), self)
        self.last_log = time.time()

    def shape(self):
        """Of the net: that of the checkpoint, but for added layers."""
        args = self.args
        if not self.checkpoint:
            return dict(layers=args.layers or 8, width=args.width or 96)
        width = self.checkpoint["shape"]["width"]
        if args.width not in (None, width):
            raise SystemExit(f"--width: {args.source} has {width} channels, which cannot change; got {args.width}")
        if self.cuda and width % nat.CHANNELS:
            raise SystemExit(f"{args.source}: a net with {width} channels; a GPU needs a multiple of {nat.CHANNELS}")
        if args.layers not in (None, self.checkpoint["shape"]["layers"]):
            self.checkpoint = nets.deepened(self.checkpoint, args.layers)
        return self.checkpoint["shape"]

    def resume(self):
        c = self.checkpoint
        if not c:
            return
        try:
            if "optimiser" in c:
                self.optimiser.load(c["optimiser"])
                for average, name in ((self.fast, "fast"), (self.slow, "slow")):
                    average.take(c[name], c["steps"])
            self.seen, self.earlier_seconds, self.history = int(c["seen"]), float(c["seconds"]), json.loads(c["history"])
            self.known_komi = export.read_komi(c.get("komi", "{}"))
            curve.panels(self.history)
        except (AttributeError, LookupError, RecursionError, RuntimeError, TypeError, ValueError):
            raise SystemExit(f"{self.args.source}: not a checkpoint, or damaged") from None

    def make_pools(self, boards):
        args = self.args
        unknown = [board for board in args.favour if board not in boards]
        if unknown:
            raise SystemExit(f"--favour: '{unknown[0]}' is not a board of this training")
        mixes = [mixing.Mix(size, boards, args.seats, self.known_komi, args.favour) for size in nat.CLASSES]
        mixes = [mix for mix in mixes if mix.entries and args.time[mix.size] > 0]
        if not mixes:
            raise SystemExit("--time: leaves no time for the boards of this training")
        return [Pool(mix.size, mix, self.player, self.fused, args, self.seen) for mix in mixes]

    def elapsed(self):
        return time.time() - self.began

    def sync(self):
        if self.cuda:
            torch.cuda.synchronize()

    def log(self, **entry):
        entry = dict(seconds=round(self.earlier_seconds + self.elapsed(), 1), **entry)
        self.history.append(entry)
        line = json.dumps(entry)
        with contextlib.suppress(OSError):  # nobody reads it any more, which is no reason to end the run
            print(line, flush=True)
        try:
            program.append(self.out / "log.jsonl", line + "\n")
        except program.CannotWrite as error:
            self.unsaved["log.jsonl"] = error.reason

    def write(self, name, data):
        """A full disk does not end the run: there may be room at the next save."""
        try:
            program.write_whole(self.out / name, data)
            self.unsaved.pop(name, None)
        except program.CannotWrite as error:
            self.could_not_save(name, error.reason)

    def could_not_save(self, name, reason):
        self.unsaved[name] = reason
        self.log(**{name: f"could not be saved: {reason}"})

    def say_unsaved(self):
        """Ends the program if a file could not be saved."""
        if self.unsaved:
            raise SystemExit("; ".join(f"cannot write '{self.out / name}': {reason}" for name, reason in self.unsaved.items()))

    def rate(self):
        """Falls with the samples seen, so that runs one after the other are as one; a short warm-up, again where a run
        begins with nothing to draw samples from, and the fall to nothing only where asked for."""
        warm = min(1.0, (self.steps_now + 1) / 100)
        fall = (1 + self.seen / 12e6) ** -0.5
        left = 1 - self.elapsed() / (60 * self.args.minutes)
        anneal = min(1.0, max(0.03, left / self.args.anneal)) if self.args.anneal > 0 else 1.0
        return self.args.rate * warm * fall * anneal

    def play(self):
        """All pools, each for its share of the time; but in the first third of the run, those that nothing can be
        learnt from yet come first."""
        waiting = set(self.pools)
        while waiting:
            late = self.elapsed() > 20 * self.args.minutes
            pool = min(self.pools, key=lambda p: (late or p.ready(), p.used / p.share))
            begin = time.time()
            pool.play(self.plies)
            self.sync()
            took = time.time() - begin
            pool.owed = pool.owed + pool.reuse(self.args.reuse) * self.plies * pool.games.games / pool.batch if pool.ready() else 0
            pool.rounds += 1
            if pool.rounds == 1:  # compiles
                pool.untimed = pool.turns
                self.log(compiled=pool.size, took=round(took, 1))
            else:
                pool.play_seconds += took
            pool.used += min(took, 3.0)
            waiting.discard(pool)

    def gathering(self):
        return self.elapsed() < 60 * self.args.minutes * self.args.gather

    def train_only(self, steps=40):
        """Steps on all kinds of boards in turn, each kind for its share of the rows that go through the net."""
        pools, begin = [p for p in self.pools if p.available > 0], time.time()
        if not pools:
            return self.play()
        for _ in range(steps):
            self.step(min(pools, key=lambda p: p.steps * p.batch * p.size / p.share))
        self.sync()
        self.share_out(time.time() - begin, {pool: pool.share for pool in pools})

    def train(self):
        """The steps that all pools are owed, in turn: many steps of one kind of board after the other would make the
        net forget the rest each time."""
        due = {pool: int(pool.owed) for pool in self.pools}
        done = {pool: 0 for pool in self.pools}
        begin = time.time()
        while any(done[p] < due[p] for p in self.pools):
            pool = max(self.pools, key=lambda p: (due[p] - done[p]) / max(1, due[p]))
            self.step(pool)
            done[pool] += 1
        self.sync()
        self.share_out(time.time() - begin, {pool: due[pool] * pool.batch * pool.size for pool in self.pools})
        for pool in self.pools:
            pool.owed -= due[pool]
        self.fast.copy_to(self.player)
        if self.fused:
            self.fused.pack()

    @staticmethod
    def share_out(seconds, work):
        """The time of steps on several kinds of boards. Only together can it be measured without making the GPU wait."""
        for pool, part in work.items():
            took = seconds * part / max(1e-9, sum(work.values()))
            pool.train_seconds += took
            pool.used += min(took, 3.0)

    def step(self, pool):
        # To compile the layers takes about 20 seconds for each class, which few steps do not earn back.
        with contextlib.nullcontext() if pool.share * self.args.minutes > 3 else nets.eager():
            self.slopes[pool].find(pool.window())
        self.optimiser.step(self.rate())
        self.fast.update(self.net)
        self.slow.update(self.net)
        pool.count += 1
        self.steps_now += 1
        self.seen += pool.batch
        pool.steps += 1

    def report(self):
        pools = {}
        for p in self.pools:
            s = p.memory.statistics.tolist()
            games = max(1, s[0])
            pools[p.size] = dict(games=s[0], length=round(s[1] / games, 1), capped=round(s[2] / games, 3),
                                 decided=round(s[3] / games, 3), turns=p.turns, turns_per_s=round((p.turns - p.untimed) / max(1e-9, p.play_seconds)),
                                 positions=p.available,
                                 samples_per_s=round(p.steps * p.batch / max(1e-9, p.train_seconds)), steps=p.steps,
                                 used=round(p.used, 1), **p.mean_losses())
            p.learn_komi()
        first = pools[self.pools[0].size]
        self.log(seen=self.seen, **{k: first.pop(k) for k in NAMES}, pools=pools)
        self.last_log = time.time()

    def run(self):
        next_match, first = 60 * self.args.every, True
        while self.elapsed() < 60 * self.args.minutes - self.reserve() and not self.stopped:
            if self.args.gather == 0:
                self.play()
                self.train()
            elif self.gathering():
                self.play()
            else:
                self.train_only()
            if first or time.time() - self.last_log > 15:
                self.report()
                first = False
            if self.elapsed() > next_match and not self.stopped:
                next_match += 60 * self.args.every
                self.save()
                self.ladder.step()
        self.finish()

    def reserve(self):
        """Seconds kept for the last matches and files."""
        most = 30.0 if len(self.pools) > 1 else 12.0
        last = min(most, 12 * self.args.minutes) if self.args.matches else 2.0
        return last + resume.bytes_of(self.pools, self.args.keep_memory) / resume.SAVED_PER_SECOND

    def stop(self, *_):
        """At a signal: the round at hand goes on, and what is needed to go on is saved. At the next signal all ends."""
        self.stopped = True
        with contextlib.suppress(OSError):
            os.write(2, b"stopping: this round ends, and all is saved; Ctrl-C again ends at once\n")
        for kind in (signal.SIGINT, signal.SIGTERM):
            signal.signal(kind, signal.SIG_DFL)

    def mark(self):
        """What a checkpoint and the memory beside it have in common."""
        return f"{self.name}/{self.fast.steps}"

    def save(self):
        komi = {}
        for pool in self.pools:
            komi |= pool.mix.known_komi()
        komi = self.known_komi | komi
        state = dict(shape=self.net.shape, net=self.net.state_dict(), fast=self.fast.weights, slow=self.slow.weights,
                     optimiser=self.optimiser.state(), steps=self.fast.steps, seen=self.seen, mark=self.mark(),
                     seconds=self.earlier_seconds + self.elapsed(), history=json.dumps(self.history),
                     komi=json.dumps(komi), **export.all_of([self.facts(komi)]))
        file = io.BytesIO()
        torch.save(state, file)
        self.write("checkpoint.pt", file.getbuffer())
        self.write("net.safetensors", export.net_file(self.net.shape, self.slow.weights, self.facts(komi)))

    def facts(self, komi):
        """What the net's file says about its training, in all runs."""
        now = dict(boards=[n for p in self.pools for n in p.mix.names], seats=[s for p in self.pools for _, s, _ in p.mix.entries])
        return export.all_of([now, self.checkpoint]) | dict(seconds=round(self.earlier_seconds + self.elapsed()), samples=self.seen, komi=komi)

    def finish(self):
        self.report()
        self.save()
        if self.args.keep_memory:
            resume.save(self.out, self)
        if self.stopped:
            self.log(stopped=True)
        else:
            self.ladder.step(last=True)
        self.save()
        self.write("curve.svg", curve.drawing(self.history).encode())
        with nets.eager():
            vectors = export.vectors_file(self)
        if vectors:
            self.write("vectors.safetensors", vectors)


def main():
    args = arguments()
    if args.device == "cpu":
        torch.set_num_threads(1)  # the games are few, and threads that wait cost more
    trainer = Trainer(args)
    trainer.log(started=True, parameters=sum(p.numel() for p in trainer.net.parameters()),
                device=torch.cuda.get_device_name() if args.device == "cuda" else "cpu", arguments=vars(args))
    for kind in (signal.SIGINT, signal.SIGTERM):
        signal.signal(kind, trainer.stop)
    trainer.run()
    trainer.say_unsaved()
    sys.exit(1 if trainer.stopped else 0)


if __name__ == "__main__":
    program.run(main)
