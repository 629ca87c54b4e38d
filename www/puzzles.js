// Loads the puzzle worker. A worker that cannot load must die loudly: only an uncaught error, not a
// rejected promise, is heard by the page.
import init from "./puzzle_worker.js";

init({ module_or_path: new URL("./puzzle_worker_bg.wasm", import.meta.url) }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
