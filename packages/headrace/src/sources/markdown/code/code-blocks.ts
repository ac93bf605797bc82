import { hash } from "node:crypto";
import type { Code, Root, RootContent } from "mdast";
import type { VFile } from "vfile";
import { suggest } from "../../../diagnostics/nearest.ts";
import { DIAGRAM_ISLAND } from "../../../model/browser-diagram.ts";
import { parseCodeMeta } from "../../../model/code/code-meta.ts";
import { once } from "../../../model/once.ts";
import {
  type CodeSource,
  codeBlockKey,
  codeBlockMarkdown,
  codeBlockText,
} from "../../code/code-block.ts";
import { codeRenderer } from "../../code/code-renderer.ts";
import { isKnownLanguage, LANGUAGE_NAMES } from "../../code/languages.ts";
import { codeFence } from "../../markdown-text.ts";
import { articleMessages } from "../article-messages.ts";
import { type FileScope, fileScopeOf, linesOf, report } from "../file-scope.ts";
import { hasOwnCode } from "../jsx/own-elements.ts";
import { hasRehypePlugins } from "../plugins/old-plugins.ts";
import { walk } from "../walk.ts";
import { keepCode } from "./keep-code.ts";
import { showFile } from "./shown-file.ts";

const diagramModule = once(() => import("./diagram.ts"));

/** remark plugin: fences become HTML, diagrams become SVG. */
export function codeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const scope = fileScopeOf(file);
    const html = new Map<RootContent, string>();
    const fences = findFences(tree);
    if (fences.length === 0) return;
    const lines = linesOf(file);
    for (const node of fences) {
      checkClosed(node, lines, scope);
      showFile(node, lines, scope);
    }
    const isLookedAt = await hasRehypePlugins(file);
    for (const node of fences) {
      // A component of the site draws it; what it leaves to the engine is drawn then.
      if (hasOwnCode(scope) && node.lang !== "mermaid") continue;
      if (isLookedAt) {
        keepCode(node);
        continue;
      }
      html.set(node, await renderFenceOrDiagram(node, scope));
    }
    walk(tree, (node) => {
      const value = html.get(node);
      if (value === undefined) return;
      return [{ type: "html", value, ...(node.position ? { position: node.position } : {}) }];
    });
  };
}

const FENCE = /(?:`{3}|~{3})/;

/** Markdown ends an open fence with the file, which no writer means. Indented code has no fence. */
function checkClosed(node: Code, lines: readonly string[], scope: FileScope): void {
  const { start, end } = node.position ?? {};
  const isFenced = FENCE.test(lines[(start?.line ?? 0) - 1] ?? "");
  const isClosed = start?.line !== end?.line && FENCE.test(lines[(end?.line ?? 0) - 1] ?? "");
  if (!isFenced || isClosed) return;
  report(scope, node, {
    code: "unclosed-code",
    severity: "warning",
    message: "This code block is not closed.",
    hint: "Close it with as many backticks as it begins with.",
  });
}

function findFences(tree: Root): Code[] {
  const fences: Code[] = [];
  walk(tree, (node) => {
    if (node.type === "code") fences.push(node);
    return;
  });
  return fences;
}

/** HTML of one fence, which may be a drawing. */
export async function renderFenceOrDiagram(node: Code, scope: FileScope): Promise<string> {
  if (node.lang !== "mermaid") return renderFence(node, scope);
  return (await diagram(node, scope)) ?? renderFence({ ...node, lang: "text" }, scope);
}

/**
 * HTML of a drawing; `undefined` for one that can't be drawn. What the page had before need not be laid
 * out again: the first drawing of a process takes longer than the rest of a page.
 */
async function diagram(node: Code, scope: FileScope): Promise<string | undefined> {
  const { page } = scope;
  const id = `diagram-${page.widgets.diagrams + 1}`;
  const key = diagramKey(node, id, scope);
  const showSource = () => renderFence({ ...node, lang: "text" }, scope);
  const { renderDiagram } = await diagramModule();
  const known = page.knownCode.get(key);
  const html = known ?? (await renderDiagram(node, { id, showSource }, scope));
  if (html === undefined) return undefined;
  if (html.includes(DIAGRAM_ISLAND)) page.drawsInBrowser = true;
  page.widgets.diagrams += 1;
  page.code.set(key, html);
  const { title, alt } = parseCodeMeta(node.meta ?? "");
  page.plainTexts.set(html, title ?? "");
  const markdown = [title ? `*${title}*` : "", alt ?? "", codeFence(node.value, "mermaid")];
  page.markdownTexts.set(html, markdown.filter(Boolean).join("\n\n"));
  return html;
}

/** Names everything that the HTML of a drawing is made from. */
function diagramKey({ value, meta }: Code, id: string, { options }: FileScope): string {
  const parts = ["mermaid", id, meta ?? "", value, options.mermaid ?? null];
  return hash("sha256", JSON.stringify(parts), "base64url").slice(0, 16);
}

/** Columns between two tab stops. */
const TAB_WIDTH = 4;

/** MDX 1 filled tabs in code with blanks up to the next stop. */
function withoutTabs(code: string): string {
  return code.replace(/^.*\t.*$/gm, (line) =>
    line.split("\t").reduce((start, rest) => {
      const width = Math.ceil((start.length + 1) / TAB_WIDTH) * TAB_WIDTH;
      return start.padEnd(width) + rest;
    }),
  );
}

/**
 * HTML of one fence; a language without a grammar is drawn as plain text.
 *
 * @param options.isLiteral The code holds no comments that mark lines.
 */
export async function renderFence(
  node: Code,
  scope: FileScope,
  { isLiteral = false } = {},
): Promise<string> {
  const { language, meta } = splitInfo({
    ...node,
    lang: node.lang || scope.options.codeLanguage || null,
  });
  const grammar = grammarFor(language, scope);
  if (grammar === undefined) {
    report(scope, node, {
      code: "unknown-language",
      severity: "warning",
      message: `There is no highlighting for the language "${language}".`,
      ...suggest(language, LANGUAGE_NAMES, { otherwise: 'Use "text" for plain text.' }),
    });
  }
  const comments = scope.options.magicComments;
  const { copyCode, wrapLines } = articleMessages(scope);
  const source = {
    code: scope.options.format === "mdx1" ? withoutTabs(node.value) : node.value,
    language: grammar ?? "text",
    meta,
    comments,
    labels: { copyCode, wrapLines },
    ...(isLiteral ? { literal: true as const } : {}),
  };
  const html = await codeBlock(source, scope);
  scope.page.plainTexts.set(html, codeBlockText(source));
  scope.page.markdownTexts.set(html, codeBlockMarkdown({ ...source, language }));
  return html;
}

/**
 * The grammar that colors a language. One of a migrated site's own is mostly called after the one that it is a
 * form of: "acme-sql".
 */
function grammarFor(language: string, { options }: FileScope): string | undefined {
  if (isKnownLanguage(language)) return language;
  const [, base = ""] = /\w-(\w+)$/.exec(language) ?? [];
  return options.failedParts === "warning" && base && isKnownLanguage(base) ? base : undefined;
}

/** A block that the page had before need not be colored again: that takes longer than all the rest. */
async function codeBlock(source: CodeSource, { page }: FileScope): Promise<string> {
  const key = codeBlockKey(source);
  const html = page.knownCode.get(key) ?? (await colorCode(source));
  page.code.set(key, html);
  return html;
}

async function colorCode(source: CodeSource): Promise<string> {
  const renderer = await codeRenderer();
  await renderer.load(source.language);
  return renderer.render(source);
}

/** "```bash{1}" puts the range into the language. */
function splitInfo(node: Code): { language: string; meta: string } {
  const [, language = "", glued = ""] = /^([^{]*)(.*)$/.exec(node.lang ?? "") ?? [];
  return {
    language: language.replace(/^language-/, ""),
    meta: `${glued} ${node.meta ?? ""}`.trim(),
  };
}
