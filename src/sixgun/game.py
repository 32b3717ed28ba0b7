"""Game: a table with its journal. The friendly way to play, from Python, the terminal, a server or a bot."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, Protocol, Unpack, cast, overload

from sixgun import cardgame, dicegame, given
from sixgun.cardgame.shelf import read_sets
from sixgun.deal import SUCH_SETS, Deal, Entry, make_deal
from sixgun.errors import BadOption, GameOver, IllegalMove, quoted
from sixgun.kernel.choice import NOBODY_ASKED, Answer, Choice, Move, Seen, letter
from sixgun.kernel.drawn import as_html
from sixgun.kernel.generator import FAST
from sixgun.kernel.loop import advance
from sixgun.kernel.refusal import Off
from sixgun.kernel.rng import MASK, Rng
from sixgun.kernel.table import Table
from sixgun.typed import MoveOf, Settings, ViewOf

if TYPE_CHECKING:
    from sixgun.typed import CardGame, ChoiceOf, DiceGame


class Rulebook(Protocol):
    """One of the two games, as its package offers it."""

    NAME: str

    def new_table(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object],
        sets: Sequence[str],
        roles: Sequence[str | None] | None,
        characters: Sequence[str | None] | None,
        generator: str = FAST,
        shares: Sequence[str] = (),
        log: bool = True,
    ) -> Any: ...
    def choice(self, t: Any) -> Choice: ...
    def answer(self, t: Any, said: object) -> Answer: ...
    def view(self, t: Any, to: int | None) -> Any: ...
    def events(self, t: Any, since: int, seat: int | None) -> tuple[Seen, ...]: ...
    def off(self, t: Any, me: int) -> tuple[Off, ...]: ...
    def winners(self, t: Any) -> tuple[int, ...]: ...
    def encode(self, t: Any) -> bytes: ...
    def decode(self, data: bytes) -> Any: ...
    def guess(self, view: Any, rng: Rng) -> Any: ...


GAMES: Final[dict[str, Rulebook]] = {
    "card": cast(Rulebook, cardgame),
    "dice": cast(Rulebook, dicegame),
}

ANALYST: Final = "sixgun.analysis"


class Game(Generic[ViewOf, MoveOf]):
    """A game under way; typed, it is a `Game[CardView, CardMove]` or a `Game[DiceView, DiceMove]`.

    >>> game = new_game(players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"])
    >>> game.asked, game.over
    (0, False)
    >>> game.play("end")  # doctest: +ELLIPSIS
    (...)
    >>> game
    <card game for 4, seed 2, after 1 move: A is asked>

    Two games are equal that were dealt alike and went alike so far.

    >>> game == new_game(players=4, seed=2), game == game.copy()
    (False, True)
    """

    def __init__(self, deal: Deal, table: Table, journal: list[Entry] | None = None) -> None:
        if not is_dealt(deal, table):
            raise BadOption(f"{quoted(deal)} is no deal with its table; begin with new_game() or with Game.load()")
        self.deal = deal
        self.table = table
        self.journal: list[Entry] = journal if journal is not None else []
        self.rulebook: Rulebook = GAMES[deal.game]
        self.entropy: int | None = None
        self.taken_up: int | None = None
        """After how many moves it went on under other rules than before, if it did: such a game cannot be replayed."""
        self.seals: list[str] = []
        """The seals after the deal and after each move, as far as somebody asked for them."""

    # where it stands

    @property
    def players(self) -> int:
        return self.deal.players

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, the eliminated team mates included."""
        return self.rulebook.winners(self.table)

    @property
    def asked(self) -> int | None:
        """The seat that has to answer, or None when the game is over."""
        return None if self.table.over else self.table.top.seat

    @property
    def choice(self) -> "ChoiceOf[MoveOf]":
        """What the seat asked may answer.

        >>> new_game("card", players=4, seed=2).choice.options[0].card
        'beer/8H'
        """
        if self.over:
            raise GameOver(NOBODY_ASKED)
        return cast("ChoiceOf[MoveOf]", self.rulebook.choice(self.table))

    def view(self, seat: int | None) -> ViewOf:
        """The table as a seat sees it; None sees everything, for replays and after the game."""
        return cast("ViewOf", self.rulebook.view(self.table, given.seat(seat, self.players)))

    def events(self, since: int = 0, seat: int | None = None) -> tuple[Seen, ...]:
        """What has happened from the `since`-th event on, as a seat saw it; None sees everything."""
        if not given.is_whole(since) or not 0 <= since <= self.happened:
            raise IllegalMove(f"there is no event {quoted(since)} to begin with; it is 0 to {self.happened}")
        return self.rulebook.events(self.table, since, given.seat(seat, self.players))

    @property
    def happened(self) -> int:
        """How many events there have been: pass it to `events` later to get only the news."""
        return 0 if self.table.log is None else len(self.table.log)

    @property
    def seal(self) -> str:
        """A hash of the deal and every move so far: whoever has seen it notices later if anything was changed."""
        from sixgun.record import seal_game

        seal_game(self)
        return self.seals[-1]

    # going on

    def read(self, move: Move | str) -> Answer:
        """The option that a move means, given as itself or in words; `play` takes it without reading it again."""
        return self.rulebook.answer(self.table, move)

    def play(self, move: Answer | Move | str) -> tuple[Seen, ...]:
        """Play a move, given as itself or in words, and return what happened as the seat that moved saw it."""
        if self.over:
            raise GameOver("the game is over, so no move can be played; start a new one with new_game()")
        seat, since = self.table.top.seat, self.happened
        follow(self, self.rulebook.answer(self.table, move))
        return self.events(since, seat)

    def stir(self, entropy: int) -> None:
        """Mix fresh luck in before the next move; the journal keeps it, so that a replay is exact all the same.

        In a keyed game the cards of the deck that nobody has seen change places as well.
        """
        if self.entropy is not None:
            raise IllegalMove("fresh luck was mixed in already; play a move before the next time")
        self.entropy = given.whole("entropy", entropy) & MASK
        self.table.stir(self.entropy)

    def copy(self) -> "Game[ViewOf, MoveOf]":
        """Another game that stands where this one does and goes its own way."""
        table = cast(Any, self.table).copy()
        if self.table.log is not None:
            table.log = self.table.log.copy()
        game: Game[ViewOf, MoveOf] = Game(self.deal, table, list(self.journal))
        game.seals = list(self.seals)
        game.entropy = self.entropy
        game.taken_up = self.taken_up
        return game

    # keeping

    def save(self) -> bytes:
        """Everything, in the middle of any question; `Game.load` goes on from it."""
        from sixgun.save import write

        return write(self)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.save() == other.save())

    __hash__ = None  # type: ignore[assignment]  # a game goes on, so it is no key

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle is a save, and as trusted as pickles are."""
        return Game.load, (self.save(), True)

    @staticmethod
    def load(data: bytes, trusted: bool = False) -> "Game":
        """The game that `save` wrote.

        Its moves are played again and must lead to where it stands, for a save of a stranger may say anything. One that
        you made yourself, under other rules or from a position, is loaded with `trusted=True`; that is faster, too.
        """
        from sixgun.save import read

        return read(data, trusted)

    def record(self) -> str:
        """The whole game as readable text that can be replayed: see record/."""
        from sixgun.record import write

        return write(self)

    def analyse(self, seed: int = 0) -> Any:
        """What happened and why, once it is over: an `Analysis` of analysis/, which lies above and is found by name."""
        return import_module(ANALYST).analyse(self, seed=seed)

    def _repr_html_(self) -> str:
        """The table as a picture, for notebooks: as the seat asked sees it, or open when the game is over."""
        return as_html(self)

    def __repr__(self) -> str:
        moves = f"{len(self.journal)} move{'' if len(self.journal) == 1 else 's'}"
        asked = self.asked
        if asked is not None:
            state = f"{letter(asked)} is asked"
        else:
            state = "won by " + (", ".join(map(letter, self.winners)) or "nobody")
        event = getattr(self.view(None), "event", None)
        if event is not None:
            state = f"{state}, {event} is in force"
        return f"<{self.deal.game} game for {self.players}, {self.deal.luck}, after {moves}: {state}>"


def is_dealt(deal: object, table: object) -> bool:
    return isinstance(deal, Deal) and isinstance(table, Table)


@overload
def new_game(game: Literal["card"] = "card", **settings: Unpack[Settings]) -> "CardGame": ...
@overload
def new_game(game: Literal["dice"], **settings: Unpack[Settings]) -> "DiceGame": ...
@overload
def new_game(game: str, **settings: Unpack[Settings]) -> Game: ...
def new_game(
    game: str = "card",
    *,
    players: int = 5,
    seed: int | None = None,
    sets: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    roles: Sequence[str | None] | None = None,
    characters: Sequence[str | None] | None = None,
    generator: str | None = None,
    shares: Sequence[str] = (),
) -> Game:
    """A new game, dealt and waiting for its first answer.

    A seed gives the same game everywhere, from the fast generator. Without one the luck is fresh and nobody can
    compute it: the keyed generator over a new seed, and over the shares that the players add to it, if any do.

    Roles and characters may be given for some or all seats, for practice; None leaves a seat to luck. A home-made set
    is named by its folder, as in sets=["base", "./my-set"], and its Python is run.

    >>> new_game("card", players=5, seed=7, roles=["sheriff"]).view(0).seats[0].role
    'sheriff'
    """
    named = given.known("game", game, GAMES)
    if sets is not None:
        sets = read_sets(given.words("sets", sets, SUCH_SETS))
    return begin(
        make_deal(
            named,
            players=players,
            seed=seed,
            sets=sets,
            options=options,
            roles=roles,
            characters=characters,
            generator=generator,
            shares=shares,
        )
    )


def begin(deal: Deal) -> Game:
    """The game of a deal, before its first move."""
    table = GAMES[deal.game].new_table(
        deal.players,
        deal.seed,
        dict(deal.options) if deal.rules > 1 else {**dict(deal.options), "rulings": "first"},
        deal.sets,
        deal.roles or None,
        deal.characters or None,
        deal.generator,
        deal.shares,
    )
    return Game(deal, table)


def follow(game: Game, answer: Answer) -> None:
    """Play an answer that was read in this very position; whoever wants to know asks later what happened."""
    game.journal.append(Entry(game.table.top.seat, str(answer), game.entropy))
    game.entropy = None
    advance(game.table, answer.code)


def play_again(deal: Deal, journal: Iterable[Entry]) -> Game:
    """The game that a deal and its moves lead to."""
    game = begin(deal)
    for entry in journal:
        if entry.entropy is not None:
            game.stir(entry.entropy)
        game.play(entry.move)
    return game
