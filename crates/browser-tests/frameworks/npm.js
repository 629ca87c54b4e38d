// A page that has the boards from their package, as a bundler resolves it.
import { mount, SessaBoard } from "sessa-board";

window.told = [];
document.addEventListener("sessa-ready", ({ detail }) => window.told.push(["ready", detail]));
const board = mount(document.body, { mode: "play", side: "both", fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
window.told.push(["mounted", board instanceof SessaBoard]);
