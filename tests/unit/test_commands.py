"""The commands as a whole: what each loads before it works, what it says to wrong words, how it leaves."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun.cli import VERBS, arguments, command, exits, language, main, make_parser
from sixgun.cli.exit_code import MEANING
from sixgun.cli.parser import leaves, subcommands
from sixgun.game import GAMES
from sixgun.text import languages

ROOT = Path(__file__).resolve().parents[2]
Output = pytest.CaptureFixture[str]

ENGINE = ("sixgun.kernel", "sixgun.cardgame", "sixgun.dicegame", "sixgun.game")
TEXTS = ("sixgun.text", "sixgun.tui", "fluent.syntax")
NEVER = ("fluent.runtime", "babel", "attr")
"""A library for dates and currencies, which no sentence needs."""
SLOW = ("rich", "yaml", "msgspec", "numpy", "matplotlib", "starlette", "uvicorn", "asyncio", "multiprocessing")
BOTS = ("sixgun.bots", "sixgun.arena", "sixgun.server", "sixgun.laws", "sixgun.scenario")

LIGHT = (*ENGINE, *TEXTS, *NEVER, *SLOW, *BOTS, "importlib.metadata", "difflib")


def loaded(*words: str) -> set[str]:
    """The modules that a command has loaded when it is done."""
    code = "import sys; from sixgun.cli import main\ntry: main(sys.argv[1:])\nfinally: print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, encoding="utf-8", cwd=ROOT)
    assert done.returncode in (0, 2), done.stderr
    return set(done.stdout.splitlines()[-1].split())


def among(modules: set[str], names: tuple[str, ...]) -> list[str]:
    """Those that are one of these modules or lie in one."""
    return sorted(each for each in modules if any(each == name or each.startswith(f"{name}.") for name in names))


@pytest.mark.slow
@pytest.mark.parametrize("words", [["--help"], [], *([verb, "--help"] for verb in VERBS)], ids=" ".join)
def test_help_loads_nothing_but_the_parser(words: list[str]) -> None:
    modules = loaded(*words)
    assert "sixgun.cli" in modules
    assert among(modules, LIGHT) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "not_needed"),
    [
        (["--version"], (*TEXTS, *NEVER, *SLOW, *BOTS)),
        (["rules", "C94"], (*NEVER, *SLOW, *BOTS, "difflib")),
        (["cards"], (*NEVER, *SLOW, *BOTS)),
        (["characters"], (*NEVER, *SLOW, *BOTS)),
        (["completion", "bash"], (*NEVER, *SLOW, "sixgun.arena", "sixgun.server", "sixgun.laws")),
        (["soak", "--games", "1"], (*NEVER, "rich", "yaml", "numpy", "sixgun.bots", "sixgun.server")),
        (["simulate", "--games", "1"], (*TEXTS[:2], *NEVER, "rich", "yaml", "numpy", "matplotlib", "sixgun.server")),
        (["scenario", "run", "scenarios/base/barrel.yaml"], (*TEXTS, *NEVER, "rich", "numpy", *BOTS[:4])),
        (["play", "--players", "x"], (*ENGINE, *TEXTS, *NEVER, *BOTS)),
    ],
    ids=lambda value: " ".join(value[:2]),
)
def test_a_command_loads_only_what_it_works_with(words: list[str], not_needed: tuple[str, ...]) -> None:
    assert among(loaded(*words), not_needed) == []


def test_what_the_parsers_know_without_the_engine_is_what_there_is() -> None:
    assert tuple(GAMES) == arguments.GAMES
    assert languages() == language.LANGUAGES


# wrong words


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["ply"], "there is no command 'sixgun ply'; did you mean play?"),
        (["dance"], f"there is no command 'sixgun dance'; there are {', '.join(VERBS)}"),
        (["record", "shwo", "x"], "there is no command 'sixgun record shwo'; did you mean show?"),
        (["play", "--plyers", "4"], "sixgun play has no option '--plyers'; did you mean --players?"),
        (["record", "show", "x", "--att=3"], "sixgun record show has no option '--att'; did you mean --at?"),
        (["cards", "--colour"], "sixgun cards has no option '--colour'; `sixgun cards --help` lists them"),
        (["cards", "beer"], "sixgun cards takes no 'beer'; `sixgun cards --help` shows what it takes"),
        (["play", "--game", "dise"], "--game cannot be 'dise'; did you mean dice?"),
        (["play", "--game", "chess"], "--game cannot be 'chess'; there are card, dice"),
        (["cards", "--set", "dogde-city"], "there is no set 'dogde-city' of cards; did you mean dodge-city?"),
        (["characters", "--set", "dize"], "there is no set 'dize' of characters; did you mean dice?"),
        (["simulate", "--bots", "rnger"], "there is no bot 'rnger' for the card game; did you mean ranger?"),
        (["arena", "--bots", "ranger", "--against", "greenhron"], "did you mean greenhorn?"),
        (["simulate", "--option", "barel=forced"], "there is no option 'barel'; did you mean barrel?"),
        (["rules"], "the following arguments are required: WORD; see `sixgun rules --help`"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_words_get_one_sentence_with_the_way_out(words: list[str], says: str, capsys: Output) -> None:
    try:
        code = main(words)
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else 1
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.startswith("sixgun: ")
    assert said.err.endswith(f"{says}\n")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["rules", "C944"], "did you mean C94 or C44?"),
        (["rules", "stagecoch"], "did you mean Stagecoach?"),
        (["rules", "fass", "--language", "de"], "Fass (blau; Grundspiel"),
    ],
)
def test_rules_are_found_by_a_name_that_is_like_theirs(words: list[str], says: str, capsys: Output) -> None:
    main(words)
    assert says in capsys.readouterr().out


def test_a_rule_is_shown_without_notes_on_sources(capsys: Output) -> None:
    assert main(["rules", "R1"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert said == (
        "Rules R1: Bart Cassidy loses several life points at once (Dynamite). "
        "He draws one card per life point lost, so three after an explosion."
    )


# exit codes


@pytest.mark.parametrize("verb", VERBS)
def test_every_command_says_its_exit_codes(verb: str) -> None:
    assert set(exits(command(verb))) <= set(MEANING)
    for leaf in leaves(subcommands(make_parser([verb]))[verb]):
        assert "Exit: 0 " in leaf.format_help()


def test_ctrl_c_leaves_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command("cards"), "run", interrupted)
    assert main(["cards"]) == 130


def test_the_version_for_programs(capsys: Output) -> None:
    assert main(["--version", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"version", "engine"}


def test_the_laws_for_people_and_for_programs(capsys: Output) -> None:
    assert main(["soak", "--laws"]) == 0
    assert capsys.readouterr().out.startswith("At every decision: ")
    assert main(["soak", "--laws", "--json"]) == 0
    assert {"name", "games", "every", "at_end"} == set(json.loads(capsys.readouterr().out)[0])


def test_a_soak_for_programs(capsys: Output) -> None:
    assert main(["soak", "--games", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["complete"], told["holds"]) == (3, True, True)
