/** Words that are loaded apart from the page, when somebody wants them. */
import type { FluentVariable } from "@fluent/bundle";
import { bundleOf, type Language } from "./speech.svelte";

export interface Words {
  /** A message, or one of its attributes as in `card-bang.text`. */
  say(key: string, args?: Record<string, FluentVariable>): string;
  says(key: string): boolean;
}

export function wordsIn(language: Language, text: string): Words {
  const bundle = bundleOf(language, text);
  const find = (key: string) => {
    const [id = "", part] = key.split(".");
    const message = bundle.getMessage(id);
    return (part ? message?.attributes[part] : message?.value) ?? null;
  };
  return {
    say(key, args) {
      const pattern = find(key);
      return pattern ? bundle.formatPattern(pattern, args ?? null, []) : `{${key}}`;
    },
    says: (key) => find(key) !== null,
  };
}
