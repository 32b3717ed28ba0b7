// Shows a page of its own when the server cannot be reached, and keeps nothing else: everything that is played comes
// from the server, and what has a hash in its name the browser keeps by itself. KEPT and PARTS are put in front of
// this file when the client is built (tools/worker.mjs). It also shows notices while the page is closed.
/* global KEPT, PARTS */
const [OFFLINE] = PARTS;

async function keep() {
  const cache = await caches.open(KEPT);
  await cache.addAll(PARTS.map((path) => new Request(path, { cache: "reload" })));
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
}

async function orKept(request, path) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(orKept(event.request, OFFLINE));
  else if (PARTS.includes(pathname)) event.respondWith(orKept(event.request, pathname));
});

// notices

/** The page that shows a table, if one is open. */
async function pageAt(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.find((page) => new URL(page.url).pathname === path);
}

async function show(data) {
  const { title, text, path, tag } = data.json();
  if ((await pageAt(path))?.focused) return; // he is looking at it
  await self.registration.showNotification(title, { body: text, tag, icon: "/icon-192.png", data: { path } });
}

async function follow(path) {
  const page = await pageAt(path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data.path));
});
