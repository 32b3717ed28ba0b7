"""A set out of a folder is played with like any other: from Python, saved, recorded, guessed, by bots and learners."""

import os
from pathlib import Path
from typing import Any

import pytest

from sixgun import BadOption, Game, Rng, new_game
from sixgun.bots import make_bot
from sixgun.cardgame.shelf import FOLDERS
from sixgun.errors import BadRecord, MissingSet
from sixgun.laws.soak import Plan, soak
from sixgun.record import replay, verify
from sixgun.scenario import find_files, read_file, run
from sixgun.series import next_game
from sixgun.text import Text
from sixgun.text.lookup import by_text
from sixgun.text.refusal import why_not

from .conftest import GHOST_TOWN, for_a_while

MINE = ["base", str(GHOST_TOWN)]


def ghosts(**more: Any) -> Game:
    return new_game(players=5, seed=3, sets=MINE, **more)


def play_out(game: Game, bot: str) -> None:
    bots = [make_bot(bot, Rng.seeded(seat)) for seat in range(game.players)]
    while not game.over:
        seat = game.choice.seat
        game.play(bots[seat].choose(game.view(seat), game.choice))


@pytest.mark.parametrize("file", find_files([GHOST_TOWN]), ids=lambda file: str(file.stem))
def test_what_is_home_made_does_what_its_scenarios_say(file: Path) -> None:
    for scenario in read_file(file):
        outcome = run(scenario)
        assert outcome.holds, outcome


def test_what_is_off_in_a_home_made_question_has_a_reason_in_general() -> None:
    game = ghosts()
    luck = Rng.seeded(1)
    text = Text("hu")
    haunted = 0
    for _ in range(400):
        if game.over:
            game = ghosts(roles=["sheriff"])
        for seat in range(game.players):
            for off in game.rulebook.off(game.table, seat):
                assert why_not(text, off)
        haunted += game.choice.why == "haunted"
        options = [move for move in game.choice.options if move.verb != "end"] or game.choice.options
        game.play(options[luck.below(len(options))])
    assert haunted > 0


def test_a_folder_is_taken_for_the_set_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(GHOST_TOWN.parent)
    for name in ("./ghost_town", "../examples/ghost_town/", str(GHOST_TOWN)):
        assert new_game(players=4, sets=["base", name]).deal.sets == ("base", "ghost-town")
    assert list(FOLDERS.values()) == [GHOST_TOWN], "it was loaded once"
    assert new_game(players=4, sets=["ghost-town", "base"]).view(None).sets == ("base", "ghost-town")


def test_its_cards_come_after_those_of_the_printed_sets() -> None:
    printed = new_game(players=4, sets=["base", "dodge-city"]).view(None).rules.faces
    with_mine = new_game(players=4, sets=[str(GHOST_TOWN), "base", "dodge-city"]).view(None).rules.faces
    assert with_mine[: len(printed)] == printed
    assert "haunting/KS" in with_mine[len(printed) :]


def test_a_deal_of_the_printed_sets_is_the_same_whatever_else_there_is() -> None:
    before = new_game(players=5, seed=3).record()
    ghosts()
    assert new_game(players=5, seed=3).record() == before


@pytest.mark.parametrize("bot", ["greenhorn", "drifter", "ranger", "gunslinger"])
def test_bots_play_what_they_have_never_heard_of(bot: str) -> None:
    game = ghosts(characters=["mourning-mae", "undertaker-ulf", "preacher-pia"])
    play_out(game, bot)
    assert verify(game.record()).winners == game.winners


def test_a_game_is_saved_in_the_middle_of_a_home_made_question() -> None:
    saved = 0
    for seed in range(8):
        game = new_game(players=5, seed=seed, sets=MINE)
        luck = Rng.seeded(seed)
        while not game.over:
            if game.choice.why == "haunted":
                again = Game.load(game.save())
                assert (again.choice, again.view(None)) == (game.choice, game.view(None))
                saved += 1
            game.play(game.choice.options[luck.below(len(game.choice.options))])
    assert saved > 2


def test_it_keeps_the_laws_also_in_other_processes() -> None:
    ghosts()
    plan = Plan("card", (4, 7), seed=5, sets=("base", "ghost-town"))
    alone = list(soak(plan, 0, 8, jobs=1))
    assert all(tally.violation is None for tally in alone)
    assert [tally.checksum for tally in soak(plan, 0, 8, jobs=2)] == [tally.checksum for tally in alone]


def test_the_next_game_is_dealt_from_the_same_sets() -> None:
    game = ghosts()
    play_out(game, "greenhorn")
    assert next_game(game, seed=4).deal.sets == ("base", "ghost-town")


def test_the_terminal_has_its_words_in_every_language() -> None:
    ghosts()
    assert Text("en").card_help("fog").startswith("Fog (blue; Ghost Town 4♠)\nWhile it lies")
    assert Text("de").say("character-preacher-pia") == "Preacher Pia", "in English where nobody has translated it"
    assert [rule.id for rule in by_text(Text("en"), ["z4"]).rules] == ["Z4"]


def test_learners_get_it_too() -> None:
    env = pytest.importorskip("sixgun.env")
    batch = env.new_batch("card", players=4, games=2, sets=MINE)
    assert batch.games == 2


# where it is not


def test_a_record_or_save_of_a_set_that_is_not_here_says_so() -> None:
    with for_a_while():
        game = ghosts()
        text, save = game.record(), game.save()
    sentence = (
        "sets cannot contain 'ghost-town'; the card game has base, dodge-city, high-noon, fistful-of-cards, and home"
    )
    with pytest.raises(BadRecord, match=f"line 4: {sentence}") as wrong:
        replay(text)
    assert "replay it with the sixgun that wrote it" not in str(wrong.value)
    with pytest.raises(MissingSet, match=sentence):
        Game.load(save)


def test_the_environment_names_folders_for_whoever_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    with for_a_while():
        text = ghosts().record()
    monkeypatch.setenv("SIXGUN_SETS", os.pathsep.join(["", str(GHOST_TOWN)]))
    assert replay(text).deal.sets == ("base", "ghost-town")


def test_a_record_does_not_bring_a_folder_in(ghost_town: Path) -> None:
    (ghost_town / "__init__.py").write_text("raise SystemExit('this was run')", encoding="utf-8")
    text = new_game(players=4, seed=2).record().replace("sets: base", f"sets: {ghost_town}")
    with pytest.raises(BadRecord, match="sets cannot contain"):
        replay(text)


def test_too_few_characters_are_refused_in_a_sentence() -> None:
    ghosts()
    with pytest.raises(BadOption, match="3 characters are too few for 5 players; name more sets in characters"):
        ghosts(options={"characters": ["ghost-town"]})
