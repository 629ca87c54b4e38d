// Keeps the page on the device, so that it works without a network: every file of one version, all of them or none.
//
// A page is always served from the version it began with. A new version is fetched beside it and waits: either until no page
// of the old one is open, or until the player takes it, and then all pages are loaded anew.

// The build writes here what it has built: the version, and its files, each with the hash of its content. The page itself
// has the name of its folder. Without them (a debug build) nothing is kept, and what another build kept is forgotten at once, so that
// a reload shows what was built last.
const VERSION = "";
const FILES = {};

const SCOPE = self.registration.scope;
// The same host may have the page at several paths, and other pages.
const PREFIX = `sessa ${SCOPE} `;
const CACHE = PREFIX + VERSION;

// Where a file lies in a cache. With its hash in the name, what has not changed is found in the cache of another version.
const place = (path) => new URL(`${path}?${FILES[path]}`, SCOPE).href;

const fetched = async (path, priority = "auto") => {
  // A host that is just being renewed may send a file of another version, which the hash does not let through.
  const options = { cache: "no-cache", integrity: FILES[path], priority };
  const response = await fetch(new URL(path, SCOPE), options);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
};

// Boards for other pages: each is a page of its own, and comes from the host wherever there is a network.
const isBoard = (path) => path.startsWith("embed/");

// Files without which the page is whole: our pack of puzzles, the network of people's moves, the laboratory's worker and its games,
// boards for other pages. They are kept once they have been wanted, or once the page has nothing else to do.
const isLazy = (path) => isBoard(path) || ["puzzles/", "human/", "lab", "own-games.json"].some((start) => path.startsWith(start));

// What has been kept stays when the rest cannot be had: the next attempt goes on from there.
const keepAll = async () => {
  const cache = await caches.open(CACHE);
  const keep = async (path) => {
    if (await cache.match(place(path))) return;
    const known = await caches.match(place(path));
    if (!known && isLazy(path)) return;
    await cache.put(place(path), known ?? (await fetched(path)));
  };
  await Promise.all(Object.keys(FILES).map(keep));
};

// Keeps the lazy files too, one after another, if they may be fetched; answers whether every file is kept.
const keepLazy = async (mayFetch) => {
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(FILES).filter(isLazy)) {
    if (await cache.match(place(path))) continue;
    if (!mayFetch) return false;
    await cache.put(place(path), await fetched(path, "low"));
  }
  return true;
};

const forgetOthers = async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
};

const answer = async (path, event) => {
  const { request } = event;
  if (isBoard(path)) {
    const response = await fetch(request).catch(() => undefined);
    if (response) return response;
  }
  const kept = await caches.match(place(path), { cacheName: CACHE });
  if (kept) return kept;
  if (isLazy(path)) {
    const response = await fetched(path);
    const cache = await caches.open(CACHE);
    // A full disk costs the copy only.
    await cache.put(place(path), response.clone()).catch(() => {});
    return response;
  }
  // What was kept has been cleared away; it is fetched again, if it is still to be had.
  if (request.mode === "navigate") event.waitUntil(keepAll().catch(() => {}));
  return fetch(request);
};

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
  if (!VERSION) self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const address = url.split(/[?#]/)[0];
  if (method !== "GET" || !address.startsWith(SCOPE)) return;
  const path = address.slice(SCOPE.length).replace(/^index\.html$/, "");
  if (Object.hasOwn(FILES, path)) event.respondWith(answer(path, event));
});

self.addEventListener("message", (event) => {
  const { asked, version, mayFetch } = event.data;
  const same = version === VERSION;
  // The player takes this version.
  if (asked === "take over") event.waitUntil(self.skipWaiting());
  // A page that came by the network, as at the first visit, may be of this version.
  if (asked === "serve" && same) event.waitUntil(self.clients.claim());
  // A page has nothing else to do, and asks for the lazy files.
  if (asked === "keep all" && same) {
    const told = (whole) => event.source?.postMessage(whole ? "whole" : "not whole");
    // What the host does not have, or the disk no room for, is fetched when it is wanted.
    event.waitUntil(keepLazy(mayFetch).then(told, () => told(false)));
  }
  // A page has been given to this worker; one of another version would fetch what does not fit it.
  if (asked === "stay" && !same) event.source?.postMessage("reload");
});
