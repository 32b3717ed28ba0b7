"""Several games at one table: the next one on request, a series with its standing, bots of several kinds."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from sixgun.record import replay, verify

from .driver import answers, sixgun, talk

DICE = ("play", "--game", "dice", "--players", "4", "--seed", "5", "--bots", "greenhorn")
CARD = ("play", "--players", "4", "--seed", "5", "--bots", "greenhorn")


def answering(after: Iterator[str | None]) -> Callable[[str], str | None]:
    """Plays whatever is asked, and says these things after the games."""
    typed = answers()

    def answer(said: str) -> str | None:
        return next(after) if "leaves." in said.split("\n── ")[-1] and "record is in" in said else next(typed)

    return answer


@pytest.mark.parametrize("words", [DICE, CARD], ids=["dice", "card"])
def test_again_deals_the_next_game_at_the_same_table(words: tuple[str, ...], tmp_path: Path) -> None:
    done = talk(tmp_path, [*words, "--record", "mine.sixgun"], answering(iter(["again", ""])))
    assert done.code == 0, done.err
    assert done.out.count("── The game is over. ──") == 2
    assert "Game 2 at this table" in done.out
    games = [verify((tmp_path / name).read_text(encoding="utf-8")) for name in ("mine.sixgun", "mine-2.sixgun")]
    assert [game.deal.seed for game in games] == [5, 6]
    assert [game.over for game in games] == [True, True]
    won = [sum(seat in game.winners for game in games) for seat in range(4)]
    standing = done.out.split("Won so far, after 2 games:\n")[1]
    assert re.findall(r"^  [A-D] \((?:you|greenhorn)\): (\d)$", standing, re.MULTILINE) == list(map(str, won))
    assert "  A (you): " in standing


def test_a_series_goes_on_with_enter_and_ends_by_itself(tmp_path: Path) -> None:
    done = talk(tmp_path, [*DICE, "--series", "3"], answering(iter(["", "", ""])))
    assert done.code == 0, done.err
    assert [f"Game {number} of 3\n" in done.out for number in (1, 2, 3)] == [True] * 3
    assert done.out.count("── The game is over. ──") == 3
    assert done.out.count("Won so far, after") == 3
    assert len(re.findall(r"^The record is in ", done.out, re.MULTILINE)) == 3


def test_a_series_can_be_left_between_two_games(tmp_path: Path) -> None:
    done = talk(tmp_path, [*DICE, "--series", "3"], answering(iter(["quit"])))
    assert done.code == 0
    assert done.out.count("── The game is over. ──") == 1


def test_a_word_that_is_nothing_after_a_game_is_said_so(tmp_path: Path) -> None:
    done = talk(tmp_path, DICE, answering(iter(["agian"])))  # then the answers for a game go on, up to 0
    assert done.code == 0
    assert "`agian` is nothing here." in done.out


def test_characters_and_the_sheriff_go_on_as_agreed(tmp_path: Path) -> None:
    words = [*CARD, "--keep-characters", "--pass-sheriff", "--record", "mine.sixgun"]
    talk(tmp_path, words, answering(iter(["again", ""])))
    first, second = (
        replay((tmp_path / name).read_text(encoding="utf-8")).view(None).seats
        for name in ("mine.sixgun", "mine-2.sixgun")
    )
    sheriff = next(seat.seat for seat in first if seat.role == "sheriff")
    assert second[(sheriff + 1) % 4].role == "sheriff"
    alive = [seat.seat for seat in first if seat.alive]
    assert alive
    assert [second[seat].character for seat in alive] == [first[seat].character for seat in alive]


def test_bots_of_several_kinds_sit_in_the_order_they_are_named(tmp_path: Path) -> None:
    words = ("play", "--players", "5", "--seed", "1", "--seat", "2", "--bots", "ranger,legend,drifter")
    done = sixgun(tmp_path, *words, typed=["quit"])
    assert "The others are bots (A ranger, C legend, D drifter, E ranger)." in " ".join(done.out.split())


def test_more_bots_than_seats_are_refused(tmp_path: Path) -> None:
    done = sixgun(tmp_path, "play", "--players", "4", "--bots", "ranger,ranger,ranger,drifter")
    assert done.code == 2
    assert done.err == "sixgun: 4 bots are too many for 3 seats; name at most one a seat\n"


def test_warnings_are_off_from_the_start_where_one_says_so(tmp_path: Path) -> None:
    first = ("--seat-role", "sheriff", "--no-warnings")
    done = sixgun(tmp_path, *CARD, *first, typed=["warnings", "warnings", "quit"])
    assert done.code == 0, done.err
    on, off = (done.out.index(said) for said in ("You are asked once more", "You are no longer asked"))
    assert on < off, "they were off"
