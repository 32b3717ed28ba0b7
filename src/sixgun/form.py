"""Which form of the engine a process runs: the compiled one where it fits the sources, else the sources.

A wheel has compiled modules beside its sources, and Python takes those first. A checkout keeps them apart, in
`build/engine`, where `tools/engine.py` puts them: so none can hide a source that has changed since, and none is
exchanged under a running process. SIXGUN_PURE=1 asks for the sources in any case.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SRC = Path(__file__).resolve().parent.parent
ENGINES = SRC.parent / "build" / "engine"
MANIFEST = ENGINES / f"{sys.implementation.cache_tag}.txt"
"""Where the compiled engine of this Python is, and of which sources it was made, a line each: time, size and path."""
SUFFIX = EXTENSION_SUFFIXES[0]


class SourcesOnly:
    """Finds sixgun's modules as `.py` files, past the compiled ones that Python would take first."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("sixgun."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


class CompiledFirst:
    """Finds compiled modules in a folder of their own, and leaves the others to Python."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(("sixgun.", "sixgun__mypyc")):
            return None
        place = self.folder.joinpath(*name.split("."))
        module = place.with_name(place.name + SUFFIX)
        if module.is_file():
            return spec_from_file_location(name, module)
        package = place / f"__init__{SUFFIX}"
        if package.is_file():
            return spec_from_file_location(name, package, submodule_search_locations=[str(place)])
        return None


def choose() -> None:
    """Settle it for this process; called before anything of the engine is imported."""
    if any(isinstance(finder, SourcesOnly | CompiledFirst) for finder in sys.meta_path):
        return
    engine = None if os.environ.get("SIXGUN_PURE") == "1" else fitting_engine()
    if engine is not None:
        sys.meta_path.insert(0, CompiledFirst(engine))
    elif os.environ.get("SIXGUN_PURE") == "1" or ENGINES.is_dir():
        # The processes that this one starts run the same form, also when an engine is compiled in the meantime.
        os.environ["SIXGUN_PURE"] = "1"
        sys.meta_path.insert(0, SourcesOnly())


def fitting_engine() -> Path | None:
    """The compiled engine of this checkout, unless there is none or a source has changed since it was made."""
    try:
        folder, *sources = MANIFEST.read_text(encoding="utf-8").splitlines()
        for line in sources:
            time, size, path = line.split(" ", 2)
            found = os.stat(SRC / path)
            if found.st_mtime_ns != int(time) or found.st_size != int(size):
                return None
    except (OSError, ValueError):
        return None
    engine = ENGINES / folder
    return engine if engine.is_dir() else None
