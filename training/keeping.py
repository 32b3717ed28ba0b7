"""Nets on disk: half precision, as NumPy keeps arrays by name."""

from pathlib import Path
from typing import Any

import numpy
import torch

from training.net import Net


def save_net(net: Net, path: Path) -> None:
    arrays: dict[str, Any] = {
        name: part.detach().float().cpu().numpy().astype(numpy.float16) for name, part in net.items()
    }
    numpy.savez_compressed(path, **arrays)


def load_net(path: Path) -> Net:
    with numpy.load(path) as kept:
        return {name: torch.from_numpy(kept[name].astype(numpy.float32)) for name in kept.files}
