// Says why the page stays as it is where its modules cannot start. A classic script, because in a frame that is sandboxed
// without `allow-same-origin` the page has no origin of its own, and browsers load no module for it.
if (self.origin === "null") {
  document.querySelector("[data-boot]").textContent =
    "Sessa cannot start in this frame: its sandbox must allow scripts and the page’s own origin (allow-scripts allow-same-origin).";
  document.querySelector("[data-action=play]").disabled = true;
}
