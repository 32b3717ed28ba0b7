"""The nets that come with the package, made once a process."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.net.features import Features, card_features, dice_features
from sixgun.bots.net.kept import numbers_in, read_model
from sixgun.bots.net.net import Net, PlainNet, Shown
from sixgun.bots.net.onnx import OnnxNet, is_installed
from sixgun.cardgame.box import make_rules
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.shelf import read_sets
from sixgun.version import is_interpreted

SETS = ("base", "dodge-city")
"""All cards that the net has seen; events are no cards of the deck."""


@cache
def printed() -> Rules:
    return make_rules(read_sets(SETS), {})


@cache
def card_net() -> Net:
    return made("card")


@cache
def dice_net() -> Net:
    return made("dice")


def features_of(game: str) -> Features:
    return card_features(list(printed().kind_of)) if game == "card" else dice_features()


def shown(game: str) -> Shown:
    """What is shown to the net of a game, as it reads it."""
    features = features_of(game)
    return Shown(vec[i64](features.first), vec[i64](features.second), vec[float](features.weight))


def made(game: str) -> Net:
    """Run by ONNX Runtime where it is installed and the engine is not compiled: it is a hundred times faster there."""
    model = read_model(game)
    if is_interpreted() and is_installed():
        return OnnxNet(shown(game), model)
    return PlainNet(shown(game), {name: vec[float](values) for name, values in numbers_in(model).items()})


def knows(rules: Rules) -> bool:
    """Whether the net has seen all the cards: not so where there are home-made ones."""
    cards = range(len(rules.kind_of))
    known = printed().kinds_by_card
    return len(cards) <= len(known) and all(rules.kinds_by_card[card].name == known[card].name for card in cards)
