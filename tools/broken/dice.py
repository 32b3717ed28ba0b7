"""Breaks of the dice game."""

from typing import Any

from sixgun.dicegame import circle, gatling, harm, indians, rolling, strike, turn
from sixgun.kernel.bits import BIT
from sixgun.kernel.circle import next_after
from tools.broken.patch import Break, Function, Value, brk


def stop_at_two_dynamite(d: Any, seat: int) -> bool:
    s = d.seats[seat]
    return bool(s.life > 0 and d.rolls < s.character.rolls and d.count(1) < 2)


def roll_without_arrows(d: Any, seat: int, n: int) -> None:
    return


def all_arrows_at_once(d: Any, seat: int, n: int) -> None:
    taken = min(n, d.supply)
    d.seats[seat].arrows += taken
    d.supply -= taken
    if d.supply == 0 and taken:
        indians.attack(d, seat)


def arrows_stay(t: Any, seat: int) -> None:
    return


def dice_heal_without_ceiling(t: Any, seat: int, by: int, points: int) -> None:
    t.seats[seat].life += points


def seat_before(alive: int, seat: int) -> int:
    """Whose left neighbour the seat is."""
    return next(other for other in range(8) if alive & BIT[other] and next_after(alive, other) == seat)


def fire_at_oneself_too(d: Any, by: int, cause: int = 1) -> Any:
    d.aim(by, 1)
    return fire(d, by, cause)


fire = gatling.fire


def always_one(d: Any) -> bool:
    return bool(d.rules.kit_takes_from_one)


def harmless_explosion(d: Any, me: int) -> None:
    return


def hits_wait(t: Any, by: int, cause: int) -> int:
    """The life points are taken off by `one_after_the_other`."""
    return int(t.hit)


def one_after_the_other(t: Any, dead: int, by: int) -> None:
    """Each loses his points and is judged before the next."""
    for seat in range(len(t.seats)):
        s = t.seats[seat]
        if s.hits > 0 and not t.over:
            s.hits = min(s.hits, s.life)
            s.life -= s.hits
            if s.life == 0:
                s.killer = by
                t.present &= ~BIT[seat]
                harm.judge(t)


RULES: tuple[Break, ...] = (
    brk("X15 X21", "ARROW brings no arrow", Function(indians.take_arrows, roll_without_arrows)),
    brk("X24 R106", "the arrows of a roll are taken together", Function(indians.take_arrows, all_arrows_at_once)),
    brk("X23", "the arrows stay after an attack", Value(indians, "return_all_arrows", arrows_stay)),
    brk("X26", "two DYNAMITE end the rolling", Function(rolling.may_roll_again, stop_at_two_dynamite)),
    brk("X26 X27", "DYNAMITE costs nothing", Function(turn.explode, harmless_explosion)),
    brk(
        "X30 R111",
        "a TWO stays a TWO with three players left",
        Function(circle.sight_of, lambda face, circle: 2 if face == 3 else 1),
    ),
    brk("X34", "life points have no ceiling", Function(harm.heal, dice_heal_without_ceiling)),
    brk("X35", "the Gatling hits its player too", Function(gatling.fire, fire_at_oneself_too)),
    brk("X36", "the Gatling leaves its player his arrows", Value(strike, "return_all_arrows", arrows_stay)),
    brk("R154", "who keeps his arrows gives them back", Value(gatling, "BY_GATLING_KEEPING", 1)),
    brk("R119", "the option binds Kit Carlson with two GATLING too", Function(gatling.is_bound_to_one, always_one)),
    brk("R119 XE3", "nothing binds Kit Carlson", Function(gatling.is_bound_to_one, lambda d: False)),
    brk("X41", "the dead keep their arrows", Value(harm, "return_all_arrows", arrows_stay)),
    brk("X9 X16", "play goes counter-clockwise", Value(turn, "next_after", seat_before)),
    brk(
        "R108 X45-E3",
        "the targets of a step are hit one after the other",
        Function(harm.lose_hits, hits_wait),
        Function(harm.eliminate, one_after_the_other),
    ),
)
