// The page in a frame. A frame that is sandboxed without `allow-same-origin` gives it no origin of its own: it gets its modules only from
// a host that lets every page have them. A classic script, which comes in any case, says why the page stays as it is without them.
import("./boot.js").catch(() => {
  if (self.origin !== "null") return;
  document.querySelector("[data-boot]").textContent =
    "Sessa cannot start in this frame: its sandbox must allow the page’s own origin (allow-scripts allow-same-origin), or its host must send “Access-Control-Allow-Origin: *”.";
  document.querySelector("[data-action=play]").disabled = true;
});

// Forms: a frame that is sandboxed without `allow-forms` submits none, and sends no `submit` event either. The program does itself what a
// form is for, so that in a frame the event is sent in place of the browser's own submission.
if (window.parent !== window) {
  document.addEventListener("click", (event) => {
    const submitter = event.target.closest?.("button, input");
    const form = submitter?.type === "submit" && submitter.form;
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    if (form.reportValidity()) form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true, submitter }));
  });
}
