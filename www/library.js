// Loads the librarian inside its worker. A worker that cannot load must die loudly: only an uncaught error, not a
// rejected promise, is heard by the page.
import init from "./librarian.js";

init({ module_or_path: new URL("./librarian_bg.wasm", import.meta.url) }).catch((error) => {
  setTimeout(() => {
    throw error;
  });
});
