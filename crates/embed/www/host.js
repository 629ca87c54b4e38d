// For the page around frames: gives each frame the height it asks for. `<script type="module" src="…/host.js"></script>`
const frames = () => [...document.querySelectorAll("iframe")];

window.addEventListener("message", ({ source, data }) => {
  // The frame is known by its window: the origin of a sandboxed one is "null".
  if (data?.sessa !== 1) return;
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (!frame) return;
  if (data.type === "ready") source.postMessage({ sessa: 1, id: data.id, type: "hello" }, "*");
  if (data.type === "resize" && Number.isFinite(data.height)) {
    frame.style.height = `${Math.min(Math.max(data.height, 100), 4000)}px`;
  }
  frame.dispatchEvent(new CustomEvent(`sessa-${data.type}`, { bubbles: true, detail: data }));
});
