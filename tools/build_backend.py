"""What pip, uv and build call to make Sixgun's packages: setuptools, once the web client is built.

A wheel without its page is half a game, and nobody would notice before the first guest. So the client is built first,
or one sentence says why not; SIXGUN_CLIENT=0 packs what is there. Where Node.js is missing it is asked for, too.
"""

import os
import sys
import tomllib
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from tools import setup_env, web_client

SETUPTOOLS: Any = import_module("setuptools.build_meta")  # it has no types
Settings = Mapping[str, Any] | None

# A checkout that is installed as it stands needs no client: ./play builds it when it is wanted.
build_editable = SETUPTOOLS.build_editable
get_requires_for_build_editable = SETUPTOOLS.get_requires_for_build_editable
prepare_metadata_for_build_editable = SETUPTOOLS.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = SETUPTOOLS.prepare_metadata_for_build_wheel


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> Any:
    """A wheel that has everything in it: pure, or with the compiled engine (see setup.py)."""
    build_client()
    return SETUPTOOLS.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: Settings = None) -> Any:
    """All of the checkout and the client as built, so that nobody who installs it needs Node.js."""
    build_client()
    return SETUPTOOLS.build_sdist(folder, settings)


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    """What setuptools asks for, and what the client needs."""
    return [*SETUPTOOLS.get_requires_for_build_wheel(settings), *needed_for_the_client()]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    """The same for the sources."""
    return [*SETUPTOOLS.get_requires_for_build_sdist(settings), *needed_for_the_client()]


def needed_for_the_client() -> list[str]:
    """Node.js from Python's packages, where the client has to be built and there is none here."""
    if not wants_client() or web_client.is_current() or not web_client.needs_node():
        return []
    settings = tomllib.loads((setup_env.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [str(package) for package in settings["dependency-groups"]["node"]]


def build_client() -> None:
    """Make the client current, or end with the reason."""
    if not wants_client():
        return
    try:
        web_client.build()
    except setup_env.SetupFailed as failure:
        sys.exit(f"sixgun: the web client is missing: {failure}, or set SIXGUN_CLIENT=0 to pack without it")


def wants_client() -> bool:
    """Whether a package must have the client."""
    return os.environ.get("SIXGUN_CLIENT", "1") == "1"
