#!/usr/bin/env python3
"""A bot in Python: fights whom its role fights, drinks when it is wounded. docs/bot-protocol.md has the protocol.

sixgun simulate --bot "deadeye=python3 examples/bots/deadeye.py" --bots deadeye,greenhorn --games 100
"""

import json
import random
import sys

HARM = {"bang", "duel", "jail", "panic", "cat-balou", "punch", "springfield", "derringer", "buffalo-rifle", "knife"}
FOES = {
    "sheriff": {"outlaw": 2, "renegade": 2, None: 1},
    "deputy": {"outlaw": 2, "renegade": 1, "sheriff": -3, None: 1},
    "outlaw": {"sheriff": 3, "deputy": 2, "renegade": 1, None: -1},
    "renegade": {"sheriff": -1, "outlaw": 2, "deputy": 2, None: 1},
}


def enmity(view, seat):
    """How much my role wants that seat gone."""
    me, other = view["seats"][view["viewer"]], view["seats"][seat]
    living = sum(player["alive"] for player in view["seats"])
    if other["seat"] == me["seat"]:
        return -5
    return 3 if living == 2 else FOES[me["role"]].get(other["role"], 1) + (other["life"] == 1)


def score(view, option):
    """What an answer of either game is worth."""
    me = view["seats"][view["viewer"]]
    verb, seat, kind = option["verb"], option["seat"], (option.get("card") or "").split("/")[0]
    if verb in ("end", "pass", "stop"):
        return 0
    if verb in ("shoot", "remove") or (seat is not None and kind in HARM):
        return 2 * enmity(view, seat)
    if verb == "heal" or kind in ("beer", "whisky", "tequila", "canteen"):
        drinker = me["seat"] if seat is None else seat
        lacks = view["seats"][drinker]["max_life"] - view["seats"][drinker]["life"]
        return -enmity(view, drinker) if lacks else -1
    if verb == "reroll":
        return sum(1 if view["dice"][place - 1] in ("arrow", "beer") else -1 for place in option["dice"])
    return -1 if verb == "ability" else 1


luck = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        luck.seed(message["seed"])
    elif message["type"] == "ask":
        view, options = message["view"], message["choice"]["options"]
        best = max(options, key=lambda option: score(view, option) + luck.random() / 2)
        reason = f"worth {score(view, best)} to a {view['seats'][view['viewer']]['role']}"
        print(json.dumps({"id": message["id"], "move": best["text"], "reason": reason}), flush=True)
