import type { VFile } from "vfile";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { letsThrough } from "../../model/markup/let-through.ts";
import type { HeadTag } from "../../model/page.ts";
import type { AssetReference, LinkReference, MarkdownOptions } from "../compiled-page.ts";
import type { Binding, Placed } from "./jsx/bindings.ts";
import type { JsxElement, Program } from "./jsx/nodes.ts";

/** What the compilation of one page gathers; its partials share it. */
export interface Compilation {
  diagnostics: Diagnostic[];
  links: LinkReference[];
  /** By output, so that a file is copied once. */
  assets: Map<string, AssetReference>;
  dependencies: Set<string>;
  /** Paths of which it only counts whether there is a file. */
  lookups: Set<string>;
  /** Plain text of the HTML that code blocks and diagrams became, by that HTML. */
  plainTexts: Map<string, string>;
  /** The same as Markdown, for the page's twin. */
  markdownTexts: Map<string, string>;
  /** HTML of code blocks, by `codeBlockKey`: those of the page, and those that it had before. */
  code: Map<string, string>;
  knownCode: ReadonlyMap<string, string>;
  /** `<TOCInline>`s that show something else than all headings, each with its file. */
  chosenTocs?: { node: JsxElement; scope: FileScope }[];
  /** The page lists its category. */
  listsCards: boolean;
  /** A diagram of it is drawn in the browser. */
  drawsInBrowser?: true;
  /** The result depends on the site's own code. */
  runsCode: boolean;
  /** A plug-in gave no answer in time; another time it may. */
  isUncertain?: true;
  /** The address that the front matter gives the page, below that of its folder, or of its pages with "/". */
  slug?: string;
  /** What a component says the document is called; it counts more than the front matter. */
  title?: string;
  /** The same, where the name of the site is not to follow. */
  wholeTitle?: string | undefined;
  /** What the page adds to the head of its document. */
  head: HeadTag[];
  /** How many of what needs ids of its own the page has so far. */
  widgets: { tabs: number; diagrams: number; runs: number; parts: number };
}

/** One file while it is compiled: a page, or a partial within a page. */
export interface FileScope {
  /** Relative to the project's root, with forward slashes. */
  path: string;
  options: MarkdownOptions;
  page: Compilation;
  /** What the names in this file's JSX and expressions stand for. */
  bindings: Map<string, Binding>;
  /** This file's `export` statements. */
  declarations: Program["body"];
  /** What the module exports that holds what is live of this file. Absent: there is none. */
  live?: { specifier: string; names: ReadonlySet<string> };
  /** Files that lead here by import, the page first, this one last. */
  chain: readonly string[];
  /** Which use of a partial on the page it is; absent for the page itself. */
  part?: number;
  /** `props` of a partial, as its importer wrote them. */
  props: Record<string, unknown>;
}

declare module "vfile" {
  interface DataMap {
    scope: FileScope;
  }
}

/** The scope that `compileTree` put on a file. */
export function fileScopeOf(file: VFile): FileScope {
  const { scope } = file.data;
  if (!scope) throw new Error(`No scope on ${file.path}`);
  return scope;
}

/** Line and column of a node, from 1. */
export function startOf(node: Placed | undefined): { line: number; column: number } {
  const { line = 1, column = 1 } = node?.position?.start ?? {};
  return { line, column };
}

/** Line and column of what follows a text that begins at a place. */
export function pointAfter(
  start: { line: number; column: number },
  text: string,
): { line: number; column: number } {
  const lines = text.split("\n");
  const column = (lines.at(-1)?.length ?? 0) + (lines.length === 1 ? start.column : 1);
  return { line: start.line + lines.length - 1, column };
}

/** The lines of a file, to look at the source of its nodes. */
export function linesOf(file: VFile): string[] {
  return String(file.value).split("\n");
}

/** What is told about a node; its place is known. */
type Problem = Pick<Diagnostic, "code" | "message" | "hint"> &
  Partial<Pick<Diagnostic, "fix" | "severity">>;

/** Whether a page is without its article for its errors: never where the configuration lets parts fail. */
export function isRefused({ page, options }: Pick<FileScope, "page" | "options">): boolean {
  return (
    options.failedParts !== "warning" && page.diagnostics.some((item) => item.severity === "error")
  );
}

/** Whether the security policy lets an address of another host through. */
export function lets({ options }: FileScope, directive: string, address: string): boolean {
  return letsThrough(options.policy?.[directive], address);
}

interface StyledBy {
  options: Pick<FileScope["options"], "policy">;
}

/** Whether the security policy lets style attributes through. */
export function letsStyles({ options: { policy } }: StyledBy): boolean {
  return policy?.["style-src-attr"]?.includes("'unsafe-inline'") ?? false;
}

/** Tells of style elements that the security policy gives no effect. */
export function checkStyleElement(node: Placed | undefined, scope: FileScope): void {
  const { policy = {} } = scope.options;
  if ((policy["style-src-elem"] ?? policy["style-src"])?.includes("'unsafe-inline'")) return;
  report(scope, node, {
    code: "style-element",
    severity: "warning",
    message: "Styles of a page have no effect: the site's security policy forbids them.",
    hint: "Move them into a style sheet of the site (brand.styles).",
  });
}

/** Tells the writer about a problem at a node of a file. */
export function report(scope: FileScope, node: Placed | undefined, problem: Problem): void {
  const { code, message, hint, fix, severity = "error" } = problem;
  scope.page.diagnostics.push({
    code,
    severity,
    message,
    hint,
    ...(fix === undefined ? {} : { fix }),
    file: scope.path,
    ...startOf(node),
  });
}

/**
 * Tells the writer about a component or diagram that fails.
 *
 * @param instead What the page shows, if the configuration lets it be published.
 */
export function reportFailedPart(
  scope: FileScope,
  node: Placed | undefined,
  { message, instead = "What needs it is left out.", ...problem }: Problem & { instead?: string },
): void {
  const { failedParts: severity = "error" } = scope.options;
  const text = severity === "error" ? message : `${message} ${instead}`;
  report(scope, node, { ...problem, message: text, severity });
}
