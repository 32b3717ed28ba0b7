/** Notices while the page is closed: the browser's push service brings them, and the service worker shows them. */
import { language } from "../lang/speech.svelte";
import type { NoticeKey } from "../protocol";
import { mayNotify, noNotices } from "../setting/notice";
import { set, settings } from "../setting/settings.svelte";

const PATH = "/api/me/notices";

/** Why this browser cannot be sent anything at this address, if that is so: the key of the words. */
export function noPush(): string {
  return noNotices() || ("serviceWorker" in navigator && "PushManager" in window ? "" : "mine-notices-never");
}

/** Turns notices on or off; what the server or the browser says against it, or nothing. */
export async function wantPush(on: boolean): Promise<string> {
  try {
    if (on && !(await mayNotify())) return "mine-notices-refused";
    await (on ? subscribe() : unsubscribe());
    set("notifyClosed", on);
    return "";
  } catch {
    return "mine-notices-failed";
  }
}

/** Says again that this browser wants notices: whoever one is now, and in which language. */
export async function renewPush(): Promise<void> {
  if (!settings.notifyClosed || noPush() || Notification.permission !== "granted") return;
  await subscribe().catch(() => {}); // the next visit tries again
}

async function subscribe(): Promise<void> {
  const { key } = (await (await asked(PATH)).json()) as NoticeKey;
  const worker = await navigator.serviceWorker.ready;
  const there = await worker.pushManager.getSubscription();
  // one that was made for another key never brings anything
  if (there && !sameKey(there.options.applicationServerKey, key)) await there.unsubscribe();
  const { endpoint, keys } = (
    await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON();
  await told(PATH, { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, language: language() });
}

async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  const there = await worker.pushManager.getSubscription();
  if (!there) return;
  await told(`${PATH}/off`, { endpoint: there.endpoint });
  await there.unsubscribe();
}

function sameKey(mine: ArrayBuffer | null, key: string): boolean {
  if (!mine) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(mine)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}

async function told(path: string, body: object): Promise<void> {
  await asked(path, { method: "POST", body: JSON.stringify(body) });
}

async function asked(path: string, how: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { cache: "no-store", ...how });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}
