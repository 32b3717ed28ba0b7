"""Looking on a round late: at such a table spectators are shown the game as it was before everybody alive had a turn,
or as it was dealt. All of it follows from the journal and the facts, so it is the same after a restart.
"""

from typing import TYPE_CHECKING

from sixgun.game import begin
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture.parts import Role
from sixgun.server.table.match import Match
from sixgun.server.table.opinion import Talked
from sixgun.server.table.voices import hears
from sixgun.server.wire.from_server import By, Claimed, News, Said, Suspected
from sixgun.server.wire.people import Suspicion
from sixgun.server.wire.protocol import ENCODE

if TYPE_CHECKING:
    from sixgun.server.table.live import LiveTable


class Past:
    """A game as it was a round ago."""

    def __init__(self, match: Match) -> None:
        self.match = Match(match.id, begin(match.game.deal))
        self.lines = match.lines
        self.turns = match.turns
        self.shown_in: list[int] = [0]
        """By number of moves: in which turn the table after them may be shown. As it was dealt, it always may."""
        whole = self.match
        for line in self.lines:
            whole = whole.ahead(line, whole.read(line.move))
            self.shown_in.append(whole.turns + whole.living)
        self.news()

    def went_on(self, match: Match) -> None:
        """A move was played."""
        self.lines, self.turns = match.lines, match.turns
        self.shown_in.append(match.turns + match.living)

    def news(self) -> list[News]:
        """What may be shown since the last time, move by move."""
        told = []
        while self.match.seq < len(self.lines) and self.shown_in[self.match.seq + 1] <= self.turns:
            line = self.lines[self.match.seq]
            self.match = self.match.ahead(line, self.match.read(line.move))
            told.append(self.match.news(SPECTATOR, By(line.seat, line.bot), self.match.asked))
        return told


def past_of(t: "LiveTable") -> Past | None:
    """The past of a table's game where those who look on see no more of it. A game that goes on from where it stood,
    under other rules, has none that could be shown: they see it when it is over.
    """
    match = t.match
    if match is None or match.over or not watches_late(t) or match.game.taken_up is not None:
        return None
    return Past(match)


def watches_late(t: "LiveTable") -> bool:
    return t.facts.settings.spectators == "delayed"


def is_late(t: "LiveTable", viewer: int) -> bool:
    """Whether a viewer is shown what was a round ago: of a game that is over, nobody is."""
    return viewer == SPECTATOR and t.facts.phase == "playing" and watches_late(t)


def match_for(t: "LiveTable", viewer: int) -> Match | None:
    """The game as far as a viewer may know it."""
    if not is_late(t, viewer):
        return t.match
    return None if t.past is None else t.past.match


def is_shown(t: "LiveTable", viewer: int, seq: int) -> bool:
    """Whether a viewer may know by now what was said after so many moves."""
    match = match_for(t, viewer)
    return not is_late(t, viewer) or (match is not None and seq <= match.seq)


def moves_played(t: "LiveTable") -> int:
    """Of the game that is on."""
    return t.match.seq if t.match is not None and t.facts.phase == "playing" else 0


def catch_up(t: "LiveTable") -> None:
    """A move was played: show those who look on what was a round ago, and tell them what was said then."""
    past, match, watching = t.past, t.match, t.seating.of_viewer(SPECTATOR)
    if past is None or match is None:
        return
    past.went_on(match)
    before = past.match.seq
    told = [ENCODE.encode(news) for news in past.news()]
    facts, now = t.facts, past.match.seq
    said = [each for each in facts.chat if before < each.seq <= now and is_of_players(each)]
    told += [ENCODE.encode(notice) for notice in facts.notices if before < notice.seq <= now]
    talked = [ENCODE.encode(each.message) for each in facts.talked if before < each.seq <= now]
    for connection in watching:
        for data in (*told, *talked, *(ENCODE.encode(each) for each in said if hears(t, connection, each))):
            connection.send(data)
    if talked:
        t.tell_room()


def is_of_players(said: Said) -> bool:
    """Whether it was said at the table: what spectators say themselves is told at once."""
    return said.seat is not None and said.room == "table"


def talk(t: "LiveTable", message: Claimed | Suspected) -> None:
    """Note what is claimed or suspected, for those who hear of it later."""
    if watches_late(t):
        t.facts.talked = [*t.facts.talked, Talked(moves_played(t), message)]


def claims(t: "LiveTable", viewer: int) -> list[Role | None]:
    """By seat, who says that he has which role."""
    if not is_late(t, viewer):
        return [place.claim for place in t.facts.places]
    said: list[Role | None] = [None] * len(t.facts.places)
    for each in t.facts.talked:
        if isinstance(each.message, Claimed) and is_shown(t, viewer, each.seq):
            said[each.message.seat] = each.message.role
    return said


def suspicions(t: "LiveTable", viewer: int) -> list[Suspicion]:
    """Who suspects whom."""
    if not is_late(t, viewer):
        return t.facts.suspicions
    said: dict[tuple[int, int], Suspicion] = {}
    for each in t.facts.talked:
        if isinstance(each.message, Suspected) and is_shown(t, viewer, each.seq):
            pair = each.message.seat, each.message.about
            said.pop(pair, None)
            if not each.message.off:
                said[pair] = Suspicion(*pair, each.message.role)
    return list(said.values())
