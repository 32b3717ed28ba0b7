"""A file that a tool makes and the repository keeps: written, or only held against what it should be."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path


def make(name: str, about: str | None, file: Path, text: Callable[[], str], words: list[str] | None) -> int:
    """The whole of a tool that makes one file: 0 if it is written or current, 1 if it is not current."""
    parser = command(name, about)
    parser.add_argument("--file", type=Path, default=file, help="where it lies (default: %(default)s)")
    args = parser.parse_args(words)
    if not args.check:
        write(args.file, text())
        return 0
    wrong = complaints(parser, args.file, text())
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


def command(name: str, about: str | None) -> argparse.ArgumentParser:
    """The command line of such a tool, with --check; its module's first line says what it is about."""
    parser = argparse.ArgumentParser(prog=f"python -m tools.{name}", description=(about or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if the file is not current")
    return parser


def complaints(parser: argparse.ArgumentParser, file: Path, text: str) -> list[str]:
    """What is wrong with a file that should have this text, with the way out."""
    current = file.is_file() and file.read_text(encoding="utf-8") == text
    return [] if current else [f"{file} is not current; run {parser.prog}"]


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
