"""Which version this is, and whether its engine runs compiled."""

from importlib.metadata import PackageNotFoundError, version

from sixgun.kernel import loop


def describe() -> str:
    """Version and form of the engine in a line."""
    try:
        number = version("sixgun")
    except PackageNotFoundError:
        number = "from source"
    return f"sixgun {number}, engine {'interpreted' if is_interpreted() else 'compiled'}"


def is_interpreted() -> bool:
    return str(loop.__file__).endswith(".py")
