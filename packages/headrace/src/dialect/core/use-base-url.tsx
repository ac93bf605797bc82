/** Addresses elsewhere or on the page, and files of the project, which get their addresses when the page is written. */
const FOREIGN = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|@site\/)/i;

/**
 * `@docusaurus/useBaseUrl`: the path from the site's root. While a page is rendered the base URL is
 * left out, since it is added to every link and image when the page is written.
 */
export default function useBaseUrl(path: string): string {
  if (!path || FOREIGN.test(path)) return path;
  const absolute = path.startsWith("/") ? path : `/${path}`;
  const base = shownBase();
  return absolute.startsWith(base) ? absolute : base + absolute.slice(1);
}

/** The base URL where the page is shown: its first script says it. */
export function shownBase(): string {
  if (typeof document === "undefined") return "/";
  return document.querySelector<HTMLElement>("script[data-base]")?.dataset.base ?? "/";
}

/** The same as a function that may be called anywhere. */
export function useBaseUrlUtils(): { withBaseUrl: (path: string) => string } {
  return { withBaseUrl: useBaseUrl };
}
