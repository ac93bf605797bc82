import type { Root } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import { reasonOf } from "../../diagnostics/reason-of.ts";
import { GENERATED_FOLDER } from "../../model/constants.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { once } from "../../model/once.ts";
import type { FrontMatter } from "../front-matter-schema.ts";
import { fileFormat } from "./file-format.ts";
import type { FileScope } from "./file-scope.ts";
import { readFrontMatter } from "./front-matter.ts";
import { parseMended } from "./parse/mend-syntax.ts";
import { indentItems } from "./parse/older-lists.ts";
import { escapeOlderText } from "./parse/older-text.ts";
import { isParserMessage, type ParsedSource, parseProblem } from "./parse/parse-problem.ts";
import { EMPTY_EXPRESSION, normalizeText, rewriteSpellings } from "./parse/source-text.ts";
import { preprocessed } from "./plugins/old-texts.ts";
import { createMarkdownProcessor } from "./processor.ts";

const processor = (format: "md" | "mdx", math: boolean) =>
  once(() => createMarkdownProcessor({ format, math }, compilePartial));

const processors = {
  plain: { md: processor("md", false), mdx: processor("mdx", false) },
  math: { md: processor("md", true), mdx: processor("mdx", true) },
};

/** Compiles the text of a page or partial to a tree; an empty one after a syntax error. */
export async function compileTree(
  written: string,
  scope: FileScope,
  frontMatter: FrontMatter,
): Promise<Root> {
  const source = await preprocessed(written, scope);
  const format = formatOf(scope, frontMatter);
  const { text: spelled, diagnostics } = rewriteSpellings(source, scope.path, format);
  const parsers = processors[scope.options.math ? "math" : "plain"];
  // What the engine writes is in its own words.
  const isMade = scope.path.startsWith(`${GENERATED_FOLDER}/`);
  const isOlder = scope.options.format === "mdx1" && format === "mdx" && !isMade;
  const text = isOlder ? asNewer(spelled, parsers.md().parse) : spelled;
  bindGlobals(text, scope);
  scope.page.diagnostics.push(...diagnostics);
  const { parse, compile } = parsers[format]();
  const isTolerant = scope.options.failedParts === "warning";
  try {
    return await compile(text, scope);
  } catch (error) {
    const isOfWriter = isParserMessage(error) || error instanceof RangeError;
    if (!isOfWriter && !isTolerant) throw error;
    const readable = isTolerant ? mendText(text, scope, parse) : text;
    if (readable !== text) return compile(readable, scope).catch(() => compileAsText(text, scope));
    scope.page.diagnostics.push(syntaxProblem(error, { path: scope.path, text, parse }));
    return isTolerant ? compileAsText(text, scope) : { type: "root", children: [] };
  }
}

/** A page of MDX 1 for the parser of MDX 3. */
function asNewer(text: string, parse: (text: string) => MarkdownRoot): string {
  return escapeOlderText(indentItems(text, parse), parse);
}

/** The text of a file with each place that is no MDX made readable; each is told. As it was, when it can't be. */
function mendText(text: string, scope: FileScope, parse: ParsedSource["parse"]): string {
  const told: Diagnostic[] = [];
  const mended = parseMended(text, parse, (message, at) =>
    told.push(parseProblem(message, { path: scope.path, text: at, parse })),
  );
  if (!mended) return text;
  scope.page.diagnostics.push(...told);
  return mended.text;
}

/** A file that is no MDX, as plain Markdown; what is not even that, as it was written. */
async function compileAsText(text: string, scope: FileScope): Promise<Root> {
  try {
    return await processors.plain.md().compile(text.replaceAll(EMPTY_EXPRESSION, ""), scope);
  } catch {
    const children = [{ type: "text" as const, value: text }];
    return {
      type: "root",
      children: [{ type: "element", tagName: "pre", properties: {}, children }],
    };
  }
}

/** Names of the site's components that the text may use; imports and exports override them. */
function bindGlobals(text: string, { options, bindings, page }: FileScope): void {
  if (options.globals && /<[A-Z]/.test(text)) page.runsCode = true;
  for (const name of options.globals?.names ?? []) {
    if (text.includes(`<${name}`)) bindings.set(name, { kind: "global", name });
  }
}

/** The diagnostic for what a parser or a plug-in of the site threw. */
function syntaxProblem(error: unknown, source: ParsedSource): Diagnostic {
  if (isParserMessage(error)) return parseProblem(error, source);
  if (!(error instanceof RangeError)) {
    return {
      code: "compile-failed",
      severity: "error",
      message: `This file can't be compiled: ${reasonOf(error)}`,
      hint: "This is a fault of the engine. Take out what you wrote last, to find the place.",
      file: source.path,
      line: 1,
      column: 1,
    };
  }
  return tooDeep(source.path);
}

/** For a file whose tree nobody can go through to its end. */
export function tooDeep(file: string): Diagnostic {
  return {
    code: "too-deep",
    severity: "error",
    message: "This file is nested too deeply to be read.",
    hint: "Take apart its quotes, lists or tags.",
    file,
    line: 1,
    column: 1,
  };
}

async function compilePartial(text: string, scope: FileScope): Promise<Root> {
  const source = readFrontMatter(normalizeText(text), scope.path);
  scope.page.diagnostics.push(...source.diagnostics);
  if (source.frontMatter) {
    scope.page.diagnostics.push({
      code: "partial-front-matter",
      severity: "warning",
      message: "Front matter in a partial has no effect.",
      hint: "Take it out.",
      file: scope.path,
      line: 1,
      column: 1,
    });
  }
  return compileTree(source.content, scope, source.frontMatter ?? {});
}

function formatOf(scope: FileScope, frontMatter: FrontMatter): "md" | "mdx" {
  return fileFormat(frontMatter.mdx?.format ?? scope.options.format, scope.path);
}
