"""Laws of good order, cheap enough to be looked at in every decision."""

from typing import cast

from sixgun.cardgame.table import CardTable
from sixgun.dicegame.face import ARROWS
from sixgun.dicegame.table import DiceTable
from sixgun.kernel.choice import letter
from sixgun.laws.trial import AnyTable, Broken, Trial


def cards_are_conserved(trial: Trial) -> None:
    """As many cards lie on the table as there are; `no_card_lies_in_two_places` sees to it that they are those."""
    t = cast(CardTable, trial.t)
    n = t.deck.n + t.discards.n + len(t.store) + len(t.looked_at) + len(t.turned_over) + len(t.played)
    for s in t.seats:
        n += len(s.hand) + len(s.in_play)
    if n != len(t.rules.cards):
        raise Broken(f"{n} cards are on the table and not {len(t.rules.cards)}")


def no_card_lies_in_two_places(trial: Trial) -> None:
    check_cards(cast(CardTable, trial.t))


def check_cards(t: CardTable) -> None:
    """Every card is somewhere, and once."""
    cards = sorted(card for place in places(t).values() for card in place)
    if cards != list(range(len(t.rules.cards))):
        twice = {t.rules.faces[card] for card in cards if cards.count(card) > 1}
        missing = {t.rules.faces[card] for card in range(len(t.rules.cards)) if card not in cards}
        raise Broken(f"cards that lie in two places: {listed(twice)}; that are missing: {listed(missing)}")


def places(t: CardTable) -> dict[str, list[int]]:
    """The cards at each place of the table."""
    found = {
        "deck": t.deck.list(),
        "discards": t.discards.list(),
        "store": list(t.store),
        "looked at": list(t.looked_at),
        "turned over": list(t.turned_over),
        "played": list(t.played),
    }
    for seat, s in enumerate(t.seats):
        found[f"hand of {letter(seat)}"] = list(s.hand)
        found[f"before {letter(seat)}"] = list(s.in_play)
    return found


def listed(names: set[str]) -> str:
    return ", ".join(sorted(names)) or "none"


def arrows_are_conserved(trial: Trial) -> None:
    """All arrows are held or in the middle, one always lies there, and the eliminated hold none (X42)."""
    t = cast(DiceTable, trial.t)
    held = 0
    for s in t.seats:
        held += s.arrows
        if s.arrows < 0 or (s.arrows > 0 and s.life == 0):
            raise Broken(f"a player with {s.life} life points holds {s.arrows} arrows")
    if t.supply < 1 or t.supply + held != ARROWS:
        raise Broken(f"{t.supply} arrows are in the middle and {held} held, of {ARROWS}")


def life_stays_within_bounds(trial: Trial) -> None:
    """Never above the number at the start; at or below nothing only for the eliminated and at the point of death."""
    t = trial.t
    for seat in range(len(t.seats)):
        s = t.seats[seat]
        if s.life > s.max_life or (s.life <= 0 and is_alive(t, seat) and not is_dying(t, seat)):
            raise Broken(f"{letter(seat)} has {s.life} life points of {s.max_life}")


def is_alive(t: AnyTable, seat: int) -> bool:
    """Whether a seat was not eliminated; in the card game one that was may be back for a turn (H16)."""
    return t.is_alive(seat) if isinstance(t, CardTable) else not t.is_out(seat)


def is_dying(t: AnyTable, seat: int) -> bool:
    return any(frame.name == "dying" and frame.seat == seat for frame in t.frames())


def the_dead_are_never_asked(trial: Trial) -> None:
    seat = trial.t.top.seat
    if not 0 <= seat < trial.deal.players or trial.t.is_out(seat):
        raise Broken(f"seat {seat} is asked ({trial.t.top.name}) and is out of the game")


def every_event_is_in_one_place(trial: Trial) -> None:
    """In the middle or in the packet, or left in the box, but nowhere twice; and the packet ends with a final one."""
    t = cast(CardTable, trial.t)
    events = [*t.middle, *t.packet]
    if len(set(events)) != len(events):
        raise Broken(f"an event is in two places: {list(t.middle)} in the middle, {list(t.packet)} to come")
    if len(t.packet) > 0 and not t.rules.events[t.packet[0]].final:
        raise Broken("the last event of the packet is no final one")


def options_are_never_empty(trial: Trial) -> None:
    if trial.t.moves.n == 0:
        top = trial.t.top
        raise Broken(f"{letter(top.seat)} is asked ({top.name}) and has no answer")
