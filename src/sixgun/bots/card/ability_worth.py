"""What the abilities of the characters are worth, by the names of their owners."""

from typing import Final

ABILITY_WORTH: Final = {
    **{"willy-the-kid": 0.9, "slab-the-killer": 0.9, "pixie-pete": 1.0, "kit-carlson": 0.8, "black-jack": 0.8},
    **{"jourdonnais": 0.9, "bart-cassidy": 0.7, "el-gringo": 0.7, "suzy-lafayette": 0.7, "paul-regret": 0.7},
    **{"rose-doolan": 0.6, "lucky-duke": 0.5, "pedro-ramirez": 0.7, "jesse-jones": 0.8, "doc-holyday": 0.8},
    **{"elena-fuente": 1.0, "molly-stark": 0.9, "sean-mallory": 0.6, "belle-star": 0.7, "apache-kid": 0.6},
    **{"calamity-janet": 0.7, "jose-delgado": 0.5, "bill-noface": 0.7, "tequila-joe": 0.3, "sid-ketchum": 0.6},
    **{"pat-brennan": 0.6, "chuck-wengam": 0.5, "herb-hunter": 0.4, "vulture-sam": 0.5, "greg-digger": 0.4},
}
"""How much each is worth to who may have it: to Vera Custer for a turn, or for good."""
