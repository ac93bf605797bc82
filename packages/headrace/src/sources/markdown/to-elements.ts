import type { Root } from "mdast";
import remarkRehype from "remark-rehype";
import type { VFile } from "vfile";
import { fill } from "../../model/messages/messages.ts";
import { articleMessages } from "./article-messages.ts";
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
    const { footnotes, backToReference } = articleMessages(fileScopeOf(file));
    const transform = remarkRehype({
      allowDangerousHtml: true,
      passThrough: [...PASSED_NODES],
      footnoteLabel: footnotes,
      footnoteBackLabel: (index, repeat) =>
        fill(backToReference, { number: repeat > 1 ? `${index + 1}-${repeat}` : index + 1 }),
    });
    return transform(tree, file);
  };
}
