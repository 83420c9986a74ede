// Keeps the site on the device. All files but the large book are kept at once, so that everything
// works offline from the second visit on; the book is kept when a study first asks for it.
const VERSION = "%VERSION%";
const FILES = %FILES%;
const BOOK = "/book.bin";
const NAME = `fourline-${VERSION}`;
const BOOKS = "fourline-books";

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
  if (address.pathname === BOOK) event.respondWith(book());
  else event.respondWith(kept(request.mode === "navigate" ? "/" : request, request));
});

async function kept(name, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(name, { ignoreVary: true })) ?? fetch(request);
}

async function book() {
  const cache = await caches.open(BOOKS);
  const found = await cache.match(BOOK, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(BOOK);
  // A device that is full can still read it now.
  if (answer.ok) await cache.put(BOOK, answer.clone()).catch(() => {});
  return answer;
}

async function cleanUp() {
  const names = (await caches.keys()).filter((name) => name.startsWith("fourline-"));
  await Promise.all(
    names.filter((name) => name !== NAME && name !== BOOKS).map((name) => caches.delete(name)),
  );
  const books = await caches.open(BOOKS);
  const isOld = ({ url }) => new URL(url).pathname !== BOOK;
  await Promise.all((await books.keys()).filter(isOld).map((request) => books.delete(request)));
}
