import { STORAGE_KEYS } from "../../model/constants.ts";

/** Names in storage, which the script can't see in this module. */
type FirstPaintKeys = readonly [
  theme: string,
  announcementId: string,
  dismissed: string,
  fonts: string,
];

/**
 * Runs in `<head>`, before the first paint: sets what CSS needs to know of the reader on the
 * `html` element, and starts the client after the first paint.
 *
 * Typefaces are read after the first paint, and shown from the next page on, or when the reader comes
 * back: a text that changes its face moves, and one that waits for it is late.
 *
 * Its own text is the script, so it uses nothing of this module, names no inner function and calls
 * no `import()` (transpilers replace those by calls of their helpers). The template after it holds the
 * client's script, and behind that what preloads the shell. The element says `data-base`, the base URL
 * to blame when there is no client, and `data-announcement`, the id of the announcement; the `html` element
 * says `data-dark-if`, when the site is dark for readers who chose nothing.
 */
function firstPaint([themeKey, idKey, dismissedKey, fontsKey]: FirstPaintKeys): void {
  const { dataset } = document.documentElement;
  const { base, announcement } = document.currentScript?.dataset ?? {};
  let theme: string | null = null;
  try {
    if (!localStorage.getItem(fontsKey)) dataset.fonts = "later";
    theme = localStorage.getItem(themeKey);
    // Without an announcement it is undefined, which nothing in storage is.
    if (
      localStorage.getItem(idKey) === announcement &&
      localStorage.getItem(dismissedKey) === "true"
    )
      dataset.announcementDismissed = "";
  } catch {
    // Storage is blocked: the system's colors, and the announcement is shown.
  }
  const systems = matchMedia(`${dataset.darkIf}`).matches ? "dark" : "light";
  const chosen = theme === "light" || theme === "dark" ? theme : null;
  dataset.theme = chosen ?? systems;
  dataset.themeChoice = chosen ?? "system";
  addEventListener("DOMContentLoaded", () => {
    // Two animation frames can pass before the first one is on the screen; this entry can't.
    // Buffered, since a long document is painted while it is still being read.
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      const content = document.querySelector("template")?.content;
      const script = content?.querySelector("script");
      if (!content || !script) return;
      script.onerror = () => {
        dataset.clientFailed = "";
        const banner = document.createElement("p");
        banner.id = "load-failure";
        banner.role = "alert";
        banner.textContent = `This site did not load properly: ${script.src} was not found. Its base URL is "${base}" by its configuration, and this page is at "${location.pathname}".`;
        document.body.prepend(banner);
      };
      document.head.append(script);
      const line = navigator.connection;
      // The first script asks for the shell at once, on a good line: it need not wait for that.
      if (line?.saveData || /[23]g/.test(`${line?.effectiveType}`)) return;
      document.head.append(content);
      // Others, like those of formulas, are read where they are needed. Firefox gives a face up that takes
      // longer than 100 ms, and keeps its file: the next page has it in time.
      for (const face of document.fonts)
        if (face.display === "optional")
          face
            .load()
            .finally(() => localStorage.setItem(fontsKey, "true"))
            .catch(() => {});
    });
    observer.observe({ type: "paint", buffered: true });
    // Firefox reports no paint of a document that is opened at a hash: a mark stands for it.
    observer.observe({ type: "mark" });
    addEventListener("load", () => setTimeout(() => performance.mark("client"), 100));
  });
}

/** The constants that the script is given. */
const KEYS: FirstPaintKeys = [
  STORAGE_KEYS.theme,
  STORAGE_KEYS.announcementId,
  STORAGE_KEYS.announcementDismissed,
  STORAGE_KEYS.fonts,
];

/** A text, which stays as it is; a sign with the blanks around it; a break, with the lines of comments before it. */
const TEXT_SIGN_OR_BREAK = /("[^"]*"|`[^`]*`)| *([^\w\s$]) *|(?:\n\s*\/\/.*)*\n\s+/g;

/** The inline script of every document; constant, so that its hash can stand in the CSP. */
export const FIRST_PAINT_SCRIPT = `(${firstPaint})(${JSON.stringify(KEYS)})`.replace(
  TEXT_SIGN_OR_BREAK,
  (_, text?: string, sign?: string) => text ?? sign ?? "\n",
);
