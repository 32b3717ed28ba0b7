/** The words of the rules, loaded only when somebody looks them up. */
import { bundleOf, type Language } from "./speech.svelte";

const LOADERS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../../../src/sixgun/text/en/term.ftl"),
  de: () => import("../../../src/sixgun/text/de/term.ftl"),
  it: () => import("../../../src/sixgun/text/it/term.ftl"),
  hu: () => import("../../../src/sixgun/text/hu/term.ftl"),
};

export interface Term {
  word: string;
  text: string;
}

export async function rulesText(language: Language): Promise<Term[]> {
  const { default: text } = await LOADERS[language]();
  const bundle = bundleOf(language, text);
  const ids = [...text.matchAll(/^(term-[\w-]+) =/gm)].map((found) => found[1] ?? "");
  return ids.map((id) => {
    const message = bundle.getMessage(id);
    const said = (pattern: Parameters<typeof bundle.formatPattern>[0] | null | undefined) =>
      pattern ? bundle.formatPattern(pattern) : "";
    return { word: said(message?.value), text: said(message?.attributes.text) };
  });
}
