import type { Element } from "hast";
import { visit } from "unist-util-visit";

/** So many may take more room than the text has. */
const MANY_COLUMNS = 4;

/** Puts a table into a box of its own that scrolls sideways, also by keyboard. */
export function wrapTable(table: Element): Element {
  visit(table, { tagName: "th" }, demoteEmptyHeader);
  let columns = 0;
  visit(table, { tagName: "tr" }, (row) => {
    columns = Math.max(columns, row.children.filter(({ type }) => type === "element").length);
  });
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: columns < MANY_COLUMNS ? ["table-scroll"] : ["table-scroll", "wide"],
      role: "group",
      ariaLabel: "Table",
      tabIndex: 0,
    },
    children: [table],
    ...(table.position ? { position: table.position } : {}),
  };
}

/** The corner above row headings has no text; a header cell without text has no one to describe. */
function demoteEmptyHeader(cell: Element): void {
  if (cell.children.length === 0) cell.tagName = "td";
}
