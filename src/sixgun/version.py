"""Which version this is, and whether its engine runs compiled."""

from typing import Final

NUMBER: Final = "0.2.0.dev0"


def describe() -> str:
    """Version and form of the engine in a line."""
    return f"sixgun {NUMBER}, engine {engine()}"


def as_json() -> str:
    """The same for programs."""
    import json

    return json.dumps({"version": NUMBER, "engine": engine()})


def engine() -> str:
    return "interpreted" if is_interpreted() else "compiled"


def is_interpreted() -> bool:
    from sixgun.kernel import loop

    return str(loop.__file__).endswith(".py")
