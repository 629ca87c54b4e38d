// The board before its program: the room that it will take, so that nothing moves when it comes, and the pieces as they stand.

/**
 * The layout of a board and of what stands beside or below it, from the beginning to the end. What is below the board is as high as the
 * mode needs; room.css says the same for a page whose script has not come.
 */
export const room = new CSSStyleSheet();
room.replaceSync(`
  /* Where the page lays out by what is inside, as a flex row or a float does, the board is as wide as a small image, or less. */
  :host { display: block; container-type: inline-size; contain-intrinsic-inline-size: min(360px, 100vw - 32px); min-width: 0; max-width: 100% }
  :host([hidden]) { display: none }
  /* The transition tells of another colour scheme of the page, as a page without a dark one says none. */
  .embed {
    display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; align-items: start;
    transition: color-scheme 1ms step-end allow-discrete;
  }
  .stage { position: relative; aspect-ratio: 1 }
  /* Squares of whole pixels. A browser without round() has to do without. */
  .stage > .board {
    width: round(down, 100%, 8px); height: auto; aspect-ratio: 1;
    margin-inline-start: round(down, (100% - round(down, 100%, 8px)) / 2, 1px);
  }
  .side { display: flex; flex-direction: column; gap: 12px; min-width: 0; min-height: 9rem }
  [data-mode="game"] > .side { height: 18rem }
  [data-mode="puzzle"] > .side { min-height: 13rem }
  [data-mode="free"] > .side { min-height: 13rem }
  [data-mode="lesson"] > .side { min-height: 16rem }
  :host([clock]:not([clock="none"])) [data-mode="play"] > .side { min-height: 13rem }
  @container (min-width: 36rem) {
    .embed:not([data-bare]) { grid-template-columns: minmax(0, 3fr) minmax(13rem, 2fr); gap: 16px }
    .embed:not([data-bare]) > .side { align-self: stretch; height: 0; min-height: 100% !important }
  }
`);

const LETTERS = { k: "king", q: "queen", r: "rook", b: "bishop", n: "knight", p: "pawn" };
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/** The board as it is seen before the program runs; what is no position shows an empty one. */
export const still = ({ fen = START, orientation, theme, pieces }) => {
  const board = document.createElement("div");
  board.className = "board";
  board.part.add("board");
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
      else if (Object.hasOwn(LETTERS, sign.toLowerCase()) && file < 8) {
        const piece = layer.appendChild(document.createElement("i"));
        piece.className = "piece";
        piece.part.add("piece");
        piece.dataset.square = `${"abcdefgh"[file++]}${8 - index}`;
        piece.dataset.color = sign < "a" ? "white" : "black";
        piece.dataset.role = LETTERS[sign.toLowerCase()];
      }
    }
  });
  return board;
};
