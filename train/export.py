"""Files that a training run leaves: the net, its learning curve, and vectors to check others with."""
import json

import torch
from safetensors import safe_open
from safetensors.torch import save_file

FORMAT = "omnigo-net-1"


def write_net(path, shape, weights, facts):
    """Half precision; the metadata says what the net is and what it was trained on."""
    metadata = {"format": FORMAT, **{k: str(v) for k, v in shape.items()},
                **{k: v if isinstance(v, str) else json.dumps(v, separators=(",", ":")) for k, v in facts.items()}}
    save_file({k: v.half().cpu().contiguous() for k, v in weights.items()}, str(path), metadata)


def read_start(path, device):
    """A checkpoint, or as much of one as a net's file holds: all but the optimiser's memory. Of several nets, with
    commas between them, the mean of their weights, and the rest as the last has it."""
    paths = str(path).split(",")
    if len(paths) > 1:
        nets = [read_start(p, device) for p in paths]
        if any(n["shape"] != nets[0]["shape"] for n in nets):
            raise SystemExit(f"{path}: nets of different shapes have no mean")
        mean = {k: sum(n["net"][k] for n in nets) / len(nets) for k in nets[0]["net"]}
        return {k: v for k, v in nets[-1].items() if k not in ("optimiser", "fast", "slow", "steps")} | dict(net=mean)
    if not str(path).endswith(".safetensors"):
        return torch.load(path, map_location=device, weights_only=True)
    with safe_open(str(path), "pt", device=device) as f:
        facts = f.metadata()
        if facts.get("format") != FORMAT:
            raise SystemExit(f"{path}: not a net of the format {FORMAT}")
        shape = {k: int(facts[k]) for k in ("layers", "width", "features", "globals", "head", "hidden")}
        return dict(shape=shape, net={k: f.get_tensor(k).float() for k in f.keys()}, seen=int(facts["samples"]),
                    seconds=float(facts["seconds"]), history="[]", komi=facts["komi"])


def write_vectors(path, trainer, count=3):
    """Inputs and outputs of the net as its file has it, in float32, for positions of each class."""
    from net import Net, Surroundings
    net = Net(**trainer.net.shape)
    net.load_state_dict({k: v.half().float().cpu() for k, v in trainer.slow.weights.items()})
    tensors, notes = {}, {}
    for pool in trainer.pools:
        size = pool.memory.size()
        if size == 0:
            continue
        pool.samples.draw(size)
        s = pool.samples
        pick = slice(0, count)
        features, globals = s.features[pick].float().cpu(), s.globals[pick].float().cpu()
        labels, graphs = s.labels[pick].cpu(), s.graphs[pick].cpu()
        boards = type("Dense", (), {"dense": pool.boards.dense.float().cpu()})
        with torch.no_grad():
            logits, results, owners = net(features, globals, Surroundings(boards, labels, graphs))
        parts = dict(features=features, globals=globals, labels=labels, logits=logits, results=results, owners=owners)
        tensors |= {f"{pool.size}.{k}": v.contiguous() for k, v in parts.items()}
        notes[str(pool.size)] = json.dumps([pool.mix.names[g] for g in graphs.tolist()])
    if tensors:
        save_file(tensors, str(path), notes)
