import { type Document, isNode, LineCounter, parseDocument, visit } from "yaml";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { type FrontMatter, frontMatterSchema } from "../front-matter-schema.ts";

/** A file's text taken apart. */
export interface FrontMatterResult {
  /** `undefined` when the file has none. */
  frontMatter: FrontMatter | undefined;
  /** The text with the lines of the front matter emptied, so that all line numbers stay. */
  content: string;
  diagnostics: Diagnostic[];
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/**
 * Reads the YAML block at the start of a file.
 *
 * @param text The file, with "\n" as its line ends and without byte order mark.
 * @param file Named by the diagnostics.
 */
export function readFrontMatter(text: string, file: string): FrontMatterResult {
  if (!/^---[ \t]*\n/.test(text)) return { frontMatter: undefined, content: text, diagnostics: [] };
  const block = BLOCK.exec(text);
  if (block === null) {
    return {
      frontMatter: {},
      content: "",
      diagnostics: [
        {
          code: "front-matter-unclosed",
          severity: "error",
          message: "The front matter that begins here has no end.",
          hint: "Close it with a line of three hyphens.",
          file,
          line: 1,
          column: 1,
        },
      ],
    };
  }
  const content = "\n".repeat(block[0].split("\n").length - 1) + text.slice(block[0].length);
  return { ...parseBlock(block[1] ?? "", file), content };
}

function parseBlock(source: string, file: string): Omit<FrontMatterResult, "content"> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const problem = (offset: number, message: string, hint?: string): Diagnostic => {
    const { line, col } = lines.linePos(offset);
    return {
      code: "front-matter",
      severity: "error",
      message,
      ...(hint === undefined ? {} : { hint }),
      file,
      line: line + 1,
      column: col,
    };
  };
  if (document.errors.length > 0) {
    return { frontMatter: {}, diagnostics: [syntaxProblem(document, source, problem)] };
  }
  let value: unknown;
  try {
    // Front matter is kept as JSON; a value that contains itself is found here.
    value = JSON.parse(JSON.stringify(document.toJS() ?? {}));
  } catch {
    // Aliases that multiply, or that stand within what they refer to.
    const alias = firstAlias(document);
    const message = "Aliases of the front matter have no end, or make it too large.";
    const hint = "Write out the value that stands behind *name.";
    return { frontMatter: {}, diagnostics: [problem(alias, message, hint)] };
  }
  const result = frontMatterSchema.safeParse(value);
  if (result.success) return { frontMatter: result.data, diagnostics: [] };
  return {
    frontMatter: withoutKeys(value, new Set(result.error.issues.map(({ path }) => path[0]))),
    diagnostics: result.error.issues.map((issue) =>
      issue.path.length === 0
        ? problem(
            0,
            "The front matter must be a list of keys and values.",
            'Write "title: A page".',
          )
        : problem(
            valueOffset(document, issue.path),
            `The front matter's "${issue.path.join(".")}" ${issue.message}.`,
          ),
    ),
  };
}

type Report = (offset: number, message: string, hint?: string) => Diagnostic;

/** What is no YAML: where it begins, if that is known, and not where the parser noticed. */
function syntaxProblem(document: Document, source: string, problem: Report): Diagnostic {
  const [error] = document.errors;
  const [end = 0] = error?.pos ?? [];
  const quote = runawayQuote(document, source, end);
  if (quote !== undefined)
    return problem(
      quote,
      "This quotation mark is not closed.",
      "Close it at the end of the value.",
    );
  const list = runawayList(document, source, end);
  if (list !== undefined) {
    const [open, close] = source[list] === "[" ? ["[", "]"] : ["{", "}"];
    const hint = `Close it with "${close}", or put the value into quotation marks if it is a text.`;
    return problem(list, `What begins with this "${open}" has no end.`, hint);
  }
  const reason = (error?.message ?? "").replace(/\.$/, "");
  return problem(end, `The front matter is not YAML: ${reason}.`, WAYS_OUT[error?.code ?? ""]);
}

/** Offset of the first "[" or "{" without its end before the parser gave up. */
function runawayList(document: Document, source: string, end: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Collection(_, node) {
      const [from, to] = node.range ?? [0, 0];
      const text = source.slice(from, to).trimEnd();
      const close = { "[": "]", "{": "}" }[text[0] ?? ""];
      if (!node.flow || close === undefined || from > end || text.endsWith(close)) return;
      found = from;
      return visit.BREAK;
    },
  });
  return found;
}

/** What is right in front matter of which some is wrong. */
function withoutKeys(value: unknown, wrong: ReadonlySet<PropertyKey | undefined>): FrontMatter {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const entries = Object.entries(isObject ? value : {}).filter(([key]) => !wrong.has(key));
  const result = frontMatterSchema.safeParse(Object.fromEntries(entries));
  return result.success ? result.data : {};
}

/** What helps against the mistakes in YAML that are made most often. */
const WAYS_OUT: Partial<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'Put the value into quotation marks, since it holds ": ".',
  DUPLICATE_KEY: "Keep one of the two.",
  TAB_AS_INDENT: "Indent with spaces.",
};

function firstAlias(document: Document): number {
  let found = 0;
  visit(document, {
    Alias(_, node) {
      found = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

/** Offset of a quoted value that runs over the end of its line before the parser gave up. */
function runawayQuote(document: Document, source: string, end: number): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, node) {
      const [from, to] = node.range ?? [0, 0];
      const quoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
      const text = source.slice(from, to).trimEnd();
      const isWhole = text.length > 1 && text.at(-1) === text[0] && !text.includes("\n");
      if (!quoted || from > end || isWhole) return;
      found = from;
      return visit.BREAK;
    },
  });
  return found;
}

/** Offset of the value at a path, or of the nearest one above it that exists. */
function valueOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
