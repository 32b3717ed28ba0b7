"""What somebody is told of his own games, and of others who let him see theirs: `GET /api/me` and what is beside it."""

from typing import Literal

from sixgun.picture.parts import GameName, Part, Role
from sixgun.server.wire.people import Guest

Against = Literal["people", "bots"]


class Counted(Part):
    """Games of some sort and how many of them were won, with the 95 % interval of the share."""

    what: str
    """A character, a number of players, sets joined by blanks, `people` or `bots`; a role."""
    games: int
    won: int
    rate: float
    low: float
    high: float
    usual: float | None = None
    """How often such seats win among equals, where it was measured."""


class SatThere(Part):
    """A seat of a game that is over."""

    seat: int
    guest: str
    """Empty for a bot, and for somebody who has deleted himself."""
    name: str
    """Empty for a bot, and for somebody who has deleted himself: he is *a player*."""
    face: str
    level: str
    """Of a bot."""
    role: Role
    character: str
    won: bool


class MyGame(Part):
    """A game that one has played to its end, or left."""

    game: str
    seat: int
    ended: int
    """Seconds since 1970, as are all times here."""
    minutes: int
    moves: int
    kind: GameName
    sets: list[str]
    players: int
    table: str
    """What the table was called; empty if it had no name."""
    role: Role
    character: str
    won: bool
    left: bool
    """Left before the end: it counts as lost."""
    kept: bool
    """Whether its replay is still there."""
    seats: list[SatThere]


class RatedMonth(Part):
    """A rating at the end of a month, written as 202611."""

    month: int
    value: int
    plus_minus: int


class Rated(Part):
    """How well somebody plays a game, against people or against bots: a value and how sure it is."""

    game: GameName
    against: Against
    value: int
    plus_minus: int
    change: int
    """Since the end of the month before this one."""
    games: int
    months: list[RatedMonth]


class Leader(Part):
    """Somebody in the leaderboard: a person with a place, or a bot without one."""

    place: int | None
    """Null for bots, which are there as a measure, and for oneself where one's name is not shown."""
    guest: Guest | None
    level: str | None
    value: int
    plus_minus: int
    games: int
    rate: float | None
    you: bool


class Leaders(Part):
    """`GET /api/leaders?game=card&against=people&span=all`: only people who made their names public, by value minus
    twice the ±; and oneself.
    """

    rows: list[Leader]
    enough: int


class Statistics(Part):
    """What somebody's games come to."""

    total: Counted
    left: int
    roles: list[Counted]
    characters: list[Counted]
    """Those he had most often first."""
    players: list[Counted]
    sets: list[Counted]
    against: list[Counted]


class Unwanted(Part):
    """Somebody who cannot sit down at tables that one has opened."""

    guest: str
    name: str
    """As he was called then."""


class Me(Part):
    """One's own page: `GET /api/me`, with `?game=card` or `?game=dice` for one game alone."""

    you: Guest
    since: int | None
    """When the first game was over; null before."""
    public: bool
    """Whether others see one's name in the leaderboard, and one's page."""
    kept: bool
    """Whether one could come back without this browser: by a recovery link or a passkey."""
    passkeys: bool
    """Whether this server can keep passkeys."""
    enough: int
    """Games from which on a share says something."""
    streak: int
    best_streak: int
    ratings: list[Rated]
    statistics: Statistics
    last: list[MyGame]
    unwanted: list[Unwanted]
    phrases: bool
    """Whether one hears phrases only from people one has not played with."""


class MyGames(Part):
    """One's games, the latest first: `GET /api/me/games`.

    `?game=card`, `?role=outlaw` and `?result=won` or `lost` choose among them; `?before=` takes `next` of the answer
    before.
    """

    games: list[MyGame]
    next: str | None
    total: Counted
    """Of all that were chosen."""


class Together(Part):
    """What two people have played at the same tables."""

    games: int
    won_together: int


class Player(Part):
    """Somebody who lets others see it: `GET /api/player/GUEST`. Of everybody else nothing is told."""

    guest: Guest
    since: int | None
    enough: int
    ratings: list[Rated]
    statistics: Statistics
    together: Together
    """With the one who asks."""


class Everything(Part):
    """All that is kept of somebody: `GET /me.json`."""

    me: Me
    games: list[MyGame]
    """The first one first."""
    notices: list[str]
    """Where notices go, browser by browser: the addresses that their makers gave them."""
    reports: list[str]
    """What one has said of others to whoever hosts."""


class Link(Part):
    """A link that makes another browser the one who asked: `POST /api/me/take` and `POST /api/me/recovery`."""

    link: str
    """Shown once: only a hash of it is kept. Its secret is behind the #."""
    until: int | None
    """It works once and until then; null: until a newer one is made."""


class Bringing(Part):
    """Whom a link would bring here: `POST /api/me/look`."""

    who: Guest
    games: int
    here: int
    """Games of whoever this browser is now."""
    same: bool
    """Whether it is he already."""


class NoticeKey(Part):
    """What a browser must know to be sent notices while the page is closed: `GET /api/me/notices`."""

    key: str
    """The key that signs them, as `applicationServerKey` takes it."""
