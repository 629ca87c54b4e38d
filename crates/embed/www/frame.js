// The page of a frame: one board, described by the fragment of the address, that speaks with the page around the frame.
//
// Messages, version 1: `{ sessa: 1, id, type, … }`. The frame says `ready` until it is answered, or for five seconds; the page
// around it says `hello` and sends commands, and hears events, each with the id that the frame's address gives (`id=`).
import "./sessa.js";

const VERSION = 1;
const fragment = new URLSearchParams(location.hash.slice(1));
const id = fragment.get("id") ?? "";
/** The only origin that is heard: said in the address, or the first that says hello. */
let host = fragment.get("host");
let port;

const board = document.createElement("sessa-board");
for (const [name, value] of fragment) {
  if (name === "lang") document.documentElement.lang = value;
  else if (name === "scheme") document.documentElement.style.colorScheme = value === "dark" ? "dark" : "light";
  else if (name !== "id" && name !== "host") board.setAttribute(name, value);
}
document.body.append(board);

const framed = window.parent !== window;
const post = (message, target = host && host !== "null" ? host : "*") => window.parent.postMessage(message, target);
const send = (type, detail = {}) => {
  if (!framed) return;
  const message = { sessa: VERSION, id, type, ...detail };
  if (port) port.postMessage(message);
  else post(message);
};

const EVENTS = ["ready", "move", "illegal", "hint", "solved", "failed", "ended", "progress", "state", "error"];
for (const type of EVENTS) {
  board.addEventListener(`sessa-${type}`, ({ detail }) => send(type === "ready" ? "loaded" : type, detail));
}

const COMMANDS = { goto: ({ ply }) => board.goto(ply), load: (message) => board.load(message), state: () => send("state", board.state()) };
for (const type of ["flip", "hint", "solution", "reset", "next", "focus"]) COMMANDS[type] = () => board[type]();

const obey = (message) => {
  if (message?.sessa !== VERSION || (message.id ?? "") !== id) return;
  // Whatever a newer page may say besides is passed over.
  if (Object.hasOwn(COMMANDS, message.type)) COMMANDS[message.type](message);
};

let greeted = false;
window.addEventListener("message", ({ source, origin, data, ports }) => {
  if (source !== window.parent || (host && origin !== host)) return;
  if (data?.context === "h5p") return h5p(data);
  if (data?.sessa !== VERSION || (data.id ?? "") !== id) return;
  host ??= origin;
  greeted = true;
  if (data.type === "hello") {
    if (ports[0]) {
      [port] = ports;
      port.onmessage = (event) => obey(event.data);
    }
    send("welcome", { version: VERSION });
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
const secret = /secret=(\w+)/.exec(location.hash)?.[1];
const tellHeight = (again = false) => {
  const now = height();
  if (!framed || (now === told && !again)) return;
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
