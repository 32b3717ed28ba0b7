"""The page of the docs about the commands, made from their parsers, with what `--json` prints.

python -m tools.commands_page           writes docs/commands.md
python -m tools.commands_page --check   exits with 1 when that file is not current
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, Final

from sixgun import Game, new_game
from sixgun.cli import VERBS, command, exits, main, make_parser
from sixgun.cli.exit_code import MEANING, of_command
from sixgun.cli.parser import Parser, actions, leaves, subcommands
from tools.made_file import make

HERE: Final = Path("docs/commands.md")
ROOT: Final = Path(__file__).resolve().parents[1]
RECORD: Final = "game.sixgun"
FINISHED: Final = "finished.sixgun"
SCENARIO: Final = str(Path("scenarios", "base", "barrel.yaml"))

HEAD: Final = """# The commands

<!-- Made by `python -m tools.commands_page`. -->

`--help` after a command shows its part of this page. Where a program is to read what a command says, `--json` makes it
one JSON value on the output; progress and complaints go to the error stream. `sixgun completion bash` (or zsh, fish)
prints what completes all of it in your shell.

## Exit codes

| code | meaning |
|--:|---|
{codes}

Each command says below what its own codes mean. Whatever is wrong is said in one sentence with the way out, on the
error stream.
"""

EXAMPLES: Final[dict[str, Sequence[str]]] = {
    "sixgun": ("--version", "--json"),
    "sixgun rules": ("rules", "barrel", "--json"),
    "sixgun cards": ("cards", "--set", "base", "--json"),
    "sixgun characters": ("characters", "--set", "dice", "--json"),
    "sixgun record show": ("record", "show", RECORD, "--as", "A", "--json"),
    "sixgun record verify": ("record", "verify", RECORD, "--json"),
    "sixgun analyse": ("analyse", FINISHED, "--quick", "--json"),
    "sixgun simulate": ("simulate", "--games", "20", "--players", "4", "--json"),
    "sixgun arena": ("arena", "--bots", "drifter", "--games", "4", "--players", "4", "--no-ratings", "--json"),
    "sixgun scenario run": ("scenario", "run", SCENARIO, "--json"),
    "sixgun soak": ("soak", "--games", "4", "--json"),
}
"""What is shown of `--json`, by command."""

FIXED: Final = {"version": "1.0.0", "engine": "compiled"}
"""What depends on where the page is made."""


def page() -> str:
    """The whole page."""
    parser = make_parser(VERBS)
    codes = "\n".join(f"| {code} | {meaning} |" for code, meaning in MEANING.items())
    parts = [HEAD.format(codes=codes), "## sixgun\n", *arguments(parser), *example(parser)]
    for verb, below in subcommands(parser).items():
        for leaf in leaves(below):
            parts += [f"## {leaf.prog}\n", f"{sentence(leaf, below)}\n", *arguments(leaf)]
            parts += [*codes_of(exits(command(verb))), *example(leaf)]
    return "\n".join(parts).rstrip() + "\n"


def sentence(leaf: Parser, below: Parser) -> str:
    return " ".join((leaf.description or below.description or "").split())


def arguments(parser: Parser) -> Iterator[str]:
    yield "| argument | |\n|---|---|"
    for action in actions(parser):
        if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
            continue
        names = ", ".join(action.option_strings)
        values = "" if action.nargs == 0 else value_of(action)
        yield f"| `{' '.join(filter(None, (names, values)))}` | {help_of(action)} |"
    yield ""


def value_of(action: argparse.Action) -> str:
    if action.metavar is not None:
        return str(action.metavar).replace("|", "\\|")
    return "\\|".join(map(str, action.choices)) if action.choices else action.dest.upper()


def help_of(action: argparse.Action) -> str:
    """The help, without defaults that differ from machine to machine."""
    default = action.default if isinstance(action.default, str) else "as `--help` shows"
    return (action.help or "").replace("%(default)s", default).replace("|", "\\|")


def codes_of(own: Mapping[int, str]) -> Iterator[str]:
    yield "Exit: " + ", ".join(f"`{code}` {meaning}" for code, meaning in of_command(own).items()) + ".\n"


def example(parser: Parser) -> Iterator[str]:
    """What `--json` prints, with lists cut to their first element and long objects to three entries."""
    if not any("--json" in action.option_strings for action in actions(parser)):
        return
    words = EXAMPLES[parser.prog]
    yield f"`sixgun {' '.join(words)}` prints, with every list cut to its first element:\n"
    yield "<!-- not run: the tool that writes this page has run it -->\n"
    yield f"```json\n{json.dumps(cut(printed(words)), ensure_ascii=False, indent=1)}\n```\n"


def printed(words: Sequence[str]) -> Any:
    """What a command prints."""
    said = StringIO()
    with tempfile.TemporaryDirectory() as folder, redirect_stdout(said):
        game = new_game(players=4, seed=2)
        while len(game.journal) < 9:
            game.play(game.choice.options[0])
        Path(folder, RECORD).write_text(game.record(), encoding="utf-8")
        if FINISHED in words:
            Path(folder, FINISHED).write_text(finished().record(), encoding="utf-8")
        with chdir(folder if RECORD in words or FINISHED in words else ROOT):
            main(words)
    return json.loads(said.getvalue())


def finished() -> Game:
    """A short game to its end."""
    game = new_game("dice", players=3, seed=2)
    luck = Random(2)
    while not game.over:
        game.play(luck.choice(game.choice.options))
    return game


def cut(value: Any) -> Any:
    if isinstance(value, list):
        return [cut(each) for each in value[:1]]
    if isinstance(value, dict):
        few = list(value.items())[: 3 if is_table(value) else None]
        return {key: FIXED.get(key, cut(each)) for key, each in few}
    return value


def is_table(value: dict[str, Any]) -> bool:
    """Whether an object has an entry for each of many things of a kind."""
    entries = list(value.values())
    return len(entries) > 3 and all(isinstance(each, dict) and list(each) == list(entries[0]) for each in entries)


def run(words: list[str] | None = None) -> int:
    os.environ["LC_ALL"] = "C.UTF-8"  # the page is English wherever it is made
    return make("commands_page", __doc__, HERE, page, words)


if __name__ == "__main__":
    sys.exit(run())
