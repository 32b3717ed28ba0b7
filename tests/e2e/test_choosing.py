"""Two characters are dealt and one is chosen: what the page shows of that, before, meanwhile and after."""

import pytest
from playwright.sync_api import expect

from sixgun.game import new_game
from sixgun.kernel.choice import Choice
from sixgun.picture.parts import GameName
from sixgun.server.table.match import Match
from sixgun.server.wire.from_client import Settings
from tests.effort import effort

from .axe import needs_axe, violations
from .conftest import Look
from .dealt import Dealt
from .steps import click_if_there, keep_at
from .test_table import sends

PLAYERS = 5
CHOICE = ".prompt.mine .answer"
IN_TURN: list[tuple[GameName, bool]] = [("card", False), ("dice", True)]
THE_OTHERS: list[tuple[GameName, bool]] = [("card", True), ("dice", False)]


class Two(Dealt):
    """A game in which everybody is dealt two characters."""

    def __init__(self, game: GameName, seed: int) -> None:
        super().__init__(game, PLAYERS, seed)
        options = {"characters_dealt": 2}
        self.settings = Settings(game=game, seats=PLAYERS, sets=self.settings.sets, options={**options})
        self.match = Match(
            "scene", new_game(game, players=PLAYERS, seed=seed, sets=self.settings.sets or None, options=options)
        )

    def choosing(self) -> Choice | None:
        """The question of whoever chooses now."""
        question = self.match.question
        return question if question is not None and question.why == "choosing" else None


@needs_axe
@pytest.mark.parametrize(("game", "phone"), effort(IN_TURN, IN_TURN + THE_OTHERS))
def test_one_of_two_characters_is_chosen_in_secret(look: Look, game: GameName, phone: bool) -> None:
    scene = Two(game, seed=3)
    while scene.bot_moves():
        pass
    mine = scene.choosing()
    assert mine is not None
    assert mine.seat == 0
    sight = look(scene, phone=phone)
    page = sight.page
    expect(page.locator("#question")).to_have_text("Who do you want to be?")
    expect(page.locator(CHOICE)).to_have_count(2)
    assert violations(page) == []
    # nobody else has a character yet, whatever he has chosen
    for seat in range(1, PLAYERS):
        expect(page.locator(f".seat[data-seat='{seat}']")).to_contain_text("no character yet")
    first = mine.options[0]
    name = page.locator(CHOICE).first.locator(".words").inner_text().split("\n")[0]
    keep_at(page, lambda: click_if_there(page, CHOICE), lambda: any("become" in one for one in sight.sent), apart=300)
    sends(page, sight.sent, f'"move":"{first}"')
    expect(page.locator(".me")).to_contain_text(name)
    while (question := scene.choosing()) is not None:
        expect(page.locator(".seat", has_text="no character yet")).to_have_count(PLAYERS - 1)
        sight.go_on(str(scene.bots[question.seat].choose(scene.match.game.view(question.seat), question)))
    expect(page.locator(".seat", has_text="no character yet")).to_have_count(0)
    expect(page.locator(".me")).to_contain_text(name)
