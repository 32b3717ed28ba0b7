"""Finding secrets in what was sent: every card and every role in a frame, held against what its reader may know.

The check does not trust the painters: it reads the raw bytes, takes the truth from the table, and asks of every card
whether the table has it that this viewer could name it.
"""

import re
from typing import Any, Final

from sixgun.cardgame.move import IN_PLAY
from sixgun.cardgame.table import CardTable
from sixgun.game import GAMES, Game
from sixgun.kernel.bits import BIT
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SHERIFF, SPECTATOR
from sixgun.picture import paint
from sixgun.server.wire.from_server import News, State
from sixgun.server.wire.protocol import DECODE_DOWN, ENCODE

FACE: Final = re.compile(rb"[a-z][a-z-]*/(?:10|[2-9JQKA])[SHDC]")
ROLE: Final = re.compile(rb'"(?:sheriff|outlaw|renegade|deputy)"')


def leaks(frame: bytes, game: Game, viewer: int) -> list[str]:
    """What in a frame about a game under way its viewer must not know, at the moment it is sent."""
    message = DECODE_DOWN.decode(frame)
    if not isinstance(message, State | News):
        return [] if game.over else in_other(frame, message, game)
    since = 0 if isinstance(message, State) else game.happened - len(message.events)
    found = []
    table: Any = game.table
    if isinstance(table, CardTable):
        allowed = cards_allowed(table, since, viewer)
        found += [f"the card {face}" for face in cards_in(frame) - allowed]
    found += roles_leaked(message, frame, game, since, viewer)
    if message.choice is not None and (game.asked != viewer or message.choice.seat != viewer):
        found.append("the choice of another seat")
    if message.view.viewer != (None if viewer == SPECTATOR else viewer):
        found.append(f"the view of seat {message.view.viewer}")
    return found


def in_other(frame: bytes, message: object, game: Game) -> list[str]:
    """Messages that are not about the state of a game name no cards at all; chat is people's own words."""
    if type(message).__name__ in ("Said", "History"):
        return []
    table: Any = game.table
    faces = set(table.rules.faces) if isinstance(table, CardTable) else set()
    return [f"the card {face} in {type(message).__name__}" for face in cards_in(frame) & faces]


def cards_in(frame: bytes) -> set[str]:
    """Everything in a frame that reads like a card."""
    return {face.decode() for face in set(FACE.findall(frame))}


def cards_allowed(t: CardTable, since: int, viewer: int) -> set[str]:
    """The faces that a viewer may read: of cards he can name, of what lies open, of what he just saw happen."""
    bit = BIT[viewer]
    faces = t.rules.faces
    allowed = {faces[card] for card in range(len(faces)) if t.knows[card] & bit}
    for cards in (t.store, t.turned_over, t.played, *(seat.in_play for seat in t.seats)):
        allowed.update(faces[card] for card in cards)
    allowed.update(faces[t.discards.cards[i]] for i in range(t.discards.n))
    allowed.update(faces[card] for card in cards_seen(t, since, viewer))
    # a card at work may have been shuffled into the deck again: it is no secret for whoever saw it played
    at_work = {getattr(frame, "card", -1) for frame in t.frames()} - {-1}
    if any(faces[card] not in allowed for card in at_work):
        allowed.update(faces[card] for card in at_work & cards_seen(t, 0, viewer))
    return allowed


def cards_seen(t: CardTable, since: int, viewer: int) -> set[int]:
    """The cards that a viewer saw in what happened, those that were aimed at where they lay open included."""
    assert t.log is not None
    seen = set()
    for n in range(since, len(t.log)):
        _, _, _, card, _, audience, _, part = t.log.entry(n)
        if card >= 0 and audience & BIT[viewer]:
            seen.add(card)
        if part >= IN_PLAY:
            seen.add(part - IN_PLAY)
    return seen


def roles_leaked(message: State | News, frame: bytes, game: Game, since: int, viewer: int) -> list[str]:
    """Roles shown that are neither public nor the viewer's own, and role words nobody accounts for."""
    found = []
    said = 0
    for seat in message.view.seats:
        if seat.role is None:
            continue
        said += 1
        if not may_know_role(game, seat.seat, viewer):
            found.append(f"the role of seat {seat.seat}")
    said += sum(seen.what == "eliminated" for seen in game.events(since))
    if isinstance(message, State) and message.reveal is not None:
        said += 1 + len(message.reveal.dealt)
        if message.reveal.role != message.view.seats[viewer].role:
            found.append("the role card of another seat")
        found += [
            f"the role of seat {seat}" for seat in message.reveal.open if not may_know_role(game, seat, SPECTATOR)
        ]
    words = len(ROLE.findall(frame))
    if words != said:
        found.append(f"{words} roles where {said} are accounted for")
    return found


def may_know_role(game: Game, seat: int, viewer: int) -> bool:
    """One's own, the Sheriff's, those of the eliminated, all at a table of three, and all when the game is over."""
    table: Any = game.table
    s = table.seats[seat]
    alive = not table.is_out(seat)
    return viewer == seat or s.role == SHERIFF or not alive or game.over or game.players == 3


def looks_the_same(game: Game, viewer: int, seed: int) -> bool:
    """Whether a viewer is told exactly the same when everything hidden from him is dealt again.

    The table behind his view is guessed anew; view, question, answers and reasons must come out byte for byte alike.
    """
    rulebook = GAMES[game.deal.game]
    other = Game(game.deal, rulebook.guess(rulebook.view(game.table, viewer), Rng.seeded(seed)))
    return pictures(game, viewer) == pictures(other, viewer)


def pictures(game: Game, viewer: int) -> bytes:
    question = game.choice
    view = paint.view(game, viewer)
    own = paint.choice(game.view(viewer), question) if question.seat == viewer else None
    return ENCODE.encode([view, paint.asked(question, view.work), own, paint.why_not(game, viewer)])
