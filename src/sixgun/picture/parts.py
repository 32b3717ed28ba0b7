"""What a client draws: a table as one viewer sees it, what happened, who is asked, what may be answered.

Every type says only what its viewer may know. Seats count from 0 and clockwise; `A` in a move is seat 0. A
card is its face, such as `bang/AS`, and null where the viewer does not know it.
"""

from typing import Literal

import msgspec

from sixgun.picture.warning import Reason

Role = Literal["sheriff", "outlaw", "renegade", "deputy"]
GameName = Literal["card", "dice"]


class Part(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A type of the protocol that stands inside a message.

    Messages live for a moment and hold no cycles, so the garbage collector need not look at them.
    """


class Seen(Part, omit_defaults=True):
    """Something that happened, as the viewer saw it.

    `what` is the name of the event, `seat` did it or suffered it, `other` caused it or was its target,
    `card` is what it was about if the viewer may know that (the role of the eliminated; in the dice game also the five
    faces, a cause or a character), and `amount` counts cards, points, arrows or rolls.

    `could` are the seats that it could have been aimed at, by what everybody sees: `other` and whoever was spared. At
    `finished`, when a player has played his last card, they are those he had within reach. `part` is what of `other`
    was meant: `hand`, or a card in play. Both are left out where nobody was aimed at.
    """

    what: str
    seat: int | None
    other: int | None
    card: str | None
    amount: int
    could: list[int] = []
    part: str | None = None


class Work(Part):
    """An unfinished piece of work, such as a turn or a shot: its name, whose it is, its public numbers."""

    name: str
    seat: int | None
    card: str | None
    """The card at work."""
    facts: dict[str, int]


class InPlay(Part):
    """A card in front of a player. `waiting`: laid down this turn, so a green one cannot be used yet."""

    card: str
    waiting: bool


class CardSeat(Part):
    """A player of the card game as the viewer sees him."""

    seat: int
    character: str
    """`none`, and no life points, until everybody has chosen one."""
    borrowed: str | None
    """The character that Vera Custer copies."""
    role: Role | None
    life: int
    max_life: int
    alive: bool
    hand: list[str | None]
    """The cards the viewer knows by name, the others as null; one's own hand is in one's own order."""
    hand_limit: int
    """How many cards he may keep at the end of his turn; at any other time a hand may be larger."""
    in_play: list[InPlay]
    reach: int
    """How far his weapon shoots."""
    sees_closer: list[str]
    """What makes others closer for him: cards in play and characters, each once for each place."""
    seen_farther: list[str]
    """What makes him farther for others, likewise."""
    ghost: bool = False
    """Whether he was eliminated and is back for one turn, without life points."""
    second: str | None = None
    """The character that he may take in place of his own, if the viewer knows it."""
    off: bool = False
    """Whether an event takes the ability of his character away."""


class CardView(Part, tag_field="game", tag="card"):
    """The table of a card game as one viewer sees it."""

    viewer: int | None
    """The seat whose eyes these are; null for a spectator, and after the game when everything is open."""
    seats: list[CardSeat]
    distances: list[list[int]]
    """`distances[a][b]`: how far `a` sees `b`; 0 for oneself and the eliminated."""
    in_reach: list[list[int]]
    """For each seat those whom a BANG! of its weapon reaches now."""
    turn: int
    turns: int
    """How many turns there have been: it changes when a turn begins."""
    deck: int
    """How many cards are left to draw."""
    deck_top: list[str]
    """The top cards as far as the viewer knows them, the top first."""
    discards: list[str]
    """The last one is the top."""
    store: list[str]
    """What lies open for the General Store."""
    looked_at: list[str | None]
    """What Kit Carlson looks at."""
    turned_over: list[str]
    """The cards of a draw! that is not settled."""
    played: list[str]
    """The card being played, in editions that discard it afterwards."""
    work: list[Work]
    """The unfinished pieces of work, the turn first: the last one is the question."""
    over: bool
    winners: list[int]
    event: str | None = None
    """The event in force."""
    next_event: str | None = None
    """The event that comes next: it lies face up."""
    events_left: int = 0
    """How many events are still to come, the next one counted."""
    named: str | None = None
    """The suit that the player whose turn it is has named."""
    must_play: str | None = None
    """The card that he has to play before he ends his turn, if he can."""
    turns_up: int | None = None
    """The seat whose next turn brings the next event; null where none will come."""
    apart: int = 0
    """How far apart any two players sit by the event in force, before anything bends it; 0: as they sit."""
    counts_as: str | None = None
    """The suit that every card counts as."""
    backwards: bool = False
    """Whether turns go counter-clockwise."""
    stilled: bool = False
    """Whether cards in play have no effect by the event in force."""
    pair: list[str] = []
    """The viewer's own two characters, until everybody has chosen; then nothing."""
    chosen: str | None = None
    """The one of them that he has chosen, which nobody else knows yet."""


class Reveal(Part):
    """What a player sees when his role card is turned over: it, and what everyone knows about roles."""

    role: Role
    dealt: dict[Role, int]
    """How many of each role are at a table of this size."""
    open: list[int]
    """The seats whose role everyone sees."""


class DiceSeat(Part):
    """A player of the dice game as the viewer sees him."""

    seat: int
    character: str
    role: Role | None
    life: int
    max_life: int
    alive: bool
    arrows: int
    hits: int
    """Life points he is about to lose in this step."""


class DiceView(Part, tag_field="game", tag="dice"):
    """The table of a dice game as one viewer sees it."""

    viewer: int | None
    """As in the card game."""
    seats: list[DiceSeat]
    turn: int
    dice: list[str]
    """The faces from the left: arrow, dynamite, 1, 2, beer, gatling; none before the first roll of a turn."""
    rolls: int
    rolls_allowed: int
    supply: int
    """The arrows in the middle."""
    work: list[Work]
    over: bool
    winners: list[int]
    pair: list[str] = []
    chosen: str | None = None
    """As in the card game."""


View = CardView | DiceView


class Clock(Part):
    """Time for an answer in milliseconds: what is left when the message is sent, and the whole."""

    left: int
    total: int


class Asked(Part):
    """Who is asked and why: the same for everyone at the table."""

    seat: int
    why: str
    """The name of the question, such as `shot`, `play` or `rolling`."""
    facts: dict[str, int]
    """Public numbers, such as `by` (who shot) and `needs` (how many Missed! are still needed)."""
    card: str | None
    """The card that caused the question, when one did."""
    by: int | None
    """The player who caused it."""
    clock: Clock | None
    """None while no clock runs."""
    bot: Literal["bot", "away"] | None
    """Whether a bot answers: because it sits there, or for somebody who is away."""


class Life(Part):
    """Life points before and after."""

    before: int
    after: int


class Option(Part):
    """One legal answer, in parts for filtering and as text for sending back."""

    text: str
    """The move in the notation: what a `move` message sends."""
    verb: str
    card: str | None
    seat: int | None
    """The target."""
    what: str | None
    """The part of the target that is meant: `hand`, a card in play, or `discard` for the pile; or the suit, the colour
    or the character that is named."""
    others: list[str]
    """The price, or a pair."""
    dice: list[int]
    """The places from the left, 1 to 5, to roll again."""
    doubling: bool
    keeping: bool
    """Whether who fires the Gatling keeps his arrows."""
    chance: float | None
    """The chance that a draw! helps: the plain share of the whole deck."""
    life: Life | None
    """The asked player's own life points, where this answer surely changes them."""
    warn: Reason | None
    """Whether to ask once more, and why: it costs oneself dearly, or is wasted."""


class Choice(Part):
    """What the seat asked may answer. Nobody else ever gets it."""

    seat: int
    options: list[Option]
    default: str
    """What a clock that runs out with no bot at hand would answer."""
    dodges: list[float | None]
    """For each seat the plain chance that its Barrel or character dodges a shot; null where it has none."""


class WhyNot(Part, omit_defaults=True):
    """Why something of one's own cannot be done now: cards, the ability, or dice; or not at one player.

    `code` names the rule that stands in the way, `numbers` are those that decided: a distance, a limit, or as `seat`
    the player it is about. `by` is the kind of the card that forbids it, where one does.
    """

    code: str
    of: list[str] = []
    """The own cards it is about, by face; `ability` is that of one's character."""
    dice: list[int] = []
    """The dice it is about: places from the left, 1 to 5."""
    seat: int | None = None
    """The player at whom they cannot be aimed; null: they cannot be used at all. Without cards and dice: who cannot
    be the answer to the question."""
    numbers: dict[str, int] = {}
    by: str | None = None


class FaceOdds(Part):
    """For one face of the dice: the chances of at least 0, 1, 2, 3, 4 and 5 of them."""

    face: str
    at_least: list[float]
