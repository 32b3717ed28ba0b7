/** What is printed on the cards: border, symbols, range. For drawing them; what they do is the server's business. */
export type Border = "brown" | "blue" | "green";

export interface Kind {
  border: Border;
  /** Symbols of the sprite, without their `s-`. */
  symbols: readonly string[];
  /** How far a weapon reaches. */
  range?: number;
}

export const KINDS: Record<string, Kind> = {
  "bang": { border: "brown", symbols: ["shot", "reachable"] },
  "missed": { border: "brown", symbols: ["missed"] },
  "beer": { border: "brown", symbols: ["life"] },
  "saloon": { border: "brown", symbols: ["life", "all-others", "life"] },
  "stagecoach": { border: "brown", symbols: ["draw", "draw"] },
  "wells-fargo": { border: "brown", symbols: ["draw", "draw", "draw"] },
  "general-store": { border: "brown", symbols: ["book"] },
  "panic": { border: "brown", symbols: ["draw", "sight"] },
  "cat-balou": { border: "brown", symbols: ["discard", "any"] },
  "gatling": { border: "brown", symbols: ["shot", "all-others"] },
  "indians": { border: "brown", symbols: ["book"] },
  "duel": { border: "brown", symbols: ["book"] },
  "mustang": { border: "blue", symbols: ["farther"] },
  "scope": { border: "blue", symbols: ["nearer"] },
  "barrel": { border: "blue", symbols: ["flip", "missed"] },
  "jail": { border: "blue", symbols: ["flip", "book"] },
  "dynamite": { border: "blue", symbols: ["flip", "book"] },
  "volcanic": { border: "blue", symbols: [], range: 1 },
  "schofield": { border: "blue", symbols: [], range: 2 },
  "remington": { border: "blue", symbols: [], range: 3 },
  "rev-carabine": { border: "blue", symbols: [], range: 4 },
  "winchester": { border: "blue", symbols: [], range: 5 },
  "binocular": { border: "blue", symbols: ["nearer"] },
  "hideout": { border: "blue", symbols: ["farther"] },
  "punch": { border: "brown", symbols: ["shot", "sight"] },
  "rag-time": { border: "brown", symbols: ["extra-discard", "draw", "any"] },
  "brawl": { border: "brown", symbols: ["extra-discard", "discard", "all-others"] },
  "dodge": { border: "brown", symbols: ["missed", "draw"] },
  "springfield": { border: "brown", symbols: ["extra-discard", "shot", "any"] },
  "tequila": { border: "brown", symbols: ["extra-discard", "life", "any"] },
  "whisky": { border: "brown", symbols: ["extra-discard", "life", "life"] },
  "bible": { border: "green", symbols: ["missed", "draw"] },
  "canteen": { border: "green", symbols: ["life"] },
  "can-can": { border: "green", symbols: ["discard", "any"] },
  "ten-gallon-hat": { border: "green", symbols: ["missed"] },
  "conestoga": { border: "green", symbols: ["draw", "any"] },
  "derringer": { border: "green", symbols: ["shot", "sight", "draw"] },
  "buffalo-rifle": { border: "green", symbols: ["shot", "any"] },
  "howitzer": { border: "green", symbols: ["shot", "all-others"] },
  "pepperbox": { border: "green", symbols: ["shot", "reachable"] },
  "iron-plate": { border: "green", symbols: ["missed"] },
  "pony-express": { border: "green", symbols: ["draw", "draw", "draw"] },
  "knife": { border: "green", symbols: ["shot", "sight"] },
  "sombrero": { border: "green", symbols: ["missed"] },
};
