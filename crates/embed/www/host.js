// For the page around frames: gives each frame the height it asks for, and the window where the browser refuses the screen.
// `<script type="module" src="…/host.js"></script>`
const frames = () => [...document.querySelectorAll("iframe")];

/** The style of a frame that fills the window. */
const FULL = { position: "fixed", inset: "0", "z-index": "2147483647", width: "100vw", height: "100dvh", background: "Canvas" };
/** The styles that frames had before they filled the window. */
const before = new Map();

const fill = (frame, on) => {
  if (on && !before.has(frame)) {
    before.set(frame, frame.style.cssText);
    for (const [name, value] of Object.entries(FULL)) frame.style.setProperty(name, value, "important");
  } else if (!on && before.has(frame)) {
    frame.style.cssText = before.get(frame);
    before.delete(frame);
  }
};

window.addEventListener("message", ({ source, data }) => {
  // The frame is known by its window: the origin of a sandboxed one is "null".
  if (data?.sessa !== 1 || typeof data.type !== "string") return;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  if (data.type === "ready") source.postMessage({ sessa: 1, id: data.id, type: "hello" }, "*");
  if (data.type === "resize" && Number.isFinite(data.height) && !before.has(frame)) {
    frame.style.height = `${Math.min(Math.max(data.height, 100), 4000)}px`;
  }
  if (data.type === "full") fill(frame, data.on === true);
  frame.dispatchEvent(new CustomEvent(`sessa-${data.type}`, { bubbles: true, detail: data }));
});
