"""Breaks that give an option another default."""

from typing import Any

from sixgun.cardgame import box, options
from tools.broken.patch import Break, Function, brk


def by_default(rules: str, **values: object) -> Break:
    """Another default: whoever does not name the option gets it."""

    def read(named: Any) -> options.Options:
        chosen = read_options(named)
        for name, value in values.items():
            setattr(chosen, name, value)
        return chosen

    what = ", ".join(f"{name} is {value}" for name, value in values.items())
    anew = Function(box.make_rules, box.new_rules)  # rules that were made before are not broken
    return brk(rules, what, Function(options.read_options, read), anew)


read_options = options.read_options


DEFAULTS: tuple[Break, ...] = (
    by_default("R8", gringo_draws_in_duel=True),
    by_default("R13", suzy=options.AT_ONCE),
    by_default("R12 R14", suzy=options.RESOLVED),
    by_default("R20", sam_after_card=True),
    by_default("R153", suzy_before_dodge=True),
    by_default("R155", second_card_optional=True),
    by_default("R156", reward_optional=True),
    by_default("R158", two_characters=True),
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
    by_default("HE2", identity_secret=True),
    by_default("HR25", identity_at_random=True),
    by_default("HE3", thirst_only_first=True),
    by_default("HR14", ghosts_heal=True),
    by_default("HR15", ghosts_leave_quietly=True),
    by_default("HR9a", hangover_keeps_copy=True),
    by_default("HR19", pat_gets_more=False),
    by_default("HR23", handcuffs_free_answers=True),
    by_default("HR26", events_freeze=True),
    by_default("FE1", mine=options.MINE_DISCARDS),
    by_default("FR4", mine_abilities=False),
    by_default("FE2", ambush_abilities=False),
    by_default("FR7", brothers_hurt=False),
    by_default("FE3", lasso_idle_check=True),
    by_default("FR21", law_as_price=False),
    by_default("FR22", peyote_stop=False),
    by_default("FR14", ricochet_barrel=False),
    by_default("FE6", roulette_cards_only=True),
    by_default("FE7", sniper_any=True),
)
