/** The rules of a table: every option that the server offers, its value in force, and where that comes from. */
import type { GameInfo, OptionInfo, Settings, SetsInfo } from "../protocol";

export type Value = boolean | number | string | string[];

/** The default, the edition's preset, or somebody at this table. */
export type From = "standard" | "edition" | "table";

export interface Rule {
  option: OptionInfo;
  value: Value;
  from: From;
}

/** Lists have no order. */
export function same(one: Value, other: Value): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return [...one].sort().join() === [...other].sort().join();
}

export function editionOf(settings: Settings): string {
  return String(settings.options?.edition ?? "standard");
}

/** What an option is without any edition: a list of sets is that of the table. */
export function standard(option: OptionInfo, settings: Settings): Value {
  const own = (settings.sets ?? []).filter((set) => option.names?.includes(set));
  return option.values[0] ?? (option.of === "set" ? own : []);
}

/** Whether it changes anything with these sets. */
function matters(option: OptionInfo, settings: Settings): boolean {
  const needed = option.with_sets ?? [];
  return needed.length === 0 || needed.some((all) => all.every((set) => settings.sets?.includes(set)));
}

export function isOfEvents({ option }: Rule): boolean {
  return (option.with_sets ?? []).length > 0;
}

/** Every option with its value, the usual ones first; those left out that need other sets or a value of another one. */
export function rulesOf(info: GameInfo, settings: Settings): Rule[] {
  const preset = info.editions[editionOf(settings)] ?? {};
  const rules = info.options.map((option): Rule => {
    const before = preset[option.name] ?? standard(option, settings);
    const own = settings.options?.[option.name];
    if (own !== undefined && !same(own, before)) return { option, value: own, from: "table" };
    return { option, value: before, from: option.name in preset ? "edition" : "standard" };
  });
  const value = (name: string) => rules.find(({ option }) => option.name === name)?.value;
  const met = ({ option }: Rule) =>
    matters(option, settings) && Object.entries(option.needs ?? {}).every(([name, needed]) => value(name) === needed);
  const rank = ({ option }: Rule) => (option.usual ? 0 : 1);
  return rules.filter(met).sort((a, b) => rank(a) - rank(b));
}

/** The options once this one has that value: only what differs from the edition is said. */
export function chosen(info: GameInfo, settings: Settings, name: string, value: Value): Settings["options"] {
  const { [name]: _, ...rest } = settings.options ?? {};
  if (name === "edition") return value === "standard" ? rest : { ...rest, edition: value };
  const option = info.options.find((one) => one.name === name);
  const before = info.editions[editionOf(settings)]?.[name] ?? (option && standard(option, settings));
  return before !== undefined && same(value, before) ? rest : { ...rest, [name]: value };
}

/** The settings as a table can have them: the sets and the number of players that there are, and no option in vain. */
export function fitted(info: GameInfo, settings: Settings): Settings {
  const combination = combinationOf(info, settings);
  const sizes = combination?.players ?? [settings.seats];
  const far = (size: number) => Math.abs(size - settings.seats);
  const seats = [...sizes].sort((a, b) => far(a) - far(b))[0] ?? settings.seats;
  const fits = { ...settings, seats, sets: [...(combination?.sets ?? []), ...eventsIn(info, settings)] };
  const kept = rulesOf(info, fits).filter(({ from }) => from === "table");
  const edition = editionOf(settings);
  return {
    ...fits,
    options: {
      ...(edition in info.editions && edition !== "standard" && { edition }),
      ...Object.fromEntries(kept.map(({ option, value }) => [option.name, value])),
    },
  };
}

/** The sets of events that were chosen, in the order in which they are offered. */
export function eventsIn(info: GameInfo, settings: Settings): string[] {
  return (info.events ?? []).map(({ set }) => set).filter((set) => settings.sets?.includes(set));
}

/** The combination of the other sets. */
export function combinationOf(info: GameInfo, settings: Settings): SetsInfo | undefined {
  const events = eventsIn(info, settings);
  const others = (settings.sets ?? []).filter((set) => !events.includes(set));
  return info.sets.find((one) => same(one.sets, others)) ?? info.sets[0];
}

/** Every set with cards or characters, each once. */
export function setsWithCards(info: GameInfo): string[] {
  return [...new Set(info.sets.flatMap(({ sets }) => sets))];
}

/** The sets once this one is there or is not: some come together only, so the nearest combination is taken. */
export function turned(info: GameInfo, settings: Settings, set: string, on: boolean): string[] {
  const events = eventsIn(info, settings);
  if (info.events?.some((one) => one.set === set)) {
    const chosen = on ? [...events, set] : events.filter((one) => one !== set);
    return [...(combinationOf(info, settings)?.sets ?? []), ...chosen];
  }
  const before = combinationOf(info, settings)?.sets ?? [];
  const wanted = on ? [...before, set] : before.filter((one) => one !== set);
  const away = (sets: readonly string[]) =>
    sets.filter((one) => !wanted.includes(one)).length + wanted.filter((one) => !sets.includes(one)).length;
  const fitting = info.sets.filter(({ sets }) => sets.includes(set) === on);
  const nearest = [...fitting].sort((a, b) => away(a.sets) - away(b.sets))[0];
  return [...(nearest?.sets ?? before), ...events];
}

/** Numbers of players for which other sets are needed, each with the first sets that have it. */
export function otherSizes(info: GameInfo, settings: Settings): { sizes: number[]; sets: string[] } | null {
  const here = combinationOf(info, settings)?.players ?? [];
  const more = info.sets.find((one) => one.players.some((size) => !here.includes(size)));
  return more ? { sizes: more.players.filter((size) => !here.includes(size)), sets: more.sets } : null;
}

/** Rules by the sets of events that they belong to, those of the game itself first. */
export function grouped(rules: readonly Rule[]): { sets: string[]; rules: Rule[] }[] {
  const found = new Map<string, { sets: string[]; rules: Rule[] }>();
  for (const rule of rules) {
    const sets = [...new Set((rule.option.with_sets ?? []).flat())];
    const group = found.get(sets.join()) ?? { sets, rules: [] };
    group.rules.push(rule);
    found.set(sets.join(), group);
  }
  return [...found.values()].sort((a, b) => Number(a.sets.length > 0) - Number(b.sets.length > 0));
}
