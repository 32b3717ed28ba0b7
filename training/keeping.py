"""Nets on disk: half precision, as NumPy keeps arrays by name, or as they come with the package."""

from pathlib import Path
from typing import Any

import numpy
import torch

from sixgun.bots.net.kept import numbers_in, read_model
from training.net import Net


def save_net(net: Net, path: Path) -> None:
    arrays: dict[str, Any] = {
        name: part.detach().float().cpu().numpy().astype(numpy.float16) for name, part in net.items()
    }
    numpy.savez_compressed(path, **arrays)


def load_net(path: Path) -> Net:
    with numpy.load(path) as kept:
        return {name: torch.from_numpy(kept[name].astype(numpy.float32)) for name in kept.files}


def shipped_net(game: str) -> Net:
    """The net of the package. Its file has all numbers in a row: what shape they have follows from its width."""
    found = {name: torch.tensor(numbers) for name, numbers in numbers_in(read_model(game)).items()}
    width = len(found["bias1"])
    shapes = {"table": (-1, width), **dict.fromkeys(("layer2", "layer3", "tokens", "win", "roles"), (width, -1))}
    return {name: part.view(shapes.get(name, -1)) for name, part in found.items()}
