"""Compiles the engine with mypyc on install; SIXGUN_COMPILE=0 leaves it pure Python.

Source and compiled module stand side by side and Python takes the compiled one, unless SIXGUN_PURE=1 is set when it
runs. Where mypy or a C compiler is missing the sources serve: everything works, only slower.
"""

import os
import re
import sys
import sysconfig
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError

COLD = "tools/cold.h"
"""What only failures call: 4 to 11 % faster so."""

MADE = Path("build/__native_internal_sixgun.h")
ONCE = MADE.with_name("once.h")
"""What mypyc has declared, and what of it runs only once."""

COMPILED = tomllib.loads(Path("pyproject.toml").read_text())["tool"]["sixgun"]["compiled"]


class AllOrNothing(build_ext):
    """Builds every extension or none: the small ones load the first, which holds all the code.

    They are built beside it, for it takes one compiler more than a minute.
    """

    failed = False

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
        if self.failed:
            raise CompileError("left out because the engine did not compile")
        try:
            super().build_extension(ext)
        except Exception:
            self.failed = True
            raise

    def build_extensions(self) -> None:
        super().build_extensions()
        if self.failed:
            for ext in self.extensions:
                Path(self.get_ext_fullpath(ext.name)).unlink(missing_ok=True)


def sources_of(place: Path) -> list[Path]:
    """A module, or all of a package."""
    return [place] if place.suffix == ".py" else sorted(place.rglob("*.py"))


def engine() -> list[Extension]:
    """The compiled engine: nothing if it is not wanted or mypy is not here to make it."""
    if os.environ.get("SIXGUN_COMPILE", "1") != "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("sixgun: mypy is not installed here, so the engine stays pure Python.", file=sys.stderr)
        return []
    sources = [str(path) for name in COMPILED for path in sources_of(Path("src/sixgun", name))]
    extensions: list[Extension] = mypycify(sources, opt_level="3", group_name="sixgun")
    for extension in extensions:
        extension.optional = True  # no C compiler: setuptools warns and goes on
        if sys.platform != "win32":
            # Calls between the engine's functions need not go through the symbol table: 6 to 9 % faster. And a warning
            # about indentation, in C that nobody indents, would take the compiler more time than all the rest.
            better = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-misleading-indentation", "-g0"]
            read_first = ["-include", COLD, "-include", str(ONCE)]
            extension.extra_compile_args = [*extension.extra_compile_args, *better, *read_first, *inlining()]
    declare_what_runs_once()
    return extensions


def declare_what_runs_once() -> None:
    """What modules do when they are imported is a third of all C: left as it is, a quarter less to compile."""
    declared = re.findall(r"^extern (char CPyDef_\w+_____top_level__\(void\));$", MADE.read_text(), re.M)
    ONCE.write_text("".join(f"ONCE {function};\n" for function in declared))


def inlining() -> list[str]:
    """Every call can fail, and what is then to be said makes small functions look large: 2 to 3 % faster so."""
    return ["--param=max-inline-insns-auto=60"] if "gcc" in (sysconfig.get_config_var("CC") or "") else []


setup(ext_modules=engine(), cmdclass={"build_ext": AllOrNothing})
