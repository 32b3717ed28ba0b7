"""Views, questions, events and moves as plain dicts and lists, ready for JSON: what bots in other languages read.

Everything hidden stays hidden because it is taken from a View, a Choice or a Seen, and from nothing else. The words are
those that the browser gets, too.
"""

from typing import Any, Final

from sixgun import cardgame
from sixgun.cardgame.notation import Move as CardMove
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.view import SeatView as CardSeat
from sixgun.cardgame.view import View as CardView
from sixgun.dicegame.frames import FRAMES
from sixgun.dicegame.notation import Move as DiceMove
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.roles import SPECTATOR

Plain = dict[str, Any]

INSIDE: Final = ("seat", "card", "kind", "what")
"""Numbers of a question or a piece of work that mean something only inside the engine, or are said in words."""


def plain(thing: CardView | DiceView | Choice | Seen | CardMove | DiceMove) -> Plain:
    """What JSON can carry of it.

    >>> from sixgun import new_game
    >>> game = new_game(players=4, seed=2)
    >>> plain(game.view(3))["seats"][3]["role"]
    'sheriff'
    >>> plain(game.choice)["options"][-1]["text"]
    'end'
    """
    if isinstance(thing, CardView):
        return card_view(thing)
    if isinstance(thing, DiceView):
        return dice_view(thing)
    if isinstance(thing, Choice):
        return question(thing)
    if isinstance(thing, Seen):
        return {name: getattr(thing, name) for name in ("what", "seat", "other", "card", "amount")}
    return card_move(thing) if isinstance(thing, CardMove) else dice_move(thing)


# the card game


def card_view(v: CardView) -> Plain:
    n = len(v.players)
    far = list(v.far)
    return {
        "game": "card",
        "viewer": v.seat,
        "seats": [card_seat(v.rules, player) for player in v.players],
        "distances": [far[seat * n : seat * n + n] for seat in range(n)],
        "turn": v.turn,
        "turns": v.turns,
        "deck": v.deck_size,
        "deck_top": list(v.deck_top),
        "discards": list(v.discards),
        "store": list(v.store),
        "looked_at": list(v.looked_at),
        "turned_over": list(v.turned_over),
        "played": list(v.played),
        "work": [
            work(frame.name, frame.fields, numbers, v.rules)
            for frame, (_, numbers) in zip(v.work, v.frames, strict=True)
        ],
        "over": v.over,
        "winners": list(v.winners),
    }


def card_seat(rules: Rules, p: CardSeat) -> Plain:
    waiting = list(p.fresh)
    return {
        "seat": p.seat,
        "character": p.character,
        "borrowed": p.borrowed,
        "role": p.role,
        "life": p.life,
        "max_life": p.max_life,
        "alive": p.alive,
        "hand": list(p.hand),
        "in_play": [{"card": rules.faces[card], "waiting": card in waiting} for card in p.lying],
        "reach": p.reach,
    }


# the dice game


def dice_view(v: DiceView) -> Plain:
    seat_facts = ("seat", "character", "role", "life", "max_life", "alive", "arrows", "hits")
    return {
        "game": "dice",
        "viewer": None if v.seat == SPECTATOR else v.seat,
        "seats": [{name: getattr(s, name) for name in seat_facts} for s in v.seats],
        "turn": v.turn,
        "dice": list(v.dice),
        "rolls": v.rolls,
        "rolls_allowed": v.rolls_allowed,
        "supply": v.supply,
        "work": [work(name, FRAMES[name].fields, numbers, None) for name, numbers in v.frames],
        "over": v.over,
        "winners": list(v.winners),
    }


def work(name: str, fields: tuple[str, ...], numbers: tuple[int, ...], rules: Rules | None) -> Plain:
    """An unfinished piece of work: whose it is, its card, its other public numbers."""
    named = dict(zip(fields, numbers, strict=True))
    seat = named.get("seat", -1)
    card = named.get("card", -1)
    return {
        "name": name,
        "seat": seat if seat >= 0 else None,
        "card": rules.faces[card] if rules is not None and card >= 0 else None,
        "facts": public(named),
    }


def public(facts: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in facts.items() if name not in INSIDE}


# the question


def question(choice: Choice) -> Plain:
    return {
        "seat": choice.seat,
        "why": choice.why,
        "facts": public(dict(choice.facts)),
        "options": [plain(move) for move in choice.options],  # type: ignore[arg-type]
        "default": str(choice.default),
    }


def card_move(move: cardgame.Move) -> Plain:
    return {
        "text": str(move),
        "verb": move.verb,
        "card": move.card or None,
        "seat": move.seat,
        "what": move.what or None,
        "others": list(move.others),
    }


def dice_move(move: DiceMove) -> Plain:
    return {
        "text": str(move),
        "verb": move.verb,
        "seat": move.seat,
        "dice": list(move.dice),
        "doubling": move.doubling,
    }
