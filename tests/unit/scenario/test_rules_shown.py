"""The page of rules: it lists every rule, and the check finds what is missing, unknown or stale."""

from pathlib import Path

import pytest

from sixgun.digest import BOOKS, read_digest
from tests.unit.scenario.scenes import CARD
from tools.rules_shown import DIGESTS, main

DIGEST = """\
# A digest

## 1 The only section

- **C1** The first rule, with its sources. [001 004]
  - **C1-E1** Its example. [001]
- **C2** Nothing can show this. [004]

| id | subject | 001 | default | option |
|---|---|---|---|---|
| CE1 | with an option | a | b | `luck: more/less` |
| CE2 | without one | a | b | – |

- **R1 A sure ruling.** It says so.
  - Why: because.
  - Confidence: medium
- **R2 A doubtful ruling.** It says so too.
  - Confidence: low (but see R1)
- **R3 A ruling in two parts.** One of them is sure.
  - Confidence: low for one, high for two
"""

SCENARIOS = CARD.replace("rules: [C1]", "rules: [C1, C1-E1, CE1]") + "  - A: end\n"

TESTS = """\
import pytest

@pytest.mark.rule("R1", "R3")
@pytest.mark.parametrize("n", [1])
def test_rulings(n): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in which every rule that must be shown is shown."""
    for folder in ("docs", DIGESTS, "scenarios/base", "tests/unit"):
        (tmp_path / folder).mkdir(parents=True)
    for book in BOOKS:
        (tmp_path / DIGESTS / f"{book}.md").write_text("")
    (tmp_path / DIGESTS / "rulings.md").write_text(DIGEST)
    (tmp_path / "scenarios/base/scene.yaml").write_text(SCENARIOS)
    (tmp_path / "scenarios/base/not-shown.yaml").write_text("C2: It cannot be seen.\n")
    (tmp_path / "tests/unit/test_rulings.py").write_text(TESTS)
    assert main(["--root", str(tmp_path)]) == 0
    return tmp_path


def check(project: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    capsys.readouterr()
    return main(["--check", "--root", str(project)]), capsys.readouterr().out


def test_a_digest_is_read_with_its_small_print() -> None:
    rules = {rule.id: rule for rule in read_digest("rulings", DIGEST)}
    assert list(rules) == ["C1", "C1-E1", "C2", "CE1", "CE2", "R1", "R2", "R3"]
    assert rules["C1"].about == rules["C1"].text == "The first rule, with its sources."
    assert rules["R1"].about == rules["R1"].title == "A sure ruling."
    assert rules["R1"].text == "It says so."
    assert rules["R1"].sure == "medium"
    assert [rule.id for rule in rules.values() if rule.optional] == ["CE2", "R2"]


def test_the_page_names_what_shows_a_rule(project: Path) -> None:
    page = (project / "docs/rules-shown.md").read_text()
    shown = "  - [scenarios/base/scene.yaml](../scenarios/base/scene.yaml): a scenario\n"
    assert f"- **C1-E1** Its example.\n{shown}" in page
    assert "- **C2** Nothing can show this.\n  - *cannot be shown:* It cannot be seen.\n" in page
    doubtful = "- **R2** A doubtful ruling. *(confidence: low (but see R1))*\n"
    assert f"{doubtful}  - *not shown:* it is of low confidence\n" in page
    assert "[tests/unit/test_rulings.py](../tests/unit/test_rulings.py): `test_rulings`" in page


def test_a_project_that_shows_everything_passes(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(project, capsys) == (0, "8 rules, none missing\n")


@pytest.mark.parametrize(
    ("file", "good", "bad", "complaint"),
    [
        (
            "scenarios/base/scene.yaml",
            "C1, C1-E1",
            "C1",
            "C1-E1 is shown by no scenario and no test: Its example.",
        ),
        ("scenarios/base/scene.yaml", ", CE1", "", "CE1 is shown by no scenario and no test: with an option"),
        ("scenarios/base/scene.yaml", "CE1", "CE1, C9", "scene.yaml claims to show C9, which no digest has"),
        ("scenarios/base/scene.yaml", "CE1", "CE1, C2", "C2 is in not-shown.yaml though"),
        ("scenarios/base/not-shown.yaml", "C2", "C7", "not-shown.yaml lists C7, which no digest has"),
        ("scenarios/base/not-shown.yaml", "C2", "C7", "C2 is shown by no scenario and no test"),
        ("scenarios/base/scene.yaml", SCENARIOS, f"{SCENARIOS}---\n{SCENARIOS}", "2 scenarios are called 'a scenario'"),
        (
            "tests/unit/test_rulings.py",
            '"R1", ',
            "",
            "R1 is shown by no scenario and no test: A sure ruling.",
        ),
        ("tests/unit/test_rulings.py", ', "R3"', "", "R3 is shown by no scenario and no test"),
        (
            "scenarios/base/scene.yaml",
            "name: a scenario",
            "name: renamed",
            "docs/rules-shown.md is not current",
        ),
        ("docs/rules-shown.md", "Of 8 rules", "Of 9 rules", "docs/rules-shown.md is not current"),
    ],
)
def test_what_is_missing_unknown_or_stale_is_named(
    project: Path, capsys: pytest.CaptureFixture[str], file: str, good: str, bad: str, complaint: str
) -> None:
    text = (project / file).read_text()
    assert text.count(good) >= 1
    (project / file).write_text(text.replace(good, bad, 1))
    status, told = check(project, capsys)
    assert status == 1
    assert complaint in told


def test_a_folder_that_is_no_project_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(tmp_path)]) == 2
    assert "run this in the project's folder" in capsys.readouterr().err
