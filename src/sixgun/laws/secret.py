"""Laws of secrecy: a seat sees what it may, a guess gives nothing away, and what is hidden changes nothing it sees."""

from collections import Counter
from typing import Any, Final, cast

from sixgun.cardgame.move import IN_PLAY
from sixgun.cardgame.table import CardTable
from sixgun.kernel.choice import letter
from sixgun.kernel.log import TO_ALL, Log
from sixgun.kernel.loop import advance
from sixgun.kernel.pairs import UNSEEN
from sixgun.kernel.rng import Rng
from sixgun.laws.conservation import check_cards, places
from sixgun.laws.likeness import difference, facts, must_look_alike, must_stay_alike, viewer
from sixgun.laws.redeal import dealt_otherwise, hidden_cards, is_role_open
from sixgun.laws.trial import AnyTable, Broken, Trial

OF_THE_VIEWER: Final = (
    {"seat", "viewer", "seats", "players", "work", "role", "role_number", "hand", "hand_numbers", "hidden", "second"}
    | {"deck_top", "deck_top_numbers", "deck_below", "deck_below_numbers", "looked_at", "looked_at_numbers"}
    | {"must_play", "must_play_number", "pairs", "pairs_numbers"}
)
"""What is not the same for every viewer: whether it is right is looked at one by one."""

AHEAD: Final = 50
"""How far ahead a guess must not be in the generator of the table it was made from."""

MANY: Final = 10
"""Hidden cards that no honest guess deals exactly as they lie."""


def a_view_claims_nothing_untrue(trial: Trial) -> None:
    """What a seat sees is there, and what it cannot see is at least counted right."""
    seat = trial.any_viewer()
    seen, truth = trial.book.view(trial.t, seat), trial.book.view(trial.t, None)
    must_agree(seen, truth)
    for one, real in zip(seen.seats, truth.seats, strict=True):
        must_agree(one, real)
        if one.role not in (None, real.role):
            raise Broken(f"{viewer(seat)} takes {letter(one.seat)} for {one.role}, who is {real.role}")
    for number, real_one in zip(seen.pairs_numbers, trial.t.pairs, strict=True):
        if number not in (UNSEEN, real_one):
            raise Broken(f"{viewer(seat)} sees the characters to choose from as {seen.pairs}, which are {truth.pairs}")
    if isinstance(trial.t, CardTable):
        must_be_there(trial.t, seat, seen)


def must_agree(seen: object, truth: object) -> None:
    real = facts(truth)
    for name, value in facts(seen).items():
        if name not in OF_THE_VIEWER and value != real.get(name):
            raise Broken(f"a view is wrong: {name} is {value!r} and should be {real.get(name)!r}")


def must_be_there(t: CardTable, seat: int, seen: Any) -> None:
    """Each card that a view names lies where it says."""
    faces = t.rules.faces
    for n, one in enumerate(seen.seats):
        real = tuple(faces[card] for card in t.seats[n].hand)
        named = Counter(card for card in one.hand if card is not None)
        if len(one.hand) != len(real) or named - Counter(real):
            raise Broken(f"{viewer(seat)} sees the hand of {letter(n)} as {one.hand}, which is {real}")
        if n == seat and one.hand != real:
            raise Broken(f"{viewer(seat)} sees its own hand as {one.hand}, which is {real}")
    deck = [faces[card] for card in reversed(t.deck.list())]
    named_there = [*seen.deck_top, *seen.deck_below]
    if any(card not in (None, there) for card, there in zip(named_there, deck, strict=False)):
        raise Broken(f"{viewer(seat)} takes {named_there} for the top of the deck, which is {deck[: len(named_there)]}")
    for card, real_card in zip(seen.looked_at, t.looked_at, strict=True):
        if card not in (None, faces[real_card]):
            raise Broken(f"{viewer(seat)} takes {card} for a card looked at, which is {faces[real_card]}")


def a_view_shows_the_open_roles_and_no_other(trial: Trial) -> None:
    seat = trial.any_viewer()
    for one in trial.book.view(trial.t, seat).seats:
        if (one.role is not None) != is_role_open(trial.t, one.seat, seat):
            raise Broken(f"{viewer(seat)} sees the role of {letter(one.seat)} as {one.role}")


def a_view_shows_ones_own_characters_and_no_other(trial: Trial) -> None:
    """Of those to choose from, until everybody has chosen; and nobody is anybody before (R158)."""
    seat = trial.any_viewer()
    seen = trial.book.view(trial.t, seat)
    for n, pair in enumerate(seen.pairs):
        if (None in pair) != (n != seat):
            raise Broken(f"{viewer(seat)} sees what {letter(n)} may choose from as {pair}")
        if seen.seats[n].character != "none":
            raise Broken(f"{viewer(seat)} sees that {letter(n)} is {seen.seats[n].character} while others choose")


def what_another_chooses_to_be_changes_nothing_a_seat_sees(trial: Trial) -> None:
    """Whichever character somebody takes, it looks the same to the others while anybody has still to choose (R158)."""
    book, t = trial.book, trial.t
    seat = trial.any_viewer()
    if t.top.name != "choosing" or t.top.seat == seat:
        return
    one, other = t.copy(), t.copy()
    for table, move in zip((one, other), t.moves.ints(), strict=True):
        table.log = Log()
        advance(table, move)
    if len(one.pairs) > 0:
        must_look_alike(book, one, other, seat)
        if book.events(one, 0, seat) != book.events(other, 0, seat):
            raise Broken(f"{viewer(seat)} hears whom {letter(t.top.seat)} has chosen to be")


def a_frame_names_no_hidden_card(trial: Trial) -> None:
    """A card in a frame lies open, or everybody was told of it and it has been shuffled in since."""
    t = cast(CardTable, trial.t)
    for frame in t.frames():
        for name, number in zip(frame.fields, frame.numbers(), strict=True):
            card = number if name == "card" else number - IN_PLAY if name == "what" else -1
            if card >= 0 and not lies_open(t, card) and not was_told(t, card):
                raise Broken(f"{frame.name} names {t.rules.faces[card]}, which is hidden")


def lies_open(t: CardTable, card: int) -> bool:
    hidden = ("deck", "looked at", "hand")
    return any(card in cards for place, cards in places(t).items() if not place.startswith(hidden))


def was_told(t: CardTable, card: int) -> bool:
    log = t.log
    assert log is not None
    return any(log.entry(n)[3] == card and log.entry(n)[5] == TO_ALL for n in range(len(log)))


def a_guess_looks_like_the_truth(trial: Trial) -> None:
    """To the seat whose view it is made from; and nothing but that view and fresh luck goes into it."""
    book, t = trial.book, trial.t
    seat = trial.any_viewer()
    seen = book.view(t, seat)
    rng = Rng.seeded(trial.luck.below(1 << 30))
    again = rng.copy()
    guess = book.guess(seen, rng)
    if book.view(guess, seat) != seen:
        apart = difference(seen, book.view(guess, seat))
        raise Broken(f"{viewer(seat)} would see another table in the guess from its view: {apart}")
    if isinstance(guess, CardTable):
        check_cards(guess)
        must_be_dealt_anew(cast(CardTable, t), guess, seat)
    if book.encode(book.guess(seen, again)) != book.encode(guess):
        raise Broken("two guesses from one view with the same luck are not the same: there is more in them")
    if is_luck_of(t, guess) or is_luck_of(guess, book.guess(seen, rng)):
        raise Broken("a guess foretells the luck of the table")


def is_luck_of(t: AnyTable, guess: AnyTable) -> bool:
    """Whether the generator of a guess is where that of the table is, or soon will be."""
    rng = t.rng.copy()
    for _ in range(AHEAD):
        if rng.numbers() == guess.rng.numbers():
            return True
        rng.below(2)
    return False


def must_be_dealt_anew(t: CardTable, guess: CardTable, seat: int) -> None:
    """So many hidden cards cannot lie by luck where they really do."""
    hidden = set(hidden_cards(t, seat))
    real, guessed = places(t), places(guess)
    for place in real:
        if len(hidden.intersection(real[place])) >= MANY and real[place] == guessed[place]:
            raise Broken(f"a guess knows the cards of this place, which {viewer(seat)} cannot: {place}")


def a_guess_plays_on_like_the_truth(trial: Trial) -> None:
    """The same moves bring the same questions at both, until something hidden is shown."""
    seat = trial.any_viewer()
    guess = trial.book.guess(trial.book.view(trial.t, seat), trial.luck)
    must_stay_alike(trial.book, trial.t.copy(), guess, seat, trial.luck, trial.far)


def what_is_hidden_changes_nothing_a_seat_sees(trial: Trial) -> None:
    """Two truths that differ only in cards, characters, roles and luck that a seat cannot know look alike to it."""
    book, t = trial.book, trial.t
    seat = trial.any_viewer()
    options = book.choice(t).options
    n = trial.luck.below(len(options))
    other = dealt_otherwise(t, seat, t.moves.ints()[n], trial.luck)
    must_look_alike(book, t, other, seat)
    must_stay_alike(book, t.copy(), other, seat, trial.luck, trial.far, options[n])
