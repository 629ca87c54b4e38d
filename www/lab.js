// Loads the laboratory worker. A worker that cannot load must die loudly: only an uncaught error, not a
// rejected promise, is heard by the page.
import init from "./lab_worker.js";

init({ module_or_path: new URL("./lab_worker_bg.wasm", import.meta.url) }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
