import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lang/speech.svelte";
import { session } from "./net/session.svelte";
import { startRouting } from "./page/route.svelte";
import { startWorker } from "./page/worker";
import { settings, showSpeed, showTheme } from "./setting/settings.svelte";
import { allowSound } from "./setting/sound";

showTheme();
showSpeed();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showTheme);
matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", showSpeed);
addEventListener("pointerdown", allowSound, { once: true });
addEventListener("keydown", allowSound, { once: true });

session.start();
startRouting();
await speak(settings.language ?? preferred());
startWorker();
if (settings.notifyClosed) void import("./mine/push").then(({ renewPush }) => renewPush());
mount(App, { target: document.getElementById("app") as HTMLElement });
