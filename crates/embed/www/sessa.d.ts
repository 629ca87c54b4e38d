// Types of the boards that sessa.js defines, and of the messages of embed.html, version 1. A test of crates/protocol holds
// them against the Rust types of `protocol::embed`.

/** The attributes of a board. */
export interface Setup {
  mode?: "diagram" | "game" | "puzzle" | "play" | "free" | "lesson";
  fen?: string;
  pgn?: string;
  puzzles?: string;
  lesson?: string;
  translation?: string;
  moves?: string;
  target?: string;
  number?: string | number;
  ply?: string | number;
  orientation?: "white" | "black";
  side?: "white" | "black" | "both";
  level?: string | number;
  clock?: string;
  drawings?: string;
  coordinates?: "true" | "false" | boolean;
  controls?: "true" | "false" | boolean;
  result?: "true" | "false" | boolean;
  theme?: string;
  pieces?: string;
  src?: string;
}

export interface MoveMade {
  uci: string;
  san: string;
  fen: string;
  ply: number;
  by: "person" | "robot";
}

export interface Attempt {
  puzzle: string;
  attempts: number;
  helped: boolean;
  ms: number;
}

export interface State {
  fen: string;
  pgn: string | null;
  ply: number;
}

export type ErrorCode = "attribute" | "fen" | "pgn" | "puzzles" | "lesson" | "fetch" | "engine" | "command";

/** A statement for a learning record store, without its actor. */
export interface Statement {
  verb: { id: string; display: Record<string, string> };
  object: { id: string; definition: { type: string } };
  result: { success: boolean; completion: boolean; score: { scaled: number }; duration?: string };
}

/** What happens at a board. */
export type BoardEvent =
  | { type: "ready"; mode: string }
  | ({ type: "before-move" } & MoveMade)
  | ({ type: "move" } & MoveMade)
  | { type: "illegal"; from: string; to: string; reason: string }
  | { type: "hint"; step: number }
  | ({ type: "solved" } & Attempt)
  | ({ type: "failed" } & Attempt)
  | { type: "ended"; result: string; reason: string }
  | { type: "progress"; done: number; solved: number; total: number }
  | ({ type: "state" } & State)
  | { type: "full"; on: boolean }
  | { type: "error"; code: ErrorCode; message: string };

/** Commands to a board, as a frame takes them. */
export type Command =
  | ({ type: "load" } & Setup)
  | { type: "goto"; ply: number }
  | { type: "flip" }
  | { type: "hint" }
  | { type: "solution" }
  | { type: "reset" }
  | { type: "next" }
  | { type: "focus" }
  | { type: "state" };

/** A message to a frame or from it. */
export type Message<Body> = { sessa: 1; id: string } & Body;

/** What a page knows the answer to a command by. */
export type RequestId = number | string;

/** A message to a frame. A command with a `request` is answered by exactly one `done` or `refused`. */
export type HostMessage = Message<({ type: "hello" } | Command) & { request?: RequestId }>;

/** What a frame tells of itself. */
export type FrameEvent =
  | { type: "ready" }
  | { type: "welcome"; version: number; storage: "memory" }
  | { type: "loaded"; mode: string }
  | { type: "resize"; height: number }
  | { type: "done"; request: RequestId; fen: string | null; pgn: string | null; ply: number }
  | { type: "refused"; request: RequestId; code: ErrorCode; message: string };

/** A message from a frame: of itself, or an event of its board. */
export type FrameMessage = Message<FrameEvent | (Exclude<BoardEvent, { type: "ready" | "before-move" }> & { xapi?: Statement })>;

type Detail<Type> = Omit<Extract<BoardEvent, { type: Type }>, "type">;

export interface BoardEvents {
  "sessa-ready": CustomEvent<Detail<"ready">>;
  "sessa-before-move": CustomEvent<MoveMade>;
  "sessa-move": CustomEvent<MoveMade>;
  "sessa-illegal": CustomEvent<Detail<"illegal">>;
  "sessa-hint": CustomEvent<Detail<"hint">>;
  "sessa-solved": CustomEvent<Attempt & { xapi: Statement }>;
  "sessa-failed": CustomEvent<Attempt & { xapi: Statement }>;
  "sessa-ended": CustomEvent<Detail<"ended">>;
  "sessa-progress": CustomEvent<Detail<"progress"> & { xapi: Statement }>;
  "sessa-state": CustomEvent<State>;
  "sessa-full": CustomEvent<Detail<"full">>;
  "sessa-error": CustomEvent<Detail<"error">>;
}

export declare class SessaBoard extends HTMLElement {
  mode: string | null;
  fen: string | null;
  pgn: string | null;
  puzzles: string | null;
  lesson: string | null;
  translation: string | null;
  moves: string | null;
  target: string | null;
  number: string | null;
  ply: string | null;
  orientation: string | null;
  side: string | null;
  level: string | null;
  clock: string | null;
  drawings: string | null;
  coordinates: string | null;
  controls: string | null;
  result: string | null;
  theme: string | null;
  pieces: string | null;
  src: string | null;
  name: string;
  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly type: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  readonly position: string | null;
  readonly game: string | null;
  load(setup: Setup): Promise<boolean>;
  goto(ply: number): void;
  flip(): void;
  hint(): void;
  solution(): void;
  reset(): void;
  next(): void;
  state(): State;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;
}

/** Puts a board into an element. */
export declare function mount(element: Element, setup?: Setup): SessaBoard;

declare global {
  interface HTMLElementTagNameMap {
    "sessa-board": SessaBoard;
  }
  interface HTMLElementEventMap extends BoardEvents {}
}
