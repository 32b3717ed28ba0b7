"""The two characters that a seat may choose from (R158), in its row."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.kernel.pairs import NO_OTHER
from sixgun.rows.row import put


def write_pair(pairs: vec[i64], me: i64, out: vec[i64], place: i64) -> None:
    """Write them by their numbers into an empty row, which stays empty there once everybody has chosen.

    Nobody else's are in a row, not even in an open one: after the choice nothing is left of them.
    """
    if len(pairs) > 0:
        put(out, place, pairs[2 * me])
        if pairs[2 * me + 1] != NO_OTHER:
            put(out, place + 1, pairs[2 * me + 1])
