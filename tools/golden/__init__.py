"""Golden games: recorded games that hold the engine over time, each with a hash of everything that anybody was shown.

    python -m tools.golden                 # plays them all again; exits with 1 when one has changed
    python -m tools.golden --write         # writes them anew; git diff tests/golden/games.txt shows which changed
    python -m tools.golden --show NAME 57  # what everybody is shown after move 57, to be compared between two commits

tests/golden has a line for each game in games.txt, and the records in a few compressed files.
"""
