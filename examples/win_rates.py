#!/usr/bin/env python3
"""Who wins how often? Win rates by role at tables of four to seven, as a plot with 95 % intervals.

python examples/win_rates.py win-rates.svg 250
"""

import sys

import matplotlib.pyplot as plt

from sixgun.arena.plan import Plan
from sixgun.arena.survey import play_some
from sixgun.lab.stats import wilson

ROLES = {"sheriff": "#e2a72b", "outlaw": "#dd6248", "renegade": "#a77fcb"}
"""A Deputy wins with his Sheriff. The colours are those of the page."""
SIZES = (4, 5, 6, 7)

file = sys.argv[1] if len(sys.argv) > 1 else "win-rates.svg"
games = int(sys.argv[2]) if len(sys.argv) > 2 else 250
plan = Plan(game="card", sizes=SIZES, seed=1, bots=("ranger",), sets=("base",))
survey = play_some(plan, first=0, count=games * len(SIZES))

figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
for shift, (role, colour) in enumerate(ROLES.items(), start=-1):
    rates = [wilson(score.wins, score.games) for score in (survey.tallies[size].roles[role] for size in SIZES)]
    places = [size + 0.25 * shift for size in SIZES]
    ends = [[rate.value - rate.low for rate in rates], [rate.high - rate.value for rate in rates]]
    axes.bar(places, [rate.value for rate in rates], 0.23, yerr=ends, color=colour, label=role, capsize=3)
axes.set(xlabel="players", ylabel="share of games won", xticks=SIZES, ylim=(0, 1), title=f"Rangers, {games} games each")
axes.legend()
figure.savefig(file)

for size, tally in sorted(survey.tallies.items()):
    shares = (f"{role} {tally.roles[role].wins / tally.games:.0%}" for role in ROLES)
    print(f"{size} players:", ", ".join(shares))
print(f"The plot is in {file}")
