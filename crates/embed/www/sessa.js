// Defines <sessa-board>, unless another copy of this file has, and mounts boards for scripts.
import { SessaBoard } from "./element.js";

if (!customElements.get("sessa-board")) customElements.define("sessa-board", SessaBoard);

/** Puts a board into an element: `setup` has the attributes. Answers with the board, which is a <sessa-board>. */
export const mount = (element, setup = {}) => {
  const board = document.createElement("sessa-board");
  for (const [name, value] of Object.entries(setup)) board.setAttribute(name, String(value));
  element.append(board);
  return board;
};

export { SessaBoard };
