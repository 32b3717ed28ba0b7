"""Looking up: every rule in the digests is found, and so is whatever has a name."""

import pytest

from sixgun.digest import find_rules, rules
from sixgun.text import Text, lookup

TEXT = Text("en")


def test_every_rule_is_read_from_the_digests() -> None:
    ids = [rule.id for rule in rules()]
    wanted = [
        *(f"C{n}" for n in range(1, 123)),
        *(f"D{n}" for n in range(1, 71)),
        *(f"X{n}" for n in range(1, 71)),
        *(f"R{n}" for n in range(1, 158)),
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
