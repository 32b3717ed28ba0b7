"""Nets on disk: half precision, as NumPy keeps arrays by name, or as they come with the package."""

from pathlib import Path
from typing import Any

import numpy
import torch

from training.arrays import read_arrays
from training.net import Net


def save_net(net: Net, path: Path) -> None:
    arrays: dict[str, Any] = {
        name: part.detach().float().cpu().numpy().astype(numpy.float16) for name, part in net.items()
    }
    numpy.savez_compressed(path, **arrays)


def load_net(game: str, path: Path) -> Net:
    return {name: torch.from_numpy(part) for name, part in read_arrays(game, path).items()}
