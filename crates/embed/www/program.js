// The files of the boards on a page, each fetched once for all of them: style sheet, words, lessons, the program, the engine.

import { engineQueue } from "./engine-queue.js";

const BASE = new URL("./", import.meta.url);
const at = (name) => new URL(name, BASE).href;

/** Fetches a thing once for all boards; after a failure it is fetched again. */
const once = (fetch) => {
  const kept = new Map();
  return (key = "") => {
    if (!kept.has(key)) {
      kept.set(key, fetch(key));
      kept.get(key).catch(() => kept.delete(key));
    }
    return kept.get(key);
  };
};

const answer = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};

const text = async (address) => (await answer(address)).text();

/** The text of a file in any encoding, which the program finds out. */
export const foreignText = async (address) => {
  const [script, response] = await Promise.all([program(), answer(address)]);
  return script.textOf(new Uint8Array(await response.arrayBuffer()));
};

export const styles = once(async () => {
  const sheet = new CSSStyleSheet();
  // Addresses in a sheet that a script makes are read from the page's own folder.
  const css = (await text(at("embed.css"))).replace(/url\("?([^")]+)"?\)/g, (_, path) => `url("${at(path)}")`);
  await sheet.replace(css);
  return sheet;
});

export const strings = once((language) => text(at(`strings/${language}.ftl`)));

export const lessons = once((name) => text(at(`course/${name.trim()}.lesson`)));

const engine = once(async () => WebAssembly.compileStreaming(fetch(at("engine_bg.wasm"))));

/** Starts the engine's worker. Of another site, or in a sandbox, none may be started by its address: a blob starts it. */
const startEngine = () => {
  const own = self.origin === BASE.origin;
  const script = at("engine.js");
  const address = own ? script : URL.createObjectURL(new Blob([`importScripts(${JSON.stringify(script)});`], { type: "text/javascript" }));
  const worker = new Worker(address);
  // Once it has spoken its script has been read.
  if (!own) worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  engine().then(
    (module) => worker.postMessage(module),
    (error) => worker.onerror?.(new ErrorEvent("error", { message: String(error), cancelable: true })),
  );
  return worker;
};

export const program = once(async () => {
  const script = await import(at("embed.js"));
  await script.default({ module_or_path: at("embed_bg.wasm") });
  script.startWorkers(engineQueue(startEngine));
  return script;
});

/** Waits for a task of one's own: boards that begin together would keep the page for as long as all of them take. */
let last = Promise.resolve();
export const ownTask = () => (last = last.then(() => new Promise((begin) => setTimeout(begin))));

/** Waits until the page has nothing else to do. */
export const idle = () => new Promise((begin) => (self.requestIdleCallback ?? setTimeout)(begin));
