#!/usr/bin/env python3
"""What happened in a game that was written down: who was who, who fell to whom and when, who shot how often.

python examples/read_record.py game.sixgun
"""

import sys
from collections import Counter
from pathlib import Path

from sixgun.record import verify

game = verify(Path(sys.argv[1]).read_text(encoding="utf-8"))  # replayed: a record that was changed is refused
seats = game.view(None).seats  # everything is open
names = ["ABCDEFGH"[seat.seat] for seat in seats]

for seat, name in zip(seats, names, strict=True):
    print(f"{name}  {seat.character}, {seat.role}" + (", won" if seat.seat in game.winners else ""))

turn = 0
shots = Counter()
for event in game.events():
    if event.what == "turn_began":
        turn += 1
    elif event.what == "eliminated":
        by = "nobody" if event.other is None else names[event.other]
        print(f"turn {turn}: {names[event.seat]} falls to {by}")
    elif event.what == "played" and (event.card or "").startswith("bang/"):
        shots[names[event.seat]] += 1

print("BANG! cards:", ", ".join(f"{name} {count}" for name, count in shots.most_common()) or "none")
