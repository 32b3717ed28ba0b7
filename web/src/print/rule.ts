/** The rule that a card or a character rests on, by its number in the digests (src/sixgun/text/rules). */
import { KINDS } from "./kind";
import printed from "./printed.json";

export const CHARACTER_RULES: Record<"card" | "dice", Record<string, string>> = {
  card: printed["card-characters"],
  dice: printed["dice-characters"],
};

/** The rules of each event; the first one says what it does. */
export const EVENT_RULES: Record<string, readonly string[]> = printed.events;

export function rulesOfCard(kind: string): readonly string[] {
  return KINDS[kind]?.rules ?? EVENT_RULES[kind] ?? [];
}

export function ruleOfCharacter(character: string, game: "card" | "dice"): string | undefined {
  return CHARACTER_RULES[game][character];
}
