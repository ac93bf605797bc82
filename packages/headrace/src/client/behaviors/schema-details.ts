import { onAction } from "./on-action.ts";

/** Opens or closes all parts of the schemas of an article with one button, and finds a property. */
export function startSchemaDetails(): void {
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
    if (article) filterFields(article, input.value);
  });
}

function groupsOf(article: Element): HTMLDetailsElement[] {
  return [...article.querySelectorAll<HTMLDetailsElement>("details.api-group")];
}

/** Hides properties whose name does not hold the text, but for those that hold one that does. */
function filterFields(article: Element, text: string): void {
  const wanted = text.trim().toLowerCase();
  const fields = [...article.querySelectorAll<HTMLElement>(".api-field")];
  const matches = (field: HTMLElement) =>
    field.querySelector(".api-name")?.textContent.toLowerCase().includes(wanted) ?? false;
  const shown = new Set(wanted === "" ? fields : fields.filter(matches));
  for (const field of [...shown]) {
    for (let around = field.parentElement; around; around = around.parentElement) {
      if (around.matches(".api-field")) shown.add(around);
      if (wanted !== "" && around instanceof HTMLDetailsElement) around.open = true;
    }
  }
  for (const field of fields) field.hidden = !shown.has(field);
}
