/** What is said of events, known from the moment that somebody needs it. */
import { alsoSpeak, type Loaders } from "./speech.svelte";

const LOADERS: Loaders = {
  en: () => import("./packet.en"),
  de: () => import("./packet.de"),
  it: () => import("./packet.it"),
  hu: () => import("./packet.hu"),
};

export function packetWords(): Promise<void> {
  return alsoSpeak(LOADERS);
}
