// Fetches the sheets, their module and their looks, when the page first asks for them, and again after a failure.
let attempts = 0;
let fetched;

// A browser may remember that an address has failed, so each attempt has its own.
const address = (file) => new URL(attempts > 1 ? `${file}?attempt=${attempts}` : file, import.meta.url);

const LOOKS = ["./clock.css", "./dialog.css", "./analysis.css", "./engine.css", "./library.css", "./score-sheet.css"];

const fetchLook = (file) =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address(file);
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(link.href));
    });
    document.head.append(link);
  });

const fetchModule = async () => {
  const sheets = await import(address("./screens.js"));
  await sheets.default({ module_or_path: new URL("./screens_bg.wasm", import.meta.url) });
  return sheets;
};

const fetchSheets = async () => {
  attempts++;
  const [sheets] = await Promise.all([fetchModule(), ...LOOKS.map(fetchLook)]);
  return sheets;
};

export const load = () => {
  fetched ??= fetchSheets().catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
};
