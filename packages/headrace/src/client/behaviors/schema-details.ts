import { revealTarget } from "../reveal-target.ts";
import { onAction } from "./on-action.ts";
import type { Tabs } from "./tabs.ts";

/**
 * Opens or closes all parts of the schemas of an article with one button, and finds a property, also
 * where a tab hides it.
 */
export function startSchemaDetails({ selectPanel }: Pick<Tabs, "selectPanel">): void {
  onAction("expand-all", (button) => {
    const article = button.closest("article");
    if (!article) return;
    const isOpen = button.ariaPressed !== "true";
    for (const part of groupsOf(article)) part.open = isOpen;
    button.ariaPressed = String(isOpen);
  });
  document.addEventListener("input", (event) => {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.dataset.action !== "filter-fields") return;
    const article = input.closest("article");
    if (article) filterFields(article, input.value, selectPanel);
  });
}

function groupsOf(article: Element): HTMLDetailsElement[] {
  return [...article.querySelectorAll<HTMLDetailsElement>("details.api-group")];
}

/** Hides properties whose name does not hold the text, but for those that hold one that does. */
function filterFields(article: Element, text: string, selectPanel: Tabs["selectPanel"]): void {
  const wanted = text.trim().toLowerCase();
  // From the last on: what is inside is known first, and of several tabs the first stays in sight.
  for (const field of [...article.querySelectorAll<HTMLElement>(".api-field")].reverse()) {
    const name = field.querySelector(".api-name")?.textContent ?? "";
    const isFound = name.toLowerCase().includes(wanted);
    field.hidden = !isFound && !field.querySelector(".api-field:not([hidden])");
    if (isFound && wanted !== "") revealTarget(field, selectPanel);
  }
}
