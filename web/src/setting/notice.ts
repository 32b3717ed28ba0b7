/** Calling somebody back to the table: the tab's title, a sound, and a notification where that is allowed. */
import { t } from "../lang/speech.svelte";
import { settings } from "./settings.svelte";
import { youAreAsked, yourTurn } from "./sound";

const OWN_TURN = ["play", "rolling"];

/** A question has come to this player. */
export function call(why: string, title: string): void {
  const turn = OWN_TURN.includes(why);
  if (turn) yourTurn();
  else youAreAsked();
  if (!document.hidden || !settings.notify || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const note = new Notification(turn ? t("title-your-turn") : title, { tag: "sixgun", icon: "/icon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** What the tab says. */
export function titled(asked: boolean, place: string): void {
  const title = asked ? `● ${t("title-your-turn")} – Sixgun` : place ? `${place} – Sixgun` : "Sixgun";
  if (document.title !== title) document.title = title; // the browser is told of it even if it is the same
}

/** Why no notice can be had from here, if that is so: the key of the words. */
export function noNotices(): "" | "mine-notices-insecure" | "mine-notices-never" {
  if (!isSecureContext) return "mine-notices-insecure";
  return "Notification" in window ? "" : "mine-notices-never";
}

/** Asks the browser for leave to notify; false when it was refused. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
