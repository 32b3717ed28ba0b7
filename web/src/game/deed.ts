/** What an option does, as far as its words go: for labels on targets and buttons. */
import type { Option } from "../protocol";
import { read } from "../print/card";

export type Deed =
  | "shoot"
  | "duel"
  | "jail"
  | "take"
  | "discard"
  | "heal"
  | "draw"
  | "copy"
  | "give"
  | "snipe"
  | "ricochet"
  | "remove"
  | "choose"
  | "play"
  | "lay"
  | "use"
  | "ability";

const BY_VERB: Record<string, Deed> = {
  shoot: "shoot",
  heal: "heal",
  copy: "copy",
  draw: "draw",
  remove: "remove",
  choose: "choose",
};

/** What is done with an event in force. */
const BY_EVENT: Record<string, Deed> = { "blood-brothers": "give", sniper: "snipe", ricochet: "ricochet" };

/** The deed of a move, read off its verb and the symbols printed on its card. */
export function deedOf(option: Option): Deed {
  const byVerb = BY_VERB[option.verb];
  if (byVerb) return byVerb;
  if (option.verb === "ability") return option.seat === null ? "ability" : "shoot";
  const { kind, print } = read(option.card ?? "");
  const byEvent = BY_EVENT[kind];
  if (byEvent) return byEvent;
  if (option.seat === null) {
    if (option.verb === "use") return "use";
    return print.border === "brown" ? "play" : "lay";
  }
  if (kind === "duel" || kind === "jail") return kind;
  if (option.what !== null)
    return print.symbols.includes("draw") && !print.symbols.includes("discard") ? "take" : "discard";
  return print.symbols.includes("life") ? "heal" : "shoot";
}
