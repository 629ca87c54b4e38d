// Fetches the style sheet of the screens when the page first asks for it, and again after a failure.
let fetched;

export const load = () => {
  fetched ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("./screens.css", import.meta.url);
    link.addEventListener("load", resolve);
    link.addEventListener("error", () => {
      link.remove();
      fetched = undefined;
      reject(new Error(link.href));
    });
    document.head.append(link);
  });
  return fetched;
};
