"""The whole table: the others in a horseshoe around the felt, the viewer with his hand and his question below."""

from functools import cache
from html import escape
from typing import Final

from sixgun.game import Game
from sixgun.kernel.choice import Choice, letter
from sixgun.notebook.look import TABLE, icon, style
from sixgun.notebook.piece import Print, back, card, die, event, player
from sixgun.picture.paint import picture
from sixgun.picture.parts import CardSeat, CardView, View
from sixgun.text import Text
from sixgun.text.wording import CardView as EngineCardView
from sixgun.text.wording import View as EngineView

ON_TOP: Final = {2: 0, 3: 1, 4: 2, 5: 1, 6: 2, 7: 3}
"""How many of so many others sit at the far side, as in the client; the rest is halved between left and right."""
TOP_CARDS: Final = 3
"""Who sees everything is shown so many of the deck."""
MOST_OPTIONS: Final = 40
"""So many answers are written out; the others are counted."""


@cache
def words() -> Text:
    return Text("en")


def html(shown: Game | EngineView) -> str:
    """A view as it is; a game as the seat asked sees it, with its question, and open when it is over."""
    if isinstance(shown, Game):
        return table(shown.view(shown.asked), None if shown.over else shown.choice)
    return table(shown, None)


def table(seen: EngineView, choice: Choice | None) -> str:
    """The table in a view, and the question if it is given."""
    kinds = {kind.name: kind for kind in seen.rules.kinds} if isinstance(seen, EngineCardView) else {}
    on, view = Print(words(), kinds), picture(seen)
    asked = seen.asked
    me = view.viewer if view.viewer is not None else 0
    seats = [player(on, seat, tags(view, asked, seat.seat), far(view, me, seat.seat)) for seat in view.seats]
    around = [seats[(me + step) % len(seats)] for step in range(1, len(seats))]
    top = ON_TOP[len(around)]
    side = (len(around) - top) // 2
    left, far_side, right = around[:side][::-1], around[side : side + top], around[side + top :]
    middle = card_felt(on, view) if isinstance(view, CardView) else dice_felt(view.dice, view.supply)
    hands = [hand(on, seat, me) for seat in view.seats if isinstance(seat, CardSeat) and is_open(seat)]
    question = said(on.text, choice, seen) if choice is not None else who_is_asked(view, asked)
    return (
        f'<div class="{TABLE}"><style>{style()}</style>'
        f'<div class="ring"><div class="column">{"".join(left)}</div>'
        f'<div class="middle"><div class="far-side">{"".join(far_side)}</div><div class="felt">{middle}</div></div>'
        f'<div class="column">{"".join(right)}</div></div>'
        f'<div class="question">{question}</div>'
        f'<div class="mine">{seats[me]}<div class="hands">{"".join(hands)}</div></div></div>'
    )


def tags(view: View, asked: int | None, seat: int) -> list[str]:
    """What stands above a player."""
    found = [("you", seat == view.viewer), ("turn", seat == view.turn and not view.over), ("asked", seat == asked)]
    return [word for word, so in [*found, ("won", seat in view.winners)] if so]


def far(view: View, me: int, seat: int) -> int:
    """How far the viewer sees a player; 0 where that is nothing to say."""
    return view.distances[me][seat] if isinstance(view, CardView) and view.viewer is not None else 0


# the middle


def card_felt(on: Print, view: CardView) -> str:
    top = card(on, view.discards[-1], "large") if view.discards else '<span class="none">none</span>'
    piles = [pile(f"deck {view.deck}", back("large")), pile(f"discards {len(view.discards)}", top)]
    shown = (
        ("General Store", view.store),
        ("looked at", view.looked_at),
        ("turned over", view.turned_over),
        ("played", view.played),
        ("on top of the deck", view.deck_top[:TOP_CARDS]),
    )
    piles += [pile(name, "".join(face_of(on, each, "large") for each in cards)) for name, cards in shown if cards]
    return "".join([*events(on, view), *piles])


def events(on: Print, view: CardView) -> list[str]:
    """The event in force, and the next one with how many come after it."""
    shown = []
    if view.event:
        shown.append(pile("event in force", event(on, view.event)))
    if view.next_event:
        more = f", {view.events_left - 1} more" if view.events_left > 1 else ""
        shown.append(pile(f"next event{more}", event(on, view.next_event)))
    marks = [f"{letter(view.turn)} named {view.named}" if view.named else ""]
    marks.append(f"{letter(view.turn)} has to play {view.must_play}" if view.must_play else "")
    return [*shown, *(pile(escape(mark), "") for mark in marks if mark)]


def dice_felt(dice: list[str], supply: int) -> str:
    rolled = "".join(map(die, dice)) or '<span class="none">not rolled yet</span>'
    return pile("dice", rolled) + pile("arrows in the middle", f'<span class="supply">{icon("arrow")} {supply}</span>')


def pile(name: str, cards: str) -> str:
    return f'<div class="pile"><div class="cards">{cards}</div><div>{name}</div></div>'


def face_of(on: Print, face: str | None, size: str) -> str:
    return back(size) if face is None else card(on, face, size)


# the hand and the question


def is_open(seat: CardSeat) -> bool:
    """Whether the viewer knows any card of a hand."""
    return seat.alive and any(face is not None for face in seat.hand)


def hand(on: Print, seat: CardSeat, me: int) -> str:
    """A hand as far as it is known: the viewer's own large, others small with their letter."""
    size = "large" if seat.seat == me else "small"
    whose = "" if seat.seat == me else f"<b>{letter(seat.seat)}</b>"
    return f'<div class="hand">{whose}{"".join(face_of(on, face, size) for face in seat.hand)}</div>'


def said(text: Text, choice: Choice, seen: EngineView) -> str:
    """What is asked, and every answer as `play` takes it."""
    options = [f"<code>{escape(str(option))}</code>" for option in choice.options[:MOST_OPTIONS]]
    more = len(choice.options) - len(options)
    also = f" and {more} more" if more else ""
    return f"<b>{letter(choice.seat)}: {escape(text.question(choice, seen))}</b><div>{' '.join(options)}{also}</div>"


def who_is_asked(view: View, asked: int | None) -> str:
    if asked is not None:
        return f"<b>{letter(asked)} is asked</b>"
    return f"<b>Won by {', '.join(map(letter, view.winners)) or 'nobody'}</b>"
