"""What is seen and what can be done, as spaces of Gymnasium, which PettingZoo uses too."""

from typing import Any

from sixgun import extra

numpy = extra.load("numpy", "learn", "sixgun.adapters")
spaces = extra.load("gymnasium.spaces", "gymnasium", "sixgun.adapters")


def seen_space(row: int, tokens: int) -> Any:
    """Rows of so many numbers, with masks of so many tokens."""
    return spaces.Dict({"observation": rows_space(row), "action_mask": spaces.MultiBinary(tokens)})


def rows_space(row: int) -> Any:
    return spaces.Box(0, 255, (row,), numpy.uint8)


def tokens_space(tokens: int) -> Any:
    return spaces.Discrete(tokens)
