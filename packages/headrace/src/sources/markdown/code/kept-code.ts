import type { Element, Nodes, Root } from "hast";
import type { Code } from "mdast";
import type { VFile } from "vfile";
import { type FileScope, fileScopeOf } from "../file-scope.ts";
import { renderFenceOrDiagram } from "./code-blocks.ts";
import { KEPT_CODE } from "./keep-code.ts";

/** rehype plugin: draws the blocks of code that were kept, and leaves those that a plug-in has drawn. */
export function keptCode() {
  return async (tree: Root, file: VFile): Promise<void> => {
    await drawWithin(tree, fileScopeOf(file));
  };
}

async function drawWithin(parent: Nodes, scope: FileScope): Promise<void> {
  if (!("children" in parent)) return;
  for (const [index, child] of parent.children.entries()) {
    const code = child.type === "element" ? keptIn(child) : undefined;
    if (code === undefined) await drawWithin(child, scope);
    else
      parent.children[index] = {
        type: "raw",
        value: await renderFenceOrDiagram(code, scope),
        ...(child.position ? { position: child.position } : {}),
      };
  }
}

/** The block of code that an element stands for; `undefined` for any other, and for one with elements of its own. */
function keptIn({ tagName, children, position }: Element): Code | undefined {
  const [code] = children;
  if (tagName !== "pre" || children.length !== 1 || code?.type !== "element") return undefined;
  const mark = code.properties[KEPT_CODE];
  delete code.properties[KEPT_CODE];
  if (typeof mark !== "string") return undefined;
  const texts = code.children.map((child) => (child.type === "text" ? child.value : undefined));
  if (texts.includes(undefined)) return undefined;
  const [lang, meta]: (string | null)[] = JSON.parse(mark);
  const value = texts.join("").replace(/\n$/, "");
  return { type: "code", lang, meta, value, ...(position ? { position } : {}) };
}
