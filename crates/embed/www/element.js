// The custom element <sessa-board>: a chess board on any page. Its attributes describe it, its events tell what happens; the
// program behind it is fetched once for all boards of a page. This file defines no element: sessa.js does.

import { engineQueue } from "./engine-queue.js";

const BASE = new URL("./", import.meta.url);
const at = (name) => new URL(name, BASE).href;

/** The attributes that describe a board; each is a property of the same name too. */
const SETUP = [
  "mode", "fen", "pgn", "puzzles", "lesson", "translation", "moves", "number", "ply", "orientation", "side", "level", "clock", "drawings",
  "coordinates", "controls", "result", "theme", "pieces",
];
const LANGUAGES = ["en", "ta", "kn", "mr", "ml"];

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

const text = async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
};

const styles = once(async () => {
  const sheet = new CSSStyleSheet();
  // Addresses in a sheet that a script makes are read from the page's own folder.
  const css = (await text(at("embed.css"))).replace(/url\("?([^")]+)"?\)/g, (_, path) => `url("${at(path)}")`);
  await sheet.replace(css);
  return sheet;
});

const strings = once((language) => text(at(`strings/${language}.ftl`)));

/** The id of a lesson of the course. */
const NAME = /^\s*[a-z0-9-]+\s*$/;

const lessons = once((name) => text(at(`course/${name.trim()}.lesson`)));

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

const program = once(async () => {
  const script = await import(at("embed.js"));
  await script.default({ module_or_path: at("embed_bg.wasm") });
  script.startWorkers(engineQueue(startEngine));
  return script;
});

/** Waits for a task of one's own: boards that begin together would keep the page for as long as all of them take. */
let last = Promise.resolve();
const ownTask = () => (last = last.then(() => new Promise((begin) => setTimeout(begin))));

/** What stands before the style sheet is there: the room that the board will take. */
const room = new CSSStyleSheet();
room.replaceSync(
  ":host{display:block;container-type:inline-size}:host([hidden]){display:none}.stage{position:relative;aspect-ratio:1}",
);

const LETTERS = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** The board as it is seen before the program runs; what is no position shows an empty one. */
const still = (fen, orientation, theme, pieces) => {
  const board = document.createElement("div");
  board.className = "board";
  board.dataset.orientation = orientation === "black" ? "black" : "white";
  if (theme) board.dataset.board = theme;
  if (pieces) board.dataset.pieces = pieces;
  const layer = board.appendChild(document.createElement("div"));
  layer.className = "pieces";
  layer.setAttribute("aria-hidden", "true");
  fen.trim().split(" ")[0].split("/").slice(0, 8).forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      if (sign > "0" && sign < "9") file += Number(sign);
      else if (LETTERS[sign.toLowerCase()] && file < 8) {
        const piece = layer.appendChild(document.createElement("i"));
        piece.className = "piece";
        piece.dataset.square = `${"abcdefgh"[file++]}${8 - index}`;
        piece.dataset.color = sign < "a" ? "white" : "black";
        piece.dataset.role = LETTERS[sign.toLowerCase()];
      }
    }
  });
  return board;
};

/** A board that comes near to what is seen begins. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        near.unobserve(target);
        target[START_UP]();
      }
    }
  },
  { rootMargin: "50%" },
);
const START_UP = Symbol("start up");

/** A statement for a learning record store (xAPI 1.0.3), without its actor, whom only the site knows. */
const statement = (type, detail, mode) => {
  const verb = { solved: "passed", failed: "failed", progress: "progressed" }[type];
  if (!verb) return undefined;
  const kind = mode === "lesson" ? "lesson" : "puzzle";
  const share = type === "progress" ? detail.solved / detail.total : Number(type === "solved");
  return {
    verb: { id: `http://adlnet.gov/expapi/verbs/${verb}`, display: { en: verb } },
    object: {
      id: `${location.href.split("#")[0]}#${kind}-${encodeURIComponent(detail.puzzle ?? "set")}`,
      definition: { type: `http://adlnet.gov/expapi/activities/${kind === "lesson" ? kind : "question"}` },
    },
    result: {
      success: type !== "failed",
      completion: type !== "progress" || detail.done === detail.total,
      score: { scaled: share },
      ...(detail.ms === undefined ? {} : { duration: `PT${detail.ms / 1000}S` }),
    },
  };
};

/** States of a board, for `:state(solved)` in a style sheet. */
const STATES = { ready: "ready", solved: "solved", failed: "failed", ended: "ended", error: "error" };

export class SessaBoard extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...SETUP, "src", "lang"];

  #internals = this.attachInternals();
  #root = this.attachShadow({ mode: "open", delegatesFocus: true });
  #mounted;
  #starting = false;
  /** The language of the program that is mounted. */
  #spoken;
  #changed = false;
  /** Number of times the content was asked for, so that a late file is known as late. */
  #turn = 0;
  #state = { fen: null, pgn: null, ply: 0 };
  #mode = "";
  #moves = [];

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [room];
  }

  connectedCallback() {
    // Properties that were set before the element was defined.
    for (const name of SessaBoard.observedAttributes) {
      if (Object.hasOwn(this, name)) {
        const value = this[name];
        delete this[name];
        this[name] = value;
      }
    }
    if (this.#mounted || this.#starting) return;
    this.#show(this.#content());
    styles().then(
      (sheet) => (this.#root.adoptedStyleSheets = [room, sheet]),
      (error) => this.#fail("fetch", error),
    );
    near.observe(this);
  }

  disconnectedCallback() {
    near.unobserve(this);
    // An element that is moved is connected again at once, and keeps its game.
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(_, before, after) {
    if (before === after || this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (!this.isConnected) return;
      if (this.#mounted && this.#language() !== this.#spoken) {
        this.#end();
        near.observe(this);
      } else if (this.#mounted) {
        this.#load();
      } else {
        this.#show(this.#content());
      }
    });
  }

  formResetCallback() {
    this.reset();
  }

  formDisabledCallback(disabled) {
    this.#root.firstElementChild?.toggleAttribute("inert", disabled);
  }

  /** The position on the board, as FEN. */
  get position() {
    return this.state().fen;
  }

  /** The game on the board, as PGN; null where there is none. */
  get game() {
    return this.state().pgn;
  }

  /** Shows something else: `{ fen }`, `{ pgn }`, `{ puzzles }` and whatever else is an attribute. */
  load(setup) {
    for (const name of [...SETUP, "src"]) {
      if (setup[name] === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(setup[name]));
    }
  }

  goto(ply) {
    this.#command("goto", Math.max(0, Math.trunc(ply) || 0));
  }
  flip() {
    this.#command("flip");
  }
  hint() {
    this.#command("hint");
  }
  solution() {
    this.#command("solution");
  }
  reset() {
    this.#moves = [];
    this.#answer(null);
    this.#command("reset");
  }
  next() {
    this.#command("next");
  }
  focus() {
    this.#command("focus");
  }

  /** The state: `{ fen, pgn, ply }`. */
  state() {
    this.#command("state");
    return { ...this.#state };
  }

  #command(name, ply = 0) {
    this.#mounted?.command(name, ply);
  }

  /** The content as it is written in the page: attributes, or the text inside the element. */
  #content() {
    const setup = {};
    for (const name of SETUP) {
      if (this.hasAttribute(name)) setup[name] = this.getAttribute(name);
    }
    const written = this.querySelector('script[type="application/x-chess-pgn"]')?.textContent ?? this.textContent;
    const inside = written.trim();
    const described = ["fen", "pgn", "puzzles", "lesson", "translation", "moves", "src"].some((name) => this.hasAttribute(name));
    if (inside && !described) setup[this.#kind(inside, "")] = inside;
    return setup;
  }

  /** The attribute to which a text belongs: by the mode, the ending of its file, or as it looks. */
  #kind(content, address) {
    const mode = this.getAttribute("mode");
    if (mode === "puzzle" || /\.(csv|epd)$/.test(address)) return "puzzles";
    if (mode === "lesson" || /\.lesson$/.test(address) || /^lesson [a-z0-9-]+$/m.test(content)) return "lesson";
    return /^([1-8kqrbnp]+\/){7}[1-8kqrbnp]+\s/i.test(`${content} `) && !/^\[/.test(content) ? "fen" : "pgn";
  }

  /** The same with the text of `src`. */
  async #fetched() {
    const setup = this.#content();
    const address = this.getAttribute("src");
    if (address) {
      const content = await text(new URL(address, document.baseURI).href);
      setup[this.#kind(content.trim(), address.split(/[?#]/)[0])] = content;
    }
    if (setup.lesson && NAME.test(setup.lesson)) {
      const [language, name] = [this.#language(), setup.lesson];
      setup.lesson = await lessons(`en/${name}`);
      // A lesson without a translation is in English.
      if (language !== "en") setup.translation = await lessons(`${language}/${name}`).catch(() => undefined);
    }
    return setup;
  }

  #show(setup) {
    const stage = document.createElement("div");
    stage.className = "stage";
    stage.append(still(setup.fen ?? START, setup.orientation, setup.theme, setup.pieces));
    const whole = document.createElement("div");
    whole.className = "embed";
    whole.dataset.mode = setup.mode ?? (setup.puzzles ? "puzzle" : setup.lesson ? "lesson" : setup.pgn || setup.moves ? "game" : setup.level ? "play" : "diagram");
    if (setup.controls === "false" || whole.dataset.mode === "diagram") whole.dataset.bare = "";
    whole.append(stage);
    if (!("bare" in whole.dataset)) {
      whole.appendChild(document.createElement("section")).className = "side";
    }
    const content = document.createElement("div");
    content.append(whole);
    this.#root.replaceChildren(content);
  }

  async [START_UP]() {
    if (this.#mounted || this.#starting) return;
    this.#starting = true;
    try {
      const language = this.#language();
      const [script, words, setup] = await Promise.all([program(), strings(language), this.#fetched(), styles()]);
      const read = await script.read(setup);
      await ownTask();
      if (!this.isConnected) return;
      const content = document.createElement("div");
      this.#root.replaceChildren(content);
      this.#spoken = language;
      this.#mounted = script.mount(content, read, language, words, (event) => this.#hear(event));
      if (this.matches(":disabled")) this.formDisabledCallback(true);
    } catch (error) {
      this.#fail("fetch", error);
    } finally {
      this.#starting = false;
    }
  }

  async #load() {
    const turn = ++this.#turn;
    try {
      const [script, setup] = await Promise.all([program(), this.#fetched()]);
      const read = await script.read(setup);
      if (turn === this.#turn) this.#mounted?.load(read);
    } catch (error) {
      this.#fail("fetch", error);
    }
  }

  #end() {
    this.#mounted?.free();
    this.#mounted = undefined;
    this.#root.replaceChildren();
  }

  #language() {
    const named = this.closest("[lang]")?.lang || navigator.language;
    const language = named.toLowerCase().split("-")[0];
    return LANGUAGES.includes(language) ? language : "en";
  }

  /** Hears an event of the program; false if somebody prevents what it announces. */
  #hear(json) {
    const { type, ...detail } = JSON.parse(json);
    if (type === "state") this.#state = detail;
    if (type === "move") {
      this.#state.fen = detail.fen;
      this.#moves.push(detail.uci);
    }
    const state = STATES[type];
    if (state) {
      for (const other of Object.values(STATES)) {
        if (other !== "ready") this.#internals.states.delete(other);
      }
      this.#internals.states.add(state);
    }
    if (type === "ready") {
      this.#moves = [];
      this.#mode = detail.mode;
    }
    if (type === "solved" || type === "failed") this.#answer({ result: type, ms: detail.ms, attempts: detail.attempts });
    if (type === "ended") this.#answer({ result: detail.result });
    const xapi = statement(type, detail, this.#mode);
    return this.#tell(type, xapi ? { ...detail, xapi } : detail);
  }

  #tell(type, detail) {
    const cancelable = type === "before-move";
    return this.dispatchEvent(new CustomEvent(`sessa-${type}`, { bubbles: true, composed: true, cancelable, detail }));
  }

  /** The answer as the value of a form: under the element's name the result, the moves and the time beside it. */
  #answer(answer) {
    if (!answer) return this.#internals.setFormValue(null);
    const name = this.getAttribute("name");
    if (!name) return undefined;
    const data = new FormData();
    data.append(name, answer.result);
    data.append(`${name}-moves`, this.#moves.join(" "));
    if (answer.ms !== undefined) data.append(`${name}-ms`, String(answer.ms));
    if (answer.attempts !== undefined) data.append(`${name}-attempts`, String(answer.attempts));
    return this.#internals.setFormValue(data);
  }

  #fail(code, error) {
    if (!this.isConnected) return;
    const message = error instanceof Error ? error.message : String(error);
    const told = document.createElement("p");
    told.className = "problem";
    told.part.add("message");
    told.setAttribute("role", "alert");
    told.textContent = `This board cannot be shown: ${message}`;
    this.#root.querySelector(".problem")?.remove();
    this.#root.append(told);
    this.#internals.states.add("error");
    this.#tell("error", { code, message });
  }
}

for (const name of [...SETUP, "src"]) {
  Object.defineProperty(SessaBoard.prototype, name, {
    configurable: true,
    enumerable: true,
    get() {
      return this.getAttribute(name);
    },
    set(value) {
      if (value === null || value === undefined) this.removeAttribute(name);
      else this.setAttribute(name, String(value));
    },
  });
}
