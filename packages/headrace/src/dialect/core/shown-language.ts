import { renderedLanguage } from "../../model/site-docs.ts";

/** Code of the language of the page that a component is on. */
export function shownLanguage(): string {
  return typeof document === "undefined" ? renderedLanguage() : document.documentElement.lang;
}
