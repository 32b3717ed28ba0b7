/** What was played last, kept in the browser and offered again. */
import type { Settings } from "../protocol";

const KEPT_AS = "sixgun.play-now";

/** As the first release kept it. */
interface Old {
  players?: number;
  sets?: string;
}

export function lastChoice(): Settings {
  try {
    return readChoice(JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}"));
  } catch {
    return readChoice({});
  }
}

export function readChoice(kept: unknown): Settings {
  const { game, seats, players, sets, options, level, practice } = kept as Omit<Partial<Settings>, "sets"> & {
    players?: Old["players"];
    sets?: string[] | Old["sets"];
  };
  return {
    game: game === "dice" ? "dice" : "card",
    seats: seats ?? players ?? 5,
    sets: typeof sets === "string" ? sets.split(",").filter(Boolean) : (sets ?? ["base"]),
    options: options ?? {},
    level,
    ...(practice ? { practice } : {}),
  };
}

export function keepChoice(choice: Settings): void {
  localStorage.setItem(KEPT_AS, JSON.stringify(choice));
}
