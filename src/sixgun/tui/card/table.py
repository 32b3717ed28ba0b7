"""The card table drawn in characters: a line a seat, in the order in which they sit."""

from collections.abc import Iterator

from sixgun.cardgame.ability import NO_ABILITY
from sixgun.cardgame.event_card import COUNTER_CLOCKWISE
from sixgun.cardgame.kind import GREEN
from sixgun.cardgame.seat_view import SeatView
from sixgun.cardgame.shelf import KINDS
from sixgun.cardgame.view import View
from sixgun.kernel.choice import letter
from sixgun.text import Text
from sixgun.text.wording import card_words, cards_words, kind_of
from sixgun.tui.screen import Row, fitted, tied, widest, widest_role, wrapped

NAME = 15
"""The width of the column of characters."""
IN_PLAY = "      "
"""What stands before the cards in play: they belong to the seat above."""


def draw(view: View, text: Text, width: int) -> list[Row]:
    """Piles, seats, and everything that lies in front of them."""
    rows = [Row(line, "heading") for line in wrapped(piles(view, text), width)]
    rows += event_rows(view, text, width)
    if view.deck_top:
        rows += quiet(text.say("table-deck-top", cards=cards_words(text, view.deck_top)), width, "")
    if view.store:
        rows += quiet(text.say("table-store", cards=cards_words(text, view.store)), width, "")
    for seat in view.seats:
        rows += seat_rows(view, seat, text, width)
    return rows


def piles(view: View, text: Text) -> str:
    discards = view.discards
    return text.say(
        "table-head-card",
        deck=int(view.deck_size),
        top="some" if discards else "none",
        discards=len(discards),
        card=card_words(text, discards[-1]) if discards else "",
    )


def event_rows(view: View, text: Text, width: int) -> Iterator[Row]:
    """The event in force with what it says, the next one, and what events have made of this turn."""
    if len(view.rules.events) == 0:
        return
    say = text.say
    if view.event:
        told = say("table-event", event=say(f"card-{view.event}"), text=say(f"card-{view.event}.text"))
        yield from [Row(line) for line in wrapped(told, width, "", "  ")]
    elif view.next_event:
        yield Row(say("table-no-event"))
    if view.next_event:
        coming = say("table-next-event", event=say(f"card-{view.next_event}"), count=view.packet_size - 1)
        yield from quiet(coming, width, "")
    if is_backwards(view):
        yield Row(say("table-backwards"))
    if view.named:
        yield from quiet(say("table-named", seat=letter(view.turn), suit=say(f"suit-{view.named}")), width, "")
    if view.must_play:
        card = card_words(text, view.must_play)
        yield from quiet(say("table-must-play", seat=letter(view.turn), card=card), width, "")


def is_backwards(view: View) -> bool:
    """Whether turns go counter-clockwise."""
    events = view.rules.events
    return len(view.middle_numbers) > 0 and events[view.middle_numbers[-1]].direction == COUNTER_CLOCKWISE


def is_offered(view: View) -> bool:
    """Whether second characters matter: their event is in force or comes next."""
    open_ones = [number for number in (*view.middle_numbers[-1:], view.next_number) if number >= 0]
    return any(view.rules.events[number].deals_second for number in open_ones)


def called(seat: SeatView, text: Text, choosing: bool) -> str:
    """A character by name, in brackets where he has no ability now."""
    name = text.say(f"character-{seat.character}") if not choosing else text.say("table-choosing")
    is_off = seat.ability is not NO_ABILITY and seat.ability not in seat.in_force
    return f"({name})" if is_off else name


def seat_rows(view: View, seat: SeatView, text: Text, width: int) -> Iterator[Row]:
    """The line of a seat, and below it what lies in front of it; nobody has life points before he has a character."""
    choosing = len(view.pairs_numbers) > 0
    who = [
        ">" if seat.seat == view.turn and not view.over else " ",
        letter(seat.seat),
        f"{called(seat, text, choosing):<{NAME}}",
        f"{text.say(f'role-{seat.role}' if seat.role else 'role-hidden'):<{widest_role(text)}}",
        f"{state(seat, text, choosing):<9}" if seat.alive else text.say("table-out"),
    ]
    more = (
        [
            f"{text.say('table-hand', count=int(seat.hand_size)):<{widest(text, 'table-hand')}}",
            how_far(view, seat, text),
        ]
        if seat.alive
        else []
    )
    style = "heading" if seat.seat == view.seat else "plain" if seat.alive else "quiet"
    for line in fitted(" ".join(who), " ".join(more), width):
        yield Row(line, style)
    if seat.alive:
        if seat.borrowed:
            ability = text.say(f"character-{seat.borrowed}")
            yield from quiet(text.say("table-borrows", character=ability), width, IN_PLAY)
        if seat.second and is_offered(view):
            other = text.say(f"character-{seat.second}")
            yield from quiet(text.say("table-second", character=other), width, IN_PLAY)
        if len(seat.in_play_numbers) > 0:
            yield from below(text.say("table-in-play", cards=in_play(seat, text)), width)
        if seat.seat != view.seat and len(seat.hand_numbers) > 0:
            known = cards_words(text, [card for card in seat.hand if card])
            yield from quiet(text.say("table-known", cards=known), width, IN_PLAY)


def state(seat: SeatView, text: Text, choosing: bool) -> str:
    """How a player stands who takes part."""
    return "" if choosing else text.say("table-ghost") if seat.ghost else life(seat)


def life(seat: SeatView) -> str:
    """Life points as signs and as a number."""
    full = max(seat.life, 0)
    return f"{'●' * full}{'○' * (seat.max_life - full)} {seat.life}/{seat.max_life}"


def how_far(view: View, seat: SeatView, text: Text) -> str:
    """The distance at which the viewer sees a seat, and whether his weapon reaches it."""
    if seat.seat == view.seat:
        return text.say("table-you")
    me = view.seat
    if me is None or not view.seats[me].alive:
        return ""
    far = int(view.distance(me, seat.seat))
    return text.say("table-in-reach" if far <= view.seats[me].reach else "table-too-far", distance=far)


def in_play(seat: SeatView, text: Text) -> str:
    """The cards in front of a seat, green ones that still wait marked."""
    waiting = list(seat.waiting)
    words = []
    for card in seat.in_play:
        name = text.say(f"card-{kind_of(card)}")
        waits = card in waiting and KINDS[kind_of(card)].border == GREEN
        words.append(tied(text.say("table-waits", card=name) if waits else name))
    return " · ".join(words)


def hand(view: View, text: Text, width: int) -> list[Row]:
    """The viewer's hand, and how much of it he may keep at the end of his turn."""
    if view.seat is None:
        return []
    me = view.seats[view.seat]
    cards = " · ".join(tied(card_words(text, card)) for card in me.hand if card)
    line = text.say("hand-yours", cards=cards, limit=int(me.hand_limit)) if cards else text.say("hand-empty")
    return [Row(row) for row in wrapped(line, width, "", "  ")]


def below(line: str, width: int) -> list[Row]:
    return [Row(row) for row in wrapped(line, width, IN_PLAY, IN_PLAY + "  ")]


def quiet(line: str, width: int, indent: str) -> list[Row]:
    return [Row(row, "quiet") for row in wrapped(line, width, indent, indent + "  ")]
