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
    """A checkpoint, or as much of one as a net's file holds: all but the optimiser's memory."""
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


def write_curve(path, history):
    """Ratings by matches against earlier nets, and the losses, over the minutes of training."""
    ratings = [(0.0, 0.0)] + [(e["seconds"] / 60, e["rating"]) for e in history if "rating" in e]
    policy = [(e["seconds"] / 60, e["policy"] - e["entropy"]) for e in history if e.get("policy")]
    win = [(e["seconds"] / 60, e["win_error"]) for e in history if e.get("policy")]
    width, height, left = 640, 200, 60
    end = max([x for x, _ in ratings + policy] + [1e-3])
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{3 * height}" '
             'font-family="sans-serif" font-size="12">', '<rect width="100%" height="100%" fill="white"/>']
    for row, (title, points) in enumerate((("Elo on 9x9, by matches from random openings against the net before", ratings),
                                           ("policy loss above its entropy", policy),
                                           ("squared error of the predicted win", win))):
        top = row * height
        if not points:
            continue
        low, high = min(y for _, y in points), max(y for _, y in points)
        high = high if high > low else low + 1
        place = [(left + x / end * (width - left - 20), top + height - 30 - (y - low) / (high - low) * (height - 70))
                 for x, y in points]
        parts.append(f'<text x="{left}" y="{top + 22}" font-weight="bold">{title}</text>')
        parts.append(f'<path d="M{left} {top + 35}V{top + height - 30}H{width - 20}" fill="none" stroke="#888"/>')
        parts.append(f'<text x="{left - 6}" y="{top + 44}" text-anchor="end">{high:.3g}</text>'
                     f'<text x="{left - 6}" y="{top + height - 30}" text-anchor="end">{low:.3g}</text>'
                     f'<text x="{left}" y="{top + height - 12}">0</text>'
                     f'<text x="{width - 20}" y="{top + height - 12}" text-anchor="end">{end:.1f} minutes</text>')
        parts.append('<polyline fill="none" stroke="#1a5fb4" stroke-width="2" points="'
                     + " ".join(f"{x:.1f},{y:.1f}" for x, y in place) + '"/>')
    path.write_text("\n".join(parts + ["</svg>\n"]))
