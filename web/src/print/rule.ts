/** The rule that a card or a character rests on, by its number in the digests (src/sixgun/text/rules). */

/** The rules of each kind of card, the one that says what it does first. */
export const CARD_RULES: Record<string, readonly string[]> = {
  "bang": ["C59", "C66"], "missed": ["C61", "C63"], "beer": ["C70", "C74", "C75"], "saloon": ["C77", "C78"], "stagecoach": ["C79"],
  "wells-fargo": ["C79"], "general-store": ["C80"], "panic": ["C81", "C83"], "cat-balou": ["C82", "C83"], "gatling": ["C84", "C85"],
  "indians": ["C87"], "duel": ["C88", "C89", "C90"], "mustang": ["C91"], "scope": ["C92"], "barrel": ["C94", "C95"],
  "jail": ["C96", "C97", "C99"], "dynamite": ["C101", "C103"], "volcanic": ["C57"], "schofield": ["C56"], "remington": ["C56"],
  "rev-carabine": ["C56"], "winchester": ["C56"],
  "binocular": ["D35"], "hideout": ["D36"], "punch": ["D37", "D55"], "dodge": ["D38"], "springfield": ["D39", "D28"], "rag-time": ["D40", "D28"],
  "brawl": ["D41", "D28"], "tequila": ["D42", "D28"], "whisky": ["D43", "D28"], "sombrero": ["D44", "D22"], "ten-gallon-hat": ["D44", "D22"],
  "iron-plate": ["D44", "D22"], "bible": ["D45", "D22"], "canteen": ["D46", "D22"], "pony-express": ["D47", "D22"], "can-can": ["D48", "D22"],
  "conestoga": ["D49", "D22"], "derringer": ["D50", "D22"], "knife": ["D51", "D22"], "pepperbox": ["D52", "D22"],
  "buffalo-rifle": ["D53", "D22"], "howitzer": ["D54", "D22"],
};

/** The rule of each character in the card game. */
export const CARD_CHARACTER_RULES: Record<string, string> = {
  "bart-cassidy": "C106", "black-jack": "C107", "calamity-janet": "C108", "el-gringo": "C109", "jesse-jones": "C110", "jourdonnais": "C111",
  "kit-carlson": "C112", "lucky-duke": "C113", "paul-regret": "C114", "pedro-ramirez": "C115", "rose-doolan": "C116", "sid-ketchum": "C117",
  "slab-the-killer": "C118", "suzy-lafayette": "C119", "vulture-sam": "C120", "willy-the-kid": "C121",
  "apache-kid": "D56", "belle-star": "D57", "bill-noface": "D58", "chuck-wengam": "D59", "doc-holyday": "D60", "elena-fuente": "D61",
  "greg-digger": "D62", "herb-hunter": "D63", "jose-delgado": "D64", "molly-stark": "D65", "pat-brennan": "D66", "pixie-pete": "D67",
  "sean-mallory": "D68", "tequila-joe": "D69", "vera-custer": "D70",
};

/** The rule of each character in the dice game. */
export const DICE_CHARACTER_RULES: Record<string, string> = {
  "bart-cassidy": "X55", "black-jack": "X56", "calamity-janet": "X57", "el-gringo": "X58", "jesse-jones": "X59", "jourdonnais": "X60",
  "kit-carlson": "X61", "lucky-duke": "X62", "paul-regret": "X63", "pedro-ramirez": "X64", "rose-doolan": "X65", "sid-ketchum": "X66",
  "slab-the-killer": "X67", "suzy-lafayette": "X68", "vulture-sam": "X69", "willy-the-kid": "X70",
};

export function rulesOfCard(kind: string): readonly string[] {
  return CARD_RULES[kind] ?? [];
}

export function ruleOfCharacter(character: string, game: "card" | "dice"): string | undefined {
  return (game === "card" ? CARD_CHARACTER_RULES : DICE_CHARACTER_RULES)[character];
}
