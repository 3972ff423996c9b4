"""Muon for the layers' matrices, AdamW for the rest, and moving averages of the weights."""
import torch


class Muon(torch.optim.Optimizer):
    """Momentum made orthogonal by Newton and Schulz's iteration (Keller Jordan, 2024): matrices of one
    shape are stepped together."""

    def __init__(self, params, lr, momentum=0.95, weight_decay=0.0):
        super().__init__(list(params), dict(lr=lr, momentum=momentum, weight_decay=weight_decay))

    @torch.no_grad()
    def step(self):
        for group in self.param_groups:
            shapes = {}
            for p in group["params"]:
                shapes.setdefault(p.shape, []).append(p)
            for ps in shapes.values():
                self.step_together(ps, group)

    def step_together(self, ps, group):
        slopes = [p.grad for p in ps]
        for p in ps:
            if "momentum" not in self.state[p]:
                self.state[p]["momentum"] = torch.zeros_like(p)
        momenta = [self.state[p]["momentum"] for p in ps]
        torch._foreach_lerp_(momenta, slopes, 1 - group["momentum"])
        update = torch.stack([s.lerp(m, group["momentum"]) for s, m in zip(slopes, momenta)])
        update = orthogonal(update) * 0.2 * max(update.shape[1:]) ** 0.5
        torch._foreach_mul_(ps, 1 - group["lr"] * group["weight_decay"])
        torch._foreach_add_(ps, list(update.unbind(0)), alpha=-group["lr"])


def orthogonal(m):
    x = m.bfloat16()
    tall = x.shape[1] > x.shape[2]
    if tall:
        x = x.mT
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    for _ in range(5):
        square = x @ x.mT
        x = 3.4445 * x + (-4.7750 * square + 2.0315 * square @ square) @ x
    return (x.mT if tall else x).float()


class Optimiser:
    def __init__(self, net, device, lr=2e-3, weight_decay=0.02):
        matrices = [p for n, p in net.named_parameters() if n.startswith("blocks") and p.ndim == 2]
        ids = {id(p) for p in matrices}
        rest = [p for p in net.parameters() if id(p) not in ids]
        self.lr, self.net = lr, net
        self.parts = [Muon(matrices, lr=lr, weight_decay=weight_decay),
                      torch.optim.AdamW(rest, lr=lr, weight_decay=weight_decay, betas=(0.9, 0.98), eps=1e-7,
                                        **(dict(fused=True) if device == "cuda" else {}))]

    def step(self, factor):
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        for part in self.parts:
            for group in part.param_groups:
                group["lr"] = self.lr * factor
            part.step()

    def state(self):
        return dict(zip(("muon", "adam"), (part.state_dict() for part in self.parts)))

    def load(self, state):
        for k in state["muon"]["state"].values():
            k["momentum"] = k["momentum"].float()  # earlier versions saved half of the bytes
        self.parts[0].load_state_dict(state["muon"])
        self.parts[1].load_state_dict(state["adam"])


class Average:
    """A moving average of the weights."""

    def __init__(self, net, decay):
        self.decay, self.steps = decay, 0
        self.weights = {k: v.detach().clone().float() for k, v in net.state_dict().items()}

    @torch.no_grad()
    def update(self, net):
        self.steps += 1
        decay = min(self.decay, self.steps / (self.steps + 10))
        now = net.state_dict()
        keys = list(self.weights)
        torch._foreach_lerp_([self.weights[k] for k in keys], [now[k] for k in keys], 1 - decay)

    def take(self, weights, steps):
        """Goes on with those of an earlier run, if they are of the same net."""
        if {k: v.shape for k, v in weights.items()} != {k: v.shape for k, v in self.weights.items()}:
            raise ValueError("weights of another net")
        self.weights, self.steps = {k: v.float() for k, v in weights.items()}, int(steps)

    @torch.no_grad()
    def copy_to(self, net):
        for k, v in net.state_dict().items():
            v.copy_(self.weights[k])
