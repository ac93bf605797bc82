import type { Root, RootContent, Text } from "mdast";
import type { VFile } from "vfile";
import { findFact, readFacts } from "../facts-file.ts";
import { type FileScope, fileScopeOf, report } from "./file-scope.ts";
import { readProjectText, resolveFile } from "./project-files.ts";
import { walk } from "./walk.ts";

const FACT = /^\s*facts((?:\.\w+)+)\s*$/;

/** The name in `{facts.build.timeLimit}`, "build.timeLimit"; `undefined` for any other node. */
export function factName(node: { type: string; value?: unknown }): string | undefined {
  if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return;
  return FACT.exec(String(node.value))?.[1]?.slice(1);
}

/**
 * remark plugin: `{facts.name}` becomes the text that the site's facts file gives it, so that
 * everything after it (headings, tables, search) sees plain text.
 *
 * A page that declares or imports a name `facts` of its own keeps it.
 */
export function facts() {
  return (tree: Root, file: VFile): void => {
    const scope = fileScopeOf(file);
    const own = scope.bindings.has("facts");
    if (!own) walk(tree, (node) => replaceFact(node, scope));
  };
}

function replaceFact(node: RootContent, scope: FileScope): RootContent[] | undefined {
  const name = factName(node);
  if (name === undefined) return;
  const { position } = node;
  const text: Text = {
    type: "text",
    value: textOf(name, node, scope),
    ...(position && { position }),
  };
  if (node.type === "mdxTextExpression") return [text];
  return [{ type: "paragraph", children: [text], ...(position && { position }) }];
}

function textOf(name: string, node: RootContent, scope: FileScope): string {
  const file = scope.options.facts;
  if (file === undefined || resolveFile(scope, `@site/${file}`).status !== "found") {
    report(scope, node, {
      code: "no-facts",
      message: `There is no facts file to take "${name}" from.`,
      hint: "Its path stands in the site's configuration, as content.facts.",
    });
    return "";
  }
  const { facts, diagnostics } = loadFacts(file, scope);
  scope.page.diagnostics.push(...diagnostics);
  if (diagnostics.length > 0) return "";
  const found = findFact(facts, name);
  if ("text" in found) return found.text;
  const hint = `${found.hint ? `${found.hint} ` : ""}Facts stand in ${file}.`;
  report(scope, node, { code: "unknown-fact", message: found.message, hint });
  return "";
}

/** The file that was read last: a worker compiles many pages of one site. */
let last: { text: string; result: ReturnType<typeof readFacts> } | undefined;

function loadFacts(file: string, scope: FileScope): ReturnType<typeof readFacts> {
  const text = readProjectText(scope, file) ?? "";
  if (last?.text !== text) last = { text, result: readFacts(text, file) };
  return last.result;
}
