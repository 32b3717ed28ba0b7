"""What the server sends. Nothing in it is hidden from the one who gets it."""

from typing import Literal

import msgspec

from sixgun.picture.parts import Asked, Choice, FaceOdds, GameName, Option, Part, Reveal, Role, Seen, View, WhyNot
from sixgun.server.wire.analysis import CurvePoint, Found, SideNamed
from sixgun.server.wire.catalogue import BotInfo, GameInfo, HomeMadeSet
from sixgun.server.wire.from_client import Emote, Phrase, Settings
from sixgun.server.wire.people import Guest, Looking, SeatTaken, Sitting, Suspicion, TableInfo, Vote
from sixgun.server.wire.puzzle import Daily, PuzzleInfo
from sixgun.server.wire.reason import Reason, Sentence


class FromServer(msgspec.Struct, forbid_unknown_fields=True, gc=False, tag_field="type"):
    """What a client may get."""


class Welcome(FromServer, tag="welcome"):
    """Who one is, and what there is to play: sent first, and after `rename`."""

    protocol: int
    version: str
    you: Guest
    seated: list[str]
    """The codes of tables at which one has a seat: `join` goes back."""
    games: list[GameInfo]
    bots: list[BotInfo]
    home_made: list[HomeMadeSet]
    unwanted: list[str] = []
    """The ids of guests whom one does not want at one's tables: nothing of what they say need be shown."""
    phrases: bool = False
    """Whether one hears phrases only from people one has not played with."""


class Seated(FromServer, tag="seated"):
    """The tables at which one has a seat: after `browse`, and after one has left one."""

    tables: list[SeatTaken]


class Lobby(FromServer, tag="lobby"):
    """All public tables, those with a free seat first."""

    tables: list[TableInfo]


class Room(FromServer, tag="room"):
    """The people at a table: sent on arrival and whenever one of these facts changes."""

    code: str
    link: str
    """The address to invite people with."""
    settings: Settings
    phase: Literal["waiting", "playing", "after"]
    you: int | None
    """One's own seat; null for a spectator."""
    host: int | None
    """The host's seat."""
    seats: list[Sitting]
    suspicions: list[Suspicion]
    watchers: int
    games_played: int
    seed_hash: str
    """SHA-256 of the seed of the next game, written as a decimal number: a promise made before anybody adds to it."""
    watching: list[Guest] = []
    """Who looks on, at most 20 of them."""
    votes: list[Vote] = []
    """Whom people vote to replace."""
    behind: bool = False
    """Whether one looks on and is shown the game as it was a round ago."""
    lesson: GameName | None = None
    """The lesson that is played here; such a table has no code and no link."""
    puzzle: PuzzleInfo | None = None
    """The puzzle that is posed here; such a table has no code and no link either."""


class Said(FromServer, tag="said"):
    """Somebody said something. `seat` is null for a spectator."""

    guest: Guest
    seat: int | None
    text: str
    room: Literal["table", "graveyard"]
    at: int
    """Milliseconds since 1970."""
    seq: int = 0
    """How many moves of the game had been played."""
    phrase: Phrase | None = None
    """The phrase it is, to be said in the reader's language; `text` has it in English."""


class Notice(FromServer, tag="notice"):
    """Something about the people at the table: a vote against somebody, or taken back (`vote`, `unvote`); it is
    carried, or lapses; somebody is replaced by a bot; somebody is host now.
    """

    what: Literal["vote", "unvote", "carried", "lapsed", "replaced", "host"]
    seat: int
    """Whom it is about."""
    name: str
    """What he is called."""
    by: int | None
    """Who voted."""
    seq: int
    """How many moves of the game had been played."""
    at: int
    """Milliseconds since 1970."""


class History(FromServer, tag="history"):
    """The latest that was said and noticed, as far as the viewer may read it: on arrival and after `resync`."""

    said: list[Said]
    notices: list[Notice] = []


class State(FromServer, tag="state"):
    """The whole game as the viewer may know it: at its start, on arrival, after `resync` and `refused`."""

    game: str
    """The game's own id: records and replays are found by it."""
    seq: int
    """How many moves have been played."""
    seed_hash: str
    """SHA-256 of the seed written as a decimal number; the seed itself comes with `after`."""
    seal: str
    """A hash of the deal and of every move so far: the record that comes with `after` must lead to it."""
    events: list[Seen]
    """Everything that has happened, as the viewer saw it."""
    view: View
    asked: Asked | None
    choice: Choice | None
    """One's own question, if one is asked."""
    why_not: list[WhyNot] = []
    """What one cannot do now, each with the reason. Only for oneself: it tells of one's hand."""
    reveal: Reveal | None = None
    """One's own role; null for spectators."""
    looking: Looking | None = None
    """While people still look at their roles: nothing is asked, and `state` comes again when it is."""


class StillLooking(FromServer, tag="looking"):
    """Somebody has looked at his role, and others still do."""

    game: str
    looking: Looking


class By(Part):
    """Who made a move, and whether a bot did it: by right, for somebody away, or because time ran out."""

    seat: int
    bot: Literal["bot", "away", "clock"] | None


class News(FromServer, tag="news"):
    """A move was played: what happened as the viewer saw it, and the table after it."""

    game: str
    seq: int
    """How many moves have been played, this one included."""
    by: By
    events: list[Seen]
    view: View
    asked: Asked | None
    choice: Choice | None
    seal: str
    """As in `state`, after this move."""
    why_not: list[WhyNot] = []


class AskedAgain(FromServer, tag="asked"):
    """The question stands, but its clock or who answers it has changed."""

    game: str
    seq: int
    asked: Asked | None


class Pointed(Part):
    """Something on the table that a coach points at."""

    part: Literal["arrows", "deck", "dice", "discards", "end", "hand", "in-play", "life", "me", "role", "seat"]
    """`me`, `role` and `life` are one's own; `end` is what ends one's turn, or one's rolling."""
    seat: int | None = None
    card: str | None = None
    """The kind of the cards that are meant; all of them where it is null."""


class Lesson(FromServer, tag="lesson"):
    """Where the coach of a lesson is. What may be answered then is in `state` and `news`, as always."""

    lesson: GameName
    step: int
    """Counted from 0."""
    of: int
    name: str
    """Of the step: his words are found by it."""
    still: bool
    """Whether something else was done than he asked for: he says so, and then goes on."""
    point: list[Pointed]
    wants: Option | None
    """What he asks for; null while he explains and waits for `understood`."""
    look: bool
    """Whether a closer look at what he points at is as good as `understood`."""
    seq: int
    """The move after which he says it."""


class Emoted(FromServer, tag="emoted"):
    """A player showed an emote."""

    seat: int
    emote: Emote


class Claimed(FromServer, tag="claimed"):
    """A player said which role he has; null: took it back."""

    seat: int
    role: Role | None


class Suspected(FromServer, tag="suspected"):
    """A player said whom he suspects; `off`: took it back."""

    seat: int
    about: int
    role: Role | None
    off: bool


class RolesGuessed(Part):
    """What an eliminated player guessed, and how many of the hidden roles were right."""

    seat: int
    roles: list[Role | None]
    right: int
    of: int


class Puzzles(FromServer, tag="puzzles"):
    """All puzzles, and that of the day."""

    puzzles: list[PuzzleInfo]
    daily: Daily


class PuzzleWay(Part):
    """An answer to a puzzle: how likely one wins with it, as far as one could know, and the error of that; both are
    parts of one.
    """

    move: Option
    chance: float
    error: float
    reason: Sentence
    """What is to be said for it."""


class PuzzleVerdict(FromServer, tag="verdict"):
    """What the answer to a puzzle was worth. Nobody gets any of it before he has answered or given up."""

    puzzle: str
    grade: Literal["right", "good", "wrong"] | None
    """`good`: not the best, but it gives little away. Null for whoever gave up."""
    mine: int | None
    """Which of the ways was taken; others that come to the same are not told apart."""
    ways: list[PuzzleWay]
    """The best first."""
    beliefs: list[list[float]]
    """By seat: how likely it is the Sheriff, an Outlaw, a Renegade, a Deputy, to the one who was asked."""


class After(FromServer, tag="after"):
    """The game is over and everything is open."""

    game: str
    winners: list[int]
    roles: list[Role]
    characters: list[str]
    survivors: list[int]
    seed: str
    """A decimal number: its SHA-256 is the `seed_hash` shown before."""
    seed_hash: str
    shares: list[str]
    """What each seat added to the seed, in the order of the seats."""
    seal: str
    """The last one that was shown."""
    record: str
    """The whole game as text that can be replayed and verified."""
    replay: str
    """The address of the replay, to share."""
    view: View
    """Everything open."""
    events: list[Seen]
    """Everything open."""
    reasons: list[Reason]
    guesses: list[RolesGuessed]


class Analysis(FromServer, tag="analysis"):
    """How far the analysis of a finished game is, and what is new of it. It comes again and again until it is done."""

    game: str
    state: Literal["growing", "done", "busy", "failed", "missing"]
    """`busy`: too many others are gone through already. `failed`: it broke off. `missing`: no such game is over here,
    or it cannot be played through again. None of these three begins anything.
    """
    done: int = 0
    of: int = 0
    """Moves that were gone through, of all."""
    sides: list[SideNamed] = []
    """Who wins together, in the order of all shares."""
    curve: list[CurvePoint] = []
    """The steps that are new since the message before; the first message has all there are."""
    found: Found | None = None
    """Everything else, once all of it is done."""


class HintWay(Part):
    """A way to answer: its first move, and what follows in the same turn."""

    moves: list[Option]
    alike: list[str]
    """The texts of all answers that come to the same as the first move."""
    chance: float
    """That one's side wins."""
    error: float
    cost: float
    """How much likelier it wins by the best way."""
    warn: bool
    """Whether that is so much that one should think again."""
    reasons: list[Sentence]


class Hint(FromServer, tag="hint"):
    """What the coach would do, by what one's seat sees: after `hint`, at practice tables only."""

    game: str
    seq: int
    """The move after which he says it."""
    ways: list[HintWay]
    """The best first; none if he does not know."""
    beliefs: list[list[float]]
    """By seat, how likely he thinks it has each role: sheriff, outlaw, renegade, deputy."""


class Odds(FromServer, tag="odds"):
    """The chances if the dice at these places are rolled again."""

    dice: list[int]
    faces: list[FaceOdds]
    gatling: float
    """That enough GATLING show to fire."""
    dynamite: float
    """That three DYNAMITE or more show."""


Refusal = Literal[
    "stale",
    "illegal",
    "not-asked",
    "bad-message",
    "bad-option",
    "no-table",
    "no-free-seat",
    "not-at-a-table",
    "not-seated",
    "not-host",
    "seat-taken",
    "seats-empty",
    "game-on",
    "no-game",
    "kicked",
    "not-eliminated",
    "eliminated",
    "too-fast",
    "too-many-tables",
    "full",
    "no-bot",
    "no-puzzle",
    "name-taken",
    "not-now",
    "no-watching",
    "no-vote",
    "needs-two",
    "only-phrases",
    "try-again",
]


class Refused(FromServer, tag="refused"):
    """What was asked for cannot be done. Nothing has changed; about a move, `state` follows."""

    key: Refusal
    """Of the sentence to show."""
    args: dict[str, str | int]
    text: str
    """The same in English, for clients without sentences of their own."""


class Left(FromServer, tag="left"):
    """One is no longer at the table: of one's own will, kicked, replaced by a bot, because nobody may look on any more,
    or because it was closed.
    """

    why: Literal["left", "kicked", "replaced", "unwatched", "closed"]


class Elsewhere(FromServer, tag="elsewhere"):
    """The table that one wants is run by another server: connect to `/ws?at=NAME` and say it there. Only who has
    connected to `/ws?at=`, or where this sent him, is told so.
    """

    at: str
    """The name of that server."""


class Pong(FromServer, tag="pong"):
    """The answer to `ping`."""

    n: int


Down = (
    Welcome
    | Seated
    | Lobby
    | Room
    | State
    | News
    | AskedAgain
    | StillLooking
    | Lesson
    | Said
    | Notice
    | History
    | Emoted
    | Claimed
    | Suspected
    | Puzzles
    | PuzzleVerdict
    | After
    | Analysis
    | Hint
    | Odds
    | Refused
    | Left
    | Elsewhere
    | Pong
)
