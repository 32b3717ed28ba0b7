"""What a client may send. The seat never stands in it: it comes from the connection's signed cookie."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sixgun.kernel.generator import LONGEST_SHARE
from sixgun.picture.parts import GameName, Part, Role

Seat = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Face = Annotated[str, Meta(min_length=1, max_length=32)]
Code = Annotated[str, Meta(min_length=4, max_length=12, pattern="^[A-Za-z0-9]+$")]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Value = bool | int | Annotated[str, Meta(max_length=40)] | list[Annotated[str, Meta(max_length=40)]]
Emote = Literal["howdy", "nice-shot", "ouch", "thanks", "hurry-up", "sorry"]
Phrase = Literal[
    "hello", "good-luck", "well-played", "good-game", "yes", "no", "wait", "back-soon", "help-me", "trust-me", "bye"
]
Place = Annotated[int, Meta(ge=1, le=5)]
Pace = Annotated[int, Meta(ge=0, le=3000)]


Share = Annotated[str, Meta(max_length=LONGEST_SHARE)]


class Settings(Part):
    """What is played at a table and how."""

    game: GameName
    seats: Annotated[int, Meta(ge=3, le=8)]
    sets: Annotated[list[str], Meta(max_length=8)] = msgspec.field(default_factory=list)
    """Of the card game: base, dodge-city, and with events high-noon, fistful-of-cards."""
    options: Annotated[dict[str, Value], Meta(max_length=64)] = msgspec.field(default_factory=dict)
    """Rule options that differ from the default, by name; `edition` is a preset."""
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds for an answer; 0 is no clock."""
    pace: Pace = 700
    """Milliseconds a bot waits before it moves, so that people can follow."""
    public: bool = False
    """Whether the lobby shows the table; otherwise it is found by its code only."""
    level: Level = "greenhorn"
    """The bot that plays for those who are away."""
    keep_characters: bool = False
    """In a series, survivors may keep their character."""
    pass_sheriff: bool = False
    """In a series, the Sheriff's role goes one seat to the left each game."""
    name: Annotated[str, Meta(max_length=40)] = ""
    """What the table is called; without a name it is called after its host."""
    over_days: bool = False
    """Whether the game lasts for days: it waits for whoever is asked, there or not, and has no clock."""
    practice: bool = False
    """Whether one person practises among bots: nobody else sits down, and there is a coach."""
    spectators: Literal["allowed", "delayed", "none"] = "allowed"
    """Who may look on: everybody, everybody with what was there a round ago, or nobody."""
    phrases: bool = False
    """Whether people say phrases only, and no words of their own."""


class FromClient(msgspec.Struct, forbid_unknown_fields=True, gc=False, tag_field="type"):
    """What a client may send."""


class Rename(FromClient, tag="rename"):
    """Take a name and a face; the face is the seed of a generated portrait. Answer: `welcome`.

    The names of bots and strangers cannot be taken.
    """

    name: Name
    face: Face


class Browse(FromClient, tag="browse"):
    """Watch the list of public tables, or stop. Answer: `seated`, and `lobby` now and at every change."""

    on: bool = True


class Open(FromClient, tag="open"):
    """Open a table and sit down at it as its host. Answer: `room`, and `state` when it starts at once.

    `fill` puts a bot of that level on every other seat; `start` begins at once, which needs all seats taken.
    """

    settings: Settings
    fill: Level | None = None
    start: bool = False
    share: Share = ""
    """As in `share`."""
    reveal: bool = False
    """As in `start`."""


class Join(FromClient, tag="join"):
    """Sit down at a table, or come back to one's seat. Answer: `room`, and `state` when a game is on."""

    code: Code


class Watch(FromClient, tag="watch"):
    """Look on without a seat. Whoever has a seat there comes back to it."""

    code: Code


class Learn(FromClient, tag="learn"):
    """Sit down to the guided first game of a game, at one of its steps. Answer: `room`, `state` and `lesson`.

    Such a table is for one page alone and kept nowhere: whoever comes back says which step he was at.
    """

    lesson: GameName
    step: Annotated[int, Meta(ge=0, le=100)] = 0


class Understood(FromClient, tag="understood"):
    """The coach of a lesson may go on. Answer: `lesson`, after `state` where the table was laid anew."""


class AskPuzzles(FromClient, tag="puzzles"):
    """Which puzzles there are. Answer: `puzzles`."""


class Solve(FromClient, tag="solve"):
    """Sit down before a puzzle. Answer: `room` and `state`; what is then played is answered with `verdict`.

    Such a table is for one page alone and kept nowhere.
    """

    puzzle: Annotated[str, Meta(min_length=1, max_length=24)]


class Narrow(FromClient, tag="narrow"):
    """Leave out some of the worse answers to a puzzle. Answer: `state`."""


class GiveUp(FromClient, tag="give_up"):
    """Do not answer a puzzle, and see what is best. Answer: `verdict`."""


class Leave(FromClient, tag="leave"):
    """Get up. In a running game a bot plays on, or the game waits if one was alone among bots; `join` brings one
    back. Answer: `left`, then `seated`.
    """


class Change(FromClient, tag="change"):
    """The host changes the settings before a game."""

    settings: Settings


class Sit(FromClient, tag="sit"):
    """Before a game, move to a free seat, or take it as a spectator."""

    seat: Seat


class AddBot(FromClient, tag="add_bot"):
    """The host puts a bot on a free seat, or changes the level of one."""

    seat: Seat
    level: Level


class Kick(FromClient, tag="kick"):
    """The host frees a seat of its bot or person before a game; a person cannot sit down here again."""

    seat: Seat


class AddLuck(FromClient, tag="share"):
    """Add something to the seed of the next game, which nobody can foresee then: any text, shown
    after the game. Answer: `room`.
    """

    text: Share


class Start(FromClient, tag="start"):
    """The host begins the game, or the next one of the series. All seats must be taken."""

    reveal: bool = False
    """Whether everyone looks at his role first: nobody is asked before all people have sent `looked`, or 20 seconds
    have passed. Whoever plays alone among bots has all the time in the world.
    """


class Looked(FromClient, tag="looked"):
    """One has looked at one's role and goal. Answer: `looking`, or `state` when the game goes on."""


class ChangePace(FromClient, tag="pace"):
    """Change how long bots wait, during a game too: alone among bots one does as one likes, else only the host."""

    pace: Pace


class Hurry(FromClient, tag="hurry"):
    """Alone among bots: let them not wait until the turn is over, hardly until the game is, or as usual again."""

    until: Literal["turn", "end"] | None = "turn"


class Move(FromClient, tag="move"):
    """Answer the question. Answer: `news`, or `refused` and then `state`."""

    game: Annotated[str, Meta(max_length=32)]
    seq: Annotated[int, Meta(ge=0, le=1_000_000)]
    """How many moves the client has seen: with any other number it is stale and not played."""
    move: Annotated[str, Meta(min_length=1, max_length=120)]
    """The `text` of an option."""


class Chat(FromClient, tag="chat"):
    """Say something, at the table or, when eliminated, among the eliminated. Answer: `said`."""

    text: Text
    room: Literal["table", "graveyard"] = "table"


class SayPhrase(FromClient, tag="phrase"):
    """Say one of the phrases, which everybody reads in his own language. Answer: `said`."""

    phrase: Phrase
    room: Literal["table", "graveyard"] = "table"


class SendEmote(FromClient, tag="emote"):
    """Show an emote at one's seat. Answer: `emoted`."""

    emote: Emote


class Claim(FromClient, tag="claim"):
    """Say which role one has, truly or not; null takes it back. Answer: `claimed`."""

    role: Role | None


class Suspect(FromClient, tag="suspect"):
    """Say that one suspects a player, of a role or in general; `off` takes it back. Answer: `suspected`."""

    seat: Seat
    role: Role | None = None
    off: bool = False


class GuessRoles(FromClient, tag="guess"):
    """An eliminated player guesses who is who, a role or null a seat: shown after the game."""

    roles: Annotated[list[Role | None], Meta(max_length=8)]


class CastVote(FromClient, tag="vote"):
    """During a game, vote that a bot takes somebody's seat, or take the vote back. Answer: `notice` and `room`.

    More than half of the other people carry it; then it waits for the end of the turn, and lapses should the game end
    first. Somebody who is there is replaced by two people at least.
    """

    seat: Seat
    on: bool = True


class Away(FromClient, tag="away"):
    """Let a bot play for a while, or take over again."""

    on: bool


class Rematch(FromClient, tag="rematch"):
    """Before a game, the first as well: ready for it or not, and whether to keep the character where allowed."""

    ready: bool = True
    keep: bool = False


class Analyse(FromClient, tag="analyse"):
    """Go through a finished game. Answer: `analysis`, now and as it grows; where it was done before, at once."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]


class AskHint(FromClient, tag="hint"):
    """At a practice table: what would the coach do? Only who is asked may ask. Answer: `hint`."""


class AskOdds(FromClient, tag="odds"):
    """The chances if the dice at these places are rolled again. Answer: `odds`."""

    dice: Annotated[list[Place], Meta(min_length=1, max_length=5)]


class Resync(FromClient, tag="resync"):
    """Send everything again. Answer: `room`, and `state` when a game is on or was just played."""


class Ping(FromClient, tag="ping"):
    """Answer: `pong` with the same number."""

    n: Annotated[int, Meta(ge=0, le=2**53)] = 0


Up = (
    Rename
    | Browse
    | Open
    | Join
    | Watch
    | Learn
    | Understood
    | AskPuzzles
    | Solve
    | Narrow
    | GiveUp
    | Leave
    | Change
    | Sit
    | AddBot
    | Kick
    | AddLuck
    | Start
    | Looked
    | ChangePace
    | Hurry
    | Move
    | Chat
    | SayPhrase
    | SendEmote
    | Claim
    | Suspect
    | GuessRoles
    | CastVote
    | Away
    | Rematch
    | Analyse
    | AskHint
    | AskOdds
    | Resync
    | Ping
)
