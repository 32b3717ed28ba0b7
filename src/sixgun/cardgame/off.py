"""What a seat cannot do now, and why: for every card of its own, and for every seat that a card cannot be aimed at.

The legal options decide what is off; the frame that asks and the abilities say why. Everything said follows from what
the seat sees: see the law in laws/refusal.py.
"""

from mypy_extensions import i64

from sixgun.cardgame.kind import GREEN, Kind
from sixgun.cardgame.move import ABILITY, NONE, card_of, seat_of, verb_of
from sixgun.cardgame.play import Play
from sixgun.cardgame.refusal import ANSWER_ONLY
from sixgun.cardgame.table import CardTable
from sixgun.kernel.refusal import NOT_NOW, THE_ABILITY, Off, grouped, not_asked


def off(t: CardTable, me: int) -> tuple[Off, ...]:
    """All that is off for a seat, grouped by the reason; nothing for spectators and the dead, and after the game."""
    if t.over or me >= len(t.seats) or t.is_out(me):
        return ()
    asked = t.top.seat
    if asked != me:
        why = not_asked(t.turn, me, asked)
        return grouped(
            [Off(ANSWER_ONLY if answers_only(t, card) else why, (t.rules.faces[card],)) for card in own(t, me)]
        )
    t.offer()
    moves = t.moves.ints()
    found: list[Off] = []
    for card in own(t, me):
        played = [m for m in moves if is_meant(t, me, m, card)]
        if not played:
            found.append(Off(t.top.why_not(t, card) or NOT_NOW, (t.rules.faces[card],)))
        elif has_target(played):
            for seat in spared(t, played):
                found.append(Off(t.top.why_not_at(t, card, seat) or NOT_NOW, (t.rules.faces[card],), seat))
    found += ability_off(t, me, [m for m in moves if verb_of(m) == ABILITY])
    plain = [m for m in moves if card_of(m) == NONE and verb_of(m) != ABILITY]
    if has_target(plain):
        found += [Off(t.top.why_not_at(t, NONE, seat) or NOT_NOW, (), seat) for seat in spared(t, plain)]
    return grouped(found)


def ability_off(t: CardTable, me: int, offered: list[int]) -> list[Off]:
    """The ability of the character, or a borrowed one, in phase 2: why it waits, or whom it cannot be used on."""
    if not isinstance(t.top, Play):
        return []
    mine = t.seats[me].force.abilities
    if not offered:
        return [Off(why, (THE_ABILITY,)) for why in [ability.why_not(t, me) for ability in mine] if why is not None]
    if not has_target(offered):
        return []
    found = []
    for seat in spared(t, offered):
        said = [why for why in [ability.why_not_at(t, me, seat) for ability in mine] if why is not None]
        found.append(Off(said[0] if said else NOT_NOW, (THE_ABILITY,), seat))
    return found


def is_meant(t: CardTable, me: i64, m: i64, card: i64) -> bool:
    """Whether a move plays, uses or discards that card, or one of the same place that looks like it."""
    meant = card_of(m)
    if meant == card:
        return True
    hand = t.seats[me].hand
    return meant in hand and card in hand and t.rules.first_alike[meant] == t.rules.first_alike[card]


def has_target(moves: list[int]) -> bool:
    return any(seat_of(m) != NONE for m in moves)


def spared(t: CardTable, moves: list[int]) -> list[int]:
    """The seats that none of these moves is aimed at."""
    aimed = {seat_of(m) for m in moves}
    return [seat for seat in range(len(t.seats)) if seat not in aimed]


def own(t: CardTable, me: i64) -> list[int]:
    """The cards that a seat may ever play or use: its hand, and of those in play what does not work by itself."""
    s = t.seats[me]
    return [*s.hand, *[card for card in s.in_play if is_used(t.kind(card))]]


def is_used(kind: Kind) -> bool:
    """Whether a card in play waits to be used by its owner."""
    return kind.border == GREEN or kind.dodges


def answers_only(t: CardTable, card: i64) -> bool:
    """Whether a card waits for a shot, whosever turn it is."""
    return t.kind(card).misses or t.kind(card).dodges
