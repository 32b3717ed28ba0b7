"""Looking up: the digests that are shipped are those of the documentation, and every rule in them is found."""

from pathlib import Path

import pytest

from sixgun.text import Text, lookup
from sixgun.text.digest import BOOKS, HERE, find_rules, rules

DOCS = Path(__file__).resolve().parents[2] / "docs" / "rules"
TEXT = Text("en")


@pytest.mark.parametrize("book", BOOKS)
def test_the_shipped_digest_is_that_of_the_documentation(book: str) -> None:
    shipped = (HERE / f"{book}.md").read_text(encoding="utf-8")
    documented = (DOCS / f"{book}.md").read_text(encoding="utf-8")
    assert shipped == documented, f"copy docs/rules/{book}.md to src/sixgun/text/rules/{book}.md"


def test_every_rule_is_read_from_the_digests() -> None:
    ids = [rule.id for rule in rules()]
    wanted = [
        *(f"C{n}" for n in range(1, 123)),
        *(f"D{n}" for n in range(1, 71)),
        *(f"X{n}" for n in range(1, 71)),
        *(f"R{n}" for n in range(1, 153)),
        *(f"CE{n}" for n in range(1, 16)),
        *(f"DE{n}" for n in range(1, 6)),
        *(f"XE{n}" for n in range(1, 12)),
    ]
    assert sorted(set(wanted) - set(ids)) == []
    assert len(ids) == len(set(ids))
    assert all(rule.text for rule in rules())


def test_a_rule_reads_without_its_markup() -> None:
    said = "".join(f"{rule.title} {rule.text}" for rule in rules())
    assert "**" not in said
    assert "`" not in said
    assert "[001" not in said


def test_all_words_must_fit() -> None:
    assert [rule.id for rule in find_rules(["dynamite", "jail", "checked", "first"])] == ["C104", "R50"]
    assert find_rules(["C104"])[0].text.startswith("If Dynamite and Jail")
    assert find_rules(["spaceship"]) == []


@pytest.mark.parametrize(
    ("words", "card"),
    [("cat balou", "cat-balou"), ("Rev.", "rev-carabine"), ("BANG!", "bang"), ("hat", "ten-gallon-hat")],
)
def test_a_card_is_found_as_people_write_it(words: str, card: str) -> None:
    assert card in lookup.by_name(TEXT, words.split()).cards


def test_a_character_has_its_own_ability_in_each_game() -> None:
    assert TEXT.character_help("jose-delgado") == (
        "José Delgado (4 life points; card game)\n"
        "Twice in his turn he may discard a blue card from his hand to draw two cards."
    )
    both = TEXT.character_help("willy-the-kid").split("\n")
    assert len(both) == 4
    assert "any number of BANG! cards" in both[1]
    assert "only two Gatling" in both[3]
