"""The rule options of the card game: their names and values, the presets of the editions, and what the rules read."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sixgun.errors import BadOption, meant, quoted
from sixgun.kernel.pairs import ONE, TWO

SPLIT: Final = 0
AT_ONCE: Final = 1
RESOLVED: Final = 2
"""When Suzy Lafayette draws (R13)."""

MINE_EXCESS: Final = 0
MINE_DISCARDS: Final = 1
MINE_PLAYED: Final = 2
"""What goes face down on the deck under Abandoned Mine (FE1)."""

VALUES: Final[dict[str, tuple[object, ...]]] = {
    "brown_to_discard": ("before", "after"),
    "drawn_to_discard": ("before", "after"),
    "two_line": ("simultaneous", "sequential"),
    "barrel": ("optional", "forced"),
    "kit_carlson_life": (4, 3),
    "gringo_duel": ("none", "draws"),
    "suzy": ("split", "at_once", "resolved"),
    "molly_slab": ("settled", "at_once"),
    "vulture_sam": ("at_once", "after_card"),
    "lucky": ("always", "may"),
    "duel_credit": ("none", "opponent"),
    "reward": ("forced", "may"),
    "victory_check": ("after_card", "at_once"),
    "reshuffle": ("on_need", "at_once"),
    "same_weapon": ("allowed", "forbidden"),
    "own_cards": ("allowed", "forbidden"),
    "jose_limit": (2, "none"),
    "simplified": (False, True),
    "rulings": ("newest", "first"),
    "characters_dealt": (ONE, TWO),
    "high_noon_extras": ("none", "handcuffs", "new_identity", "both"),
    "identity": ("dealt_public", "dealt_secret", "random_now"),
    "thirst": ("minus_one", "only_first"),
    "resurrection": ("on", "off"),
    "ghost_heals": ("no", "yes"),
    "ghost_leaving": ("elimination", "quiet"),
    "hangover_vera": ("none", "keeps_copy"),
    "train_pat": ("yes", "no"),
    "handcuffs_answers": ("bound", "free"),
    "event_anchor_dead": ("next", "frozen"),
    "event_deck": (12, *range(8, 12), *range(13, 30)),
    "final": ("random", "high_noon", "fistful", "sheriff_picks"),
    "mine": ("excess", "discards", "played"),
    "mine_abilities": ("on", "off"),
    "ambush_abilities": ("yes", "no"),
    "brothers_bart": ("yes", "no"),
    "lasso_jail": ("no_check", "idle_check"),
    "law_as_price": ("allowed", "forbidden"),
    "peyote_stop": ("yes", "no"),
    "ricochet_barrel": ("yes", "no"),
    "roulette": ("effect", "card"),
    "sniper_range": ("reach", "any"),
}
"""Each option with its values, the default first (FORMAT.md; CE, DE and HE tables of the digests)."""

OF_EVENTS: Final = {
    "high-noon": (
        *("high_noon_extras", "identity", "thirst", "resurrection", "ghost_heals", "ghost_leaving", "hangover_vera"),
        *("train_pat", "handcuffs_answers", "event_anchor_dead"),
    ),
    "fistful-of-cards": (
        *("mine", "mine_abilities", "ambush_abilities", "brothers_bart", "lasso_jail", "law_as_price", "peyote_stop"),
        *("ricochet_barrel", "roulette", "sniper_range"),
    ),
    "both": ("event_deck", "final"),
}
"""Those of them that matter only with certain events: with those of a set, or of two sets together."""

LISTS: Final = ("simplified_also_remove", "cards", "characters")
"""Options whose value is a list of names."""

EDITIONS: Final[dict[str, dict[str, object]]] = {
    "standard": {},
    "de": {
        "brown_to_discard": "after",
        "drawn_to_discard": "after",
        "two_line": "sequential",
        "barrel": "forced",
        "gringo_duel": "draws",
        "lucky": "may",
    },
    "it": {"kit_carlson_life": 3, "reward": "may"},
}
"""What the rulebooks 001 (de) and 004 (it) have that the default has not."""

NEWER: Final = ("lucky", "reward")
"""What presets did not have in the first release: games that were dealt then go on without (`rulings: first`)."""


@final
@mypyc_attr(acyclic=True)
class Options:
    """The options as the rules read them. Each is the default until `read_options` says otherwise."""

    def __init__(self) -> None:
        self.brown_after: bool = False
        self.drawn_after: bool = False
        self.barrel_forced: bool = False
        self.kit_carlson_life: i64 = 4
        self.gringo_draws_in_duel: bool = False
        self.suzy: i64 = SPLIT
        self.suzy_before_dodge: bool = False
        self.molly_at_once: bool = False
        self.sam_after_card: bool = False
        self.second_card_optional: bool = False
        self.duel_credits_opponent: bool = False
        self.reward_optional: bool = False
        self.victory_at_once: bool = False
        self.reshuffle_at_once: bool = False
        self.same_weapon: bool = True
        self.own_cards: bool = True
        self.jose_limit: i64 = 2
        self.two_characters: bool = False
        self.handcuffs: bool = False
        self.new_identity: bool = False
        self.identity_secret: bool = False
        self.identity_at_random: bool = False
        self.thirst_only_first: bool = False
        self.resurrection: bool = True
        self.ghosts_heal: bool = False
        self.ghosts_leave_quietly: bool = False
        self.hangover_keeps_copy: bool = False
        self.pat_gets_more: bool = True
        self.handcuffs_free_answers: bool = False
        self.events_freeze: bool = False
        self.event_deck: i64 = 12
        self.final: str = "random"
        self.mine: i64 = MINE_EXCESS
        self.mine_abilities: bool = True
        self.ambush_abilities: bool = True
        self.brothers_hurt: bool = True
        self.lasso_idle_check: bool = False
        self.law_as_price: bool = True
        self.peyote_stop: bool = True
        self.ricochet_barrel: bool = True
        self.roulette_cards_only: bool = False
        self.sniper_any: bool = False


def named_options(given: Mapping[str, object]) -> dict[str, object]:
    """Every option by name with the value in force: single ones over the edition's preset over the default."""
    names = ["edition", *VALUES, *LISTS]
    for name, value in given.items():
        if name not in names:
            there = meant(name, names) or f"the card game has {', '.join(names)}"
            raise BadOption(f"there is no option {quoted(name)}; {there}")
        if name == "edition" and not (isinstance(value, str) and value in EDITIONS):
            there = meant(value, EDITIONS) or f"it is one of {', '.join(EDITIONS)}"
            raise BadOption(f"edition cannot be {quoted(value)}; {there}")
        if name in VALUES and not any(type(value) is type(v) and value == v for v in VALUES[name]):
            allowed = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in VALUES[name])
            there = meant(value, VALUES[name]) or f"it is one of {allowed}"
            raise BadOption(f"{name} cannot be {quoted(value)}; {there}")
        if name in LISTS and not (isinstance(value, list | tuple) and all(isinstance(v, str) for v in value)):
            raise BadOption(f"{name} cannot be {quoted(value)}; it is a list of names")
    edition = given.get("edition", "standard")
    assert isinstance(edition, str)
    named: dict[str, object] = {name: values[0] for name, values in VALUES.items()}
    preset = EDITIONS[edition]
    if given.get("rulings") == "first":
        preset = {name: value for name, value in preset.items() if name not in NEWER}
    named.update(preset)
    named.update({name: value for name, value in given.items() if name != "edition"})
    if named.get("simplified_also_remove") and not named["simplified"]:
        raise BadOption("simplified_also_remove needs simplified: true; without it no card is removed")
    return named


def read_options(named: Mapping[str, object]) -> Options:
    """The options as the rules read them. Saloon heals alike in both orders, so two_line changes nothing (CE3)."""
    options = Options()
    options.brown_after = named["brown_to_discard"] == "after"
    options.drawn_after = named["drawn_to_discard"] == "after"
    options.barrel_forced = named["barrel"] == "forced"
    options.kit_carlson_life = 3 if named["kit_carlson_life"] == 3 else 4
    options.gringo_draws_in_duel = named["gringo_duel"] == "draws"
    options.suzy = SPLIT if named["suzy"] == "split" else AT_ONCE if named["suzy"] == "at_once" else RESOLVED
    options.suzy_before_dodge = options.suzy == AT_ONCE and named["rulings"] == "newest"
    options.molly_at_once = named["molly_slab"] == "at_once"
    options.sam_after_card = named["vulture_sam"] == "after_card"
    options.second_card_optional = named["lucky"] == "may"
    options.duel_credits_opponent = named["duel_credit"] == "opponent"
    options.reward_optional = named["reward"] == "may"
    options.victory_at_once = named["victory_check"] == "at_once"
    options.reshuffle_at_once = named["reshuffle"] == "at_once"
    options.same_weapon = named["same_weapon"] == "allowed"
    options.own_cards = named["own_cards"] == "allowed"
    options.jose_limit = 2 if named["jose_limit"] == 2 else 1000
    options.two_characters = named["characters_dealt"] == TWO
    options.handcuffs = named["high_noon_extras"] in ("handcuffs", "both")
    options.new_identity = named["high_noon_extras"] in ("new_identity", "both")
    options.identity_secret = named["identity"] == "dealt_secret"
    options.identity_at_random = named["identity"] == "random_now"
    options.thirst_only_first = named["thirst"] == "only_first"
    options.resurrection = named["resurrection"] == "on"
    options.ghosts_heal = named["ghost_heals"] == "yes"
    options.ghosts_leave_quietly = named["ghost_leaving"] == "quiet"
    options.hangover_keeps_copy = named["hangover_vera"] == "keeps_copy"
    options.pat_gets_more = named["train_pat"] == "yes"
    options.handcuffs_free_answers = named["handcuffs_answers"] == "free"
    options.events_freeze = named["event_anchor_dead"] == "frozen"
    options.event_deck = int(str(named["event_deck"]))
    options.final = str(named["final"])
    options.mine = ("excess", "discards", "played").index(str(named["mine"]))
    options.mine_abilities = named["mine_abilities"] == "on"
    options.ambush_abilities = named["ambush_abilities"] == "yes"
    options.brothers_hurt = named["brothers_bart"] == "yes"
    options.lasso_idle_check = named["lasso_jail"] == "idle_check"
    options.law_as_price = named["law_as_price"] == "allowed"
    options.peyote_stop = named["peyote_stop"] == "yes"
    options.ricochet_barrel = named["ricochet_barrel"] == "yes"
    options.roulette_cards_only = named["roulette"] == "card"
    options.sniper_any = named["sniper_range"] == "any"
    return options
