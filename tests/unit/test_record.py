"""Records: a game as text and back, and every way in which a text is not a game."""

import random
import re
from typing import Any

import pytest

from sixgun import BadRecord, Game, new_game
from sixgun.game import Entry
from sixgun.record import as_seen, read, replay, verify, write
from sixgun.record.writer import text_check

GAMES: dict[str, dict[str, Any]] = {
    "card": {"players": 5, "seed": 7},
    "everything said": {
        "players": 6,
        "seed": -8,
        "sets": ["base", "dodge-city"],
        "options": {
            "edition": "de",
            "kit_carlson_life": 3,
            "jose_limit": "none",
            "simplified": True,
            "simplified_also_remove": ["volcanic", "scope"],
            "characters": ["dodge-city"],
        },
        "roles": [None, "sheriff"],
        "characters": ["vera-custer", None, "doc-holyday"],
    },
    "three": {"players": 3, "seed": 10**40, "sets": ["dodge-city", "base"]},
    "dice": {"game": "dice", "players": 8, "seed": 3},
    "dice, everything said": {
        "game": "dice",
        "players": 3,
        "seed": 4,
        "options": {"edition": "hu", "three_dead": "outlaw"},
        "roles": [None, "deputy", None],
        "characters": ["none", "none", None],
    },
}
EITHER = ("card", "dice")


def played(name: str = "card", moves: int = 10_000, stir: float = 0.0) -> Game:
    """A game played at random, fresh luck mixed in now and then."""
    game = new_game(**GAMES[name])
    luck = random.Random(2)
    for _ in range(moves):
        if game.over:
            break
        if luck.random() < stir:
            game.stir(luck.getrandbits(62))
        game.play(luck.choice(game.choice.options))
    return game


def sealed(lines: list[str]) -> str:
    """The text with a check that fits it, as a careful forger would write it."""
    table = lines[-1].split()[2]
    return "\n".join([*lines[:-1], f"check: table {table} text {text_check([*lines[:-1], table])}"])


def lines_of(game: Game) -> list[str]:
    return [line for line in write(game).split("\n") if line]


# there and back


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("stir", [0.0, 0.3, 1.0])
@pytest.mark.parametrize("moves", [0, 1, 40, 10_000])
def test_a_record_leads_back_to_its_game(name: str, moves: int, stir: float) -> None:
    game = played(name, moves, stir)
    text = game.record()
    again = replay(text)
    assert again.record() == text
    assert again.journal == game.journal
    assert again.events() == game.events()
    assert repr(again.view(None)) == repr(game.view(None))
    assert again.winners == game.winners
    verify(text)


@pytest.mark.parametrize("name", EITHER)
def test_a_replayed_game_plays_on_like_the_original(name: str) -> None:
    game = played(name, 30, stir=0.5)
    game.stir(99)
    again = replay(game.record())
    luck = random.Random(3)
    while not game.over:
        move = luck.choice(game.choice.options)
        assert game.play(move) == again.play(str(move))
    assert again.record() == game.record()


@pytest.mark.parametrize("name", EITHER)
def test_a_game_that_was_saved_and_loaded_has_the_same_record(name: str) -> None:
    game = played(name, 30, stir=0.5)
    assert Game.load(game.save()).record() == game.record()


@pytest.mark.parametrize("name", EITHER)
def test_a_replay_stops_after_any_move(name: str) -> None:
    whole = played(name, stir=0.3)
    text = whole.record()
    walking = new_game(**GAMES[name])
    for number, entry in enumerate(whole.journal):
        if number % 7 == 0:
            assert replay(text, upto=number).record() == walking.record()
        if entry.entropy is not None:
            walking.stir(entry.entropy)
        walking.play(entry.move)
    assert replay(text, upto=len(whole.journal)).record() == text


@pytest.mark.parametrize("upto", [-1, 11])
def test_there_is_no_move_beyond_the_ends(upto: int) -> None:
    with pytest.raises(BadRecord, match=f"ends after move 10 and has no move {upto}; ask for 0 to 10"):
        replay(played(moves=10).record(), upto)


def test_what_a_record_says_can_be_read_without_playing_it() -> None:
    game = played("everything said", 20)
    record = read(game.record())
    assert record.deal.options == tuple(GAMES["everything said"]["options"].items())
    assert record.deal.roles == (None, "sheriff", None, None, None, None)
    assert record.deal.characters == ("vera-custer", None, "doc-holyday", None, None, None)
    assert record.journal == tuple(game.journal)
    assert record.seats[0][0] == "vera-custer"
    assert record.result == "ABCDEF"[game.choice.seat] + " is asked"
    assert read(played("card", 3).record()).deal == new_game(**GAMES["card"]).deal


def test_blank_lines_spaces_and_line_ends_do_not_count() -> None:
    text = played(moves=10, stir=0.5).record()
    for same in (
        text.replace("\n", "\r\n"),
        text.replace("\n", "  \n\n"),
        "\ufeff" + text,
        text.replace("\n\n", "\n").strip(),
        "\n\n" + text,
    ):
        assert replay(same).record() == text


# how it reads


def test_a_record_reads_well() -> None:
    game = new_game(
        players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"], options={"simplified": True}
    )
    game.stir(0xBEEF)
    game.play("end")
    lines = write(game).split("\n")
    assert lines[:6] == [
        "sixgun record 1",
        "game: card",
        "sets: base",
        "option: simplified = true",
        "seed: 2",
        "A: willy-the-kid (fixed), sheriff (fixed)",
    ]
    assert [line[:3] for line in lines[6:9]] == ["B: ", "C: ", "D: "]
    assert "(fixed)" not in "".join(lines[6:9])
    assert lines[9:12] == ["", "1 A end [luck beef]", ""]
    assert re.fullmatch("result: [A-D] is asked", lines[12])
    assert re.fullmatch("check: table [0-9a-f]{16} text [0-9a-f]{16}", lines[13])
    assert lines[14:] == [""]


def test_the_result_names_the_winners() -> None:
    game = played()
    winners = ", ".join("ABCDE"[seat] for seat in game.winners)
    assert f"\nresult: won by {winners}\n" in write(game)


def test_luck_that_waits_for_a_move_has_a_line_of_its_own() -> None:
    game = played(moves=3)
    game.stir(-255)
    assert "\n\nluck: -ff\n" not in write(game), "it belongs to the moves"
    assert "\nluck: -ff\n" in write(game)
    assert replay(write(game)).entropy == -255


def test_a_longer_game_has_the_same_moves_above_its_new_ones() -> None:
    short, long = lines_of(played(moves=20)), lines_of(played(moves=21))
    assert long[: len(short) - 2] == short[:-2]
    assert len(long) == len(short) + 1


def test_only_what_kit_carlson_returns_is_hidden_from_the_others() -> None:
    secret, open_move = Entry(2, "return beer/6H"), Entry(2, "play beer/6H")
    assert [as_seen(secret, seat) for seat in (None, 2, 0)] == [
        "return beer/6H",
        "return beer/6H",
        "return ?",
    ]
    assert as_seen(open_move, 0) == "play beer/6H"


# what is refused


def refusal(text: str) -> str:
    """The message, which must be the same whether one reads, replays in part or verifies."""
    with pytest.raises(BadRecord) as refused:
        verify(text)
    message = str(refused.value)
    for other in (read, lambda text: replay(text, 0)):
        with pytest.raises(BadRecord, match=f"^{re.escape(message)}$"):
            other(text)
    assert re.match(r"line \d+: \S", message), message
    assert re.search(r"; .*(use|choose) ", message), f"no way out in: {message}"
    return message


@pytest.mark.parametrize("name", GAMES)
def test_a_change_in_any_line_is_noticed(name: str) -> None:
    game = played(name, 25, stir=0.2)
    game.stir(77)
    lines = lines_of(game)
    luck = random.Random(8)
    for n, line in enumerate(lines):
        for change in ("drop", "double", "cut", "letter"):
            changed = list(lines)
            if change == "drop":
                del changed[n]
            elif change == "double":
                changed.insert(n, line)
            elif change == "cut":
                changed[n] = line[: luck.randrange(1, len(line))].strip()
            else:
                place = luck.choice([i for i, sign in enumerate(line) if sign != " "])
                changed[n] = line[:place] + luck.choice("0aA:,?") + line[place + 1 :]
            if changed != lines:
                refusal("\n".join(changed))


@pytest.mark.parametrize("name", EITHER)
def test_a_record_that_is_cut_off_is_refused_at_every_length(name: str) -> None:
    text = played(name, 8, stir=0.5).record().rstrip("\n")
    title = len("sixgun record 1")
    for length in range(len(text)):
        message = refusal(text[:length])
        if length >= title:
            last = text[:length].rstrip("\n").count("\n") + 1
            assert (
                message == f"line {last}: the record is cut off before the end of its check; use a whole copy"
            )


@pytest.mark.parametrize("title", ["sixgun record 2", "sixgun record 0", "sixgun record 17"])
def test_another_version_is_refused_by_its_number(title: str) -> None:
    text = played(moves=3).record().replace("sixgun record 1", title)
    number = title.split()[-1]
    assert refusal(text) == f"line 1: version {number} of records cannot be read, only 1; use a newer sixgun"


@pytest.mark.parametrize(
    "text", ["", "\n\n", "hello", '{"game": "card"}', "sixgun record", "sixgun record one"]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert "a game record begins with 'sixgun record 1'; choose another file" in refusal(text)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game: card", "game: chess", "line 2: there is no game 'chess'; there are card, dice"),
        ("sets: base", "sets: bass", "line 3: sets cannot contain 'bass'"),
        (
            "barrel = forced",
            "barrel = maybe",
            "line 4: barrel cannot be 'maybe'; it is one of optional, forced",
        ),
        ("barrel = forced", "barel = forced", "line 4: there is no option 'barel'"),
        ("barrel = forced", "barrel forced", "line 4: 'barrel forced' is not an option, as in"),
        ("seed: 7", "seed: 8", "line [6-9]: .* stands here, but the seed deals "),
        ("seed: 7", "seed: seven", "line 5: 'seven' is not a whole number"),
        ("kit-carlson (fixed)", "kit-karlson (fixed)", "line 6: there is no character 'kit-karlson'"),
        ("kit-carlson (fixed)", "kit-carlson", "line 6: kit-carlson, .* stands here, but the seed deals "),
        ("\nB: ", "\nC: ", "line 7: 'C: .*' stands where 'result: …' should"),
        ("\n1 ", "\n2 ", "line 12: move 2 stands where move 1 should"),
        (
            "result: ",
            "result: won by ",
            "line 1[0-9]: 'won by . is asked' stands here, but the moves lead to",
        ),
        ("result: ", "results: ", "line 1[0-9]: 'results: .*' stands where 'result: …' should"),
    ],
)
def test_the_line_that_is_wrong_is_named(old: str, new: str, why: str) -> None:
    game = new_game(players=5, seed=7, options={"barrel": "forced"}, characters=["kit-carlson"])
    for _ in range(3):
        game.play(game.choice.default)
    text = game.record()
    assert old in text
    assert re.match(why, refusal(text.replace(old, new, 1)))


def test_an_illegal_move_is_refused_with_those_that_are_legal() -> None:
    game = played(moves=12)
    lines = lines_of(game)
    at = next(n for n, line in enumerate(lines) if line.startswith("9 "))
    seat = lines[at].split()[1]
    lines[at] = f"9 {seat} discard bang/AS"
    number = game.record().split("\n").index(lines_of(game)[at]) + 1
    changed = game.record().replace(lines_of(game)[at], lines[at])
    assert re.match(f"line {number}: {seat} cannot discard bang/AS; can: ", refusal(changed))


def test_a_move_by_another_seat_is_refused() -> None:
    text = played(moves=1).record()
    seat = text.split("\n1 ")[1][0]
    other = "A" if seat != "A" else "B"
    assert f"{other} moves, but {seat} is asked" in refusal(text.replace(f"\n1 {seat}", f"\n1 {other}"))


def test_a_forged_check_does_not_help() -> None:
    """With the text's check put right, the table's check still shows that the game went otherwise."""
    game = played(moves=30, stir=1.0)
    lines = lines_of(game)
    at = next(n for n, line in enumerate(lines) if line.startswith("2 "))
    lines[at] = re.sub(r"\[luck .*\]", "[luck 1]", lines[at])
    with pytest.raises(
        BadRecord, match="; the text is unchanged, so replay it with the sixgun that wrote it"
    ):
        verify(sealed(lines))


def test_luck_beyond_all_bounds_is_refused_and_no_crash() -> None:
    text = played(moves=2, stir=1.0).record()
    for luck in ("f" * 400, "-" + "f" * 400):
        refusal(re.sub(r"luck [0-9a-f]+", f"luck {luck}", text, count=1))
