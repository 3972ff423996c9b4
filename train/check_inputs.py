#!/usr/bin/env python3
"""Whether the programs of this folder answer mistakes with one line, and lose no file that was there before: options,
boards, checkpoints and nets that are damaged or foreign, full disks and Ctrl-C. On the host.

usage: train/check_inputs.py      exit status 1 if anything differs
"""
import contextlib
import io
import json
import os
import pickle
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from unittest import mock

import torch
from safetensors.torch import load_file, save_file

import check_resume as runs
import compare
import curve
import export
import match
import mix as mixing
import native
import program
import trainer as training
from check_resume import verdict

TRAIN = Path(__file__).resolve().parent


def answer(act, *words):
    """What a program says on its end: None if it does not end."""
    said = io.StringIO()
    try:
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()), mock.patch("sys.argv", ["program", *map(str, words)]):
            program.run(act)
    except SystemExit as end:
        return f"{said.getvalue()}{end.code if isinstance(end.code, str) else ''}".rstrip("\n")
    except Exception as error:
        return f"{type(error).__name__}: {error}\n(as a traceback)"
    return None


def refused(name, expected, act, *words):
    said = answer(act, *words)
    verdict(name, said is not None and expected in said and "\n" not in said, said)


def start(*words):
    return lambda: training.Trainer(training.arguments(list(map(str, words))))


OPTIONS = {
    "--minutes": ["0", "-1", "nan", "inf", "x"], "--seats": ["7", "1", "2:0", "2:nan", "2:", "x", "2,2", "2:-1,3:2"],
    "--games": ["0", "-1", "nan"], "--batch": ["0"], "--time": ["1,2", "0,0,0", "-0.5,1,1", "a,b,c", "nan,1,1"],
    "--simulations": ["0", "4,4", "x", "10001"], "--quick": ["-1", "1,2"], "--taught": ["0", "2"], "--gather": ["-1", "2"],
    "--rate": ["nan", "0"], "--anneal": ["5"], "--surprise": ["-1", "2"], "--layers": ["0", "x"], "--width": ["0", "-5"], "--reuse": ["-1"], "--average": ["1"],
    "--matches": ["1", "-2"], "--every": ["0"], "--keep-memory": ["x", "-1"], "--seed": ["x", "-1"], "--device": ["gpu"],
    "--favour": ["x", "=1", "9x9=2", "9x9=nan"]}


def check_options(folder):
    usual = runs.words(folder, "out")
    for option, values in OPTIONS.items():
        for value in values:
            refused(f"{option} {value}", f"train/run: {option}: expected ", start(*usual, f"{option}={value}"))
    refused("--favour of another board", "--favour: '9x9' is not a board of this training", start(*usual, "--favour", "9x9=0.5"))
    refused("no time", "--time: leaves no time for the boards of this training", start(*usual, "--time", "0,1,1"))
    refused("no --minutes", "the following arguments are required: --minutes", start("--out", folder / "out"))
    refused("no other width on a GPU", "--width: on a GPU, expected a multiple of 32, got 80", start(*usual, "--device", "cuda", "--width", "80"))
    if not torch.cuda.is_available():
        refused("no GPU", "PyTorch finds no GPU", start(*usual, "--device", "cuda", "--width", "32"))
    for text, expected in (("9x8:1", "'9x8:1': not a board"), ("9x9:0", "expected 9x9:SIMULATIONS:GAMES"), ("9x9:x", "expected 9x9:S"),
                           ("torus:7x7:8:7", "an even number"), ("9x9:8:8:8", "expected 9x9:S"), ("9x9:8:0", "an even number")):
        refused(f"match {text}", expected, match.main, "one", "other", text)
    for text in ("8y96", "0x96", "8x96-block", "8"):
        refused(f"compare {text}", f"expected a shape such as 8x96 or 8x96-blocks, got '{text}'", compare.main, "--device", "cpu",
                "--from", "net", "--out", folder / "out", text)


def path_of(count, more=()):
    return dict(points=count, edges=[[i, i + 1] for i in range(count - 1)] + list(more))


BOARDS = {
    "cut off": ('{"points": 3, "edges": [[0', "not a JSON file, or cut off"), "nested": ("[" * 100_000, "not a JSON file"),
    "a list": ([1, 2], "not a board as"), "without edges": (dict(points=3), "not a board as"), "no points": (path_of(0), "not a board as"),
    "an edge to a point too many": (path_of(3, [[1, 3]]), "not a board as"), "a negative number": (path_of(3, [[1, -1]]), "not a board as"),
    "an edge with one end": (path_of(3, [[1, 1]]), "not a board as"), "an edge with three ends": (path_of(3, [[0, 1, 2]]), "not a board as"),
    "edges by name": (path_of(3, [["a", "b"]]), "not a board as"), "half a point": (dict(points=2.5, edges=[]), "not a board as"),
    "a list as its name": (dict(path_of(3), spec=[1]), "not a board as"), "401 points": (path_of(401), "a board of 401 points; at most 400"),
    "13 neighbours": (dict(points=14, edges=[[0, k] for k in range(1, 14)]), "a point has 13 neighbours; at most 12")}


def check_boards(folder):
    for name, (board, expected) in BOARDS.items():
        (folder / "wrong.json").write_text(board if isinstance(board, str) else json.dumps(board))
        refused(f"a board: {name}", f"{folder}/wrong.json: {expected}", start(*runs.words(folder, "out", board="wrong.json")))
    refused("a board that is missing", f"cannot read '{folder}/none.json'", start(*runs.words(folder, "out", board="none.json")))
    (folder / "grid.json").write_text(json.dumps(dict(path_of(9), spec="grid:9x1")))
    verdict("a grid's name is short", mixing.read_board(folder / "grid.json")[0] == "9x1")
    (folder / "few.json").write_text(json.dumps(path_of(1)))
    said = answer(start(*runs.words(folder, "out", board="few.json")))
    verdict("a board of one point", said is None, said or "")


class Attack:
    def __init__(self, path):
        self.path = path

    def __reduce__(self):
        return os.mkdir, (self.path,)


def damaged(path, at):
    data = bytearray(path.read_bytes())
    data[int(len(data) * at)] ^= 255
    return data


def without_end(path):
    return path.read_bytes()[:path.stat().st_size // 2]


def check_starts(folder, trainer):
    good, net = folder / "good" / "checkpoint.pt", folder / "good" / "net.safetensors"
    wrong, wrong_net = folder / "wrong.pt", folder / "wrong.safetensors"
    begin = start(*runs.words(folder, "out"), "--from", wrong)
    refused("a checkpoint that is missing", "cannot read", start(*runs.words(folder, "out"), "--from", folder / "none.pt"))
    refused("a folder as a checkpoint", "cannot read", start(*runs.words(folder, "out"), "--from", folder))
    marker = folder / "attacked"
    for name, data in (("cut off", without_end(good)), ("empty", b""), ("a changed byte", damaged(good, 0.5)), ("JSON", b"{}"),
                       ("that runs something", pickle.dumps(Attack(str(marker)))), ("that is a net", net.read_bytes())):
        wrong.write_bytes(data)
        refused(f"a checkpoint: {name}", f"{wrong}: not a checkpoint, or ", begin)
    torch.save(dict(net=Attack(str(marker))), wrong)
    refused("a checkpoint: that runs something, by PyTorch", "not a checkpoint, or ", begin)
    verdict("nothing was run", not marker.exists())
    found = torch.load(good, weights_only=True)
    for name, change in (("foreign", dict(net={}, shape={})), ("without optimiser", dict(optimiser={})), ("history", dict(history='[{"rating": 1}]')),
                         ("komi", dict(komi='{"mine/2": [1, 2]}')), ("averages", dict(fast={})), ("large", dict(shape=dict(found["shape"], width=10**9)))):
        torch.save(found | change, wrong)
        refused(f"a checkpoint: {name}", f"{wrong}: not a checkpoint, or damaged", begin)
    refused("fewer layers", "--layers: a net of 2 layers cannot go on with 1", start(*runs.words(folder, "out"), "--from", good, "--layers", 1))
    refused("another width", "has 16 channels, which cannot change; got 32", start(*runs.words(folder, "out"), "--from", good, "--width", 32))
    tensors, facts = load_file(net), export.facts_of(net)
    metadata = dict(format=export.FORMAT, **{k: str(v) for k, v in facts.pop("shape").items()}, **{k: json.dumps(v) for k, v in facts.items()})
    begin = start(*runs.words(folder, "out"), "--from", wrong_net)
    for name, change, expected in (("of another format", dict(format="x"), "not a net of the format"), ("width", dict(width="32"), "its weights are not"),
                                   ("layers", dict(layers="x"), "the facts of its training"), ("komi", dict(komi="[]"), "the facts of its training")):
        save_file(tensors, wrong_net, metadata | change)
        refused(f"a net: {name}", f"{wrong_net}: {expected}", begin)
    wrong_net.write_bytes(without_end(net))
    refused("a net: cut off", "not a file of the format safetensors, or damaged", begin)
    refused("a mean: with one that is missing", "cannot read", lambda: export.write_mean(f"{net},{folder}/none.safetensors", folder / "mean.safetensors"))
    refused("vectors that are missing", "cannot read", lambda: export.renew_vectors(net, folder / "none.safetensors"))
    refused("vectors on a board of your own", "'mine', which is not a board of train/boards.json",
            lambda: export.renew_vectors(net, folder / "good" / "vectors.safetensors"))


def check_logs(folder):
    path = folder / "log.jsonl"
    for text in ('{"seconds": 1', "[1]", '{"rating": 1}', '{"seconds": "x", "rating": 1}', "\n"):
        path.write_text('{"seconds": 1}\n' + text)
        refused(f"a log: {text!r}", f"{path}, line 2: not a line of a training's log", curve.main, path)
    refused("a log that is missing", "cannot read", curve.main, folder / "none.jsonl")
    drawn = curve.drawing([dict(seconds=1, match="<b>", rating=1)])
    verdict("the curve names the board", "Elo on &lt;b&gt;" in drawn)
    drawn = curve.drawing([dict(seconds=s, rating=s) for s in (1, 2, 1, 2, 3)])
    verdict("a line for each run", drawn.count("<polyline") == 2)


@contextlib.contextmanager
def full_disk():
    """No file can be longer than 1,000 bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix != ".jsonl"}


def check_full_disk(folder, trainer):
    out = folder / "good"
    before = contents(out)
    with full_disk(), contextlib.redirect_stdout(io.StringIO()):
        trainer.finish()
    verdict("a full disk: all files are as before", contents(out) == before, ", ".join(k for k, v in contents(out).items() if before.get(k) != v))
    expected = {"checkpoint.pt", "net.safetensors", "memory.safetensors", "curve.svg", "vectors.safetensors", "log.jsonl"}
    verdict("a full disk: says what could not be saved", expected <= {*trainer.unsaved, "log.jsonl"}, ", ".join(trainer.unsaved))
    said = answer(trainer.say_unsaved)
    verdict("a full disk: in one line", said is not None and f"cannot write '{out}/checkpoint.pt'" in said and "\n" not in said, said or "")
    with contextlib.redirect_stdout(io.StringIO()):
        trainer.finish()
    verdict("room again", not {*trainer.unsaved} - {"log.jsonl"} and contents(out).keys() == before.keys(), ", ".join(trainer.unsaved))
    net = out / "net.safetensors"
    before = contents(out)
    with full_disk():
        said = answer(lambda: export.write_mean(f"{net},{net}", net))
    verdict("a mean on a full disk", said is not None and f"cannot write '{net}'" in said and contents(out) == before, said or "")
    for name, path in (("a file", folder / "5.json"), ("in a file", folder / "5.json" / "out"), ("where nobody can write", Path("/proc/out"))):
        refused(f"--out: {name}", f"cannot write '{path}'", start(*runs.words(folder, path)))


def check_seats(folder):
    """A match is between two seats: games of three have none."""
    with contextlib.redirect_stdout(io.StringIO()):
        trainer = runs.go_on(runs.start(folder, "three", None, "--seats", "3", "--matches", "2"), 60)
        said = answer(trainer.ladder.step)
    verdict("games of three seats", trainer.seen > 0 and said is None, said or f"{trainer.seen} samples")


def check_vectors(folder):
    """They are read and written at the same place."""
    board = native.ROOT / "tests" / "data" / "net-vectors.safetensors"
    path = folder / "vectors.safetensors"
    path.write_bytes(board.read_bytes())
    said = answer(lambda: export.renew_vectors(native.ROOT / "data" / "net.safetensors", path))
    before, after = load_file(board), load_file(path)
    verdict("vectors are computed again", said is None and before.keys() == after.keys() and all(torch.equal(before[k], after[k]) for k in before if k[-8:] in ("features", ".globals")),
            said or "")


def stopped_after(seconds, kind, *words):
    process = subprocess.Popen([sys.executable, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(seconds)
    process.send_signal(kind)
    said = process.communicate(timeout=120)[1]
    return process.returncode, said


def check_interrupts(folder):
    for kind in (signal.SIGINT, signal.SIGTERM):
        status, said = stopped_after(0.6, kind, TRAIN / "trainer.py", *runs.words(folder, "early"))
        verdict(f"{kind.name} while PyTorch is loaded", status == 1 and said == "stopped\n", f"status {status}: {said}".rstrip())
    root = folder / "root"
    (root / "src" / "gpu").mkdir(parents=True)
    (root / "src" / "gpu" / "host.cpp").touch()
    compiler = [sys.executable, "-c", "import sys, time; open(sys.argv[1], 'w').close(); time.sleep(60)"]
    begin, before = time.time(), signal.signal(signal.SIGINT, program.stop)
    timer = threading.Timer(1.5, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with mock.patch.object(native, "ROOT", root), mock.patch.object(native, "compile_command", lambda device, points, target: [*compiler, str(target)]):
        refused("SIGINT while src/gpu is compiled", "stopped", lambda: native.build("cpu"))
    signal.signal(signal.SIGINT, before)
    verdict("the compiler ends, too", time.time() - begin < 30 and not list((root / "build" / "train").iterdir()))
    with mock.patch.object(native, "ROOT", root), mock.patch.dict(os.environ, CXX="no-compiler"):
        refused("no compiler", "cannot run 'no-compiler'", lambda: native.build("cpu"))


def check_packages():
    for name in ("trainer.py", "match.py", "compare.py", "export.py", "check.py"):
        ran = subprocess.run([sys.executable, "-S", TRAIN / name], capture_output=True, text=True)
        verdict(f"{name} without PyTorch", ran.returncode == 1 and ran.stderr.startswith("there is no Python package") and ran.stderr.count("\n") == 1,
                ran.stderr.strip())


def main():
    torch.set_num_threads(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        runs.write_board(folder / "5.json", 5)
        (folder / "5.json").write_text((folder / "5.json").read_text().replace("5x5", "mine"))
        check_packages()
        check_interrupts(folder)
        check_options(folder)
        check_boards(folder)
        check_logs(folder)
        with contextlib.redirect_stdout(io.StringIO()):
            trainer = runs.go_on(runs.start(folder, "good"), 40)
            trainer.finish()
        check_starts(folder, trainer)
        check_full_disk(folder, trainer)
        check_vectors(folder)
        check_seats(folder)
    sys.exit(1 if runs.FAILED else 0)


if __name__ == "__main__":
    main()
