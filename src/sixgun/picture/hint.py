"""What is shown beside an answer: its plain chance, what it does to one's own life, a warning.

All of it follows from the asked player's own view; the rules themselves decide what is legal.
"""

from math import comb
from typing import Final

from sixgun import cardgame
from sixgun.cardgame.rules import HEARTS
from sixgun.dicegame.view import View as DiceTableView
from sixgun.kernel.choice import Choice
from sixgun.picture.parts import Life, Option

HITS: Final = ("shot", "raid", "duel")
"""Questions of the card game where passing costs a life point."""

DYNAMITE_COSTS: Final = 3


def card_option(v: cardgame.View, question: Choice, option: Option) -> None:
    """Fill in the hints of an answer in the card game."""
    me = v.players[question.seat]
    kind = (option.card or "").partition("/")[0]
    if option.verb == "pass" and question.why in HITS:
        option.life = Life(me.life, me.life - 1)
        option.warn = "risky" if me.life == 1 else None
    elif option.verb == "pass" and question.why == "dying":
        option.warn = "deadly"
    elif question.why == "shot" and (option.verb == "ability" or kind == "barrel") and not option.others:
        option.chance = chance_of_hearts(v, me, draws=1)
    elif option.verb == "play" and kind == "beer" and not option.others:
        drink(v, me, option)
    elif option.verb == "play" and kind == "dynamite" and me.life <= DYNAMITE_COSTS:
        option.warn = "risky"


def drink(v: cardgame.View, me: cardgame.SeatView, option: Option) -> None:
    """A Beer: nothing with two players left or at full life (C71)."""
    living = sum(player.alive for player in v.players)
    heals = max(me.ability.beer_heals, me.copied.beer_heals) if living > 2 else 0
    after = min(me.life + heals, me.max_life)
    if after == me.life:
        option.warn = "no-effect"
    else:
        option.life = Life(me.life, after)


def dice_option(v: DiceTableView, question: Choice, option: Option) -> None:
    """Fill in the hints of an answer in the dice game."""
    me = v.seats[question.seat]
    if option.verb == "heal" and option.seat == question.seat:
        facts = dict(question.facts)
        after = min(me.life + facts.get("worth", 1), me.max_life)
        option.life = Life(me.life, after) if after != me.life else None
        option.warn = None if after != me.life else "no-effect"


def dodges(v: cardgame.View) -> list[float | None]:
    """For each seat the plain chance that one of its draw!s cancels a shot."""
    chances: list[float | None] = []
    for p in v.players:
        draws = 1 if p.ability.dodges or p.copied.dodges else 0
        if p.cards_work:
            draws += any(v.rules.kinds[v.rules.kind_of[card]].dodges for card in p.lying)
        chances.append(chance_of_hearts(v, p, draws) if p.alive and draws else None)
    return chances


def chance_of_hearts(v: cardgame.View, p: cardgame.SeatView, draws: int) -> float:
    """The chance of hearts in one of so many draw!s, by their plain share of the whole deck."""
    cards = len(v.rules.suit)
    others = sum(suit != HEARTS for suit in v.rules.suit)
    turned = draws * max(p.ability.flip_count, p.copied.flip_count)
    return round(1 - comb(others, turned) / comb(cards, turned), 4)
