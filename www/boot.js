// Loads the program. It stands in a file of its own because the page allows no inline script.
import init from "./app.js";

const play = document.querySelector("[data-action=play]");
const status = document.querySelector("[data-boot]");

// A press of Play before the program is up is not lost: the program looks for this mark when it starts.
play?.addEventListener("click", () => {
  document.documentElement.dataset.play = "pressed";
  play.setAttribute("aria-busy", "true");
});

init({ module_or_path: new URL("./app_bg.wasm", import.meta.url) }).catch((error) => {
  console.error(error);
  if (status) {
    status.textContent = "Sessa could not start. Reload the page; if that does not help, update your browser.";
  }
});
