// Tries in a frame what an embedded board could use there; the answers stand in the title, by name: true for what works.
const base = new URL("./", document.currentScript.src).href;
const at = (name) => JSON.stringify(new URL(name, base).href);
const address = (name) => JSON.parse(at(name));
const blob = (script) => URL.createObjectURL(new Blob([script], { type: "text/javascript" }));

/** The first message of a worker, which may be sent one before. */
const said = (worker, message) =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = (error) => {
      error.preventDefault();
      reject(error);
    };
    if (message) worker.postMessage(message);
  });

const compiled = () => WebAssembly.compileStreaming(fetch(address("empty.wasm")));

const PROBES = {
  origin: () => self.origin !== "null",
  storage: () => {
    localStorage.setItem("probe", "1");
    return localStorage.getItem("probe") === "1";
  },
  cookie: () => typeof document.cookie === "string",
  database: () =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open("probe");
      request.onsuccess = () => resolve(true);
      request.onerror = reject;
    }),
  cache: async () => Boolean(await caches.open("probe")),
  "service-worker": async () => Array.isArray(await navigator.serviceWorker.getRegistrations()),
  channel: () => Boolean(new BroadcastChannel("probe")),
  script: () =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = address("classic.js");
      script.onload = () => resolve(self.classic);
      script.onerror = reject;
      document.head.append(script);
    }),
  module: async () => (await import(address("module.js"))).default,
  wasm: async () => (await compiled()) instanceof WebAssembly.Module,
  worker: () => said(new Worker(address("worker.js"))),
  "module-worker": () => said(new Worker(address("worker.js"), { type: "module" })),
  "blob-worker": () => said(new Worker(blob("postMessage(true)"))),
  "data-worker": () => said(new Worker("data:text/javascript,postMessage(true)")),
  "blob-worker-imports": () => said(new Worker(blob(`importScripts(${at("worker.js")})`))),
  "blob-worker-fetches": () => said(new Worker(blob(`fetch(${at("module.js")}).then(({ ok }) => postMessage(ok))`))),
  "posted-wasm": async () =>
    said(new Worker(blob("onmessage = ({ data }) => postMessage(data instanceof WebAssembly.Module)")), await compiled()),
  fullscreen: () => document.fullscreenEnabled,
};

const late = () => new Promise((_, reject) => setTimeout(reject, 5000));
const answers = Object.entries(PROBES).map(async ([name, probe]) => {
  try {
    return [name, (await Promise.race([probe(), late()])) === true];
  } catch {
    return [name, false];
  }
});
Promise.all(answers).then((all) => (document.title = JSON.stringify(Object.fromEntries(all))));
