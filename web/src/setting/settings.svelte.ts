/** What a player has set for himself; kept in the browser. */
import { preferred, speak, type Language } from "../lang/speech.svelte";

const KEPT_AS = "sixgun.settings";

export const SPEEDS = [1.6, 1, 0.5, 0] as const;
/** Milliseconds that bots wait before a move, by speed: about as long as the move before takes to be shown. */
const BOTS_THINK: Record<number, number> = { 1.6: 900, 1: 560, 0.5: 80, 0: 0 };

export interface Kept {
  /** Multiplies the time of all motion: 0 is none. */
  speed: number;
  sound: boolean;
  /** Which sounds there are, where there are any. */
  soundAsked: boolean;
  soundTable: boolean;
  soundClock: boolean;
  volume: number;
  theme: "system" | "light" | "dark";
  language: Language | null;
  confirmShots: boolean;
  /** Whether what harms oneself or is wasted is asked once more. */
  askTwice: boolean;
  keys: boolean;
  notify: boolean;
  /** Whether this browser was told to be sent notices while the page is closed. */
  notifyClosed: boolean;
  /** For those who show their screen to others: one's own role and hand lie face down until held. */
  faceDown: boolean;
  /** Whether a table opens with *What can I do?* beside it; null: in the first games. */
  help: boolean | null;
  /** How many games have begun on this device, and the latest of them. */
  games: number;
  latestGame: string;
}

const DEFAULTS: Kept = {
  speed: 1,
  sound: true,
  soundAsked: true,
  soundTable: true,
  soundClock: true,
  volume: 0.6,
  theme: "system",
  language: null,
  confirmShots: false,
  askTwice: true,
  keys: true,
  notify: false,
  notifyClosed: false,
  faceDown: false,
  help: null,
  games: 0,
  latestGame: "",
};

/** So many games begin with help. */
const HELPED = 3;

export const settings = $state<Kept>({ ...DEFAULTS, ...restore() });

function restore(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT_AS) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** Changes one setting, keeps it and lets it take effect. */
export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  localStorage.setItem(KEPT_AS, JSON.stringify($state.snapshot(settings)));
  if (name === "theme") showTheme();
  if (name === "language") void speak(settings.language ?? preferred());
  if (name === "speed") showSpeed();
}

/** Counts the games that begin, each once. */
export function begun(game: string): void {
  if (game === "" || game === settings.latestGame) return;
  set("latestGame", game);
  set("games", settings.games + 1);
}

/** Whether help is wanted beside the table. */
export function helps(): boolean {
  return settings.help ?? settings.games <= HELPED;
}

export function showTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = settings.theme === "system" ? (dark ? "dark" : "light") : settings.theme;
}

export function showSpeed(): void {
  document.documentElement.style.setProperty("--speed", String(pace()));
}

export function botsThink(speed: number): number {
  return BOTS_THINK[speed] ?? 0;
}

/** Asked for with every event, so it is found once. */
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** The speed in force: people who want less motion get none. */
export function pace(): number {
  return still.matches ? 0 : settings.speed;
}
