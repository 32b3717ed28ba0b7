"""Breaks of the card game and of Dodge City."""

from typing import Any

from sixgun.cardgame import death, effects, flip, harm, in_force, kind, shot, table, target
from sixgun.cardgame.move import NONE
from sixgun.cardgame.sets.base import cards, duel, dynamite, general_store, indians, jail
from sixgun.kernel import circle, roles
from tools.broken.patch import Break, Function, Method, Value, brk


def heal_without_ceiling(t: Any, seat: int, amount: int) -> None:
    t.seats[seat].life += amount


def leave_it_at_one(self: Any, c: Any) -> bool:
    flip.decide(c, self.wants, c.turned_over[0])
    return True


def draw_the_reward(self: Any, c: Any) -> bool:
    death.reward(c, self.seat, self.dead)
    c.done(0)
    return True


def draw_before_the_beer(self: Any, c: Any) -> bool:
    if c.seats[self.seat].character.name == "bart-cassidy" and len(c.seats[self.seat].hand) == 1:
        c.draw(self.seat, 1)
    return bool(die(self, c))


die = harm.Dying.step


def blame_the_left_neighbour(t: Any, seat: int, amount: int) -> None:
    by = t.left_of(seat)
    t.push(harm.Hurt(seat, amount, by, by))


def clockwise_only(alive: int, a: int, b: int) -> int:
    return sum(alive >> (a + i) % circle.SEATS & 1 for i in range(1, (b - a) % circle.SEATS + 1))


def hard_to_dodge(self: Any, t: Any, by: int, target: int, card: int, what: int) -> None:
    if effects.harms(t, by, target, card):
        t.push(shot.Shot(target, by, card, in_force.misses_needed(t, by)))


def duel_counts(self: Any, t: Any, m: int) -> None:
    t.seats[self.seat].bangs += 1
    duel_choose(self, t, m)


duel_choose = duel.Duel.choose


def challenger_begins(self: Any, t: Any, by: int, target: int, card: int, what: int) -> None:
    if effects.harms(t, by, target, card):
        t.push(duel.Duel(by, target, by))


def draw_before_dying(self: Any, t: Any) -> bool:
    if self.stage == harm.LOSES:
        s = t.seats[self.seat]
        s.character.hurt(t, self.seat, self.amount, self.through)
    elif self.stage == harm.ENDURES:
        t.swap(harm.Hurt(self.seat, self.amount, self.by, self.through, harm.OVER))
        return True
    return bool(hurt_step(self, t))


hurt_step = harm.Hurt.step


def jail_stays(self: Any, t: Any, me: int, card: int, fitting: bool) -> None:
    return


def dynamite_stays(self: Any, t: Any, me: int, card: int, fitting: bool) -> None:
    if fitting:
        t.discard_from_play(me, card)
        harm.hurt_by_nobody(t, me, dynamite.BLAST)


def one_less_in_store(self: Any, t: Any, by: int, target: int, card: int, what: int) -> None:
    alive = t.present
    t.present = alive & (alive - 1)
    open_store(self, t, by, target, card, what)
    t.present = alive


open_store = general_store.OpenStore.strike


def barrel_again(self: Any, c: Any, barrel: int) -> None:
    c.push(flip.Flip(self.seat, flip.WANTS_HEARTS))


def only_play(self: Any, t: Any) -> bool:
    """Answers with cards in play are not asked for when the hand is empty."""
    if self.needs > 0 and len(t.seats[self.seat].hand) == 0:
        self.hits(t)
        return True
    return bool(shot_step(self, t))


shot_step = shot.Shot.step


def team_only_while_alive(roles_: Any, one: int, other: int) -> int:
    return 0


EVERY_WEAPON_AT_ONE = [Value(each, "reach", 1) for each in cards.KINDS if each.is_weapon()]

RULES: tuple[Break, ...] = (
    brk(
        "C19 C34",
        "a player may keep one card more",
        Function(in_force.hand_limit, lambda t, seat: t.seats[seat].life + 1),
    ),
    brk("C20 C72", "life points have no ceiling", Function(harm.heal, heal_without_ceiling)),
    brk("C22 C24", "phase 1 brings one card", Function(in_force.draw_count, lambda t, seat: 1)),
    brk("C25 R41", "the discards are never shuffled in", Method(table.CardTable, "reshuffle", lambda self: None)),
    brk("C28 C66", "any number of BANG! cards", Function(in_force.bang_limit, lambda t, seat: 1000)),
    brk("C29 C29-E1", "equal names may lie side by side", Function(in_force.named_in_play, lambda t, seat, kind: NONE)),
    brk("C30", "a new weapon does not replace the old one", Function(in_force.weapon_in_play, lambda t, seat: NONE)),
    brk("C35 C35-E1", "distance counts clockwise only", Function(circle.places_around, clockwise_only)),
    brk("C37 C52", "the Colt reaches two places", Value(in_force, "COLT", 2)),
    brk("C42", "no penalty for a Deputy", Method(death.Death, "is_penalised", lambda self, c: False)),
    brk("C43", "no reward for an Outlaw", Method(death.Death, "is_rewarded", lambda self, c: False)),
    brk("R155", "Lucky Duke never has a second card by the option", Method(flip.SecondCard, "step", leave_it_at_one)),
    brk("R156", "the reward cannot be declined", Method(death.Reward, "step", draw_the_reward)),
    brk("R157", "Bart Cassidy draws at the point of death", Method(harm.Dying, "step", draw_before_the_beer)),
    brk("C45 C105", "Dynamite is the left neighbour's", Function(harm.hurt_by_nobody, blame_the_left_neighbour)),
    brk("C46 C47 C48", "no team ever wins", Function(roles.side, team_only_while_alive)),
    brk(
        "C53 C56",
        "every weapon reaches one place",
        *EVERY_WEAPON_AT_ONE,
    ),
    brk("C57", "a Volcanic allows one BANG! card", Value(cards.Volcanic, "bang_limit", 1)),
    brk("C61 C65", "nothing counts as a Missed!", Function(in_force.counts_as_missed, lambda t, seat, card: False)),
    brk("C74", "no Beer at the point of death", Value(effects.Drink, "saves", False)),
    brk("C75 R6 D18", "Beer works with two players left", Function(in_force.beer_heals, lambda t, seat: 1)),
    brk("C78 D32 R5", "everything that heals saves", Value(effects.Heal, "saves", True)),
    brk("C80", "the General Store has one card too few", Method(general_store.OpenStore, "strike", one_less_in_store)),
    brk("C87 R79", "nothing answers Indians! and Duel", Function(indians.offer_bangs, lambda t, seat: None)),
    brk("C88", "the challenger answers first", Method(duel.Challenge, "strike", challenger_begins)),
    brk("C90 R152", "BANG! cards in a Duel count for the limit", Method(duel.Duel, "choose", duel_counts)),
    brk("C91", "a Mustang changes nothing", Value(kind.Farther, "seen_farther", 0)),
    brk("C92", "a Scope changes nothing", Value(kind.Closer, "sees_closer", 0)),
    brk("C93 C103", "Dynamite explodes on spades 2 to 8", Value(flip, "RANK_OF_9", 6)),
    brk("C94", "a Barrel is good for nothing", Value(cards.Barrel, "dodges", False)),
    brk("R30", "a Barrel may be drawn for again", Method(shot.Shot, "draw_for", barrel_again)),
    brk("C97 R49", "the Sheriff may be jailed", Value(target, "SHERIFF", -1)),
    brk("C99 C100", "a Jail stays after its check", Method(jail.Jail, "settle", jail_stays)),
    brk("C99 R52", "a failed Jail costs nothing", Method(jail.Jail, "skips_turn", lambda self, fitting: False)),
    brk("C103", "Dynamite takes two life points", Value(dynamite, "BLAST", 2)),
    brk("C102 C103", "Dynamite is not passed on", Method(dynamite.Dynamite, "settle", dynamite_stays)),
    brk(
        "C104 R50",
        "Jail is checked before Dynamite",
        Value(dynamite.Dynamite, "check", 2),
        Value(jail.Jail, "check", 1),
    ),
    brk("R2 R3", "who is hurt draws before he saves himself", Method(harm.Hurt, "step", draw_before_dying)),
    brk(
        "R12 R20",
        "nobody acts as soon as something happens",
        Method(table.CardTable, "as_soon_as", lambda self: setattr(self, "alert", False)),
    ),
    brk("R33", "every shot of Slab needs two Missed!", Method(effects.Shoot, "strike", hard_to_dodge)),
    brk("R34 C95", "cards in play do not open the question", Method(shot.Shot, "step", only_play)),
    brk("D22 R68", "green cards need not wait", Function(in_force.is_ready, lambda t, card: True)),
    brk("D12 D14 D15", "three players: no personal goals", Value(roles, "PREY", [-1, -1, -1, -1])),
    brk("D16 R103", "three players: a reward for Outlaws only", Function(roles.is_duel_of_three, lambda roles_: False)),
)
