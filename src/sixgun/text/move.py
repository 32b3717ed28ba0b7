"""Moves as answers to choose from: what each means, in a few words."""

from collections.abc import Iterator
from typing import Final

from sixgun.cardgame.kind import BROWN
from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.shelf import CHARACTERS, KINDS
from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.notation import DiceMove
from sixgun.kernel.choice import Move, letter
from sixgun.text.messages import Messages
from sixgun.text.wording import CardView, Facts, View, card_words, kind_of, listed

SHOTS: Final = ("shot", "volley", "roulette", "ricocheting")
"""Questions that a Missed! answers."""


def answer(say: Messages, move: Move, why: str = "", view: View | None = None) -> str:
    """What a move means as an answer to the question `why`; with a view it says more about its target."""
    if isinstance(move, CardMove):
        if move.verb == "become":
            return character_answer(say, "card", move.what, view)
        return card_answer(say, move, why, view)
    assert isinstance(move, DiceMove)
    return character_answer(say, "dice", move.character, view) if move.character else dice_answer(say, move, view)


def character_answer(say: Messages, game: str, character: str, view: View | None) -> str:
    """A character to be: whoever has to choose reads its life points and its ability."""
    name = say.say(f"character-{character}")
    if view is None:
        return say.say(f"move-{game}-become.told", what=name)
    life = CHARACTERS[character].bullets(view.rules.options) if isinstance(view, CardView) else BY_NAME[character].life
    text = say.say(f"character-{character}.{game}")
    return say.say(f"move-{game}-become", what=name, life=life, text=text)


def target(say: Messages, seat: int, view: View | None) -> str:
    """A player to choose: by letter, with a view also by character and life points."""
    if view is None:
        return letter(seat)
    s = view.seats[seat]
    return say.say(
        "target",
        seat=letter(seat),
        character=say.say(f"character-{s.character}"),
        life=s.life,
        full=s.max_life,
    )


def card_answer(say: Messages, move: CardMove, why: str, view: View | None) -> str:
    """A move of the card game."""
    key = card_key(say, move, why)
    reader = None if view is None else view.seat
    what = move.what
    if what == "discard":
        what = view.discards[-1] if isinstance(view, CardView) else ""
    facts: Facts = {
        "card": card_words(say, move.card) if move.card else "",
        "target": "" if move.seat is None else target(say, move.seat, view),
        "what": part_words(say, move.verb, what),
        "paid": "yes" if move.others else "no",
        "price": listed(say, [card_words(say, card) for card in move.others]),
        "over": cards_over(view),
    }
    for form in card_forms(move, why, reader):
        if not form or say.has(f"{key}.{form}"):
            return say.say(f"{key}.{form}" if form else key, **facts)
    raise AssertionError(f"there are no words for {move}")


def part_words(say: Messages, verb: str, what: str) -> str:
    """What is meant of a target, or the suit that is named."""
    if verb in ("name", "guess"):
        return say.say(f"{'suit' if verb == 'name' else 'colour'}-{what}")
    return card_words(say, what) if what not in ("", "hand") else ""


def cards_over(view: View | None) -> int:
    """How many cards a reader whose turn it is has to discard if he ends it now."""
    if not isinstance(view, CardView) or view.seat != view.turn:
        return 0
    me = view.seats[view.turn]
    return max(0, me.hand_size - me.hand_limit)


def card_key(say: Messages, move: CardMove, why: str) -> str:
    """The message of a move: its own for this question, where there is one."""
    if move.verb == "play" and KINDS[kind_of(move.card)].border != BROWN and why in ("", "play"):
        return "move-card-lay"
    if move.verb == "ability" and len(move.others) == 2 and move.seat is None:
        return "move-card-ability-pair"
    if why in SHOTS[1:] and move.verb != "pass":
        why = SHOTS[0]
    special = f"move-card-{move.verb}-{why}"
    return special if why and say.has(special) else f"move-card-{move.verb}"


def card_forms(move: CardMove, why: str, reader: int | None) -> Iterator[str]:
    """The forms that fit, the closest first; without a reader nobody knows the question."""
    if reader is None:
        yield "told"
    if move.verb == "use" and why in SHOTS and KINDS[kind_of(move.card)].dodges:
        yield "draw"
    if move.what == "discard":
        yield "discard"
    elif move.what == "hand":
        yield "hand"
    elif move.what:
        if move.seat == reader:
            yield "mine"
        yield "card"
    elif move.seat is not None:
        if move.seat == reader:
            yield "self"
        yield "at"
    yield ""


def dice_answer(say: Messages, move: DiceMove, view: View | None) -> str:
    """A move of the dice game."""
    key = f"move-dice-{move.verb}"
    aim = None if view is None or move.seat is None else view.seats[move.seat]
    facts: Facts = {
        "life": aim.life if aim else 0,
        "full": aim.max_life if aim else 0,
        "dice": listed(say, [str(place) for place in move.dice]),
        "target": "" if move.seat is None else target(say, move.seat, view),
    }
    if move.doubling:
        key += ".doubling"
    elif move.keeping:
        key += ".keeping"
    elif view is None and say.has(f"{key}.told"):
        key += ".told"
    elif aim is not None and view is not None and move.seat == view.seat and say.has(f"{key}.self"):
        key += ".self"
    return say.say(key, **facts)
