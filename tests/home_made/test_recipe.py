"""CONTRIBUTING's recipe for a character of one's own, done to the letter in an empty folder."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import ROOT

SECTION = re.compile(r"^## A character of your own\n(.*?)^## ", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`(my-set/[\w./-]+\.(\w+))`")
ENDINGS = {"python": "py", "markdown": "md", "ftl": "ftl", "yaml": "yaml"}
"""Which file that is named before it a block belongs to."""


def steps() -> Iterator[tuple[str, str]]:
    """What the recipe says, in order: a command, or a file with what shall stand in it."""
    found = SECTION.search((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert found is not None
    text = found[1]
    for block in BLOCK.finditer(text):
        if block[1] == "sh":
            yield from (("", line) for line in block[2].splitlines())
        else:
            files = {ending: file for file, ending in FILE.findall(text[: block.start()])}
            yield files[ENDINGS[block[1]]], block[2]


def put(file: Path, new: str) -> None:
    """Put a block into its file: in the place of what begins alike, or as the whole scenario."""
    first = new.splitlines()[0]
    old = file.read_text(encoding="utf-8")
    begins = re.match(r"class \w+|- \*\*Z\d+\*\*|[\w-]+ =", first)
    if begins is None:
        file.write_text(new, encoding="utf-8")
        return
    place = re.search(rf"^{re.escape(begins[0])}.*\n(?:[ \t].*\n|\n(?=[ \t]))*", old, re.MULTILINE)
    assert place is not None, f"{file} has no {begins[0]}"
    file.write_text(old[: place.start()] + new + old[place.end() :], encoding="utf-8")


def sixgun(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    words = command.split()
    assert words[0] == "sixgun"
    environment = {name: value for name, value in os.environ.items() if name != "SIXGUN_SETS"}
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, env=environment, input="quit\n", capture_output=True, text=True
    )


def test_the_recipe_can_be_followed_to_the_letter(tmp_path: Path) -> None:
    said = []
    for file, text in steps():
        if file:
            put(tmp_path / file, text)
        else:
            done = sixgun(tmp_path, text)
            assert done.returncode == 0, f"{text}\n{done.stdout}{done.stderr}"
            said.append((text, done.stdout))
    assert [out.splitlines()[-1] for words, out in said if "scenario" in words] == ["1 scenario: 1 ok, 0 failed"] * 2
    assert "Calm Carla keeps seven cards" in said[-3][1]
    assert said[-2][1].rstrip().endswith("no violation")
    assert "You are A, Calm Carla" in said[-1][1]
    assert "you may keep up to seven cards" in " ".join(said[-1][1].split())


def test_what_the_scaffold_wrote_is_missed_by_the_new_scenario(tmp_path: Path) -> None:
    """So the scenario of the recipe shows something."""
    written = [(file, text) for file, text in steps() if file.endswith(".yaml")]
    sixgun(tmp_path, "sixgun new character calm-carla")
    put(tmp_path / written[0][0], written[0][1])
    assert sixgun(tmp_path, "sixgun scenario run my-set/scenarios").returncode == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("character paul-regret", "there is a character 'paul-regret' already; choose another name"),
        ("character Carla!", "nothing can be called 'Carla!'; a name is plain letters, as in calm-carla"),
        ("card bang", "there is a card 'bang' already; choose another name"),
        ("card old-boot --sign 1X", "no card shows '1X'; it is a rank and a suit, as in 10H"),
        ("set there", "there is something in there already; name a folder that is not there"),
        ("character carla --set there", "there is something in there already; name a folder that is not there"),
        ("set 7even", "nothing can be called '7even'"),
    ],
)
def test_what_cannot_be_begun_is_one_sentence_and_writes_nothing(tmp_path: Path, words: str, said: str) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "mine.txt").touch()
    before = sorted(tmp_path.rglob("*"))
    done = sixgun(tmp_path, f"sixgun new {words}")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"sixgun: {said}")
    assert len(done.stderr.splitlines()) == 1
    assert sorted(tmp_path.rglob("*")) == before


def test_a_set_grows_by_one_thing_after_the_other(tmp_path: Path) -> None:
    for words in ("set my-set", "card old-boot", "character calm-carla --life 3", "card new-boot --sign 10H"):
        assert sixgun(tmp_path, f"sixgun new {words}").returncode == 0
    again = sixgun(tmp_path, "sixgun new card old-boot")
    assert again.stderr == "sixgun: my-set has a card 'old-boot' already; choose another name\n"
    rules = (tmp_path / "my-set" / "rules.md").read_text(encoding="utf-8")
    assert re.findall(r"\*\*(Z\d)\*\* ([\w ]+) \(", rules) == [
        ("Z1", "Old Boot"),
        ("Z2", "Calm Carla"),
        ("Z3", "New Boot"),
    ]
    done = sixgun(tmp_path, "sixgun scenario run my-set")
    assert done.stdout.endswith("3 scenarios: 3 ok, 0 failed\n")
