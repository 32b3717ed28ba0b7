"""The nets in PyTorch: a player, who sees what his seat sees, and a critic, who sees all. Plain tensors by name."""

import math

import torch
from torch.nn import functional

from sixgun.bots.net.features import VALUES, Features
from sixgun.bots.opinion import MOST
from training.games import SHAPES

SEATS = 8
ROLES = 4

Net = dict[str, torch.Tensor]


class Eye:
    """Turns rows into the sums of features that nets are fed with."""

    def __init__(self, features: Features, device: str) -> None:
        self.count = features.count
        self.offsets = (torch.arange(features.places) * VALUES).to(device)
        self.first, self.weight = spread(features.first, features.weight, features, device)
        self.second, self.weight_too = spread(features.second, [1.0] * len(features.second), features, device)
        has_second = (torch.tensor(features.second).view(-1, VALUES) >= 0).any(1).nonzero()[:, 0]
        self.seconds = int(has_second.max()) + 1 if len(has_second) else 0
        """Only the first places have a second feature."""
        self.kind = torch.bfloat16 if device == "cuda" else torch.float32

    def __call__(self, rows: torch.Tensor) -> torch.Tensor:
        places = rows.long() + self.offsets
        seen = torch.zeros(len(rows), self.count, device=rows.device, dtype=self.kind)
        seen.scatter_add_(1, self.first[places], self.weight[places].to(self.kind))
        if self.seconds:
            near = places[:, : self.seconds]
            seen.scatter_add_(1, self.second[near], self.weight_too[near].to(self.kind))
        return seen


def spread(ids: list[int], weights: list[float], features: Features, device: str) -> tuple[torch.Tensor, torch.Tensor]:
    """Features by place and number. Where there is none, nothing is added somewhere, elsewhere for every place: adding
    to the same number again and again is slow."""
    found = torch.tensor(ids)
    nowhere = torch.arange(features.places).repeat_interleave(VALUES) % features.count
    weight = torch.where(found < 0, 0.0, torch.tensor(weights))
    return torch.where(found < 0, nowhere, found).to(device), weight.to(device)


def dense(fan_in: int, fan_out: int, scale: float = 1.0) -> torch.Tensor:
    return torch.randn(fan_in, fan_out) * (scale / math.sqrt(fan_in))


def new_trunk(features: int, width: int) -> Net:
    """Three layers; the first is the table of features, of which some two hundred are on at once."""
    return {
        "table": torch.randn(features, width) * 0.07,
        "bias1": torch.zeros(width),
        "layer2": dense(width, width, 1.4),
        "bias2": torch.zeros(width),
        "layer3": dense(width, width, 1.4),
        "bias3": torch.zeros(width),
    }


SWAY = {"card": 1.5, "dice": 0.6}
"""By how much a token falls back for each FIFTH of the 255 parts in which the adviser thinks less of it."""
FIFTH = 5.0
TRUST = 1.0
"""By how much the one that he would take is ahead of all others."""


def new_player(game: str, features: int, width: int) -> Net:
    """At first it does what the adviser says, and now and then what seems nearly as good to him."""
    tokens = SHAPES[game].tokens
    return {
        **new_trunk(features, width),
        "sway": torch.full((tokens,), SWAY[game]),
        "trust": torch.full((tokens,), TRUST),
        "tokens": dense(width, tokens, 0.01),
        "bias_tokens": torch.zeros(tokens),
        "win": dense(width, 1, 0.1),
        "bias_win": torch.zeros(1),
        "roles": dense(width, SEATS * ROLES, 0.1),
        "bias_roles": torch.zeros(SEATS * ROLES),
    }


def new_critic(features: int, width: int) -> Net:
    return {**new_trunk(features, width), "wins": dense(width, SEATS, 0.1), "bias_wins": torch.zeros(SEATS)}


def widened(net: Net, width: int) -> Net:
    """A net with more units in each layer, which says what the old one says until it has learnt more."""
    old = len(net["bias1"])
    more = width - old
    if more <= 0:
        return net
    new = new_trunk(len(net["table"]), more)
    nothing, inwards = torch.zeros(more, old), dense(old, more)
    wide = {
        name: torch.cat([part, torch.zeros(more, *part.shape[1:])]) if len(part) == old and part.dim() == 2 else part
        for name, part in net.items()
    }
    for layer in ("layer2", "layer3"):
        wide[layer] = torch.cat([torch.cat([net[layer], nothing]), torch.cat([inwards, new[layer]])], dim=1)
    wide["table"] = torch.cat([net["table"], new["table"]], dim=1)
    for bias in ("bias1", "bias2", "bias3"):
        wide[bias] = torch.cat([net[bias], new[bias]])
    return wide


def on(net: Net, device: str, learns: bool) -> Net:
    return {name: part.detach().clone().to(device).requires_grad_(learns) for name, part in net.items()}


def trunk(net: Net, seen: torch.Tensor) -> torch.Tensor:
    kind = seen.dtype
    first = functional.relu(seen @ net["table"].to(kind) + net["bias1"].to(kind))
    second = functional.relu(first @ net["layer2"].to(kind) + net["bias2"].to(kind))
    return first + functional.relu(second @ net["layer3"].to(kind) + net["bias3"].to(kind))


def head(net: Net, deep: torch.Tensor, name: str) -> torch.Tensor:
    return (deep @ net[name].to(deep.dtype)).float() + net[f"bias_{name}"]


def logits(net: Net, deep: torch.Tensor, shown: torch.Tensor) -> torch.Tensor:
    """Of the tokens that may come next, of which the adviser thinks something; the others cannot."""
    opinions = shown[:, -len(net["sway"]) :]
    behind = (MOST - opinions.float()) / FIFTH
    said = head(net, deep, "tokens") - net["sway"] * behind + net["trust"] * (behind == 0)
    return said.masked_fill(opinions == 0, -1e9)


def sample(scores: torch.Tensor) -> torch.Tensor:
    """A token for each row, as likely as the net finds it good."""
    noise = torch.empty_like(scores).exponential_().clamp_min(1e-12)
    return (scores - noise.log()).argmax(1)
