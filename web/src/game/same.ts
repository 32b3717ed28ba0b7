/** What has not changed stays the very same thing, so that nobody has to look at it again. */

/** The new value, but made of the old one's parts wherever those are alike: all of it, if nothing has changed. */
export function keep<T>(before: unknown, now: T): T {
  if (before === now || !isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  if (Array.isArray(now)) return keepEach(before as unknown as unknown[], now) as T;
  const names = Object.keys(now);
  const kept = Object.fromEntries(names.map((name) => [name, keep(before[name], now[name])]));
  const alike = Object.keys(before).length === names.length && names.every((name) => kept[name] === before[name]);
  return (alike ? before : kept) as T;
}

function keepEach(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const kept = now.map((one, at) => keep(before[at], one));
  return kept.length === before.length && kept.every((one, at) => one === before[at]) ? before : kept;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
