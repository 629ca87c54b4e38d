// Fetches the module of the sheets when the page first asks for it, and again after a failure.
let attempts = 0;
let fetched;

const fetchSheets = async () => {
  // A browser may remember that an address has failed, so each attempt has its own.
  const again = attempts++ ? `?again=${attempts}` : "";
  const sheets = await import(`./sheets.js${again}`);
  await sheets.default({ module_or_path: new URL("./sheets_bg.wasm", import.meta.url) });
  return sheets;
};

export const load = () => {
  fetched ??= fetchSheets().catch((error) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
};
