// Fetches the style sheets of the screens when the page first asks for them, and again after a failure.
let fetched;

const STYLES = ["./clock.css", "./dialog.css", "./analysis.css", "./engine.css", "./library.css", "./score-sheet.css"];

const fetchStyle = (file) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL(file, import.meta.url);
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(link.href));
    });
    document.head.append(link);
  });

export const load = () => {
  fetched ??= Promise.all(STYLES.map(fetchStyle)).catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
};
