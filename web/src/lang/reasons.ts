/** Why bots moved as they did, in the language of the one who reads; loaded with the replay.
 *
 * What an earlier release said in another way is left out.
 */
import type { Sentence } from "../protocol";
import { loaded } from "../loaded";
import { bundleOf, t, type Language } from "./speech.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/sixgun/bots/reasons.en.ftl"),
  de: () => import("../../../src/sixgun/bots/reasons.de.ftl"),
  it: () => import("../../../src/sixgun/bots/reasons.it.ftl"),
  hu: () => import("../../../src/sixgun/bots/reasons.hu.ftl"),
};

/** The arguments that are players, and come as numbers. */
const PLAYERS = ["seat", "target"];

export type Explain = (sentences: readonly Sentence[], nameOf: (seat: number) => string) => string;

export async function explainer(language: Language): Promise<Explain> {
  const { default: text } = await loaded(LOADERS[language]());
  const bundle = bundleOf(language, text);
  return (sentences, nameOf) =>
    sentences
      .map(({ key, args }) => {
        const pattern = bundle.getMessage(key)?.value;
        const said = Object.entries(args).map(([name, value]) => [name, worded(name, value, nameOf)] as const);
        return pattern ? bundle.formatPattern(pattern, Object.fromEntries(said), []) : "";
      })
      .filter((said) => said !== "")
      .join(" ");
}

function worded(name: string, value: string | number, nameOf: (seat: number) => string): string | number {
  if (PLAYERS.includes(name) && typeof value === "number") return nameOf(value);
  return name === "card" ? t(`card-${value}`) : value;
}
