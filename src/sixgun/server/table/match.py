"""A live game: the engine's Game with its id, the question that stands, and every message about it."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec.structs import replace

from sixgun.cardgame import event as card_event
from sixgun.deal import make_deal
from sixgun.dicegame import event as dice_event
from sixgun.dicegame.characters import BY_NAME
from sixgun.dicegame.face import FACES
from sixgun.dicegame.odds import odds
from sixgun.dicegame.view import View as DiceTableView
from sixgun.errors import BadOption, IllegalMove, clipped
from sixgun.game import Game, begin, follow
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Answer
from sixgun.kernel.choice import Choice as Question
from sixgun.kernel.generator import KEYED
from sixgun.kernel.keyed import commitment
from sixgun.kernel.log import Entry, Log
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture import paint
from sixgun.picture.parts import Asked, Choice, Clock, FaceOdds, Seen, View
from sixgun.series import next_game
from sixgun.server.bots.bot_task import BotTask
from sixgun.server.bots.reasoning import reasons
from sixgun.server.keep.kept import JournalLine, Kept
from sixgun.server.keep.taking_up import look_back, position, take_up
from sixgun.server.table.opinion import Guessed
from sixgun.server.table.room import Facts
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, By, Hint, News, Odds, RolesGuessed, State
from sixgun.server.wire.people import Looking
from sixgun.server.wire.protocol import ENCODE
from sixgun.server.wire.refusal import Refuse

Bot = Literal["bot", "away"]

AUDIENCE: Final = 5
"""Where an entry of the log says who may see its secret."""
TURN_BEGAN: Final = {"card": card_event.TURN_BEGAN, "dice": dice_event.TURN_BEGAN}
"""What the log of each game calls the beginning of a turn."""


class Match:
    """A game under way or just over, and what each viewer is told of it."""

    def __init__(self, id: str, game: Game) -> None:
        self.id = id
        self.game = game
        self.lines: list[JournalLine] = []
        self.heard: dict[tuple[int, str], int] = {}
        """How much of what happened the bot of a seat and level has been told."""
        self.told = 0
        """How many events the latest move found there: the news begin after them."""
        self.states: dict[int, State] = {}
        """What each viewer was last told of the whole game, until it goes on."""
        self.in_public: list[Seen] = []
        """Everything that happened as everyone sees it, until the game goes on; painted when somebody asks."""
        self.in_secret: list[tuple[int, Entry]] | None = None
        """Of that, what some see more of than everyone does, by its number."""
        self.result: bytes | None = None
        """What everyone is told after the game."""
        self.turns = turns_begun(game, 0)
        """How many turns have begun."""
        self.ask()

    @property
    def seq(self) -> int:
        return len(self.game.journal)

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def position(self) -> bytes:
        """The table as the store keeps it with the last move."""
        return position(self.game)

    @property
    def seed_hash(self) -> str:
        return commitment(self.game.deal.seed)

    # going on

    def ask(self) -> None:
        """Look up the question that stands now."""
        self.forget_told()
        self.hint: Hint | None = None
        """What the coach has said about it."""
        self.question: Question | None = None if self.game.over else self.game.choice
        self.own_choice: Choice | None = None
        self.public: View = paint.view(self.game, SPECTATOR)
        self.seal = self.game.seal
        self.asked: Asked | None = None if self.question is None else paint.asked(self.question, self.public.work)

    def view_for(self, viewer: int) -> View:
        """The table as a viewer sees it; what everyone sees is painted once a move."""
        return self.public if viewer == SPECTATOR else paint.view(self.game, viewer, self.public)

    def read(self, text: str) -> Answer:
        """The legal move that a text means."""
        try:
            return self.game.read(text)
        except IllegalMove:
            raise Refuse("illegal", move=clipped(text)) from None

    def ahead(self, line: JournalLine, answer: Answer) -> "Match":
        """This game after one more move, with its next question. A move that fails of a fault of ours raises here."""
        ahead = object.__new__(Match)
        ahead.__dict__.update(self.__dict__)
        ahead.game = self.game.copy()
        ahead.lines = [*self.lines]
        ahead.told = self.game.happened
        ahead.repeat(line, answer)
        ahead.turns += turns_begun(ahead.game, ahead.told)
        ahead.ask()
        return ahead

    def repeat(self, line: JournalLine, answer: Answer | None = None) -> None:
        """Play a move of which everyone knows; one that comes from the journal is read here."""
        self.game.stir(line.entropy)
        follow(self.game, answer or self.game.read(line.move))
        self.lines.append(line)

    def bot_task(self, level: str, seed: int) -> BotTask:
        """The question that stands, for a bot of that level."""
        assert self.question is not None
        who = (self.question.seat, level)
        bot_task = BotTask.of(self.id, self.game, self.question, level, self.heard.get(who, 0), seed)
        self.heard[who] = self.game.happened
        return bot_task

    def is_eliminated(self, seat: int) -> bool:
        return not self.public.seats[seat].alive

    @property
    def living(self) -> int:
        return sum(seat.alive for seat in self.public.seats)

    # what is told

    def choice_for(self, viewer: int) -> Choice | None:
        """The answers, for the seat asked and nobody else."""
        if self.question is None or self.question.seat != viewer:
            return None
        if self.own_choice is None:
            self.own_choice = paint.choice(self.game.view(viewer), self.question)
        return self.own_choice

    def asked_now(self, clock: Clock | None, bot: Bot | None) -> Asked | None:
        """Who is asked, with the clock as it runs."""
        return None if self.asked is None else replace(self.asked, clock=clock, bot=bot)

    def state(self, viewer: int, asked: Asked | None, looking: Looking | None = None) -> State:
        """The whole game for a viewer, painted once until it goes on; only who is asked may change, and who looks."""
        if viewer not in self.states:
            self.states[viewer] = State(
                game=self.id,
                seq=self.seq,
                seed_hash=self.seed_hash,
                seal=self.seal,
                events=self.all_events(viewer),
                view=self.view_for(viewer),
                asked=None,
                choice=self.choice_for(viewer),
                why_not=paint.why_not(self.game, viewer),
                reveal=None if viewer == SPECTATOR else paint.reveal(self.game, viewer, self.public),
            )
        painted = self.states[viewer]
        if looking is None:
            return replace(painted, asked=asked)
        return replace(painted, asked=asked, looking=looking, choice=None, why_not=[])

    def all_events(self, viewer: int) -> list[Seen]:
        """Everything that happened, as a viewer saw it: what everyone sees is painted once for all of them."""
        log = self.game.table.log
        if not self.in_public:
            self.in_public = paint.events(self.game, 0, SPECTATOR)
        if self.in_secret is None:
            self.in_secret = [] if log is None else secrets(log)
        own = [(number, entry) for number, entry in self.in_secret if entry[AUDIENCE] & BIT[viewer]]
        if not own:
            return self.in_public
        few = self.game.copy()
        few.table.log = Log.of([each for _, entry in own for each in entry])
        seen = self.in_public.copy()
        for (number, _), event in zip(own, paint.events(few, 0, viewer), strict=True):
            seen[number] = event
        return seen

    def news(self, viewer: int, by: By, asked: Asked | None) -> News:
        return News(
            game=self.id,
            seq=self.seq,
            by=by,
            events=paint.events(self.game, self.told, viewer),
            view=self.view_for(viewer),
            asked=asked,
            choice=self.choice_for(viewer),
            seal=self.seal,
            why_not=paint.why_not(self.game, viewer),
        )

    def told_after(self, facts: Facts, link: str) -> bytes:
        """`after` as it is sent, made once: nothing in it changes any more, and it is the same for everyone."""
        if self.result is None:
            self.result = ENCODE.encode(self.after(facts, link))
        return self.result

    def forget_told(self) -> None:
        """Nobody is here to be told it again, or it is no longer so."""
        self.states = {}
        self.in_public = []
        self.in_secret = None
        self.result = None

    def after(self, facts: Facts, link: str) -> After:
        seats = self.game.view(None).seats
        roles = [seat.role for seat in seats]
        return After(
            game=self.id,
            winners=list(self.game.winners),
            roles=roles,
            characters=[seat.character for seat in seats],
            survivors=[seat.seat for seat in seats if seat.alive],
            seed=str(self.game.deal.seed),
            seed_hash=self.seed_hash,
            shares=[*self.game.deal.shares, *[""] * (self.game.players - len(self.game.deal.shares))],
            seal=self.seal,
            record=self.game.record(),
            replay=link,
            view=paint.view(self.game, None),
            events=paint.events(self.game, 0, None),
            reasons=reasons(self.lines),
            guesses=[judged(seat, guessed, roles) for seat, guessed in sorted(facts.guesses.items())],
        )

    def odds(self, dice: Sequence[int]) -> Odds:
        """The chances of rolling these dice again."""
        seen = self.game.rulebook.view(self.game.table, SPECTATOR)
        if not isinstance(seen, DiceTableView) or not seen.dice:
            raise Refuse("not-now")
        places = sorted(set(dice))
        needed = BY_NAME[seen.seats[seen.turn].character].gatlings_needed
        chances = odds(seen.dice, places, needed)
        return Odds(
            dice=places,
            faces=[FaceOdds(face, [round(float(chances.at_least(face, n)), 4) for n in range(6)]) for face in FACES],
            gatling=round(float(chances.gatling), 4),
            dynamite=round(float(chances.dynamite), 4),
        )

    def hidden_from(self, seat: int) -> list[int]:
        """The seats whose role a seat does not know."""
        return [each.seat for each in self.game.view(seat).seats if each.role is None]


def secrets(log: Log) -> list[tuple[int, Entry]]:
    """What happened that some see more of than everyone does, by its number."""
    entries = [(number, log.entry(number)) for number in range(len(log))]
    return [(number, entry) for number, entry in entries if entry[AUDIENCE] and not entry[AUDIENCE] & BIT[SPECTATOR]]


def judged(seat: int, guessed: Guessed, roles: Sequence[str]) -> RolesGuessed:
    right = sum(guessed.roles[other] == roles[other] for other in guessed.hidden)
    return RolesGuessed(seat, guessed.roles, right, len(guessed.hidden))


def turns_begun(game: Game, since: int) -> int:
    """How many turns have begun since so many events had happened."""
    log = game.table.log
    if log is None:
        return 0
    return [log.entry(number)[0] for number in range(since, len(log))].count(TURN_BEGAN[game.deal.game])


# beginning


def deal(settings: Settings, seed: int = 1, shares: Sequence[str] = ()) -> Game:
    """A new game with these settings; the engine says what cannot be dealt."""
    try:
        # not new_game(), whose caller may name folders of home-made sets: a client names only what is there
        return begin(
            make_deal(
                settings.game,
                players=settings.seats,
                seed=seed,
                sets=settings.sets or None,
                options=settings.options,
                generator=KEYED,
                shares=shares,
            )
        )
    except BadOption as wrong:
        raise Refuse("bad-option", text=str(wrong)) from None


def deal_next(last: Game | None, facts: Facts) -> Game:
    """The next game of a series where the last one leads on to it, else a new one."""
    settings, seed = facts.settings, int(facts.seed)
    fresh = deal(settings, seed, facts.shares)
    if last is None or not last.over or what_is_played(last) != what_is_played(fresh):
        return fresh
    seats = last.view(None).seats
    keep = [seat.seat for seat in seats if settings.keep_characters and seat.alive and facts.places[seat.seat].keeps]
    has_sheriff = any(seat.role == "sheriff" for seat in seats)
    return next_game(
        last,
        seed=seed,
        keep=keep,
        pass_sheriff=settings.pass_sheriff and has_sheriff,
        generator=KEYED,
        shares=facts.shares,
    )


def what_is_played(game: Game) -> tuple[object, ...]:
    """What two games of a series have in common."""
    return game.deal.game, game.deal.players, game.deal.sets, game.deal.options


def restore(kept: Kept, game: Game | None = None) -> Match:
    """The game as the store has it, ready to go on; one under way may have been taken up already."""
    match = Match(kept.id, look_back(kept, lambda game, since: None)[0] if kept.ended else game or take_up(kept))
    match.lines = list(kept.journal)
    return match
