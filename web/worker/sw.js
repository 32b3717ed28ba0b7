// Shows a page of its own when the server cannot be reached, and keeps nothing else: everything that is played comes
// from the server, and what has a hash in its name the browser keeps by itself. KEPT and PARTS are put in front of
// this file when the client is built (tools/worker.mjs).
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
