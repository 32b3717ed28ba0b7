"""The code of a table in what people paste as its address."""

from typing import Final

LONGEST: Final = 12


def code_in(pasted: str) -> str:
    """The code without what a sentence puts around it; empty if there is none.

    >>> [code_in(text) for text in ("K7MESA", "k7mesa.", "(K7MESA/)", "K7MESA/,", "...", "x" * 40)]
    ['K7MESA', 'K7MESA', 'K7MESA', 'K7MESA', '', '']
    """
    code = "".join(sign for sign in pasted if sign.isascii() and sign.isalnum()).upper()
    return code if len(code) <= LONGEST else ""
