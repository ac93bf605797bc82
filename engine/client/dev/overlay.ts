import type { ShownDiagnostic } from "./messages.ts";
import { OVERLAY_STYLES } from "./overlay-styles.ts";

/** Shows the writer's problems above the page. */
export interface Overlay {
  /** Shows all problems that there are; an empty list takes the overlay away. */
  show(items: readonly ShownDiagnostic[]): void;
}

/** Creates the overlay; it is in the document only while there is something to show. */
export function createOverlay(): Overlay {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const styles = new CSSStyleSheet();
  styles.replaceSync(OVERLAY_STYLES);
  root.adoptedStyleSheets = [styles];

  addEventListener("keydown", (event) => {
    if (event.key === "Escape") host.remove();
  });

  return {
    show(items) {
      if (items.length === 0) return host.remove();
      root.replaceChildren(panel(items, () => host.remove()));
      document.body.append(host);
    },
  };
}

function panel(items: readonly ShownDiagnostic[], close: () => void): HTMLElement {
  const button = element("button", { class: "close", type: "button" }, "Close (Esc)");
  button.addEventListener("click", close);
  return element(
    "section",
    { role: "alertdialog", "aria-label": "Problems" },
    element("header", {}, element("h1", {}, summary(items)), button),
    element("ol", {}, ...items.map(problem)),
  );
}

function problem(item: ShownDiagnostic): HTMLElement {
  const place = [item.file, item.line, item.column].filter((part) => part !== undefined).join(":");
  return element(
    "li",
    { class: item.severity },
    element("p", { class: "message" }, `${item.severity} ${item.code}: ${item.message}`),
    ...(place ? [element("p", { class: "place" }, place)] : []),
    ...(item.frame ? [element("pre", {}, item.frame)] : []),
    ...(item.hint ? [element("p", { class: "hint" }, item.hint)] : []),
  );
}

function summary(items: readonly ShownDiagnostic[]): string {
  const errors = items.filter((item) => item.severity === "error").length;
  return `${count(errors, "error")}, ${count(items.length - errors, "warning")}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
