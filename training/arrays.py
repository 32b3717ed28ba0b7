"""The numbers of a net as NumPy reads them, from a file or from the package; PyTorch is not needed for it."""

from pathlib import Path
from typing import Any, Final

import numpy

from sixgun.bots.net.kept import numbers_in, read_model

SHIPPED: Final = Path("shipped")
"""Names the net of the package."""


def read_arrays(game: str, path: Path) -> dict[str, Any]:
    """All of them by name."""
    if path == SHIPPED:
        return shipped_arrays(game)
    with numpy.load(path) as kept:
        return {name: kept[name].astype(numpy.float32) for name in kept.files}


def shipped_arrays(game: str) -> dict[str, Any]:
    """Those of the package. Its file has all numbers in a row: what shape they have follows from its width."""
    found = {name: numpy.array(numbers, numpy.float32) for name, numbers in numbers_in(read_model(game)).items()}
    width = len(found["bias1"])
    shapes = {"table": (-1, width), **dict.fromkeys(("layer2", "layer3", "tokens", "win", "roles"), (width, -1))}
    return {name: part.reshape(shapes.get(name, -1)) for name, part in found.items()}
