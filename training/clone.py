"""The first lesson: to answer as a gunslinger does, from games in which gunslingers play all seats."""

import time
from collections.abc import Callable

import torch
from torch.nn import functional

from training.crew import crew
from training.games import SHAPES
from training.net import ROLES, SEATS, Eye, Net, head, logits, trunk

NO_ADVICE = 255


def roles_in(game: str, rows: torch.Tensor) -> torch.Tensor:
    """The role of each seat in open rows, counted as rows count seats; -1 where nobody sits."""
    shape = SHAPES[game]
    last = shape.role_at + SEATS * shape.seat_numbers
    return rows[:, shape.role_at : last : shape.seat_numbers].long() - 1


def roles_loss(net: Net, deep: torch.Tensor, roles: torch.Tensor) -> torch.Tensor:
    """How badly the net makes out who is who."""
    said = head(net, deep, "roles").view(-1, ROLES)
    return functional.cross_entropy(said, roles.clamp_max(ROLES - 1).reshape(-1), ignore_index=-1)


class Memory:
    """The latest lines of several arrays, as many as there is room for."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.arrays: list[torch.Tensor] = []
        self.size = 0
        self.at = 0

    def add(self, *lines: torch.Tensor) -> None:
        if not self.arrays:
            self.arrays = [
                torch.empty(self.room, *line.shape[1:], dtype=line.dtype, device=line.device) for line in lines
            ]
        places = (torch.arange(len(lines[0]), device=lines[0].device) + self.at) % self.room
        for array, line in zip(self.arrays, lines, strict=True):
            array[places] = line
        self.at = (self.at + len(lines[0])) % self.room
        self.size = min(self.room, self.size + len(lines[0]))

    def some(self, many: int) -> list[torch.Tensor]:
        places = torch.randint(self.size, (many,), device=self.arrays[0].device)
        return [array[places] for array in self.arrays]


def clone(
    net: Net,
    eye: Eye,
    game: str,
    *,
    minutes: float,
    workers: int,
    games: int,
    seed: int,
    device: str,
    room: int,
    batch: int,
    say: Callable[[str], None],
) -> None:
    """Change the net until the time is up."""
    began = time.monotonic()
    optimiser = torch.optim.Adam(net.values(), lr=1e-3)
    memory = Memory(room)
    seen = steps = 0
    told = began
    right = loss_now = 0.0
    with crew(game, workers, games, seed, device, adviser="gunslinger") as hands:
        half = 0
        while (passed := (time.monotonic() - began) / (60 * minutes)) < 1:
            hands.ask(half)
            while memory.size >= batch:
                rows, open_rows, masks, tokens = memory.some(batch)
                deep = trunk(net, eye(rows))
                scores = logits(net, deep, masks)
                loss = functional.cross_entropy(scores, tokens) + 0.3 * roles_loss(net, deep, roles_in(game, open_rows))
                for group in optimiser.param_groups:
                    group["lr"] = 1e-3 * min(1.0, 2.2 * (1 - passed) + 0.02)
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                optimiser.step()
                steps += 1
                if steps % 20 == 0:
                    right = (scores.argmax(1) == tokens).float().mean().item()
                    loss_now = loss.item()
                if all(line.poll() for line in hands.lines):
                    break
            hands.wait()
            tokens = hands.see(half, "tokens")[:, 0]
            good = tokens != NO_ADVICE
            memory.add(*(hands.see(half, name)[good] for name in ("rows", "open_rows", "masks")), tokens[good].long())
            seen += int(good.sum())
            hands.follow()
            hands.wait()
            half = 1 - half
            if time.monotonic() - told > 15:
                told = time.monotonic()
                say(
                    f"clone {told - began:5.0f} s  {seen / 1e6:.2f} M seen  {steps} steps  "
                    f"right {right:.3f}  loss {loss_now:.3f}"
                )
