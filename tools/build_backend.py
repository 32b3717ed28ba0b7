"""What pip, uv and build call to make Sixgun's packages: setuptools, once the web client and the documents are built.

A wheel without its page is half a game, and nobody would notice before the first guest. So the client is built first,
or one sentence says why not; SIXGUN_CLIENT=0 packs what is there. Where Node.js is missing it is asked for, too.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from tools import setup_env, web_client
from tools.docs_site import stamp

SETUPTOOLS: Any = import_module("setuptools.build_meta")  # it has no types
Settings = Mapping[str, Any] | None

# A checkout that is installed as it stands needs no client: ./play builds it when it is wanted.
build_editable = SETUPTOOLS.build_editable
get_requires_for_build_editable = SETUPTOOLS.get_requires_for_build_editable
prepare_metadata_for_build_editable = SETUPTOOLS.prepare_metadata_for_build_editable
prepare_metadata_for_build_wheel = SETUPTOOLS.prepare_metadata_for_build_wheel


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> Any:
    """A wheel that has everything in it: pure, or with the compiled engine (see setup.py)."""
    build_what_is_served()
    return SETUPTOOLS.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: Settings = None) -> Any:
    """All of the checkout and the client as built, so that nobody who installs it needs Node.js."""
    build_what_is_served()
    return SETUPTOOLS.build_sdist(folder, settings)


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    """What setuptools asks for, and what client and documents need."""
    return [*SETUPTOOLS.get_requires_for_build_wheel(settings), *needed_to_build()]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    """The same for the sources."""
    return [*SETUPTOOLS.get_requires_for_build_sdist(settings), *needed_to_build()]


def needed_to_build() -> list[str]:
    """Node.js where there is none here, and what makes a site of the documents; nothing for what is current."""
    groups = []
    if wants_them() and not web_client.is_current() and web_client.needs_node():
        groups.append("node")
    if wants_them() and not stamp.is_current():
        groups.append("docs")
    settings = tomllib.loads((setup_env.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [str(package) for group in groups for package in settings["dependency-groups"][group]]


def build_what_is_served() -> None:
    """Make the client and the documents current, or end with the reason."""
    if not wants_them():
        return
    try:
        web_client.build()
    except setup_env.SetupFailed as failure:
        sys.exit(f"sixgun: the web client is missing: {failure}, or set SIXGUN_CLIENT=0 to pack without it")
    if not stamp.is_current():
        command = [sys.executable, "-m", "tools.docs_site"]
        lent = os.environ.get("PYTHONPATH")  # where pip has put what we asked for
        path = [str(setup_env.ROOT / "src"), *([lent] if lent else [])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        if subprocess.run(command, cwd=setup_env.ROOT, env=environment).returncode != 0:
            sys.exit("sixgun: the documents cannot be built: see above, or set SIXGUN_CLIENT=0 to pack without them")


def wants_them() -> bool:
    """Whether a package must have all that a server shows."""
    return os.environ.get("SIXGUN_CLIENT", "1") == "1"
