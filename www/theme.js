// Sets the look the player has chosen, and the place that is shown, before anything is painted: the program, which keeps it from then on, comes later,
// and until it is there the page would flash in the usual colours. That is why this script is classic and blocks.
try {
  const chosen = JSON.parse(localStorage.getItem("sessa.preferences") ?? "{}");
  const html = document.documentElement;
  const look = {
    scheme: chosen.scheme !== "auto" && chosen.scheme,
    contrast: chosen.contrast === true && "more",
    motion: chosen.motion === false && "none",
    board: chosen.board,
    pieces: chosen.pieces,
  };
  for (const [name, value] of Object.entries(look)) {
    if (value) html.dataset[name] = value;
  }
  // The place that the program will show, as far as it can be known; somebody who has been here is not asked anything.
  const named = location.hash.slice(1).split(/[?/]/)[0];
  // Earlier versions kept one game at a time, under a key of its own.
  const shown = localStorage.getItem(`sessa.game.${localStorage.getItem("sessa.shown")}`);
  const saved = JSON.parse(shown ?? localStorage.getItem("sessa.game") ?? "{}");
  const plays = ["", "game"].includes(named) && saved.events?.length > 0;
  html.dataset.place = plays ? "game" : ["analysis", "library"].includes(named) ? named : "play";
  if (localStorage.getItem("sessa.terms")) html.dataset.returns = "";
  if (chosen.size >= 50 && chosen.size <= 100) html.style.setProperty("--size", chosen.size / 100);
} catch {
  // No storage, or nothing readable in it: the usual look.
}
