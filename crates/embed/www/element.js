// The custom element <sessa-board>: a chess board on any page. Its attributes describe it, its events tell what happens; the
// program behind it is fetched once for all boards of a page. This file defines no element: sessa.js does.

import { foreignText, idle, lessons, ownTask, program, strings, styles } from "./program.js";
import { room, still } from "./room.js";
import { statement } from "./statement.js";

/** The attributes that describe a board; each is a property of the same name too. */
const SETUP = [
  "mode", "fen", "pgn", "puzzles", "lesson", "translation", "moves", "target", "number", "ply", "orientation", "side", "level", "clock", "drawings",
  "coordinates", "controls", "result", "theme", "pieces",
];
/** Those that are content, or say where it is. */
const CONTENT = ["fen", "pgn", "puzzles", "lesson", "translation", "moves", "src"];
/** The languages; the build names them, by the files of messages. */
const LANGUAGES = [];

/** The id of a lesson of the course. */
const NAME = /^\s*[a-z0-9-]+\s*$/;

/** A board that comes near to what is seen begins. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        near.unobserve(target);
        target[COME_NEAR]();
      }
    }
  },
  { rootMargin: "50%" },
);
const COME_NEAR = Symbol("come near");

/** The boards that are in a page. */
const boards = new Set();
/** A `lang` attribute that changes somewhere around boards; one observer for all of them. */
const languages = new MutationObserver(() => boards.forEach((board) => board[FOLLOW_LANGUAGE]()));
const FOLLOW_LANGUAGE = Symbol("follow language");

/** The state of a board that shows nothing yet. */
const NOTHING = { fen: null, pgn: null, ply: 0 };

/** A number of half-moves as the program takes it; an object need not have a number. */
const halfMoves = (ply) => (typeof ply === "object" ? 0 : Math.min(Math.max(0, Math.trunc(Number(ply)) || 0), 0xffff));

/** An address without what follows the path. */
const path = (address) => address.split(/[?#]/)[0];

/** The states that take each other's place, for `:state(solved)` in a style sheet; `ready` and `full` stand for themselves. */
const RESULTS = ["solved", "failed", "ended", "error"];

export class SessaBoard extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...SETUP, "src", "name"];

  #internals = this.attachInternals();
  #root = this.attachShadow({ mode: "open", delegatesFocus: true });
  #mounted;
  /** The language of the board, once it is asked for. */
  #spoken;
  /** Resolves when the board comes near to what is seen; none while it is in no page. */
  #near;
  #changed = false;
  /** Number of times the content was asked for, so that a late file is known as late. */
  #turn = 0;
  /** What came of the content that was asked for last: true once it is shown. */
  #shown = Promise.resolve(false);
  /** True while the page itself asks for something, and need not be told of the state. */
  #asked = false;
  #isReady = false;
  #state = NOTHING;
  #mode = "";
  #moves = [];
  /** The answer in a form: `{ result, moves, ms, attempts }`, the state that it brings and the pieces of a position set up. */
  #answer;
  /** The answer that the browser has restored; with it the board begins until something else is described. */
  #restored;

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [room];
    this.#root.addEventListener("transitionrun", ({ propertyName }) => {
      if (propertyName === "color-scheme") this.#followScheme();
    });
    this.#root.addEventListener("click", ({ target }) => {
      const action = target.closest("[data-action]")?.dataset.action;
      if (action === "full-screen") this.#fill();
      // Pieces that were restored are no beginning.
      if (action === "again" && this.#restored?.fen) this.reset();
    });
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
    boards.add(this);
    for (let root = this.getRootNode(); root; root = root.host?.getRootNode()) {
      languages.observe(root, { attributeFilter: ["lang"], subtree: true });
    }
    if (this.#mounted) return this[FOLLOW_LANGUAGE]();
    this.#near = new Promise((come) => (this[COME_NEAR] = come));
    near.observe(this);
    this.#renew();
  }

  disconnectedCallback() {
    near.unobserve(this);
    // An element that is moved is connected again at once, and keeps its game.
    queueMicrotask(() => {
      if (!this.isConnected && this.#near) this.#end();
    });
  }

  // One that is moved by moveBefore() stays as it is.
  connectedMoveCallback() {}

  attributeChangedCallback(name, before, after) {
    if (before === after) return;
    if (name === "name") return this.#submit();
    this.#restored = undefined;
    // What is said before the element is in a page is seen when it comes there.
    if (this.#changed || !this.#near) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      if (this.#near) this.#renew();
    });
  }

  formResetCallback() {
    this.reset();
  }

  formDisabledCallback(disabled) {
    this.#root.firstElementChild?.toggleAttribute("inert", disabled);
  }

  formStateRestoreCallback(state, mode) {
    if (mode !== "restore" || typeof state !== "string") return;
    this.#restored = JSON.parse(state);
    this.#begin();
    // Pieces that stand otherwise by now, or are going to.
    if (this.#restored.fen && this.#near) this.#renew();
  }

  // What every control of a form has. A board is valid unless the page says otherwise.
  get form() {
    return this.#internals.form;
  }
  get labels() {
    return this.#internals.labels;
  }
  get name() {
    return this.getAttribute("name") ?? "";
  }
  set name(name) {
    this.setAttribute("name", name);
  }
  get type() {
    return this.localName;
  }
  get validity() {
    return this.#internals.validity;
  }
  get validationMessage() {
    return this.#internals.validationMessage;
  }
  get willValidate() {
    return this.#internals.willValidate;
  }
  checkValidity() {
    return this.#internals.checkValidity();
  }
  reportValidity() {
    return this.#internals.reportValidity();
  }
  setCustomValidity(message) {
    this.#internals.setValidity({ customError: message !== "" }, message);
  }

  /** The position on the board, as FEN. */
  get position() {
    return this.state().fen;
  }

  /** The game on the board, as PGN; null where there is none. */
  get game() {
    return this.state().pgn;
  }

  /**
   * Shows something else: `{ fen }`, `{ pgn }`, `{ puzzles }` and whatever else is an attribute. Answers with a promise of true once it
   * is shown, and of false if it cannot be: the event `sessa-error` says why.
   */
  load(setup) {
    // The board is told of all of them at once.
    const before = this.#changed;
    this.#changed = true;
    for (const name of [...SETUP, "src"]) this[name] = setup?.[name];
    this.#changed = before;
    return this.#near ? this.#renew() : Promise.resolve(false);
  }

  goto(ply) {
    this.#command("goto", halfMoves(ply));
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
    const fen = this.#restored?.fen;
    this.#restored = undefined;
    this.#begin();
    if (fen) this.#renew();
    else this.#command("reset");
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
    this.#ask(() => this.#mounted?.command(name, ply));
  }

  /** Has the program do what the page asks for. */
  #ask(work) {
    const before = this.#asked;
    this.#asked = true;
    try {
      work();
    } finally {
      this.#asked = before;
    }
  }

  /** The content as it is written in the page: attributes, or the text inside the element. */
  #content() {
    const setup = {};
    for (const name of SETUP) {
      if (this.hasAttribute(name)) setup[name] = this.getAttribute(name);
    }
    const written = this.querySelector('script[type="application/x-chess-pgn"]')?.textContent ?? this.textContent;
    const inside = written.trim();
    if (inside && !CONTENT.some((name) => this.hasAttribute(name))) setup[this.#kind(inside, "")] = inside;
    if (this.#restored?.fen) setup.fen = this.#restored.fen;
    return setup;
  }

  /** The attribute to which a text belongs: by the mode, the ending of its file, or as it looks. */
  #kind(content, address) {
    const mode = this.getAttribute("mode");
    if (mode === "puzzle" || /\.(csv|epd)$/.test(address)) return "puzzles";
    if (mode === "lesson" || /\.lesson$/.test(address) || /^lesson [a-z0-9-]+$/m.test(content)) return "lesson";
    if (/\.fen$/.test(address)) return "fen";
    return /^([1-8kqrbnp]+\/){7}[1-8kqrbnp]+\s/i.test(`${content} `) && !/^\[/.test(content) ? "fen" : "pgn";
  }

  /** The mode, as far as it is known before a file of `src` is there. */
  #guess(setup) {
    const address = this.getAttribute("src");
    const kind = address ? this.#kind("", path(address)) : "";
    const has = (name) => kind === name || Boolean(setup[name]?.trim());
    if (has("mode")) return setup.mode.trim();
    if (has("target")) return "free";
    if (has("puzzles")) return "puzzle";
    if (has("lesson")) return "lesson";
    if (has("pgn") || has("moves")) return "game";
    return has("level") ? "play" : "diagram";
  }

  /** The same with the text of `src`. */
  async #fetched() {
    const setup = this.#content();
    const address = this.getAttribute("src");
    if (address) {
      const content = await foreignText(new URL(address, document.baseURI).href);
      setup[this.#kind(content.trim(), path(address))] = content;
    }
    if (setup.lesson && NAME.test(setup.lesson)) {
      const [language, name] = [this.#language(), setup.lesson];
      setup.lesson = await lessons(`en/${name}`);
      // A lesson without a translation is in English.
      if (language !== "en") setup.translation = await lessons(`${language}/${name}`).catch(() => undefined);
    }
    return setup;
  }

  /** On a page without a dark scheme the pieces are kept from a browser that makes pages dark by force. */
  #followScheme() {
    const own = getComputedStyle(this).colorScheme;
    // What a page says in its head alone is no style.
    const said = own === "normal" ? document.querySelector('meta[name="color-scheme"]')?.content : own;
    this.#internals.states[said?.includes("dark") ? "delete" : "add"]("light");
  }

  /** Keeps the room that the board will take. */
  #reserve() {
    const whole = document.createElement("div");
    whole.className = "embed";
    whole.dataset.mode = this.#guess(this.#content());
    whole.appendChild(document.createElement("div")).className = "stage";
    if (this.getAttribute("controls")?.trim() === "false" || whole.dataset.mode === "diagram") whole.dataset.bare = "";
    else whole.appendChild(document.createElement("section")).className = "side";
    const content = document.createElement("div");
    content.append(whole);
    this.#root.replaceChildren(content);
  }

  /** Shows what is described now. */
  #renew() {
    this.#followScheme();
    return (this.#shown = this.#carry(++this.#turn));
  }

  async #carry(turn) {
    const isLate = () => turn !== this.#turn;
    // What is asked for later counts instead; nothing does if the element has gone.
    const later = () => (this.#near ? this.#shown : false);
    // What the program needs comes beside the still picture.
    const coming = this.#near.then(() => {
      if (isLate()) return [];
      const language = (this.#spoken = this.#language());
      return Promise.all([language, program(), strings(language), this.#fetched()]);
    });
    coming.catch(() => {});
    try {
      if (!this.#mounted) {
        this.#reserve();
        await Promise.race([this.#near, idle()]);
        const sheet = await styles();
        await ownTask();
        if (isLate()) return later();
        this.#root.adoptedStyleSheets = [room, sheet];
        this.#root.querySelector(".stage").append(still(this.#content()));
      }
      const [language, script, words, setup] = await coming;
      if (isLate()) return later();
      const read = await script.read(setup);
      if (!this.#mounted) await ownTask();
      if (isLate()) {
        read.free();
        return later();
      }
      this.#isReady = false;
      this.#ask(() => this.#put(script, read, language, words));
      return this.#isReady;
    } catch (error) {
      if (isLate()) return later();
      await this.#fail(error);
      return false;
    }
  }

  /** Puts what was read on the page. */
  #put(script, read, language, words) {
    if (this.#mounted) {
      // Another language may have been said since.
      if (this.#spoken === language) this.#mounted.speak(language, words);
      return this.#mounted.load(read);
    }
    const content = document.createElement("div");
    this.#root.replaceChildren(content);
    this.#mounted = script.mount(content, read, language, words, (event) => this.#hear(event));
    if (this.matches(":disabled")) this.formDisabledCallback(true);
    return this.#mounted.announce();
  }

  /** Speaks the language that is said around the board, and leaves all else as it is; only a lesson of the course is another text then. */
  async [FOLLOW_LANGUAGE]() {
    const language = this.#language();
    // One that has not come near has not asked yet.
    if (!this.#spoken || this.#spoken === language) return;
    if (!this.#mounted || NAME.test(this.#content().lesson ?? "")) return this.#renew();
    this.#spoken = language;
    const words = await strings(language).catch(() => "");
    if (words && this.#spoken === language) this.#mounted?.speak(language, words);
  }

  #end() {
    this.#turn += 1;
    this.#near = undefined;
    this.#spoken = undefined;
    boards.delete(this);
    this.#state = NOTHING;
    this.#mounted?.free();
    this.#mounted = undefined;
    this.#fillWindow(false);
    this.#internals.states.clear();
    this.#root.replaceChildren();
  }

  /** The language that is said nearest to the element, also around the shadow root in which it stands. */
  #language() {
    let named = "";
    for (let at = this; at && !named; at = at.getRootNode().host) named = at.closest("[lang]")?.lang;
    const language = (named || navigator.language).toLowerCase().split("-")[0];
    return LANGUAGES.includes(language) ? language : "en";
  }

  /** Hears an event of the program; false if somebody prevents what it announces. */
  #hear(json) {
    const { type, ...detail } = JSON.parse(json);
    if (type === "state") {
      this.#state = { ...detail };
      // A page that reads the state while it hears of it would hear of it without end.
      if (this.#asked) return true;
      if (this.#mode === "free") this.#give({ result: detail.fen });
    }
    if (type === "move") {
      this.#state = { ...this.#state, fen: detail.fen };
      this.#moves.push(detail.uci);
    }
    if (RESULTS.includes(type)) this.#mark(type);
    if (type === "ready") {
      this.#begin();
      this.#internals.states.add("ready");
      this.#isReady = true;
      this.#mode = detail.mode;
    }
    if (type === "solved" || type === "failed") this.#give({ result: type, state: type, ms: detail.ms, attempts: detail.attempts });
    if (type === "ended") this.#give({ result: detail.result, state: type });
    const xapi = statement(type, detail, this.#mode);
    return this.#tell(type, xapi ? { ...detail, xapi } : detail);
  }

  #mark(result) {
    for (const other of RESULTS) this.#internals.states.delete(other);
    if (result) this.#internals.states.add(result);
  }

  #tell(type, detail) {
    const cancelable = type === "before-move";
    return this.dispatchEvent(new CustomEvent(`sessa-${type}`, { bubbles: true, composed: true, cancelable, detail }));
  }

  /** Begins without moves, and without an answer but the one that was restored. */
  #begin() {
    this.#moves = [];
    this.#mark(this.#restored?.state);
    this.#answer = this.#restored;
    this.#submit();
  }

  #give(answer) {
    this.#answer = { ...answer, moves: this.#moves.join(" "), fen: this.#mode === "free" ? this.#state.fen : undefined };
    this.#submit();
  }

  /** The answer as the value of a form: under the element's name the result, the moves and the time beside it. */
  #submit() {
    const { name } = this;
    if (!name || !this.#answer) return this.#internals.setFormValue(null);
    const data = new FormData();
    data.append(name, this.#answer.result);
    for (const part of ["moves", "ms", "attempts"]) {
      if (this.#answer[part] !== undefined) data.append(`${name}-${part}`, this.#answer[part]);
    }
    return this.#internals.setFormValue(data, JSON.stringify(this.#answer));
  }

  /** Fills the screen with the board, or the window where the browser refuses; once more leaves it. */
  async #fill() {
    if (this.matches(":fullscreen")) return document.exitFullscreen();
    if (this.#internals.states.has("full") || !document.fullscreenEnabled) return this.#fillWindow(!this.#internals.states.has("full"));
    return this.requestFullscreen().catch(() => this.#fillWindow(true));
  }

  #fillWindow(isFull) {
    if (isFull === this.#internals.states.has("full")) return;
    if (isFull) {
      this.#internals.states.add("full");
      document.addEventListener("keydown", this.#leave);
    } else {
      this.#internals.states.delete("full");
      document.removeEventListener("keydown", this.#leave);
    }
    this.#tell("full", { on: isFull });
  }

  #leave = ({ key }) => {
    if (key === "Escape") this.#fillWindow(false);
  };

  /** A sentence in the board's place, for the reader in his language and for the author about the error. */
  async #fail(error) {
    const turn = this.#turn;
    const words = await strings(this.#language()).catch(() => "");
    if (turn !== this.#turn) return;
    this.#mounted?.free();
    this.#mounted = undefined;
    const message = error instanceof Error ? error.message : String(error);
    const told = document.createElement("div");
    told.className = "problem";
    told.part.add("message");
    told.setAttribute("role", "alert");
    told.appendChild(document.createElement("p")).textContent = /^embed-problem = (.*)$/m.exec(words)?.[1] ?? "This board cannot be shown.";
    told.appendChild(document.createElement("small")).textContent = message;
    this.#root.replaceChildren(told);
    this.#internals.states.delete("ready");
    this.#mark("error");
    this.#tell("error", { code: "fetch", message });
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
      // An object is no value of an attribute, and need not have a text.
      else this.setAttribute(name, typeof value === "object" ? "[object]" : String(value));
    },
  });
}
