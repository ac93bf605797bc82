import type { Element } from "hast";

/** Puts a table into a box of its own that scrolls sideways, also by keyboard. */
export function wrapTable(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-scroll"], role: "group", ariaLabel: "Table", tabIndex: 0 },
    children: [table],
    ...(table.position ? { position: table.position } : {}),
  };
}
