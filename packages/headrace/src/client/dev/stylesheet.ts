/**
 * Puts a new version of a style sheet in place of the one with the same path; the old one goes
 * when the new one is there, so that the page is never without styles.
 *
 * @param href Path of the style sheet with a query that makes it new.
 */
export function swapStylesheet(href: string): void {
  const { pathname } = new URL(href, location.href);
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  const old = [...links].filter((link) => new URL(link.href).pathname === pathname);
  const fresh = document.createElement("link");
  fresh.rel = "stylesheet";
  fresh.href = href;
  fresh.addEventListener("load", () => {
    for (const link of old) link.remove();
  });
  const last = old.at(-1);
  if (last) last.after(fresh);
  else document.head.append(fresh);
}
