import type { Root as Elements, Nodes } from "hast";
import type { Root } from "mdast";
import remarkRehype from "remark-rehype";
import type { VFile } from "vfile";
import { fill } from "../../model/messages/messages.ts";
import { articleMessages } from "./article-messages.ts";
import { footnotePrefix, nameFootnoteLabel } from "./elements/footnotes.ts";
import { fileScopeOf } from "./file-scope.ts";

/** Kinds of nodes that cross from the Markdown tree to the HTML tree as they are. */
const PASSED_NODES = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
  "writtenHtml",
] as const;

/** Makes the HTML tree of a Markdown tree; what footnotes say is in the language of the page. */
export function toElements() {
  return (tree: Root, file: VFile) => {
    const scope = fileScopeOf(file);
    const { footnotes, backToReference } = articleMessages(scope);
    const isOlder = scope.options.format === "mdx1";
    const transform = remarkRehype({
      allowDangerousHtml: true,
      passThrough: [...PASSED_NODES],
      footnoteLabel: footnotes,
      clobberPrefix: footnotePrefix(scope.part, isOlder),
      footnoteBackLabel: (index, repeat) =>
        fill(backToReference, { number: repeat > 1 ? `${index + 1}-${repeat}` : index + 1 }),
    });
    const elements = transform(tree, file);
    if (scope.part !== undefined) nameFootnoteLabel(elements, scope.part);
    if (isOlder) withLineAboveNotes(elements);
    return elements;
  };
}

/** In sites of MDX 1 a line parts footnotes from the text, not a heading. */
function withLineAboveNotes(tree: Elements): void {
  const notes = tree.children.findLast(
    (node) => node.type === "element" && node.properties.dataFootnotes,
  );
  if (notes?.type !== "element") return;
  notes.children[0] = { type: "element", tagName: "hr", properties: {}, children: [] };
  asOlderNotes(tree);
}

/** No heading says of references what they lead to, and nothing parts what leads back from the text of a note. */
function asOlderNotes(node: Nodes): void {
  if (node.type === "element" && node.properties.dataFootnoteRef)
    delete node.properties.ariaDescribedBy;
  if (!("children" in node)) return;
  const back = node.children.findIndex(
    (child) => child.type === "element" && "dataFootnoteBackref" in child.properties,
  );
  const before = node.children[back - 1];
  if (before?.type === "text") before.value = before.value.trimEnd();
  node.children.forEach(asOlderNotes);
}
