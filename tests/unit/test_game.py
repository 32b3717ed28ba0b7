"""Game: asking, answering, looking, copying. Saving has a file of its own."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from sixgun import BadOption, Game, GameOver, IllegalMove, NotAMove, new_game

BOTH = ("card", "dice")
BOXES: dict[str, dict[str, Any]] = {
    "card": {"players": 5},
    "dodge city": {"players": 8, "sets": ["base", "dodge-city"]},
    "dice": {"game": "dice", "players": 6},
}


def a_game(box: str = "card", seed: int = 7, **more: Any) -> Game:
    return new_game(**{**BOXES[box], "seed": seed, **more})


def questions(game: Game, seed: int, most: int = 2000) -> Iterator[Game]:
    """The game at each of its questions, answered at random."""
    luck = random.Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        game.play(luck.choice(game.choice.options))


def play_out(game: Game, seed: int = 1) -> Game:
    for _ in questions(game, seed):
        pass
    assert game.over
    return game


# asking


@pytest.mark.parametrize("box", BOXES)
def test_the_seat_asked_has_a_choice_of_its_own_moves(box: str) -> None:
    for game in questions(a_game(box), 1):
        choice = game.choice
        assert game.asked == choice.seat == game.view(None).asked
        assert game.view(None).seats[choice.seat].alive
        assert choice.options
        assert choice.default in choice.options
        assert len(set(map(str, choice.options))) == len(choice.options)


def test_a_choice_reads_well() -> None:
    game = a_game(roles=["sheriff"], characters=["willy-the-kid"])
    assert repr(game.choice).startswith("<A is asked (play): ")
    assert repr(game.choice).endswith("end>")


@pytest.mark.parametrize("game", BOTH)
def test_when_the_game_is_over_nobody_is_asked(game: str) -> None:
    ended = play_out(new_game(game, players=4, seed=5))
    assert ended.asked is None
    assert ended.winners
    for ask in (lambda: ended.choice, lambda: ended.play("pass")):
        with pytest.raises(GameOver, match=r"the game is over.*start a new one with new_game\(\)"):
            ask()


def test_nobody_has_won_while_the_game_goes_on() -> None:
    for game in questions(a_game(), 3):
        assert game.winners == ()


# answering


@pytest.mark.parametrize("box", BOXES)
def test_a_move_and_its_text_lead_to_the_same_game(box: str) -> None:
    by_move, by_text = a_game(box), a_game(box)
    luck = random.Random(4)
    while not by_move.over:
        move = luck.choice(by_move.choice.options)
        assert by_move.play(move) == by_text.play(f"  {move} ")
    assert by_move.save() == by_text.save()


def test_a_bare_name_takes_the_first_card_that_fits() -> None:
    game = next(
        game
        for seed in range(50)
        for game in questions(a_game(seed=seed), seed)
        if sum(str(move).startswith("discard bang/") for move in game.choice.options) > 1
    )
    fitting = [move for move in game.choice.options if str(move).startswith("discard bang/")]
    game.play("discard bang")
    assert game.journal[-1].move in map(str, fitting)
    assert "/" in game.journal[-1].move, "the journal names the card"


@pytest.mark.parametrize("box", BOXES)
def test_a_move_that_is_not_on_offer_is_refused_with_those_that_are(box: str) -> None:
    game = a_game(box)
    before = game.save()
    wrong = {"card": "discard beer", "dodge city": "discard beer", "dice": "arrow"}[box]
    with pytest.raises(IllegalMove) as refused:
        game.play(wrong)
    letter = "ABCDEFGH"[game.choice.seat]
    can = ", ".join(map(str, game.choice.options))
    assert str(refused.value) == f"{letter} cannot {wrong}; can: {can}"
    assert game.save() == before, "a refused move changes nothing"


def test_a_move_of_the_other_game_is_refused() -> None:
    card, dice = new_game("card", players=4), new_game("dice", players=4)
    with pytest.raises(IllegalMove, match="; can: "):
        card.play(dice.choice.options[0])
    with pytest.raises(IllegalMove, match="; can: "):
        dice.play(card.choice.options[0])


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("text", ["", "   ", "bang", "play", "shoot", "reroll 6", "play whip at B", "end now"])
def test_a_text_that_is_no_move_is_refused_with_how_moves_are_written(game: str, text: str) -> None:
    asks = new_game(game, players=4, seed=1)
    with pytest.raises(NotAMove, match=r"is no move.*; \S+") as refused:
        asks.play(text)
    assert repr(text) in str(refused.value)
    can = ", ".join(map(str, asks.choice.options))
    assert str(refused.value).endswith(f"; {'ABCD'[asks.choice.seat]} can: {can}")


def test_a_card_that_is_mistyped_is_answered_with_the_one_that_was_meant() -> None:
    with pytest.raises(NotAMove, match=r"there is no card 'moustang' in this game; did you mean mustang\? D can: play"):
        new_game(players=4, seed=1).play("play moustang")


def test_a_text_that_is_no_move_is_an_illegal_move_too() -> None:
    with pytest.raises(IllegalMove):
        a_game().play("dance")


@pytest.mark.parametrize("box", BOXES)
def test_a_move_that_was_read_is_played_as_it_is(box: str) -> None:
    read_before, in_words = a_game(box), a_game(box)
    luck = random.Random(4)
    while not read_before.over:
        text = str(luck.choice(read_before.choice.options))
        assert read_before.play(read_before.read(text)) == in_words.play(text)
    assert read_before.save() == in_words.save()


def test_a_move_that_was_read_elsewhere_is_looked_at_anew() -> None:
    here, there = a_game(roles=["sheriff"], characters=["willy-the-kid"]), a_game("dice")
    end = here.read("end")
    forged = replace(end, code=end.code + 1)
    copy = here.copy()
    assert here.play(forged) == copy.play("end")
    with pytest.raises(IllegalMove, match="cannot end; can: "):
        there.play(end)


# looking


@pytest.mark.parametrize("box", BOXES)
def test_play_returns_the_news_as_the_mover_saw_it(box: str) -> None:
    game = a_game(box)
    luck = random.Random(2)
    for _ in range(150):
        if game.over:
            break
        seat, since = game.choice.seat, game.happened
        news = game.play(luck.choice(game.choice.options))
        assert news == game.events(since, seat)
        assert len(news) == game.happened - since
    assert len(game.events()) == game.happened > 0
    assert game.events(game.happened) == ()


def test_a_seat_sees_every_event_and_of_its_card_the_truth_or_nothing() -> None:
    for seed in range(5):
        game = play_out(a_game("dodge city", seed=seed), seed)
        for seat in range(game.players):
            for truth, seen in zip(game.events(), game.events(0, seat), strict=True):
                assert replace(seen, card=None) == replace(truth, card=None), f"seed {seed}"
                assert seen.card in (truth.card, None), f"seed {seed}"


def test_the_card_drawn_is_seen_by_the_one_who_draws_it_alone() -> None:
    # only Kit Carlson may know what another will draw, and only Jesse Jones and El Gringo draw from a hand
    plain = ["willy-the-kid", "rose-doolan", "paul-regret", "bart-cassidy", "slab-the-killer"]
    drawn = 0
    for seed in range(3):
        game = play_out(a_game(seed=seed, characters=plain), seed)
        for seat in range(game.players):
            for truth, seen in zip(game.events(), game.events(0, seat), strict=True):
                if truth.what == "drew":
                    assert truth.card is not None
                    assert seen.card == (truth.card if truth.seat == seat else None), f"seed {seed}"
                    drawn += 1
    assert drawn > 100


@pytest.mark.slow
def test_a_card_out_of_a_hand_of_several_is_seen_by_the_two_alone() -> None:
    taken = 0
    for seed in range(30):
        for game in questions(a_game(seed=seed), seed):
            hands = [seat.hand_size for seat in game.view(None).seats]
            after = game.copy()
            steal = next((move for move in after.choice.options if is_theft_from_a_hand(str(move))), None)
            if steal is None or hands["ABCDE".index(str(steal)[-6])] < 2:
                continue
            thief, since = after.choice.seat, game.happened
            after.play(steal)
            taking = next(n for n in range(since, after.happened) if after.events()[n].what == "took")
            seen_by = {seat for seat in range(5) if after.events(taking, seat)[0].card is not None}
            assert seen_by == {thief, after.events()[taking].other}, f"seed {seed}: {steal}"
            taken += 1
    assert taken > 20


def is_theft_from_a_hand(move: str) -> bool:
    return move.startswith("play panic/") and move.endswith(":hand")


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_there_is_no_view_for_a_seat_that_there_is_not(seat: int) -> None:
    with pytest.raises(IllegalMove, match=f"there is no seat {seat}; the seats are 0 to 4"):
        a_game().view(seat)


def test_a_game_says_where_it_stands() -> None:
    game = a_game(roles=["sheriff"], characters=["willy-the-kid"])
    assert repr(game) == "<card game for 5, seed 7, after 0 moves: A is asked>"
    game.play("end")
    assert "after 1 move: " in repr(game)
    play_out(game)
    winners = ", ".join("ABCDE"[seat] for seat in game.winners)
    assert repr(game).endswith(f"after {len(game.journal)} moves: won by {winners}>")


# copying


@pytest.mark.parametrize("box", BOXES)
def test_a_copy_goes_its_own_way(box: str) -> None:
    game = a_game(box)
    for _ in questions(game, 1, most=30):
        pass
    before, journal, happened = game.save(), list(game.journal), game.happened
    copy = game.copy()
    assert copy.save() == before
    play_out(copy, 2)
    assert (game.save(), game.journal, game.happened) == (before, journal, happened)
    other = game.copy()
    play_out(game, 2)
    assert game.save() == copy.save(), "the same answers lead to the same end"
    assert other.save() == before


# luck


@pytest.mark.parametrize("box", BOXES)
def test_fresh_luck_changes_what_comes_and_is_kept_in_the_journal(box: str) -> None:
    quiet, stirred, again = a_game(box), a_game(box), a_game(box)
    for game in (stirred, again):
        game.stir(12345)
    for game in (quiet, stirred, again):
        for _ in questions(game, 1, most=60):
            pass
    assert stirred.journal[0].entropy == 12345
    assert [entry.entropy for entry in stirred.journal[1:]] == [None] * (len(stirred.journal) - 1)
    assert stirred.save() == again.save()
    assert stirred.events() != quiet.events()


def test_luck_is_mixed_in_once_before_a_move() -> None:
    game = a_game()
    game.stir(1)
    with pytest.raises(IllegalMove, match="play a move before the next time"):
        game.stir(2)
    game.play(game.choice.default)
    game.stir(2)


# beginning


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "poker"}, "there is no game 'poker'; there are card, dice"),
        ({"players": 3}, "base cannot be played by 3; it is for 4 to 7 players"),
        ({"sets": ["bulls"]}, "sets cannot contain 'bulls'; the card game has base, dodge-city"),
        ({"roles": ["judge"]}, "there is no role 'judge'; the roles are sheriff, outlaw, renegade, deputy"),
        ({"roles": ["sheriff", "sheriff"]}, "5 players have no other sheriff; they have sheriff, "),
        (
            {"players": 4, "roles": ["deputy"]},
            "4 players have no deputy; they have sheriff, renegade, outlaw",
        ),
        ({"roles": [None] * 6}, "6 roles are too many for 5 players; name at most one a seat"),
        ({"characters": ["zorro"]}, "there is no character 'zorro' in base; there are bart-cassidy, "),
        ({"characters": ["apache-kid"]}, "there is no character 'apache-kid' in base"),
        ({"characters": ["kit-carlson"] * 2}, "kit-carlson cannot sit at two seats; name another"),
    ],
)
def test_a_game_that_cannot_be_dealt_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        new_game(**wrong)


@pytest.mark.parametrize("box", BOXES)
def test_the_seed_decides_everything(box: str) -> None:
    assert a_game(box, seed=-(10**30)).save() == a_game(box, seed=-(10**30)).save()
    assert len({repr(a_game(box, seed=seed).view(None)) for seed in (-2, -1, 0, 1, 2, 2**62, 2**62 + 1)}) == 7
