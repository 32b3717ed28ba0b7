"""The breaks of break_rules.py: each takes one rule out of the engine or turns it round."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import sixgun.scenario  # noqa: F401 - everything that a function could have been imported into must be there
from sixgun.cardgame import check, death, effects, flip, harm, kind, options, play, questions, shot, stage, table, turn
from sixgun.cardgame.ability import Ability as CardAbility
from sixgun.cardgame.move import NONE
from sixgun.cardgame.ruleset import KINDS
from sixgun.cardgame.sets.base import BASE, cards, duel, dynamite, general_store, indians, jail
from sixgun.cardgame.sets.dodge_city import DODGE_CITY
from sixgun.dicegame import characters as dice
from sixgun.dicegame import circle, gatling, rolling, strike
from sixgun.dicegame import harm as dice_harm
from sixgun.dicegame import indians as dice_indians
from sixgun.dicegame import turn as dice_turn
from sixgun.dicegame.ability import Ability as DiceAbility
from sixgun.kernel import roles

Change = tuple[Any, str, object]
"""An owner, the name of one of its attributes, and the value it gets."""


@dataclass(frozen=True)
class Method:
    """Another method of a class."""

    owner: type
    name: str
    new: Any

    def changes(self) -> Iterator[Change]:
        yield self.owner, self.name, self.new


@dataclass(frozen=True)
class Function:
    """Another function, wherever it was imported to."""

    old: Callable[..., Any]
    new: Callable[..., Any]

    def changes(self) -> Iterator[Change]:
        for name, module in list(sys.modules.items()):
            if name.startswith("sixgun"):
                for attribute, value in list(vars(module).items()):
                    if value is self.old:
                        yield module, attribute, self.new


@dataclass(frozen=True)
class Value:
    """Another value of a constant or an attribute, where it is named."""

    owner: Any
    name: str
    new: object

    def changes(self) -> Iterator[Change]:
        yield self.owner, self.name, self.new


Patch = Method | Function | Value


@dataclass(frozen=True)
class Break:
    """One way to break the engine, and the rules whose scenarios have to notice."""

    rules: tuple[str, ...]
    what: str
    patches: tuple[Patch, ...]


def brk(rules: str, what: str, *patches: Patch) -> Break:
    return Break(tuple(rules.split()), what, patches)


def without(ability: Any, plain: type, rule: str) -> Iterator[Break]:
    """A character without what sets him apart, one hook at a time."""
    for name, value in vars(type(ability)).items():
        if callable(value) and hasattr(plain, name) and not name.startswith("__"):
            yield brk(rule, f"{ability.name} without {name}", Method(type(ability), name, getattr(plain, name)))


ALSO = {"kit-carlson": " CE8", "vera-custer": " R91 R92"}
"""Where a part of a card-game character is in a rule of its own."""


def characters() -> Iterator[Break]:
    """Every character of the three games, hook by hook. The digests number them in the order of the sets."""
    for i, ability in enumerate(BASE.characters):
        yield from without(ability, CardAbility, f"C{106 + i}" + ALSO.get(ability.name, ""))
    for i, ability in enumerate(DODGE_CITY.characters):
        yield from without(ability, CardAbility, f"D{56 + i}" + ALSO.get(ability.name, ""))
    for i, other in enumerate(dice.CHARACTERS):
        yield from without(other, DiceAbility, f"X{55 + i}")


# replacements


def heal_without_ceiling(t: Any, seat: int, amount: int) -> None:
    t.seats[seat].life += amount


def reward_only(self: Any, c: Any) -> None:
    if self.by >= 0 and self.by != self.seat and c.seats[self.by].alive and c.seats[self.seat].role == roles.OUTLAW:
        c.draw(self.by, death.REWARD)


def penalty_only(self: Any, c: Any) -> None:
    if self.by >= 0 and c.seats[self.by].role == roles.SHERIFF and c.seats[self.seat].role == roles.DEPUTY:
        death.discard_everything(c, self.by)


def blame_the_left_neighbour(t: Any, seat: int, amount: int) -> None:
    by = t.left_of(seat)
    t.push(harm.Hurt(seat, amount, by, by))


def no_short_way(t: Any, a: int, b: int) -> int:
    steps = sum(t.seats[(a + i) % len(t.seats)].alive for i in range(1, (b - a) % len(t.seats) + 1))
    return int(steps)


def within_without_short_way(t: Any, me: int, far: int) -> int:
    found = 0
    for seat in range(len(t.seats)):
        bent = no_short_way(t, me, seat) + questions.seen_farther(t, seat) - questions.sees_closer(t, me)
        if seat != me and t.seats[seat].alive and bent <= far:
            found |= roles.BIT[seat]
    return found


def hard_to_dodge(self: Any, t: Any, by: int, target: int, card: int, what: int) -> None:
    if effects.harms(t, by, target, card):
        t.push(shot.Shot(target, by, questions.misses_needed(t, by)))


def everyone_saves(self: Any) -> bool:
    return True


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
    t.living -= 1
    open_store(self, t, by, target, card, what)
    t.living += 1


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


def stop_at_two_dynamite(d: Any, seat: int) -> bool:
    return bool(d.rolls >= d.seats[seat].character.rolls() or d.count(1) >= 2)


def roll_without_arrows(d: Any, seat: int, n: int) -> None:
    return


def all_arrows_at_once(d: Any, seat: int, n: int) -> None:
    taken = min(n, d.supply)
    d.seats[seat].arrows += taken
    d.supply -= taken
    if d.supply == 0 and taken:
        dice_indians.attack(d, seat)


def arrows_stay(t: Any, seat: int) -> None:
    return


def dice_heal_without_ceiling(t: Any, seat: int, by: int, points: int) -> None:
    t.seats[seat].life += points


def next_seat(t: Any, seat: int) -> int:
    return int((seat - 1) % len(t.seats))


def fire_at_oneself_too(d: Any, by: int) -> Any:
    struck = fire(d, by)
    d.seats[by].hits = 1
    return struck


fire = gatling.fire


def harmless_explosion(d: Any, me: int) -> None:
    return


def hits_wait(t: Any, by: int, cause: int) -> None:
    """The life points are taken off by `one_after_the_other`."""


def one_after_the_other(t: Any, by: int) -> None:
    """Each loses his points and is judged before the next."""
    for seat in range(len(t.seats)):
        s = t.seats[seat]
        if s.hits > 0 and not t.over:
            s.hits = min(s.hits, s.life)
            s.life -= s.hits
            if s.life == 0:
                s.killer = by
                dice_harm.judge(t)


def by_default(rules: str, **values: object) -> Break:
    """Another default: whoever does not name the option gets it."""

    def read(named: Any) -> options.Options:
        chosen = read_options(named)
        for name, value in values.items():
            setattr(chosen, name, value)
        return chosen

    what = ", ".join(f"{name} is {value}" for name, value in values.items())
    return brk(rules, what, Function(options.read_options, read))


read_options = options.read_options


RULES: tuple[Break, ...] = (
    # the card game
    brk("C19 C34", "a player may keep one card more", Function(questions.hand_limit, lambda t, seat: t.seats[seat].life + 1)),
    brk("C20 C72", "life points have no ceiling", Function(harm.heal, heal_without_ceiling)),
    brk("C22 C24", "phase 1 brings one card", Function(questions.draw_count, lambda t, seat: 1)),
    brk("C25 R41", "the discards are never shuffled in", Method(table.CardTable, "reshuffle", lambda self: None)),
    brk("C28 C66", "any number of BANG! cards", Function(questions.bang_limit, lambda t, seat: 1000)),
    brk("C29 C29-E1", "equal names may lie side by side", Function(questions.named_in_play, lambda t, seat, kind: NONE)),
    brk("C30", "a new weapon does not replace the old one", Function(questions.weapon_in_play, lambda t, seat: NONE)),
    brk("C35 C35-E1", "distance is counted clockwise only", Function(questions.seats_within, within_without_short_way)),
    brk("C37 C52", "the Colt reaches two places", Value(questions, "COLT", 2)),
    brk("C42", "no penalty for a Deputy", Method(death.Death, "reward_or_penalty", reward_only)),
    brk("C43", "no reward for an Outlaw", Method(death.Death, "reward_or_penalty", penalty_only)),
    brk("C45 C105", "Dynamite is the left neighbour's", Function(harm.hurt_by_nobody, blame_the_left_neighbour)),
    brk("C46 C47 C48", "no team ever wins", Function(roles.side, team_only_while_alive)),
    brk("C53 C56", "every weapon reaches one place", Method(kind.Weapon, "reach", lambda self: 1)),
    brk("C57", "a Volcanic allows one BANG! card", Method(cards.Volcanic, "bang_limit", CardAbility.bang_limit)),
    brk("C61 C65", "nothing counts as a Missed!", Function(questions.counts_as_missed, lambda t, seat, card: False)),
    brk("C74", "no Beer at the point of death", Method(effects.Drink, "saves", effects.Heal.saves)),
    brk("C75 R6 D18", "Beer works with two players left", Function(questions.beer_heals, lambda t, seat: 1)),
    brk("C78 D32 R5", "everything that heals saves", Method(effects.Heal, "saves", everyone_saves)),
    brk("C80", "the General Store has one card too few", Method(general_store.OpenStore, "strike", one_less_in_store)),
    brk("C87 R79", "nothing answers Indians! and Duel", Function(indians.offer_bangs, lambda t, seat: None)),
    brk("C88", "the challenger answers first", Method(duel.Challenge, "strike", challenger_begins)),
    brk("C90 R152", "BANG! cards in a Duel count for the limit", Method(duel.Duel, "choose", duel_counts)),
    brk("C91", "a Mustang changes nothing", Method(kind.Farther, "seen_farther", lambda self: 0)),
    brk("C92", "a Scope changes nothing", Method(kind.Closer, "sees_closer", lambda self: 0)),
    brk("C93 C103", "Dynamite explodes on spades 2 to 8", Value(flip, "RANK_OF_9", 6)),
    brk("C94", "a Barrel is good for nothing", Method(cards.Barrel, "dodges", CardAbility.dodges)),
    brk("R30", "a Barrel may be drawn for again", Method(shot.Shot, "draw_for", barrel_again)),
    brk("C97 R49", "the Sheriff may be jailed", Value(play, "SHERIFF", -1)),
    brk("C99 C100", "a Jail stays after its check", Method(jail.Jail, "settle", jail_stays)),
    brk("C99 R52", "a failed Jail costs nothing", Method(jail.Jail, "skips_turn", lambda self, fitting: False)),
    brk("C103", "Dynamite takes two life points", Value(dynamite, "BLAST", 2)),
    brk("C102 C103", "Dynamite is not passed on", Method(dynamite.Dynamite, "settle", dynamite_stays)),
    brk(
        "C104 R50",
        "Jail is checked before Dynamite",
        Method(dynamite.Dynamite, "check", lambda self: 2),
        Method(jail.Jail, "check", lambda self: 1),
    ),
    brk("R2 R3", "who is hurt draws before he saves himself", Method(harm.Hurt, "step", draw_before_dying)),
    brk("R12 R20", "nobody acts as soon as something happens", Method(table.CardTable, "as_soon_as", lambda self: setattr(self, "alert", False))),
    brk("R33", "every shot of Slab needs two Missed!", Method(effects.Shoot, "strike", hard_to_dodge)),
    brk("R34 C95", "cards in play do not open the question", Method(shot.Shot, "step", only_play)),
    # the defaults of the options
    by_default("R8", gringo_draws_in_duel=True),
    by_default("R13", suzy=options.AT_ONCE),
    by_default("R12 R14", suzy=options.RESOLVED),
    by_default("R20", sam_after_card=True),
    by_default("R22 R104", duel_credits_opponent=True),
    by_default("R28", victory_at_once=True),
    by_default("R40", same_weapon=False),
    by_default("R41", reshuffle_at_once=True),
    by_default("R54", own_cards=False),
    by_default("R83", molly_at_once=True),
    by_default("CE2", brown_after=True),
    by_default("CE5", barrel_forced=True),
    by_default("CE8", kit_carlson_life=3),
    by_default("CE15 R44", drawn_after=True),
    by_default("DE1 D64", jose_limit=1000),
    # Dodge City
    brk("D22 R68", "green cards need not wait", Function(questions.is_ready, lambda t, card: True)),
    brk("D12 D14 D15", "three players: no personal goals", Value(roles, "PREY", [-1, -1, -1, -1])),
    brk("D16 R103", "three players: a reward for Outlaws only", Function(roles.is_duel_of_three, lambda roles_: False)),
    # the dice game
    brk("X15 X21", "ARROW brings no arrow", Function(dice_indians.take_arrows, roll_without_arrows)),
    brk("X24 R106", "the arrows of a roll are taken together", Function(dice_indians.take_arrows, all_arrows_at_once)),
    brk("X23", "the arrows stay after an attack", Value(dice_indians, "return_all_arrows", arrows_stay)),
    brk("X26", "two DYNAMITE end the rolling", Function(rolling.is_final, stop_at_two_dynamite)),
    brk("X26 X27", "DYNAMITE costs nothing", Function(dice_turn.explode, harmless_explosion)),
    brk("X30 R111", "a TWO stays a TWO with three players left", Function(circle.sight_of, lambda t, face: 2 if face == 3 else 1)),
    brk("X34", "life points have no ceiling", Function(dice_harm.heal, dice_heal_without_ceiling)),
    brk("X35", "the Gatling hits its player too", Function(gatling.fire, fire_at_oneself_too)),
    brk("X36", "the Gatling leaves its player his arrows", Value(strike, "return_all_arrows", arrows_stay)),
    brk("X41", "the dead keep their arrows", Value(dice_harm, "return_all_arrows", arrows_stay)),
    brk("X9 X16", "play goes counter-clockwise", Function(circle.next_living, next_seat)),
    brk(
        "R108 X45-E3",
        "the targets of a step are hit one after the other",
        Function(dice_harm.lose_hits, hits_wait),
        Function(dice_harm.eliminate_the_dead, one_after_the_other),
    ),
)

BREAKS: tuple[Break, ...] = (*RULES, *characters())
