"""The game for OpenSpiel: `pyspiel.load_game("sixgun_card(players=5,sets=base+dodge-city,options=barrel:forced)")`.

All luck is decided at the root, where chance chooses one of `deals` deals, each a seed; so a state is its deal and the
tokens since, which is how OpenSpiel writes it down. Nobody is shown the deal. Importing this module makes OpenSpiel
know `sixgun_card` and `sixgun_dice`.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from sixgun import extra
from sixgun.adapters.one_game import OneGame, Setting
from sixgun.cardgame import options as card
from sixgun.dicegame import rules as dice
from sixgun.env import Spec, spec

numpy = extra.load("numpy", "learn", "sixgun.adapters.openspiel")
pyspiel = extra.load("pyspiel", "openspiel", "sixgun.adapters.openspiel")

DEALS: Final = 8192
LONGEST: Final = 100_000
"""No game takes so many tokens; OpenSpiel wants a number."""
SIZES: Final = {"card": (4, 8), "dice": (3, 8)}
VALUES: Final[Mapping[str, tuple[object, ...]]] = {**card.VALUES, **dice.VALUES}


def read_options(text: str) -> dict[str, object]:
    """Rule options as a text that can be a parameter of OpenSpiel.

    >>> read_options("kit_carlson_life:3;simplified:true;cards:base+dodge-city")
    {'kit_carlson_life': 3, 'simplified': True, 'cards': ('base', 'dodge-city')}
    """
    named = (part.partition(":") for part in text.split(";") if part)
    return {name: read_option(name, value) for name, _, value in named}


def read_option(name: str, text: str) -> object:
    """The value that is written so; what is none is left to the rules to refuse."""
    if name in card.LISTS:
        return tuple(text.split("+"))
    return next((value for value in VALUES.get(name, ()) if str(value).lower() == text), text)


class Played:
    """What all states of a game have in common. It never changes, so copies of states share it."""

    def __init__(self, setting: Setting, deals: int) -> None:
        self.setting = setting
        self.deals = deals
        batch = setting.batch(1, 0)
        self.width = batch.width
        self.spec: Spec = spec(batch)

    def __deepcopy__(self, memo: object) -> "Played":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Played, (self.setting, self.deals)


class SixgunGame(pyspiel.Game):  # type: ignore[misc,name-defined]
    """One of the two games, with one number of players."""

    def __init__(self, game: str, given: Mapping[str, Any] | None) -> None:
        known = {**kind_of(game).parameter_specification, **(given or {})}
        sets = tuple(known["sets"].split("+")) if game == "card" else ()
        options = read_options(known["options"])
        self.played = Played(Setting(game, known["players"], sets, options, zero_sum=known["zero_sum"]), known["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.played.width,
            max_chance_outcomes=known["deals"],
            num_players=known["players"],
            min_utility=-1.0 if known["zero_sum"] else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if known["zero_sum"] else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of(game, known["zero_sum"]), info, dict(given or {}))

    def new_initial_state(self) -> "SixgunState":
        return SixgunState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.played, bool(iig_obs_type and iig_obs_type.perfect_recall))


class SixgunState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A deal and the tokens since."""

    def __init__(self, game: SixgunGame) -> None:
        super().__init__(game)
        self.played = game.played
        self.game: OneGame | None = None
        self.recalled = [b""] * game.played.setting.players
        """All that each seat has seen when it was asked and has answered, in short."""

    def current_player(self) -> int:
        if self.game is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        return pyspiel.PlayerId.TERMINAL if self.game.over else self.game.actor

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        return self.game.pay() if self.game else [0.0] * self.played.setting.players

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.played.deals) for deal in range(self.played.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.game is not None
        tokens: list[int] = numpy.flatnonzero(self.game.mask(player)).tolist()
        return tokens

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self.game = OneGame(self.played.setting, action)
            return
        actor = self.game.actor
        self.recalled[actor] = in_short(self.recalled[actor], self.game.row(actor).tobytes(), b"%d" % action)
        self.game.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.played.spec.token(action)

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class Observer:
    """What a seat sees, part by part under the names of `spec`; with perfect recall, as text only, all it ever saw."""

    def __init__(self, played: Played, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = numpy.zeros(sum(part.size for part in played.spec.row), numpy.float32)
        self.dict = {
            part.name: self.tensor[part.first : part.first + part.size].reshape(part.shape) for part in played.spec.row
        }

    def set_from(self, state: SixgunState, player: int) -> None:
        self.tensor[:] = state.game.row(player) if state.game else 0

    def string_from(self, state: SixgunState, player: int) -> str:
        row: bytes = state.game.row(player).tobytes() if state.game else b""
        return in_short(state.recalled[player], row).hex() if self.recalls else row.hex()


def in_short(*parts: bytes) -> bytes:
    """So few bytes that nobody will find two pasts that share them."""
    return blake2b(b" ".join(parts), digest_size=16).digest()


def kind_of(game: str, zero_sum: bool = False) -> Any:
    """What OpenSpiel has to know of a game before it is made."""
    sum_of = pyspiel.GameType.Utility
    fewest, most = SIZES[game]
    sets = {"sets": "base"} if game == "card" else {}
    return pyspiel.GameType(
        short_name=f"sixgun_{game}",
        long_name=f"BANG! the {game} game",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=sum_of.ZERO_SUM if zero_sum else sum_of.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 5, "options": "", "deals": DEALS, "zero_sum": False, **sets},
    )


class CardGame(SixgunGame):
    """As OpenSpiel makes it."""

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        super().__init__("card", given)


class DiceGame(SixgunGame):
    """As OpenSpiel makes it."""

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        super().__init__("dice", given)


pyspiel.register_game(kind_of("card"), CardGame)
pyspiel.register_game(kind_of("dice"), DiceGame)
