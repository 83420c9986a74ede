// Keeps the site on the device. All files but some are kept at once, so that everything works offline from the
// second visit on; the large book, and the modules for films and for playing by a link, are kept when they are
// first asked for.
const VERSION = "%VERSION%";
const FILES = %FILES%;
const LATER = ["/book.bin", "/film.wasm", "/online.js", "/online.wasm"];
const NAME = `fourline-${VERSION}`;
const LATER_NAME = "fourline-later";

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  event.waitUntil(cleanUp().then(() => clients.claim()));
});

// A new version waits until the page asks for it, so that no game changes its program under way.
addEventListener("message", ({ data }) => {
  if (data === "take over") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/api/")) return;
  if (LATER.includes(address.pathname)) event.respondWith(later(address.pathname));
  else event.respondWith(kept(request.mode === "navigate" ? page(address) : request, request));
});

/** What shows an address. */
function page({ pathname }) {
  return /^\/(online|t|w)(\/|$)/.test(pathname) ? "/online.html" : "/";
}

async function kept(name, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(name, { ignoreVary: true })) ?? fetch(request);
}

async function later(path) {
  const cache = await caches.open(LATER_NAME);
  const found = await cache.match(path, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(path);
  // A device that is full can still read it now.
  if (answer.ok) await cache.put(path, answer.clone()).catch(() => {});
  return answer;
}

async function cleanUp() {
  const names = (await caches.keys()).filter((name) => name.startsWith("fourline-"));
  await Promise.all(
    names.filter((name) => name !== NAME && name !== LATER_NAME).map((name) => caches.delete(name)),
  );
  const cache = await caches.open(LATER_NAME);
  const isOld = ({ url }) => !LATER.includes(new URL(url).pathname);
  await Promise.all((await cache.keys()).filter(isOld).map((request) => cache.delete(request)));
}
