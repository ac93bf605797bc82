import type { RootContent } from "hast";
import { languageOfClass } from "../../../model/code/code-language.ts";
import { codeBetweenTags } from "../../../model/code/code-lines.ts";
import { renderFence } from "../code/code-blocks.ts";
import type { FileScope } from "../file-scope.ts";
import { textContent } from "../text-content.ts";
import { readAttributes } from "./attributes.ts";
import type { JsxElement } from "./nodes.ts";

/** `<CodeBlock language="java" title="…">`, whose child is the code as text. */
export async function codeBlockSource(node: JsxElement, scope: FileScope): Promise<RootContent> {
  const { values } = readAttributes(node, scope);
  const { language, className, title, metastring, showLineNumbers } = values;
  const fromClass = languageOfClass(String(className ?? ""));
  const meta = [
    typeof metastring === "string" ? metastring : "",
    typeof title === "string" ? `title=${title.includes('"') ? `'${title}'` : `"${title}"`}` : "",
    showLineNumbers ? `showLineNumbers=${Number(showLineNumbers)}` : "",
  ];
  const html = await renderFence(
    {
      type: "code",
      lang: typeof language === "string" ? language : (fromClass ?? "text"),
      meta: meta.filter(Boolean).join(" "),
      value: codeBetweenTags(textContent(node)),
      ...(node.position ? { position: node.position } : {}),
    },
    scope,
  );
  return { type: "raw", value: html };
}
