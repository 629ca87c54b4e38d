// A board in React 19: attributes and objects as properties, events with typed detail, a change of state, a child, removal.
import { createElement, useState } from "react";
import { createRoot } from "react-dom/client";

function Lesson() {
  const [fen, setFen] = useState("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  const [shown, setShown] = useState(true);
  Object.assign(window, { setFen, setShown });
  const heard = (name) => ({ detail }) => window.told.push([name, detail]);
  return createElement(
    "main",
    null,
    shown &&
      createElement("sessa-board", {
        id: "board",
        mode: "play",
        side: "both",
        fen,
        coordinates: false,
        "onsessa-ready": heard("ready"),
        "onsessa-move": heard("move"),
      }),
    createElement("sessa-board", { id: "game", number: 1 }, "1. e4 e5 2. Nf3 *"),
  );
}

window.told = [];
createRoot(document.body).render(createElement(Lesson));
