"""The two generators by their names, as records, journals and saves call them."""

from collections.abc import Sequence
from typing import Final

from sixgun.errors import BadOption, BadSave, meant, quoted
from sixgun.kernel.codec import Reader, Writer
from sixgun.kernel.keyed import KEY, Keyed
from sixgun.kernel.rng import MASK, Rng

FAST: Final = "fast"
KEYED: Final = "keyed"
GENERATORS: Final = (FAST, KEYED)
LONGEST_SHARE: Final = 64
"""Signs of what a person may add to the luck of a game."""


def seeded(generator: str, seed: int, shares: Sequence[str] = ()) -> Rng:
    """The generator of a game that begins."""
    if generator not in GENERATORS:
        there = meant(generator, GENERATORS) or f"there are {', '.join(GENERATORS)}"
        raise BadOption(f"there is no generator {quoted(generator)}; {there}")
    for share in shares:
        if len(share) > LONGEST_SHARE or not share.isprintable() or share != share.strip():
            raise BadOption(
                f"a share is one line of at most {LONGEST_SHARE} signs without spaces around it; "
                f"{quoted(share)} is none"
            )
    if generator == KEYED:
        return Rng(0, Keyed.seeded(seed, shares))
    if shares:
        raise BadOption("the fast generator takes a seed and nothing else; leave out the shares or take the keyed one")
    return Rng.seeded(seed)


def write_rng(w: Writer, rng: Rng) -> None:
    """Where the generator stands, into a save.

    >>> rng = seeded(KEYED, 7)
    >>> rng.below(6)
    4
    >>> w = Writer("demo 1")
    >>> write_rng(w, rng)
    >>> read_rng(Reader("demo 1", w.bytes())).below(6) == rng.below(6)
    True
    """
    w.word(FAST if rng.keyed is None else KEYED)
    w.numbers(rng.numbers())


def read_rng(r: Reader) -> Rng:
    """The generator that `write_rng` wrote."""
    name, numbers = r.word(), r.numbers()
    if name == FAST and len(numbers) == 1 and 0 <= numbers[0] <= MASK:
        return Rng(numbers[0])
    if name == KEYED and len(numbers) == 2 and 0 <= numbers[0] < 1 << 8 * KEY and 0 <= numbers[1] <= MASK:
        return Rng(0, Keyed(numbers[0].to_bytes(KEY, "big"), numbers[1]))
    raise BadSave("the save is damaged: its generator makes no sense; use an undamaged copy")
