import type { ShownDiagnostic } from "../../model/dev-message.ts";
import { counted } from "../../model/text/counted.ts";
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

  let shown = "";
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") host.remove();
  });

  return {
    show(items) {
      const content = JSON.stringify(items);
      // The server repeats what it knows after every check; what the writer closed stays closed.
      if (content === shown) return;
      shown = content;
      host.remove();
      if (items.length === 0) return;
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
    { role: "alert" },
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

/** "2 errors, 1 warning"; what there is none of is not mentioned. */
function summary(items: readonly ShownDiagnostic[]): string {
  const counts = (["error", "warning"] as const).map((severity) => {
    const number = items.filter((item) => item.severity === severity).length;
    return number === 0 ? [] : counted(number, severity);
  });
  return counts.flat().join(", ");
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
