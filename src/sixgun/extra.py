"""Packages that only some need: what is missing is told in one sentence, with the command that installs it."""

from importlib import import_module
from typing import Any

from sixgun.errors import SixgunError


class MissingExtra(SixgunError, ImportError):
    """Something that was asked for needs a package that is not installed."""


def load(module: str, extra: str, wanted_by: str) -> Any:
    """A module of an extra of pyproject.toml; `wanted_by` begins the sentence that is said where it is missing."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        package = module.partition(".")[0]
        if (missing.name or "").partition(".")[0] != package:
            raise  # it is there, and something is wrong with it
        raise MissingExtra(f'{wanted_by} needs {package}: pip install "sixgun[{extra}]"') from None
