/** What has not changed stays the very same thing, so that nobody has to look at it again. */

/**
 * The old value if nothing has changed; otherwise the new one, into which the old one's parts are put wherever those
 * are alike. It is put together in place: a table is compared for every event, and copies of it would be garbage.
 */
export function keep<T>(before: unknown, now: T): T {
  if (before === now || !isThing(before) || !isThing(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts: Record<string, unknown> = now;
  const names = Object.keys(parts);
  let alike = Object.keys(before).length === names.length;
  for (const name of names) {
    const kept = keep(before[name], parts[name]);
    if (kept === before[name]) parts[name] = kept;
    else alike = false;
  }
  return alike ? (before as T) : now;
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
