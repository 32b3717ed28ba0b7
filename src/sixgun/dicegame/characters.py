"""The sixteen characters (X55-X70): each says only how it differs."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.dicegame.ability import NO_ABILITY, Ability
from sixgun.dicegame.face import ONE, TWO, is_by_a_player
from sixgun.dicegame.healing import Gift
from sixgun.kernel.frame import Frame

if TYPE_CHECKING:
    from sixgun.dicegame.table import DiceTable


class BartCassidy(Ability):
    """Takes an arrow instead of a life point, but not against Indians or DYNAMITE."""

    def takes_arrow_instead(self, cause: i64) -> bool:
        return is_by_a_player(cause)


class BlackJack(Ability):
    """May roll DYNAMITE again."""

    rerolls_dynamite: bool = True


class CalamityJanet(Ability):
    """Uses a ONE as a TWO and a TWO as a ONE."""

    def reaches(self, sight: i64, places: i64) -> bool:
        return places in (1, 2)


class ElGringo(Ability):
    """Who makes him lose life points takes an arrow, but not for Indians or DYNAMITE."""

    def arrows_for_attacker(self, cause: i64) -> i64:
        return 1 if is_by_a_player(cause) else 0


class JesseJones(Ability):
    """With four life points or fewer a BEER on himself gives two."""

    def beer_worth(self, life: i64) -> i64:
        return 2 if life <= 4 else 1


class Jourdonnais(Ability):
    """Never loses more than one life point to an Indian attack."""

    def lost_to_indians(self, arrows: i64) -> i64:
        return 1 if arrows > 0 else 0


class KitCarlson(Ability):
    """Returns an arrow of any player for each GATLING."""

    removes_arrows: bool = True


class LuckyDuke(Ability):
    """Rolls up to four times."""

    rolls: i64 = 4


class PaulRegret(Ability):
    """Never loses life points to the Gatling."""

    untouched_by_gatling: bool = True


class PedroRamirez(Ability):
    """Returns an arrow for each life point he loses."""

    returns_arrow_when_hurt: bool = True


class RoseDoolan(Ability):
    """Hits one place farther."""

    def reaches(self, sight: i64, places: i64) -> bool:
        return places in (sight, sight + 1)


class SidKetchum(Ability):
    """At the start of his turn a player of his choice gains a life point."""

    def turn_begins(self, t: "DiceTable", me: i64) -> Frame | None:
        return Gift(me)


class SlabTheKiller(Ability):
    """Once in his turn a BEER doubles a ONE or TWO."""

    doubles_with_beer: bool = True


class SuzyLafayette(Ability):
    """A final result without ONE and TWO gives her two life points."""

    def life_for_result(self, t: "DiceTable") -> i64:
        return 2 if t.count(ONE) + t.count(TWO) == 0 else 0


class VultureSam(Ability):
    """Gains two life points for each other player eliminated."""

    life_for_death: i64 = 2


class WillyTheKid(Ability):
    """Needs only two GATLING to fire."""

    gatlings_needed: i64 = 2


CHARACTERS: Final[tuple[Ability, ...]] = (
    BartCassidy("bart-cassidy", 8),
    BlackJack("black-jack", 8),
    CalamityJanet("calamity-janet", 8),
    ElGringo("el-gringo", 7),
    JesseJones("jesse-jones", 9),
    Jourdonnais("jourdonnais", 7),
    KitCarlson("kit-carlson", 7),
    LuckyDuke("lucky-duke", 8),
    PaulRegret("paul-regret", 9),
    PedroRamirez("pedro-ramirez", 8),
    RoseDoolan("rose-doolan", 9),
    SidKetchum("sid-ketchum", 8),
    SlabTheKiller("slab-the-killer", 8),
    SuzyLafayette("suzy-lafayette", 8),
    VultureSam("vulture-sam", 9),
    WillyTheKid("willy-the-kid", 8),
)
"""Those that may be dealt."""

for _number, _character in enumerate(CHARACTERS):
    _character.number = _number + 1

BY_NUMBER: Final = vec[Ability](
    [CHARACTERS[number - 1] if number else NO_ABILITY for number in range(len(CHARACTERS) + 1)]
)
"""As the log and moves have them."""

BY_NAME: Final[dict[str, Ability]] = {ability.name: ability for ability in (*CHARACTERS, NO_ABILITY)}


def numbered(number: i64) -> Ability:
    """The character of that number."""
    return BY_NUMBER[number]
