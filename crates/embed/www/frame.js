// The page of a frame: one board, described by the fragment of the address, that speaks with the page around the frame.
//
// Messages, version 1: `{ sessa: 1, id, type, … }`. The frame says `ready` until it is answered, or for five seconds; the page
// around it says `hello` and sends commands, and hears events, each with the id that the frame's address gives (`id=`). A command
// with a `request` is answered by exactly one `done` or `refused` of the same `request`. The types are those of `protocol::embed`.
import { SessaBoard } from "./sessa.js";

const VERSION = 1;
/** The fragment, but for what WordPress puts at its end. */
const fragment = new URLSearchParams(location.hash.slice(1).replace(/#?\?secret=\w*$/, ""));
const id = fragment.get("id") ?? "";

/** The origin that an address names, which may lack its scheme; one that cannot be read is nobody's. */
const originOf = (address) => {
  try {
    return new URL(/^https?:\/\//.test(address) ? address : `https://${address}`).origin;
  } catch {
    return "";
  }
};

/** The only origin that is heard: said in the address, or the first that says hello. */
let host = fragment.has("host") ? originOf(fragment.get("host")) : null;
let port;

const board = document.createElement("sessa-board");
for (const [name, value] of fragment) {
  if (name === "lang") document.documentElement.lang = value;
  else if (name === "scheme") document.documentElement.style.colorScheme = value === "dark" ? "dark" : "light";
  else if (SessaBoard.observedAttributes.includes(name)) board.setAttribute(name, value);
}
document.body.append(board);

const framed = window.parent !== window;
const post = (message, target) => {
  if (framed) window.parent.postMessage(message, target);
};
const send = (type, detail = {}) => {
  const message = { sessa: VERSION, id, type, ...detail };
  if (port) port.postMessage(message);
  // The page around a sandboxed one has no origin; nothing that is said is private.
  else if (host !== "") post(message, host && host !== "null" ? host : "*");
};

/** The last error, for whoever asked for what cannot be shown. */
let problem = { code: "fetch", message: "it cannot be shown" };
/** What was told of the content when it was ready. */
let loaded;
const EVENTS = ["ready", "move", "illegal", "hint", "solved", "failed", "ended", "progress", "state", "full", "error"];
for (const type of EVENTS) {
  board.addEventListener(`sessa-${type}`, ({ detail }) => {
    if (type === "error") problem = detail;
    if (type === "ready") loaded = detail;
    send(type === "ready" ? "loaded" : type, detail);
  });
}

/** The commands; one that cannot be carried out answers with a promise of false. */
const COMMANDS = { load: (message) => board.load(message), goto: ({ ply }) => board.goto(ply), state: () => {} };
for (const type of ["flip", "hint", "solution", "reset", "next", "focus"]) COMMANDS[type] = () => board[type]();

const isOurs = (message) => message?.sessa === VERSION && (message.id ?? "") === id && typeof message.type === "string";
const isRequest = (request) => typeof request === "string" || Number.isSafeInteger(request);

const obey = async (message) => {
  const { type, request } = message;
  const isKnown = Object.hasOwn(COMMANDS, type);
  if (!isRequest(request)) {
    // Whatever a newer page may say besides is passed over.
    if (isKnown) COMMANDS[type](message);
    if (type === "state") send("state", board.state());
  } else if (!isKnown) {
    send("refused", { request, code: "command", message: `there is no command “${type}”` });
  } else if ((await COMMANDS[type](message)) === false) {
    send("refused", { request, ...problem });
  } else {
    send("done", { request, ...board.state() });
  }
};

let greeted = false;
window.addEventListener("message", ({ source, origin, data, ports }) => {
  if (source !== window.parent || (host !== null && origin !== host)) return;
  if (data?.context === "h5p") return h5p(data);
  if (!isOurs(data)) return;
  host ??= origin;
  greeted = true;
  if (data.type === "hello") {
    if (ports[0]) {
      [port] = ports;
      port.onmessage = (event) => {
        if (isOurs(event.data)) obey(event.data);
      };
    }
    // A board keeps nothing on the device.
    send("welcome", { version: VERSION, storage: "memory" });
    // A port begins with what it has missed.
    if (ports[0] && loaded) send("loaded", loaded);
    tellHeight(true);
  } else obey(data);
});

const began = Date.now();
const ready = () => {
  if (greeted || Date.now() - began > 5000) return;
  send("ready");
  setTimeout(ready, 250);
};

// ---- Height: in our own words, and in those that learning sites already understand ---------------------------------

let told = 0;
let resizes = false;
const height = () => Math.ceil(board.getBoundingClientRect().bottom + window.scrollY);
const secret = /\?secret=(\w+)$/.exec(location.hash)?.[1];
const tellHeight = (again = false) => {
  const now = height();
  // A board that fills its window is as high as that, and no reason to change it.
  if (board.matches(":fullscreen, :state(full)") || (now === told && !again)) return;
  told = now;
  send("resize", { height: now });
  post(JSON.stringify({ subject: "lti.frameResize", height: now }), "*");
  if (secret) post({ secret, message: "height", value: now }, "*");
  if (resizes) post({ context: "h5p", action: "prepareResize", scrollHeight: now, clientHeight: window.innerHeight }, "*");
};
const h5p = ({ action }) => {
  if (action === "hello") {
    resizes = true;
    tellHeight(true);
  } else if (action === "resizePrepared") post({ context: "h5p", action: "resize", scrollHeight: height() }, "*");
  else if (action === "resize") tellHeight(true);
};

if (framed) {
  ready();
  post({ context: "h5p", action: "hello" }, "*");
  new ResizeObserver(() => tellHeight()).observe(board);
}
