"""A shot: the BANG! effect aimed at one player, and his answers (C61-C65, C94-C95)."""

from typing import ClassVar, Final, cast

from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.answer import spend
from sixgun.cardgame.event import DODGED, USED, USED_ABILITY
from sixgun.cardgame.flip import FITS, WANTS_HEARTS, Flip, put_away
from sixgun.cardgame.harm import Hurt
from sixgun.cardgame.in_force import cards_work, character_dodges, counts_as_missed, is_ready, offered_before
from sixgun.cardgame.kind import GREEN
from sixgun.cardgame.move import ABILITY, NONE, PASS, PLAY, SEAT, USE, card_of, move, verb_of
from sixgun.cardgame.refusal import LAID_THIS_TURN, NEEDS_MISSED, TRIED, forbidden_by, silenced
from sixgun.cardgame.table import CardTable
from sixgun.kernel.frame import DONE, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.table import Table

TRIED_ABILITY: Final = 1
TRIED_CARD: Final = 2
"""Attempts to dodge by a draw!: each once a shot (R30, R31)."""


@mypyc_attr(acyclic=True)
class Shot(Frame):
    """`by` shoots at `seat`, who needs so many more Missed! to cancel it."""

    name: ClassVar[str] = "shot"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "card", "needs", "tried")

    def __init__(self, seat: i64, by: i64, card: i64, needs: i64, tried: i64 = 0) -> None:
        super().__init__(seat)
        self.by: Final[i64] = by
        self.card: Final[i64] = card
        """The card that shoots, NONE for an ability."""
        self.needs: Final[i64] = needs
        self.tried: Final[i64] = tried

    def question(self) -> i64:
        return 5

    def other_seat(self) -> i64:
        return self.by

    def still_needs(self) -> i64:
        return self.needs

    def card_meant(self) -> i64:
        return self.card

    def detail(self) -> i64:
        """By which attempts to dodge he has tried."""
        return self.tried

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        if self.needs <= 0:
            c.tell(DODGED, self.seat, self.by)
            self.dodged(c)
            return True
        barrel = self.barrel(c)
        if barrel != NONE and c.rules.options.barrel_forced:
            self.draw_for(c, barrel)
            return True
        if len(c.seats[self.seat].hand) > 0 or barrel != NONE or self.may_dodge(c) or self.has_green(c):
            return False
        self.hits(c)
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        hand = c.seats[self.seat].hand
        for i in range(len(hand)):
            if counts_as_missed(c, self.seat, hand[i]) and not offered_before(c, hand, i):
                c.moves.add(move(PLAY, hand[i]))
        barrel = self.barrel(c)
        if barrel != NONE:
            c.moves.add(move(USE, barrel))
        for card in c.seats[self.seat].in_play:
            if self.is_shield(c, card):
                c.moves.add(move(USE, card))
        if self.may_dodge(c):
            c.moves.add(move(ABILITY))
        c.moves.add(move(PASS))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        card = card_of(m)
        if verb_of(m) == PASS:
            self.hits(c)
        elif verb_of(m) == PLAY:
            spend(c, self.seat, card)
            # a green card in hand can only stand for a Missed!, so its own lines stay out (R89)
            self.missed(c, card, c.kind(card).misses and c.kind(card).border != GREEN)
        elif c.kind(card).dodges:
            self.draw_for(c, card)
        else:
            c.leave_play(self.seat, card)
            c.discard(card)
            c.say(USED, self.seat, NONE, card, 1, TO_ALL)
            self.missed(c, card, True)

    def got(self, t: Table, answer: i64) -> None:
        c = cast(CardTable, t)
        put_away(c)
        if answer == FITS:
            c.swap(self.again(self.needs - 1, self.tried))

    def why_not(self, t: Table, thing: i64) -> Refusal | None:
        c = cast(CardTable, t)
        kind = c.kind(thing)
        if thing not in c.seats[self.seat].in_play:
            return None if counts_as_missed(c, self.seat, thing) else NEEDS_MISSED
        if thing == self.barrel(c) or self.is_shield(c, thing):
            return None
        if not (kind.dodges or kind.misses):
            return NEEDS_MISSED
        if c.stilled:
            return forbidden_by(c.event.name)
        if not cards_work(c, self.seat):
            return silenced(c.turn)
        if not self.may_draw(c):
            return NEEDS_MISSED
        return TRIED if kind.dodges else LAID_THIS_TURN

    def draw_for(self, c: CardTable, barrel: i64) -> None:
        """The Barrel's draw!."""
        c.say(USED, self.seat, NONE, barrel, 1, TO_ALL)
        c.swap(self.again(self.needs, self.tried | TRIED_CARD))
        c.push(Flip(self.seat, WANTS_HEARTS))

    def missed(self, c: CardTable, card: i64, as_printed: bool) -> None:
        """One Missed! counts; on a card with that symbol the further lines happen too (D38, R74)."""
        c.swap(self.again(self.needs - 1, self.tried))
        if as_printed:
            does = c.kind(card).does
            if c.alert and c.rules.options.suzy_before_dodge:
                c.as_soon_as()  # a hand that the answer left empty comes before its further lines (R153)
            for line in range(1, len(does)):
                does[line].strike(c, self.seat, self.seat, card, SEAT)

    def again(self, needs: i64, tried: i64) -> "Shot":
        """The same shot after an answer that did not settle it."""
        return Shot(self.seat, self.by, self.card, needs, tried)

    def dodged(self, c: CardTable) -> None:
        c.done(DONE)

    def hits(self, c: CardTable) -> None:
        c.swap(Hurt(self.seat, 1, self.by, self.by))

    def barrel(self, c: CardTable) -> i64:
        """The card in play that may still be drawn! for, or NONE."""
        if self.tried & TRIED_CARD == 0 and cards_work(c, self.seat) and self.may_draw(c):
            for card in c.seats[self.seat].in_play:
                if c.kind(card).dodges:
                    return card
        return NONE

    def may_dodge(self, c: CardTable) -> bool:
        return self.tried & TRIED_ABILITY == 0 and character_dodges(c, self.seat) and self.may_draw(c)

    def may_draw(self, c: CardTable) -> bool:
        """Whether a draw! counts as a Missed! here."""
        return True

    def is_shield(self, c: CardTable, card: i64) -> bool:
        """Whether the card in play may be given up for its Missed! symbol (D23)."""
        return c.kind(card).misses and is_ready(c, card) and cards_work(c, self.seat)

    def has_green(self, c: CardTable) -> bool:
        for card in c.seats[self.seat].in_play:
            if self.is_shield(c, card):
                return True
        return False


def dodge_by_ability(t: CardTable) -> None:
    """The player shot at draws! by his ability (C111)."""
    shot = cast(Shot, t.top)
    t.tell(USED_ABILITY, shot.seat)
    t.swap(shot.again(shot.needs, shot.tried | TRIED_ABILITY))
    t.push(Flip(shot.seat, WANTS_HEARTS))
