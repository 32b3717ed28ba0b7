"""The luck of games between people: keyed, committed to before, sealed move by move."""

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sixgun import BadOption, BadRecord, Game, new_game
from sixgun.cardgame.table import CardTable
from sixgun.cli import main
from sixgun.kernel.keyed import Keyed, commitment
from sixgun.record import replay, verify
from sixgun.record.writer import text_check


def live(seed: int = 5, moves: int = 0, **given: object) -> Game:
    """A keyed game some moves old, with fresh luck before every move as the server mixes it in."""
    settings: Any = {"players": 5, "seed": seed, "generator": "keyed", **given}
    game: Game = new_game(**settings)
    luck = random.Random(seed)
    for _ in range(moves):
        game.stir(luck.getrandbits(62))
        game.play(luck.choice(game.choice.options))
    return game


def deck(game: Game) -> list[int]:
    assert isinstance(game.table, CardTable)
    return game.table.deck.list()


def forged(text: str, old: str, new: str) -> str:
    """The record with something changed and a text check that fits again."""
    lines = [line for line in re.sub(old, new, text, count=1).split("\n") if line]
    table = lines[-1].split()[2]
    return "\n".join([*lines[:-1], f"check: table {table} text {text_check([*lines[:-1], table])}"])


# dealing


def test_a_game_without_a_seed_is_keyed_and_each_is_another() -> None:
    games = [new_game(players=5) for _ in range(3)]
    assert {game.deal.generator for game in games} == {"keyed"}
    assert len({game.deal.seed for game in games}) == 3
    assert max(game.deal.seed.bit_length() for game in games) > 240


def test_a_seed_gives_the_fast_generator_and_the_same_game() -> None:
    assert new_game(players=5, seed=3).deal.generator == "fast"
    assert deck(new_game(players=5, seed=3)) == deck(new_game(players=5, seed=3))


def test_the_seed_of_a_keyed_game_is_not_shown_by_chance() -> None:
    game = new_game(players=5)
    assert str(game.deal.seed) not in repr(game)
    assert commitment(game.deal.seed)[:8] in repr(game)


def test_every_number_is_as_likely_as_another() -> None:
    rng = Keyed.seeded(1)
    counts = Counter(rng.below(7) for _ in range(7000))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 22.5  # chi-square, 6 degrees, one in a thousand


def test_words_that_would_favour_some_numbers_are_passed_over() -> None:
    """For numbers below 3 * 2**28 one word in sixteen does not serve."""
    n = 3 << 28
    rng = Keyed.seeded(2)
    thirds = Counter(rng.below(n) % 3 for _ in range(3000))
    assert sum((count - 1000) ** 2 / 1000 for count in thirds.values()) < 13.8
    assert rng.drawn > 3100


# what people add


def test_what_a_person_adds_deals_another_game() -> None:
    decks = [deck(live(shares=shares)) for shares in ((), ("", "mine"), ("", "yours"), ("mine",))]
    assert len({tuple(each) for each in decks}) == 4


def test_shares_are_in_the_record_and_nobody_can_change_them() -> None:
    game = live(moves=9, shares=["", "lucky seven", "5d1c09"])
    text = game.record()
    assert "\nshare: B lucky seven\nshare: C 5d1c09\n" in text
    assert replay(text).deal == game.deal
    with pytest.raises(BadRecord):
        verify(forged(text, "share: B lucky seven", "share: B lucky six"))


@pytest.mark.parametrize("share", ["x" * 65, "two\nlines", " spaced "])
def test_a_share_that_fits_into_no_record_is_refused(share: str) -> None:
    with pytest.raises(BadOption, match="a share is one line of at most 64 signs"):
        live(shares=[share])


def test_the_fast_generator_takes_no_shares() -> None:
    with pytest.raises(BadOption, match="take the keyed one"):
        new_game(players=5, seed=1, generator="fast", shares=["x"])


# entropy


def test_entropy_changes_the_places_of_unseen_cards_only() -> None:
    game = live(moves=40)
    twin = game.copy()
    game.stir(1)
    twin.stir(2)
    table = game.table
    assert isinstance(table, CardTable)
    assert sorted(deck(game)) == sorted(deck(twin))
    assert deck(game) != deck(twin)


def test_a_card_that_somebody_put_back_stays_where_it_is() -> None:
    game = live(characters=["kit-carlson"], roles=["sheriff"])
    back = next(move for move in game.choice.options if str(move).startswith("return"))
    game.play(back)
    top = deck(game)[-1]
    for entropy in range(50):
        twin = game.copy()
        twin.stir(entropy)
        assert deck(twin)[-1] == top
        assert twin.view(0) == game.view(0)


def test_with_the_fast_generator_the_deck_stays_as_it_was_dealt() -> None:
    game = new_game(players=5, seed=3)
    before = deck(game)
    game.stir(77)
    assert deck(game) == before


# keeping


@pytest.mark.parametrize("kind", ["card", "dice"])
def test_a_keyed_game_goes_on_alike_from_its_save_and_its_record(kind: str) -> None:
    game = live(moves=30, game=kind)
    for again in (Game.load(game.save()), replay(game.record()), game.copy()):
        twin = game.copy()
        for entropy in range(20):
            if twin.over:
                break
            twin.stir(entropy)
            again.stir(entropy)
            move = twin.choice.options[-1]
            assert twin.play(move) == again.play(move)
        assert again.seal == twin.seal
        assert again.view(None) == twin.view(None)


def test_a_changed_entropy_is_noticed_even_if_the_text_fits_again() -> None:
    """Also that of the last move, after which no luck was needed."""
    game = live(moves=25)
    text = game.record()
    for entry in (game.journal[3], game.journal[-1]):
        with pytest.raises(BadRecord, match=r"seal|cannot|is asked|lead to"):
            verify(forged(text, f"luck {entry.entropy:x}", f"luck {(entry.entropy or 0) ^ 1:x}"))


def test_a_game_made_up_afterwards_has_another_seal_than_the_one_shown() -> None:
    game = live(moves=25)
    shown = game.seal
    honest = game.record()
    promised = commitment(game.deal.seed)
    verify(honest, promised, shown)
    other = live(seed=6, moves=25)
    with pytest.raises(BadRecord, match="not the seed that was promised"):
        verify(other.record(), promised)
    last = game.journal[-1]
    made_up = live(moves=24)
    made_up.stir((last.entropy or 0) ^ 1)
    made_up.play(last.move)
    verify(made_up.record(), promised)
    with pytest.raises(BadRecord, match="the seal shown during the game is none of this game"):
        verify(made_up.record(), promised, shown)


def test_verify_takes_what_was_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = live(moves=10)
    early = game.seal
    game.play(game.choice.default)
    file = tmp_path / "live.sixgun"
    file.write_text(game.record(), encoding="utf-8")
    words = ["record", "verify", str(file), "--seed-hash", commitment(game.deal.seed)]
    assert main([*words, "--seal", early]) == 0
    assert capsys.readouterr().out == (
        f"{file}: holds, 11 moves\nseed hash {commitment(game.deal.seed)}\nseal {game.seal}\n"
    )
    assert main([*words, "--seal", "0" * 32]) == 1
