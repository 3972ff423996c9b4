"""Self-play and training on one machine. `train/run --help` says how to use it."""
import argparse
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

import torch
import torch.nn.functional as F

import curve
import export
import match
import mix as mixing
import native as nat
import net as nets
import program
import resume
from net import Net, SEATS
from optimise import Average, Optimiser
from search import Fused, Games, Memory, Samples, Searcher

# By padded points: games at a time, samples of a training step, samples kept, share of the time. Games are a
# multiple of what an H200 evaluates at once (264 or 132 positions), and few: only finished games teach, so that
# with many at a time short games come first and are most of what a run learns from.
SCALE = {88: (2112, 2048, 8_000_000, 0.70), 176: (528, 1024, 1_600_000, 0.18), 400: (264, 384, 1_000_000, 0.12)}
NOISE_UNTIL = {88: 16, 176: 30, 400: 50}
HOST_KEPT = 20_000  # samples kept without a GPU
LATE_NOISE, QUICK_NOISE = 0.5, 0.25  # after these turns, in searches to learn from and in quick ones


def arguments(words=None):
    a = argparse.ArgumentParser(prog="train/run", description="Trains a net by self-play on one GPU.")
    a.add_argument("--minutes", type=float, required=True, help="how long, everything included")
    a.add_argument("--from", dest="source", metavar="FILE[,FILE..]",
                   help="go on from this checkpoint.pt and the memory.safetensors beside it, or begin with a net.safetensors or the "
                   "mean of several of them")
    a.add_argument("--out", required=True, metavar="DIR", help="where the net, the checkpoint and the curve go")
    a.add_argument("--board", metavar="FILE", help="train on this board alone: the output of `omnigo board SPEC --json`")
    a.add_argument("--seats", metavar="N[:SHARE],..",
                   help="numbers of seats, such as 2,3 for both equally often, or 2:3,3:1 for three games of two and one of three")
    a.add_argument("--favour", default="", metavar="BOARD=SHARE,..",
                   help="of the games with two seats on boards of its size, such as 9x9=0.7")
    a.add_argument("--simulations", default="16", metavar="N[,N,N]",
                   help="of the search for each turn, also by size of the board as for --time (16)")
    a.add_argument("--quick", default="0", metavar="N[,N,N]",
                   help="simulations for a turn that nothing is learnt from; 0: there are no such turns (0)")
    a.add_argument("--taught", type=float, default=0.2, metavar="SHARE", help="of the turns to learn from, with --quick (0.2)")
    a.add_argument("--gather", type=float, default=0, metavar="SHARE",
                   help="of the time in which only games are played; after it there is only training (0: both in turn)")
    a.add_argument("--time", metavar="A,B,C", help="shares of the time for boards of up to 88, 176 and 400 points (70,18,12)")
    a.add_argument("--rate", type=float, default=1, help="times the usual learning rate (1)")
    a.add_argument("--anneal", type=float, default=0, metavar="SHARE", help="let the learning rate fall over the last share of the time")
    a.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    a.add_argument("--layers", type=int, metavar="N", help="of the net (8); with --from, layers are added that change nothing yet")
    a.add_argument("--width", type=int, default=96, metavar="N", help="channels of a layer; on a GPU a multiple of 32 (96)")
    a.add_argument("--games", type=float, default=1, help="times the usual number of games at once, and of samples in a step (1)")
    a.add_argument("--batch", type=float, default=1, help="times that number of samples in a step (1)")
    a.add_argument("--reuse", type=float, default=1.2, help="training samples for each turn played (1.2)")
    a.add_argument("--average", type=float, default=0.998, metavar="DECAY", help="of the moving average that is written (0.998)")
    a.add_argument("--matches", type=int, default=256, help="games of each match against an earlier net (256)")
    a.add_argument("--every", type=float, default=3, metavar="MINUTES", help="between such matches (3)")
    a.add_argument("--keep-memory", type=memory_size, default="4G", metavar="SIZE",
                   help="of positions and games saved for a run that goes on from this one; 0: save none, and take over none (4G)")
    a.add_argument("--plain", action="store_true", help="without the fused kernel of the forward pass")
    a.add_argument("--no-compile", action="store_true", help="without torch.compile")
    a.add_argument("--seed", type=int, default=1)
    return a.parse_args(words)


def memory_size(text):
    try:
        return resume.size(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"expected a size such as 500M or 4G, got '{text}'") from None


def chosen_boards(args):
    seats = mixing.SEATS
    if args.seats:
        parts = [part.partition(":") for part in args.seats.split(",")]
        seats = {int(number): float(share or 1) for number, _, share in parts}
    if not args.board:
        return mixing.read_boards(), seats
    board = json.loads(Path(args.board).read_text())
    points = board["points"] if isinstance(board["points"], int) else len(board["points"])
    return {board.get("spec", Path(args.board).stem): (points, [tuple(e) for e in board["edges"]])}, seats


def by_size(numbers, size):
    each = [int(n) for n in numbers.split(",")]
    return each[nat.CLASSES.index(size)] if len(each) > 1 else each[0]


class Pool:
    """Self-play and samples for the boards of one class."""

    def __init__(self, size, mix, player, fused, args, learnt):
        """learnt: the samples that the net learnt from before."""
        games, batch, capacity, self.share = SCALE[size]
        games, batch = (max(8, int(x)) for x in (games * args.games, batch * args.games * args.batch))
        capacity = int(capacity * min(1, args.games)) if args.device == "cuda" else HOST_KEPT
        self.size, self.mix, self.batch, self.learnt = size, mix, batch, learnt
        native = nat.Native(args.device, size)
        self.boards = nat.Boards(native, mix.boards)
        nets.use_boards(self.boards)
        self.seed = args.seed * 1000 + size
        self.games = Games(self.boards, mix.setups, games, mix.max_turns, self.seed)
        self.memory = Memory(self.games, capacity)
        self.samples = Samples(self.memory, batch)
        options = dict(noise_until=NOISE_UNTIL[size],
                       fused=fused if fused and Fused.fits(player.shape, args.device, size) else None)
        simulations, quick = by_size(args.simulations, size), by_size(args.quick, size)
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
        self.out, self.unsaved = Path(args.out), {}
        program.make_folder(self.out)
        torch.manual_seed(args.seed)
        self.cuda = args.device == "cuda"
        self.checkpoint = export.read_start(args.source, args.device) if args.source else {}
        if self.checkpoint and args.layers and args.layers != self.checkpoint["shape"]["layers"]:
            self.checkpoint = nets.deepened(self.checkpoint, args.layers)
        shape = self.checkpoint.get("shape", dict(layers=args.layers or 8, width=args.width))
        if self.cuda and shape["width"] % nat.CHANNELS:
            raise SystemExit(f"--width: on a GPU, expected a multiple of {nat.CHANNELS}, got {shape['width']}")
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
        self.history, self.stopped, self.plies = [], False, 8
        self.name = os.urandom(8).hex()
        self.resume()
        self.fast.copy_to(self.player)
        self.fused = Fused(self.player) if Fused.fits(self.net.shape, args.device, 88) and not args.plain else None
        self.pools = self.make_pools()
        self.slopes = {pool: Slopes(self.net, pool.samples, pool.sums) for pool in self.pools}
        self.ladder = match.Ladder(self)
        if args.source and args.keep_memory and export.is_checkpoint(args.source):
            resume.take_over(Path(args.source).with_name(resume.NAME), self)
        self.last_log = time.time()

    def resume(self):
        c = self.checkpoint
        if not c:
            return
        if "optimiser" in c:
            self.optimiser.load(c["optimiser"])
            for average, name in ((self.fast, "fast"), (self.slow, "slow")):
                average.weights = {k: v.float() for k, v in c[name].items()}
                average.steps = c["steps"]
        self.seen, self.earlier_seconds, self.history = c["seen"], c["seconds"], json.loads(c["history"])

    def make_pools(self):
        boards, seats = chosen_boards(self.args)
        known = json.loads(self.checkpoint.get("komi", "{}"))
        favoured = {board: float(share) for board, _, share in (part.partition("=") for part in self.args.favour.split(",") if part)}
        unknown = [board for board in favoured if board not in boards]
        if unknown:
            raise SystemExit(f"--favour: '{unknown[0]}' is not a board of this training")
        pools = []
        for size in nat.CLASSES:
            mix = mixing.Mix(size, boards, seats, known, favoured)
            if mix.entries:
                pools.append((size, mix))
        if self.args.time:
            for size, share in zip(nat.CLASSES, self.args.time.split(",")):
                SCALE[size] = (*SCALE[size][:3], float(share) / 100)
        pools = [(s, m) for s, m in pools if SCALE[s][3] > 0] if len(pools) > 1 else pools
        return [Pool(size, mix, self.player, self.fused, self.args, self.seen) for size, mix in pools]

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
        for kind in (signal.SIGINT, signal.SIGTERM):
            signal.signal(kind, signal.SIG_DFL)

    def mark(self):
        """What a checkpoint and the memory beside it have in common."""
        return f"{self.name}/{self.fast.steps}"

    def save(self):
        komi = {}
        for pool in self.pools:
            komi |= pool.mix.known_komi()
        komi = json.loads(self.checkpoint.get("komi", "{}")) | komi
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
