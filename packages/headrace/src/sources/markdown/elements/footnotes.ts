import type { Nodes } from "hast";

/** The id of the heading over footnotes, as the library has it that makes them. */
const LABEL = "footnote-label";

/** What stands before the ids of the footnotes of one file. */
export function footnotePrefix(part: number | undefined, isOlder: boolean): string {
  return `${isOlder ? "" : "user-content-"}${part === undefined ? "" : `${part}-`}`;
}

/** The heading over the footnotes of a use of a partial; a page has many, each with its own id. */
export function nameFootnoteLabel(node: Nodes, part: number): void {
  if (node.type === "element") {
    const { id, ariaDescribedBy } = node.properties;
    if (id === LABEL) node.properties.id = `${LABEL}-${part}`;
    if (String(ariaDescribedBy) === LABEL) node.properties.ariaDescribedBy = [`${LABEL}-${part}`];
  }
  if ("children" in node) for (const child of node.children) nameFootnoteLabel(child, part);
}

/** Whether this is the id of a heading over footnotes. */
export function isFootnoteLabel(id: unknown): boolean {
  return typeof id === "string" && /^footnote-label(?:-\d+)?$/.test(id);
}

/** What a footnote is called in Markdown, where those of partials are counted from 1, too. */
export function footnoteName(idOrHref: unknown, shown: string | number): string {
  const [, part] = /^#?(?:user-content-)?(\d+)-fn-/.exec(String(idOrHref)) ?? [];
  return part === undefined ? String(shown) : `${part}-${shown}`;
}
