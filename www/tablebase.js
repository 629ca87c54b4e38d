// Loads the tablebase worker. A worker that cannot load must die loudly: only an uncaught error, not a
// rejected promise, is heard by the page.
import init from "./tablebase_worker.js";

init({ module_or_path: new URL("./tablebase_worker_bg.wasm", import.meta.url) }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
