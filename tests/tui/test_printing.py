"""The commands that only print: rules, cards, characters."""

import json
from pathlib import Path

import pytest

from sixgun.cardgame.shelf import PRINTED
from sixgun.dicegame.characters import CHARACTERS as DICE

from .driver import sixgun


def test_rules_are_found_by_word_with_cards_and_characters(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "rules", "barrel")
    assert done.code == 0
    for wanted in ("Barrel (blue;", "Jourdonnais (4 life points; card game)", "  C94: Barrel:", "  R30: Slab the"):
        assert wanted in done.out
    assert max(map(len, done.out.splitlines())) <= 80
    assert "\x1b" not in done.out


def test_a_rule_is_found_by_its_id(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "rules", "x35")
    assert done.out.startswith("Rules\n  X35: With three or more GATLING")
    assert len(done.out.splitlines()) == 3


def test_words_that_nothing_speaks_of_are_answered_with_the_way_out(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "rules", "spaceship")
    assert done.code == 1
    assert "Nothing speaks of spaceship; try a single word" in done.out


def test_rules_for_programs(tmp_path: Path) -> None:
    found = json.loads(sixgun(tmp_path, "rules", "dynamite", "spades", "--json").out)
    assert [card["kind"] for card in found["cards"]] == ["dynamite"]
    assert "C103" in [rule["id"] for rule in found["rules"]]


@pytest.mark.parametrize(("box", "kinds", "copies"), [("base", 22, 80), ("dodge-city", 34, 40)])
def test_every_card_of_a_set_is_listed(box: str, kinds: int, copies: int, tmp_path: Path) -> None:
    cards = json.loads(sixgun(tmp_path, "cards", "--set", box, "--json").out)
    assert len(cards) == kinds
    assert sum(len(signs) for card in cards for signs in card["copies"].values()) == copies


def test_cards_for_people(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "cards")
    assert "Wells Fargo (brown; base game 3♥)\n    Draw 3 cards from the deck.\n" in done.out
    assert max(map(len, done.out.splitlines())) <= 80


def test_every_character_is_listed(tmp_path: Path) -> None:
    found = json.loads(sixgun(tmp_path, "characters", "--json").out)
    there = [(who.name, box.name) for box in PRINTED for who in box.characters]
    assert [(who["name"], who["set"]) for who in found] == [*there, *((who.name, "dice") for who in DICE)]
    done = sixgun(tmp_path, "characters", "--set", "dice")
    assert "Jesse Jones (9 life points; dice game)" in done.out
    assert "card game" not in done.out


@pytest.mark.parametrize("verb", ["cards", "characters"])
def test_an_unknown_set_is_refused_with_those_there_are(verb: str, tmp_path: Path) -> None:
    done = sixgun(tmp_path, verb, "--set", "moon")
    assert done.code == 2
    assert f"there is no set 'moon' of {verb}; there are base, dodge-city" in done.err
