"""Elimination: the role is shown, others act on it, the cards go, and reward or penalty follow (C40-C45, R140)."""

from typing import ClassVar, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.cardgame.event import DECLINED, ELIMINATED, GAME_OVER, INHERITED, PENALISED, REWARDED
from sixgun.cardgame.in_force import inherits
from sixgun.cardgame.move import CHOOSE, DRAW, HAND, IN_PLAY, NONE, PASS, move, verb_of, what_of
from sixgun.cardgame.pick import offer_cards_of
from sixgun.cardgame.refusal import meant_for
from sixgun.cardgame.table import CardTable
from sixgun.kernel.bits import BIT
from sixgun.kernel.frame import DONE, NOBODY, Frame
from sixgun.kernel.log import TO_ALL
from sixgun.kernel.refusal import Refusal
from sixgun.kernel.roles import DEPUTY, OUTLAW, SHERIFF, UNDECIDED, is_duel_of_three, verdict
from sixgun.kernel.table import Table

REWARD: Final = 3

FALLS: Final = 0
LEAVES_CARDS: Final = 1
OVER: Final = 2
"""The stages of Death."""


@mypyc_attr(acyclic=True)
class Death(Frame):
    """`seat` is eliminated, and `by` is credited with it. Who was back for a turn is eliminated again (HR15)."""

    name: ClassVar[str] = "death"
    fields: ClassVar[tuple[str, ...]] = ("seat", "by", "stage")

    def __init__(self, seat: i64, by: i64, stage: i64 = FALLS) -> None:
        super().__init__(seat)
        self.by: Final[i64] = by
        self.stage: Final[i64] = stage

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        s = c.seats[self.seat]
        if self.stage == FALLS:
            was_alive = c.is_alive(self.seat)
            s.life = 0
            if was_alive:
                s.killer = self.by
                c.revealed |= BIT[self.seat]
                if c.first_dead == NONE and len(c.rules.events) > 0:
                    c.first_dead = self.seat
            c.present &= ~BIT[self.seat]
            c.alive &= ~BIT[self.seat]
            c.unjudged = True
            c.tell(ELIMINATED, self.seat, self.by, s.role)
            c.swap(Death(self.seat, self.by, LEAVES_CARDS))
            if was_alive or not c.rules.options.ghosts_leave_quietly:
                self.others_act(c)
            return True
        if self.stage == LEAVES_CARDS:
            if c.estates & BIT[self.seat] == 0:
                discard_everything(c, self.seat)
            if self.is_rewarded(c):
                if c.rules.options.reward_optional:
                    c.swap(Death(self.seat, self.by, OVER))
                    c.push(Reward(self.by, self.seat))
                    return True
                reward(c, self.by, self.seat)
            elif self.is_penalised(c):
                c.tell(PENALISED, self.by, self.seat)
                discard_everything(c, self.by)
        if c.rules.options.victory_at_once:
            judge(c)
        c.done(DONE)
        return True

    def others_act(self, c: CardTable) -> None:
        """The abilities that look at an elimination, clockwise from the player whose turn it is (R140)."""
        heir = next_heir(c, self.seat)
        if heir != NOBODY:
            if c.rules.options.sam_after_card:
                c.estates |= BIT[self.seat]
            else:
                c.push(Estate(heir, self.seat))
        n: i64 = len(c.seats)
        for i in range(n):
            me = (c.turn + i) % n
            if not c.is_out(me):
                for ability in c.seats[me].force.abilities:
                    ability.somebody_died(c, me, self.seat)

    def is_credited(self, c: CardTable) -> bool:
        """Whether somebody has done it who is there to be rewarded or penalised."""
        return self.by != NOBODY and self.by != self.seat and not c.is_out(self.by)

    def is_rewarded(self, c: CardTable) -> bool:
        """For an Outlaw, and with three players for everybody (C43, R103)."""
        return self.is_credited(c) and (c.seats[self.seat].role == OUTLAW or is_duel_of_three(roles_of(c)))

    def is_penalised(self, c: CardTable) -> bool:
        """The Sheriff, for a Deputy (C42)."""
        return self.is_credited(c) and c.seats[self.seat].role == DEPUTY and c.seats[self.by].role == SHERIFF


@mypyc_attr(acyclic=True)
class Reward(Frame):
    """`seat` draws the reward for having eliminated `dead`, or by the option declines it (R156)."""

    name: ClassVar[str] = "reward"
    fields: ClassVar[tuple[str, ...]] = ("seat", "dead")

    def __init__(self, seat: i64, dead: i64) -> None:
        super().__init__(seat)
        self.dead: Final[i64] = dead

    def question(self) -> i64:
        return 24

    def other_seat(self) -> i64:
        return self.dead

    def options(self, t: Table) -> None:
        t.moves.add(move(DRAW))
        t.moves.add(move(PASS))

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if verb_of(m) == PASS:
            c.tell(DECLINED, self.seat, self.dead)
        else:
            reward(c, self.seat, self.dead)
        c.done(DONE)


def reward(t: CardTable, seat: i64, dead: i64) -> None:
    t.tell(REWARDED, seat, dead, REWARD)
    t.draw(seat, REWARD)


@mypyc_attr(acyclic=True)
class Estate(Frame):
    """Whoever takes the cards of the eliminated (Vulture Sam) does so; several take one each in turn (R95)."""

    name: ClassVar[str] = "estate"
    fields: ClassVar[tuple[str, ...]] = ("seat", "dead")

    def __init__(self, seat: i64, dead: i64) -> None:
        super().__init__(seat)
        self.dead: Final[i64] = dead

    def question(self) -> i64:
        return 10

    def other_seat(self) -> i64:
        return self.dead

    def step(self, t: Table) -> bool:
        c = cast(CardTable, t)
        left = c.seats[self.dead]
        if len(left.hand) + len(left.in_play) == 0:
            c.done(DONE)
        elif next_heir(c, self.seat) == self.seat:
            self.take_everything(c)
            c.done(DONE)
        else:
            return False
        return True

    def options(self, t: Table) -> None:
        c = cast(CardTable, t)
        offer_cards_of(c, CHOOSE, NONE, self.dead)

    def why_not_at(self, t: Table, thing: i64, seat: i64) -> Refusal | None:
        return None if seat == self.dead else meant_for(self.dead)

    def choose(self, t: Table, m: i64) -> None:
        c = cast(CardTable, t)
        if what_of(m) == HAND:
            card = c.pick_at_random(self.dead)
            c.pass_hidden(self.dead, self.seat, card)
        else:
            card = what_of(m) - IN_PLAY
            c.leave_play(self.dead, card)
            c.gain(self.seat, card)
        c.say(INHERITED, self.seat, self.dead, card, 1, c.knows[card])
        c.swap(Estate(next_heir(c, self.seat), self.dead))

    def take_everything(self, c: CardTable) -> None:
        """All cards change hands together, so whoever knew one of them still knows where it is.

        The hand comes in the order of the deck: in which order the eliminated held it is nobody's business.
        """
        left = c.seats[self.dead]
        for card in left.in_play:
            c.gain(self.seat, card)
            c.say(INHERITED, self.seat, self.dead, card, 1, TO_ALL)
        for card in in_order_of_deck(c, left.hand):
            c.gain(self.seat, card)
            c.say(INHERITED, self.seat, self.dead, card, 1, c.knows[card])
        left.in_play = vec[i64]()
        left.hand = vec[i64]()


def next_heir(t: CardTable, seat: i64) -> i64:
    """The next player clockwise who takes the cards of the eliminated; last of all `seat` himself."""
    n: i64 = len(t.seats)
    for i in range(1, n + 1):
        at = (seat + i) % n
        if not t.is_out(at) and inherits(t, at):
            return at
    return NOBODY


def in_order_of_deck(t: CardTable, hand: vec[i64]) -> vec[i64]:
    """The cards by what they look like, the first of the deck first."""
    alike = t.rules.first_alike
    cards = hand[:]
    for i in range(1, len(cards)):
        card = cards[i]
        j = i
        while j > 0 and alike[cards[j - 1]] > alike[card]:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card
    return cards


def discard_everything(t: CardTable, seat: i64) -> None:
    """Cards in play first, then the hand, in the order in which they came (R141)."""
    s = t.seats[seat]
    for card in s.in_play[:]:
        t.discard_from_play(seat, card)
    for card in s.hand[:]:
        t.discard_from_hand(seat, card)


def roles_of(t: CardTable) -> vec[i64]:
    roles = vec[i64]()
    for s in t.seats:
        roles = append(roles, s.role)
    return roles


def card_is_over(t: CardTable) -> None:
    """A card or a check is settled for all it touched: what waited for that happens, victory is checked (R28)."""
    if t.estates != 0:
        for dead in range(len(t.seats)):
            if t.estates & BIT[dead] != 0:
                t.estates &= ~BIT[dead]
                heir = next_heir(t, dead)
                if heir == NOBODY:
                    discard_everything(t, dead)
                else:
                    t.push(Estate(heir, dead))
                    return
    if t.unjudged:
        judge(t)


def judge(t: CardTable) -> None:
    """End the game if the eliminations so far decide it."""
    t.unjudged = False
    killers = vec[i64]()
    for s in t.seats:
        killers = append(killers, s.killer)
    decided = verdict(roles_of(t), t.present, killers)
    if decided != UNDECIDED:
        t.over = True
        t.winners = decided
        t.tell(GAME_OVER, NONE, NONE, decided)
