"""Laws of what is off: it has a reason exactly if no legal option uses it, and the reason is true and no secret."""

from typing import Any, Final

from sixgun.cardgame.in_force import distance, reach
from sixgun.cardgame.off import own as own_numbers
from sixgun.cardgame.shelf import FOLDERS
from sixgun.cardgame.table import CardTable
from sixgun.kernel.choice import letter
from sixgun.kernel.circle import places_around
from sixgun.kernel.refusal import NOT_NOW, THE_ABILITY, Off
from sixgun.laws.likeness import viewer
from sixgun.laws.redeal import dealt_otherwise
from sixgun.laws.trial import AnyTable, Broken, Trial

WITH_OWN_CARDS: Final = ("play", "use", "discard")
"""What one does with a card of one's own."""

DICE: Final = (1, 2, 3, 4, 5)


def what_is_off_has_a_reason_and_nothing_else_has(trial: Trial) -> None:
    """For the seat asked: each card or die, and for each card that can be played each seat."""
    book, t = trial.book, trial.t
    seat = t.top.seat
    options: tuple[Any, ...] = book.choice(t).options
    given = book.off(t, seat)
    if not is_home_made(t) and any(off.why == NOT_NOW for off in given):
        raise Broken(f"something is off for no reason: {[off for off in given if off.why == NOT_NOW]}")
    must_be(given, {thing for thing in own(t, seat) if not uses(options, thing)}, None)
    must_be_aimed(t, [off for off in given if not off.things], [move for move in options if not begins(move)])
    if isinstance(t, CardTable):
        for card in [*own(t, seat), THE_ABILITY]:
            of_card = [off for off in given if card in off.things]
            must_be_aimed(t, of_card, [move for move in options if is_of(move, card)])
        if not is_home_made(t):
            the_frame_says_the_same(t, seat, options)


def is_home_made(t: AnyTable) -> bool:
    """Whether there is a set in it that need not explain itself: what it refuses is refused in general."""
    return isinstance(t, CardTable) and any(name in FOLDERS for name in t.rules.sets)


def the_frame_says_the_same(t: CardTable, seat: int, options: tuple[Any, ...]) -> None:
    """The frame refuses a card, asked by itself, exactly if none of its options uses it."""
    for card in own_numbers(t, seat):
        on = uses(options, t.rules.faces[card])
        if (t.top.why_not(t, card) is None) != on:
            raise Broken(f"{t.rules.faces[card]} is {'on' if on else 'off'}, and refused by {t.top.why_not(t, card)}")


def uses(options: tuple[Any, ...], thing: object) -> bool:
    """Whether an option takes a card or a die; dice that are not rolled now are off only where some are."""
    if isinstance(thing, int):
        return any(thing in move.dice for move in options) or not any(move.dice for move in options)
    return any(is_of(move, thing) for move in options)


def begins(move: Any) -> bool:
    """Whether a move begins with a card of one's own or with the ability."""
    return move.verb in (*WITH_OWN_CARDS, THE_ABILITY)


def is_of(move: Any, thing: object) -> bool:
    return move.verb == thing or (move.verb in WITH_OWN_CARDS and move.card == thing)


def own(t: AnyTable, seat: int) -> set[str | int]:
    """The cards that may ever be used, or the dice."""
    if not isinstance(t, CardTable):
        return set(DICE)
    return {t.rules.faces[card] for card in own_numbers(t, seat)}


def must_be(given: tuple[Off, ...], wanted: set[Any], seat: int | None) -> None:
    explained = [thing for off in given if off.seat == seat for thing in off.things if thing != THE_ABILITY]
    if set(explained) != wanted or len(explained) != len(set(explained)):
        raise Broken(f"off are {sorted(wanted)}, and explained are {sorted(explained)}")


def must_be_aimed(t: AnyTable, given: list[Off], moves: list[Any]) -> None:
    """A seat has a reason exactly if these moves, if they are aimed at all, are not aimed at it."""
    aimed = {move.seat for move in moves} - {None}
    wanted = [seat for seat in range(len(t.seats)) if aimed and seat not in aimed]
    explained = sorted(off.seat for off in given if off.seat is not None)
    if explained != wanted:
        raise Broken(f"{moves} are not aimed at {wanted}, and explained are {explained}")


def the_numbers_of_a_reason_are_true(trial: Trial) -> None:
    """A distance is the distance of that seat, or of the nearest; and it is too far."""
    t = trial.t
    me = t.top.seat
    for off in trial.book.off(t, me):
        numbers = dict(off.why.numbers)
        if "distance" not in numbers:
            continue
        others = [seat for seat in range(len(t.seats)) if seat != me and not t.is_out(seat)]
        if isinstance(t, CardTable):
            far = {seat: int(distance(t, me, seat)) for seat in others}
            may_be = reach(t, me) if off.why.code == "out-of-reach" else 1
        else:
            far = {seat: int(places_around(t.present, me, seat)) for seat in others}
            may_be = numbers["reach"]
        told = numbers["distance"]
        if told != (min(far.values()) if off.seat is None else far[off.seat]) or numbers.get("reach", 1) != may_be:
            raise Broken(f"{off} is not so: the distances are {far}, and it may be {may_be}")
        if isinstance(t, CardTable) and told <= may_be:
            raise Broken(f"{off} says that {told} is farther than {may_be}")


def a_reason_tells_nothing_hidden(trial: Trial) -> None:
    """Two truths that differ only in what a seat cannot know give it the same reasons."""
    seat = trial.any_viewer()
    t = trial.t
    options = trial.book.choice(t).options
    n = trial.luck.below(len(options))
    other = dealt_otherwise(t, seat, t.moves.ints()[n], trial.luck)
    one, two = trial.book.off(t, seat), trial.book.off(other, seat)
    if one != two:
        raise Broken(f"{viewer(seat)} can tell two truths apart by a reason: {one} or {two}")


def who_is_not_asked_waits(trial: Trial) -> None:
    """Every card of a seat that is not asked is off; the dice are then another's."""
    t = trial.t
    if not isinstance(t, CardTable):
        return
    for seat in range(len(t.seats)):
        if seat != t.top.seat and not t.is_out(seat):
            try:
                must_be(trial.book.off(t, seat), own(t, seat), None)
            except Broken as broken:
                raise Broken(f"for {letter(seat)}, who is not asked, {broken}") from None
