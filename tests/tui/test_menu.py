"""Menus: whatever the question, every answer can be reached, and no list is too long to read."""

from collections.abc import Iterator

import pytest

from sixgun import Rng, new_game
from sixgun.kernel.choice import Choice, Move
from sixgun.text.wording import View
from sixgun.tui.menu import Menu, Menus

from .driver import TEXT, staged

LONGEST = 16


def questions(game: str, players: int, seed: int) -> Iterator[tuple[Choice, View]]:
    """Every question of a game at random."""
    table = new_game(game, players=players, seed=seed, sets=["base", "dodge-city"] if game == "card" else None)
    rng = Rng.seeded(seed)
    while not table.over:
        choice = table.choice
        yield choice, table.view(choice.seat)
        table.play(choice.options[rng.below(len(choice.options))])


def answers(menus: Menus, menu: Menu) -> Iterator[Move]:
    """Every answer that a menu and those below it lead to."""
    assert len(menu.entries) <= LONGEST, [entry.label for entry in menu.entries]
    labels = [entry.label for entry in menu.entries]
    assert len(set(labels)) == len(labels), labels
    for entry in menu.entries:
        if len(entry.options) == 1:
            yield entry.options[0]
        else:
            below = menus.below(entry.options, entry.picked)
            assert len(below.entries) > 1, entry.label
            yield from answers(menus, below)
    if menu.quiet is not None:
        yield from menu.quiet.options


@pytest.mark.parametrize("players", [3, 5, 8])
@pytest.mark.parametrize("game", ["card", "dice"])
def test_every_answer_can_be_reached(game: str, players: int) -> None:
    for seed in range(4):
        for choice, view in questions(game, players, seed):
            if choice.why != "rolling":  # the dice have no menu
                menus = Menus(TEXT, choice, view)
                assert set(answers(menus, menus.first())) == set(choice.options)


def test_a_pair_of_many_cards_can_be_reached() -> None:
    hand = ["bang/AS", "bang/2D", "beer/6H", "missed/10C", "saloon", "stagecoach", "stagecoach", "duel/QD"]
    players: dict[str, dict[str, object]] = {
        "A": {"role": "sheriff", "character": "doc-holyday", "hand": hand},
        "B": {"role": "outlaw", "character": "none"},
        "C": {"role": "renegade", "character": "none"},
        "D": {"role": "outlaw", "character": "none"},
    }
    game = staged("card", players, sets=["base", "dodge-city"])
    menus = Menus(TEXT, game.choice, game.view(0))
    assert set(answers(menus, menus.first())) == set(game.choice.options)
    assert "Use your ability at B or D (costs 2 cards)" in [entry.label for entry in menus.first().entries]
