// A board in Vue 3: attributes and properties, events with typed detail, a change of state, a child, removal.
import { createApp, h, ref } from "vue";

const fen = ref("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
const shown = ref(true);
const heard = (name) => ({ detail }) => window.told.push([name, detail]);

window.told = [];
window.setFen = (value) => (fen.value = value);
window.setShown = (value) => (shown.value = value);

createApp({
  render: () =>
    h("main", [
      shown.value
        ? h("sessa-board", {
            id: "board",
            mode: "play",
            side: "both",
            fen: fen.value,
            coordinates: false,
            onSessaReady: heard("ready"),
            onSessaMove: heard("move"),
          })
        : null,
      h("sessa-board", { id: "game", number: 1 }, "1. e4 e5 2. Nf3 *"),
    ]),
}).mount(document.body);
