#!/usr/bin/env python3
"""Files that a training run leaves: the net, its learning curve, and vectors to check others with.

usage: train/export.py mean NET,NET.. OUT      writes the mean of nets; a net that is named twice counts twice
       train/export.py vectors NET VECTORS     computes the answers in VECTORS again, to the same inputs, by NET
"""
import json
import math
import pickle
import sys
import warnings
import zipfile
import zlib

import program

if __name__ == "__main__":
    program.begin()

import torch
from safetensors import SafetensorError, safe_open
from safetensors.torch import save

FORMAT = "omnigo-net-1"
UNREADABLE = (zipfile.BadZipFile, zlib.error, pickle.UnpicklingError, AttributeError, EOFError, LookupError, NotImplementedError, RuntimeError,
              TypeError, ValueError)


def net_file(shape, weights, facts):
    """Half precision; the metadata says what the net is and what it was trained on."""
    metadata = {"format": FORMAT, **{k: str(v) for k, v in shape.items()},
                **{k: v if isinstance(v, str) else json.dumps(v, separators=(",", ":")) for k, v in facts.items()}}
    return save({k: v.half().cpu().contiguous() for k, v in weights.items()}, metadata)


def read_start(path, device):
    """A checkpoint, or as much of one as a net's file holds: all but the optimiser's memory. Of several nets, with
    commas between them, the mean of their weights, all their boards and seats, and the rest as the last has it."""
    paths = str(path).split(",")
    if len(paths) > 1:
        nets = [read_start(p, device) for p in paths]
        if any(n["shape"] != nets[0]["shape"] for n in nets):
            raise SystemExit(f"{path}: nets of different shapes have no mean")
        mean = {k: sum(n["net"][k] for n in nets) / len(nets) for k in nets[0]["net"]}
        rest = {k: v for k, v in nets[-1].items() if k not in ("optimiser", "fast", "slow", "steps")}
        return rest | all_of(nets) | dict(net=mean)
    if is_checkpoint(path):
        return read_checkpoint(path, device)
    with open_net(path, device) as f:
        facts, net = facts_of(path), {k: f.get_tensor(k).float() for k in f.keys()}
    if not is_net(facts["shape"], net):
        raise SystemExit(f"{path}: its weights are not those of such a net")
    komi, seen = json.dumps(facts["komi"]), facts.pop("samples")
    return facts | dict(net=net, seen=seen, history="[]", komi=komi)


def is_checkpoint(path):
    """Rather than a net's file, or several nets."""
    return "," not in str(path) and not str(path).endswith(".safetensors")


def read_checkpoint(path, device):
    """PyTorch itself takes a file with changed bytes."""
    try:
        with zipfile.ZipFile(path) as whole, warnings.catch_warnings():
            warnings.simplefilter("ignore")
            found = None if whole.testzip() else torch.load(path, map_location=device, weights_only=True)
    except OSError:
        raise SystemExit(f"cannot read '{path}'") from None
    except UNREADABLE:
        found = None
    if not isinstance(found, dict) or not {"net", "shape", "seen", "seconds", "history"} <= found.keys() \
            or not is_net(found["shape"], found["net"]):
        raise SystemExit(f"{path}: not a checkpoint, or damaged")
    return found


def is_net(shape, weights):
    """Whether these are the weights of a net of this shape that can play and learn here."""
    from net import FEATURES, GLOBALS, Net
    try:
        with torch.device("meta"):
            expected = Net(**shape).state_dict()
        return (shape["features"], shape["globals"]) == (FEATURES, GLOBALS) and \
            {k: v.shape for k, v in weights.items()} == {k: v.shape for k, v in expected.items()}
    except (AttributeError, LookupError, RuntimeError, TypeError, ValueError):
        return False


def open_net(path, device="cpu"):
    try:
        return safe_open(str(path), "pt", device=device)
    except OSError:
        raise SystemExit(f"cannot read '{path}'") from None
    except SafetensorError:
        raise SystemExit(f"{path}: not a file of the format safetensors, or damaged") from None


def all_of(facts):
    """Every board and number of seats that one of these was trained on."""
    return {k: sorted(set().union(*(f.get(k, []) for f in facts))) for k in ("boards", "seats")}


def facts_of(path):
    """The net's shape, and what its file says about its training."""
    with open_net(path) as f:
        facts = f.metadata() or {}
    if facts.get("format") != FORMAT:
        raise SystemExit(f"{path}: not a net of the format {FORMAT}")
    try:
        shape = {k: int(facts[k]) for k in ("layers", "width", "features", "globals", "head", "hidden")}
        found = {k: json.loads(facts[k]) for k in ("boards", "seats", "seconds", "samples")}
        found |= dict(komi=read_komi(facts["komi"]), seconds=float(found["seconds"]), samples=int(found["samples"]))
        good = all(type(b) is str for b in found["boards"]) and all(type(s) is int for s in found["seats"])
    except (AttributeError, KeyError, RecursionError, TypeError, ValueError):
        good = False
    if not good:
        raise SystemExit(f"{path}: the facts of its training are missing or damaged")
    return found | dict(shape=shape)


def read_komi(text):
    """{"BOARD/SEATS": half points of each seat but the first}"""
    found = {name: [float(x) for x in komi] for name, komi in json.loads(text).items()}
    if not all(len(komi) == int(name.rpartition("/")[2]) - 1 and all(map(math.isfinite, komi)) for name, komi in found.items()):
        raise ValueError
    return found


def write_mean(paths, out):
    """What the file says about training is that of all: every board and number of seats, the longest time, komi as the last
    that knows it."""
    each, mean = [facts_of(path) for path in paths.split(",")], read_start(paths, "cpu")
    facts = all_of(each) | {k: max(f[k] for f in each) for k in ("seconds", "samples")}
    facts["komi"] = {k: v for f in each for k, v in f["komi"].items()}
    program.write_whole(out, net_file(mean["shape"], mean["net"], facts))


def answers(net, features, globals, labels, graphs, dense):
    """The tensors of one class: inputs, and what the net answers in float32."""
    from net import Surroundings
    with torch.no_grad():
        logits, results, owners = net(features, globals, Surroundings(type("Dense", (), {"dense": dense}), labels, graphs))
    parts = dict(features=features, globals=globals, labels=labels, logits=logits, results=results, owners=owners)
    return {name: tensor.contiguous() for name, tensor in parts.items()}


def as_in_its_file(shape, weights):
    from net import Net
    net = Net(**shape)
    net.load_state_dict({k: v.half().float().cpu() for k, v in weights.items()})
    return net


def vectors_file(trainer, count=3):
    """Inputs and outputs of the net as its file has it, in float32, for positions of each class."""
    net = as_in_its_file(trainer.net.shape, trainer.slow.weights)
    tensors, notes = {}, {}
    for pool in trainer.pools:
        size = pool.memory.size()
        if size == 0:
            continue
        pool.samples.draw(size)
        s = pool.samples
        graphs = s.graphs[:count].cpu()
        parts = answers(net, s.features[:count].float().cpu(), s.globals[:count].float().cpu(), s.labels[:count].cpu(), graphs,
                        pool.boards.dense.float().cpu())
        tensors |= {f"{pool.size}.{k}": v for k, v in parts.items()}
        notes[str(pool.size)] = json.dumps([pool.mix.names[g] for g in graphs.tolist()])
    return save(tensors, notes) if tensors else b""


def renew_vectors(net_path, path):
    """The same inputs, answered by another net."""
    import mix as mixing
    import native as nat
    start = read_start(net_path, "cpu")
    net, known = as_in_its_file(start["shape"], start["net"]), mixing.read_boards()
    with open_net(path) as f:
        notes, tensors = f.metadata() or {}, {k: f.get_tensor(k) for k in f.keys()}
    for size in map(str, nat.CLASSES):
        if f"{size}.features" not in tensors:
            continue
        names = json.loads(notes[size])
        unknown = [name for name in names if name not in known]
        if unknown:
            raise SystemExit(f"{path}: positions on '{unknown[0]}', which is not a board of train/boards.json")
        dense = nat.Boards(nat.Native("cpu", int(size)), [known[name] for name in names]).dense
        inputs = (tensors[f"{size}.{part}"] for part in ("features", "globals", "labels"))
        tensors |= {f"{size}.{k}": v for k, v in answers(net, *inputs, torch.arange(len(names)), dense).items()}
    program.write_whole(path, save(tensors, notes))


def main():
    commands = {"mean": write_mean, "vectors": renew_vectors}
    if len(sys.argv) != 4 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]](*sys.argv[2:])


if __name__ == "__main__":
    program.run(main)
