// The page's side of what keeps it on the device (`sw.js`): whether it works without a network, whether a new version is
// there, and whether it can be installed. Where a browser has none of this, the page is as it would be without.

// The build writes the version here.
const VERSION = "";
const SCOPE = new URL("./", import.meta.url).href;
const CACHE = `sessa ${SCOPE} ${VERSION}`;
// A visit has the network for itself until the program, the engine and the sheets are there.
const FIRST = 5_000;
// Between two looks for a new version.
const LOOK = 3 * 60 * 60 * 1000;
// How long another tab has to object.
const OBJECTION = 300;
// A change of anything below is an event of this name, at the window.
const CHANGED = "sessa-offline";

// A page without an origin of its own, as in a sandboxed frame, has neither service workers nor channels: to ask for them throws.
const attempt = (make) => {
  try {
    return make();
  } catch {
    return undefined;
  }
};

const container = attempt(() => navigator.serviceWorker);
let registration;
let failure = "";
let whole = false;
let prompt;
let objection = "";

const changed = () => window.dispatchEvent(new Event(CHANGED));

// Whether the page works without a network: `ready`, `not-yet`, or why not: `insecure` (the page did not come safely),
// `missing` (the browser cannot), `incomplete` (not every file could be fetched and kept), or what the browser says.
export const works = () => {
  if (registration?.active) return "ready";
  if (!window.isSecureContext) return "insecure";
  if (!container) return "missing";
  return failure || "not-yet";
};

// Whether nothing is left to fetch: puzzles, laboratory and boards for other pages are kept too.
export const isWhole = () => whole;

// The new version: none, `offered`, or `busy` if a clock that runs in another tab is in its way.
export const update = () => {
  if (!container?.controller || !registration?.waiting) return "";
  return objection || "offered";
};

// Other tabs of the page hear of it when one of them takes the new version: they are loaded anew too.
const tabs = attempt(() => new BroadcastChannel(`sessa ${SCOPE}`));
tabs?.addEventListener("message", ({ data }) => {
  if (data === "may I?" && document.querySelector("[data-running=true]")) tabs.postMessage("wait");
  if (data === "wait") objection = "busy";
});

// Takes the new version, unless a clock runs in another tab.
export const accept = () => {
  objection = "";
  tabs?.postMessage("may I?");
  setTimeout(() => {
    if (objection) changed();
    else registration?.waiting?.postMessage({ asked: "take over" });
  }, OBJECTION);
};

// Whether a file of this version is kept. Its place there ends in the hash of its content (`sw.js`).
export const isKept = async (path) => {
  const kept = await attempt(() => caches)
    ?.match(new URL(path, import.meta.url), { cacheName: CACHE, ignoreSearch: true })
    .catch(() => undefined);
  return kept !== undefined;
};

// Whether the browser would install the page.
export const installable = () => prompt !== undefined;

// Has the browser ask whether to install the page.
export const install = () => {
  prompt?.prompt();
  // It can be asked once.
  prompt = undefined;
  changed();
};

window.addEventListener("beforeinstallprompt", (event) => {
  // Whoever wants it finds it in the settings; nobody is interrupted.
  event.preventDefault();
  prompt = event;
  changed();
});
window.addEventListener("appinstalled", () => {
  prompt = undefined;
  // The games of whoever has installed it are not to be cleared away when space is short.
  navigator.storage?.persist?.();
  changed();
});

// Follows a worker that is being installed.
const follow = (worker) => {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "redundant" && !registration.active) failure = "incomplete";
    changed();
  });
};

const lookForUpdates = () => {
  let looked = performance.now();
  const look = () => {
    if (document.hidden || performance.now() - looked < LOOK) return;
    looked = performance.now();
    // Without a network there is nothing new.
    registration.update().catch(() => {});
  };
  setInterval(look, LOOK / 12);
  document.addEventListener("visibilitychange", look);
};

const register = async () => {
  try {
    registration = await container.register(new URL("./sw.js", import.meta.url));
  } catch (error) {
    failure = error.message;
    return changed();
  }
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  lookForUpdates();
  changed();
  const { active } = await container.ready;
  if (!container.controller) active.postMessage({ asked: "serve", version: VERSION });
  // Those who pay for every byte get only what they ask for.
  const mayFetch = !navigator.connection?.saveData;
  const keepAll = () => active.postMessage({ asked: "keep all", version: VERSION, mayFetch });
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(keepAll), FIRST);
};

const begin = () => setTimeout(register, container.controller ? 0 : FIRST);

if (container && window.isSecureContext) {
  container.addEventListener("controllerchange", () => {
    container.controller?.postMessage({ asked: "stay", version: VERSION });
    changed();
  });
  container.addEventListener("message", ({ data }) => {
    if (data === "reload") location.reload();
    if (data !== "whole" && data !== "not whole") return;
    whole = data === "whole";
    changed();
  });
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin);
}
