/**
 * `@docusaurus/useBaseUrl`: the path from the site's root. The base URL is added when the page is
 * written, as it is to every link and image.
 */
export default function useBaseUrl(path: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(path)) return path;
  return path.startsWith("/") ? path : `/${path}`;
}

/** The same as a function that may be called anywhere. */
export function useBaseUrlUtils(): { withBaseUrl: (path: string) => string } {
  return { withBaseUrl: useBaseUrl };
}
