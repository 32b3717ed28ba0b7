"""What a seat remembers, where two cards of the deck look alike."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.cardgame import CardTable, new_table, view
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen
from sixgun.kernel.log import TO_ALL
from sixgun.laws.memory import Witness

STAGECOACH = "stagecoach/9S"


def with_two_stagecoaches(known: int) -> tuple[CardTable, list[int]]:
    """A table at which B holds both Stagecoaches, and everybody knows of so many of them."""
    t = new_table(4, 1, {})
    twins = [card for card, face in enumerate(t.rules.faces) if face == STAGECOACH]
    t.seats[1].hand = vec[i64](twins)
    for n, card in enumerate(twins):
        t.knows[card] = TO_ALL if n < known else BIT[1]
    return t, twins


def named_of_b(t: CardTable, to: int) -> list[str | None]:
    return [card for card in view(t, to).seats[1].hand if card is not None]


def test_who_knew_of_one_of_two_twins_cannot_tell_which_of_them_is_gone() -> None:
    for gone in (0, 1):
        t, twins = with_two_stagecoaches(known=1)
        assert named_of_b(t, 0) == [STAGECOACH]
        t.discard_from_hand(1, twins[gone])
        assert named_of_b(t, 0) == []
        assert named_of_b(t, 1) == [STAGECOACH]


def test_who_knew_of_both_twins_knows_of_the_one_that_is_left() -> None:
    t, twins = with_two_stagecoaches(known=2)
    t.discard_from_hand(1, twins[0])
    assert named_of_b(t, 0) == [STAGECOACH]


def test_a_witness_forgets_a_hand_from_which_a_hidden_card_was_taken() -> None:
    witness = Witness(0, players=3)
    witness.hear((Seen("picked", 1, card="beer/6H"), Seen("picked", 2, card="bang/AS")))
    witness.hear((Seen("took", 2, 1, None, 1),))
    assert not +witness.hands[1]
    assert witness.hands[2] == {"bang/AS": 1}


def test_a_witness_follows_a_hand_that_is_inherited_as_a_whole() -> None:
    witness = Witness(0, players=3)
    witness.hear((Seen("picked", 1, card="beer/6H"),))
    witness.hear((Seen("inherited", 2, 1, None, 1), Seen("inherited", 2, 1, "beer/6H", 1)))
    assert witness.hands[2] == {"beer/6H": 1}
