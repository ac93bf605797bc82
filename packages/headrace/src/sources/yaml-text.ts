import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from "yaml";

/** From 1, in the text that was read. */
interface Place {
  line: number;
  column: number;
}

/** What a YAML text holds, and where. */
export interface YamlText {
  /** As JSON has it. */
  value: unknown;
  /** Of the value at a path, or of the nearest one above it that exists. */
  placeOf(path: readonly PropertyKey[]): Place;
}

/** How scalars without quotation marks are read. */
interface YamlReading {
  /** "failsafe": all are texts, so that version 3.10 stays "3.10". */
  schema?: "core" | "failsafe";
  /** Values of these keys keep the spelling of numbers and of "True", where JavaScript would write them otherwise. */
  spelled?: ReadonlySet<string>;
}

/** Why a text is no YAML; `message` is a sentence. */
export interface YamlProblem extends Place {
  message: string;
  hint: string;
}

/**
 * Reads YAML, of which JSON is a part.
 *
 * @param subject Begins the sentence of what is no YAML: "The front matter".
 */
export function readYaml(
  source: string,
  subject: string,
  { schema = "core", spelled = new Set() }: YamlReading = {},
): YamlText | { problem: YamlProblem } {
  const strict = parsed(source, schema);
  const lenient =
    strict.document.errors.length > 0 ? parsed(withQuotesIndented(source), schema) : strict;
  const { document, placeAt } = lenient.document.errors.length > 0 ? strict : lenient;
  if (document.errors.length > 0) {
    const { offset, ...words } = syntaxProblem(document, source, subject);
    return { problem: { ...words, ...placeAt(offset) } };
  }
  keepSpelling(document, spelled);
  try {
    // A value that contains itself is found here.
    const value: unknown = JSON.parse(JSON.stringify(document.toJS() ?? {}));
    return { value, placeOf: (path) => placeAt(valueOffset(document, path)) };
  } catch {
    return { problem: aliasProblem(document, placeAt) };
  }
}

function parsed(source: string, schema: "core" | "failsafe") {
  const lineCounter = new LineCounter();
  const placeAt = (offset: number): Place => {
    const { line, col: column } = lineCounter.linePos(offset);
    return { line, column };
  };
  const document = parseDocument(source, { lineCounter, prettyErrors: false, merge: true, schema });
  return { document, placeAt };
}

/** A whole value in quotation marks. */
const QUOTED =
  /^([ \t]*(?:- +)*(?:[^\s"'#:][^"'#:\n]*: +)?)("(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')(?=[ \t]*(?:#.*)?$)/gm;

/**
 * Further lines of texts in quotation marks, moved to the right, where they mean the same. Many parsers take them
 * wherever they begin, YAML itself only further in than their key.
 */
function withQuotesIndented(source: string): string {
  return source.replace(
    QUOTED,
    (_, before: string, text: string) =>
      before + text.replace(/\n(?=.*\S)/g, `\n${" ".repeat(80)}`),
  );
}

/** The days and moments that stand without quotation marks in a map, by key. https://yaml.org/type/timestamp.html */
export function readDates(source: string): Record<string, Date> {
  const document = parseDocument(source, { customTags: ["timestamp"], prettyErrors: false });
  const values = Object.entries<unknown>(Object(document.toJS()));
  return Object.fromEntries(
    values.flatMap(([key, value]) => (value instanceof Date ? [[key, value]] : [])),
  );
}

/** "6.10" for what YAML takes for 6.1. */
function keepSpelling({ contents }: Document, keys: ReadonlySet<string>): void {
  if (!isMap(contents)) return;
  for (const { key, value } of contents.items) {
    if (!isScalar(key) || !keys.has(String(key.value)) || !isNode(value)) continue;
    visit(value, {
      Scalar(_, node) {
        const { value: read, source } = node;
        const isReadOtherwise = typeof read === "number" || typeof read === "boolean";
        if (isReadOtherwise && String(read) !== source) node.value = source;
      },
    });
  }
}

interface SyntaxProblem {
  message: string;
  hint: string;
  /** Where it begins, if that is known, and not where the parser noticed. */
  offset: number;
}

function syntaxProblem(document: Document, source: string, subject: string): SyntaxProblem {
  const [error] = document.errors;
  const [end = 0] = error?.pos ?? [];
  const quote = runawayQuote(document, source, end);
  if (quote !== undefined) {
    return {
      message: "This quotation mark is not closed.",
      hint: "Close it at the end of the value.",
      offset: quote,
    };
  }
  const list = runawayList(document, source, end);
  if (list !== undefined) {
    const [open, close] = source[list] === "[" ? ["[", "]"] : ["{", "}"];
    const hint = `Close it with "${close}", or put the value into quotation marks if it is a text.`;
    return { message: `What begins with this "${open}" has no end.`, hint, offset: list };
  }
  return {
    message: `${subject} is not YAML: ${(error?.message ?? "").replace(/\.$/, "")}.`,
    hint: WAYS_OUT[error?.code ?? ""] ?? "Put a text that holds signs into quotation marks.",
    offset: end,
  };
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

/** What helps against the mistakes in YAML that are made most often. */
const WAYS_OUT: Partial<Record<string, string>> = {
  BAD_INDENT: "Indent what belongs together by the same number of spaces, and close brackets.",
  BLOCK_AS_IMPLICIT_KEY: 'Put the value into quotation marks, since it holds ": ".',
  DUPLICATE_KEY: "Keep one of the two.",
  MISSING_CHAR: "Add what is missing, or put the value into quotation marks.",
  TAB_AS_INDENT: "Indent with spaces.",
};

/** Aliases that stand for nothing, that multiply, or that stand within what they refer to. */
function aliasProblem(document: Document, placeAt: (offset: number) => Place): YamlProblem {
  let first: number | undefined;
  let unknown: { name: string; offset: number } | undefined;
  visit(document, {
    Alias(_, node) {
      const offset = node.range?.[0] ?? 0;
      first ??= offset;
      if (unknown === undefined && !isAnchored(document, node.source))
        unknown = { name: node.source, offset };
    },
  });
  if (unknown) {
    const { name, offset } = unknown;
    return {
      message: `"*${name}" stands for the value that "&${name}" names, and nothing has this name.`,
      hint: `Write "&${name}" before the value that is meant; put a text that begins with * into quotation marks.`,
      ...placeAt(offset),
    };
  }
  return {
    message: "The aliases from here on have no end, or make the file too large.",
    hint: "Write out the value that stands behind *name.",
    ...placeAt(first ?? 0),
  };
}

function isAnchored(document: Document, name: string): boolean {
  let found = false;
  visit(document, {
    Node(_, node) {
      if (!isAlias(node) && "anchor" in node && node.anchor === name) found = true;
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

function valueOffset(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
