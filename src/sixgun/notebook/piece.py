"""What a table is laid with: cards, backs, bullets, dice, players."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Final

from sixgun.cardgame.kind import BORDERS, Kind
from sixgun.kernel.choice import letter
from sixgun.notebook.look import icon, portrait
from sixgun.picture.parts import CardSeat, DiceSeat
from sixgun.text import Text
from sixgun.text.wording import kind_of, sign_of

RED: Final = "♥♦"
FACES: Final = {"1": "one", "2": "two"}
"""The faces of dice whose symbols have other names."""
NO_ABILITY: Final = ' title="no ability now"'
BULLETS: Final = 6
"""So many life points are drawn one by one; more are a number."""


@dataclass(frozen=True)
class Print:
    """What is printed on the things of a game: words, and the kinds of card that there are."""

    text: Text
    kinds: Mapping[str, Kind]

    def name(self, group: str, name: str) -> str:
        """What a card, a character or a role is called; one that has no words yet goes by its id."""
        key = f"{group}-{name}"
        return escape(self.text.say(key) if self.text.has(key) else name)


def card(on: Print, face: str, size: str, waiting: bool = False) -> str:
    """A card face up, large or small; one that nobody has drawn has the book for a picture."""
    name, sign = kind_of(face), sign_of(face)
    kind = on.kinds.get(name)
    border = "brown" if kind is None else BORDERS[kind.border]
    reach = f'<span class="range">{kind.reach}</span>' if kind is not None and kind.is_weapon() else ""
    classes = f"card {size} {border}{' waiting' if waiting and border == 'green' else ''}"
    heading = f'<span class="name">{on.name("card", name)}</span>' if size == "large" else ""
    emblem = icon("k-" + name.replace("-", "_")) or icon("s-book")
    red = " red" if sign[-1:] in RED else ""
    return (
        f'<span class="{classes}" title="{on.name("card", name)} {escape(sign)}">{heading}'
        f'<span class="emblem">{emblem}</span><span class="rank{red}">{escape(sign)}</span>{reach}</span>'
    )


def event(on: Print, name: str) -> str:
    """An event card, with what it says to who rests on it."""
    text = on.text.say(f"card-{name}.text") if on.text.has(f"card-{name}.text") else ""
    return f'<span class="event" title="{escape(text)}">{on.name("card", name)}</span>'


def back(size: str) -> str:
    """A card face down."""
    return f'<span class="back {size}">{icon("mark") if size == "large" else ""}</span>'


def life(seat: CardSeat | DiceSeat) -> str:
    """Life points: bullets, those that are gone as outlines."""
    left = max(seat.life, 0)
    if seat.max_life > BULLETS:
        shown = f"{icon('life')}<b>{left}</b>/{seat.max_life}"
    else:
        shown = icon("life") * left + icon("life-lost") * (seat.max_life - left)
    return f'<span class="life" title="{left} of {seat.max_life} life points">{shown}</span>'


def role(on: Print, of: str | None) -> str:
    """The emblem of a role."""
    name = of or "unknown"
    title = on.name("role", name) if of else "hidden"
    return f'<span class="role {name}" title="{title}">{icon(f"role-{name}")}</span>'


def die(face: str) -> str:
    return f'<span class="die" title="{escape(face)}">{icon("die-" + FACES.get(face, face))}</span>'


def player(on: Print, seat: CardSeat | DiceSeat, tags: Iterable[str], distance: int = 0) -> str:
    """A player: who he is, how he stands, what lies before him."""
    marks = "".join(f'<span class="tag">{escape(tag)}</span>' for tag in tags)
    far = f'<span class="far" title="distance {distance}">{icon("s-reachable")}{distance}</span>' if distance else ""
    who = on.name("character", seat.character)
    is_off = isinstance(seat, CardSeat) and seat.off and seat.alive
    called = f'<span class="character{" off" if is_off else ""}"{NO_ABILITY if is_off else ""}>{who}</span>'
    head = f'<b class="letter">{letter(seat.seat)}</b> {role(on, seat.role)} {called}'
    state = held(seat) if seat.alive else "out"
    laid = laid_before(on, seat) if isinstance(seat, CardSeat) and seat.alive else ""
    return (
        f'<div class="seat{"" if seat.alive else " dead"}">{marks}{far}'
        f'{portrait(seat.character)}<div class="who"><div>{head}</div><div class="state">{state}</div></div>'
        f"{laid}</div>"
    )


def held(seat: CardSeat | DiceSeat) -> str:
    """What can be counted: life points, and hand cards or arrows."""
    if isinstance(seat, CardSeat):
        return (
            f'{"ghost" if seat.ghost else life(seat)} <span title="hand cards">{back("tiny")} {len(seat.hand)}</span>'
        )
    hits = f' <span class="hits">−{seat.hits}</span>' if seat.hits else ""
    return f'{life(seat)} <span title="arrows">{icon("arrow")} {seat.arrows}</span>{hits}'


def laid_before(on: Print, seat: CardSeat) -> str:
    cards = "".join(card(on, laid.card, "small", laid.waiting) for laid in seat.in_play)
    return f'<div class="in-play">{cards}</div>' if cards else ""
