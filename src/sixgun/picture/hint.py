"""What is shown beside an answer: its plain chance, what it does to one's own life, a warning.

All of it follows from the asked player's own view; the rules themselves decide what is legal.
"""

from math import comb
from typing import Final

from sixgun import cardgame
from sixgun.cardgame.event_card import NO_EVENT, NO_SUIT, EventCard
from sixgun.cardgame.rules import HEARTS
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Move
from sixgun.picture.parts import Life, Option
from sixgun.picture.warning import COSTS, warning

View = cardgame.View | DiceView

SHOTS: Final = ("shot", "volley", "roulette", "ricocheting")
"""Questions that a Missed! answers."""


def fill_in(v: View, question: Choice, move: Move, option: Option) -> None:
    """Fill in the hints of an answer."""
    option.warn = warning(v, question, move)
    if isinstance(v, cardgame.View):
        card_option(v, question, option)
    else:
        dice_option(v, question, option)


def card_option(v: cardgame.View, question: Choice, option: Option) -> None:
    me = v.players[question.seat]
    kind = (option.card or "").partition("/")[0]
    if option.verb == "pass" and question.why in COSTS and not me.ghost:
        option.life = Life(me.life, me.life - COSTS[question.why])
    elif question.why in SHOTS and (option.verb == "ability" or kind == "barrel") and not option.others:
        option.chance = chance_of_hearts(v, me, draws=1)
    elif option.verb == "play" and kind == "beer" and option.warn is None:
        heals = max([1, *[ability.beer_heals for ability in me.in_force]])
        option.life = Life(me.life, min(me.life + heals, me.max_life))


def dice_option(v: DiceView, question: Choice, option: Option) -> None:
    me = v.seats[question.seat]
    if option.verb == "heal" and option.seat == question.seat and me.life < me.max_life:
        facts = dict(question.facts)
        option.life = Life(me.life, min(me.life + facts.get("worth", 1), me.max_life))


def event_in_force(v: cardgame.View) -> EventCard:
    """The event in force, or one that changes nothing."""
    return v.rules.events[v.middle_numbers[-1]] if len(v.middle_numbers) > 0 else NO_EVENT


def dodges(v: cardgame.View) -> list[float | None]:
    """For each seat the plain chance that one of its draw!s cancels a shot."""
    chances: list[float | None] = []
    kinds, kind_of = v.rules.kinds, v.rules.kind_of
    for p in v.players:
        draws = 1 if True in [ability.dodges for ability in p.in_force] else 0
        if p.cards_work:
            draws += True in [kinds[kind_of[card]].dodges for card in p.in_play_numbers]
        chances.append(chance_of_hearts(v, p, draws) if p.alive and draws else None)
    return chances


def chance_of_hearts(v: cardgame.View, p: cardgame.SeatView, draws: int) -> float:
    """The chance of hearts in one of so many draw!s, by their plain share of the whole deck."""
    instead = event_in_force(v).counts_as_suit
    if instead != NO_SUIT:
        return float(instead == HEARTS)
    cards = len(v.rules.suit)
    others = cards - list(v.rules.suit).count(HEARTS)
    turned = draws * max([1, *[ability.flip_count for ability in p.in_force]])
    return round(1 - comb(others, turned) / comb(cards, turned), 4)
