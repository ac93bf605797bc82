import type { Document, Source, YamlParseError } from "@redocly/openapi-core";
import { isScalar, LineCounter, parseAllDocuments, parseDocument, visit } from "yaml";
import { isRecord, MOST_LEVELS } from "./json-values.ts";

/** A file that could only be read by being lenient, and where that began. */
export interface LenientReading {
  /** Absolute path. */
  path: string;
  fault:
    | "indentation"
    | "duplicate"
    | "tabs"
    | "documents"
    | "rest"
    | "list"
    | "encoding"
    | "comments"
    | "depth"
    | "circle";
  line: number;
  column: number;
  /** The name that stands twice, and the line where it stands first. */
  twice?: { name: string; first: number } | undefined;
}

/** The library warns the console of names that are lists; JSON has no such names. */
const LENIENT = { uniqueKeys: false, merge: true, logLevel: "error" } as const;

type Redocly = typeof import("@redocly/openapi-core");
type Parse = (source: Source) => Document;

/**
 * Parses what other readers of YAML parse, too: lines of quoted texts, lists and maps in brackets
 * that are less indented than the specification wants, lines that are indented with tabs, names that
 * stand twice in a map, of which the last one counts, several documents in one file, and what stands
 * before something that can't belong to the document. Anything else that is wrong is thrown as
 * `parse` throws it.
 */
export function parseLeniently(
  source: Source,
  parse: Parse,
  core: Redocly,
): { document: Document; readings: LenientReading[] } {
  try {
    return firstOfList(parse(source));
  } catch (error) {
    if (!(error instanceof core.YamlParseError)) throw error;
    const deep = error.message.startsWith("nesting exceeded") ? deepDocument(source) : undefined;
    if (deep) return firstOfList(deep);
    const fault = faultOf(error);
    if (!fault) throw error;
    const path = source.absoluteRef;
    const sourceWith = (body: string) => new core.Source(source.absoluteRef, body, source.mimeType);
    const again = (body: string) => parse(sourceWith(body));
    const others: LenientReading[] = [];
    // Behind tabs the text may be wrong in another way; without them none of these is a tab.
    const leniently = (body: string) => {
      const read = parseLeniently(sourceWith(body), parse, core);
      others.push(...read.readings);
      return read.document;
    };
    const document = REMEDIES[fault](error, [again, leniently], core);
    const names = fault === "duplicate" ? namesAgain(source.body) : [];
    const places = names.length > 0 ? names : [placeOf(error, fault)];
    return {
      document: { ...document, source },
      readings: [...places.map((place) => ({ path, fault, ...place })), ...others],
    };
  }
}

/** Values that lie deeper in each other than the strict parser follows, which is nobody's fault. */
function deepDocument(source: Source): Document | undefined {
  try {
    // Its parser goes down any number of levels.
    return { source, parsed: JSON.parse(source.body) };
  } catch {
    if (isTooDeep(source.body)) return undefined;
  }
  try {
    const document = parseDocument(source.body, { logLevel: "error" });
    return document.errors.length > 0 ? undefined : { source, parsed: document.toJS() };
  } catch {
    return undefined;
  }
}

/** Whether the parser of YAML may come to the end of its stack, which can end the whole program. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let deepest = 0;
  for (const [sign] of text.matchAll(/[[{\]}]|^[ ?-]*/gm)) {
    if (sign === "[" || sign === "{") deepest = Math.max(deepest, ++depth);
    else if (sign === "]" || sign === "}") depth -= 1;
    else deepest = Math.max(deepest, sign.length / 2);
  }
  return deepest > MOST_LEVELS;
}

/** Of a list that begins with a description, that one. */
function firstOfList(document: Document): { document: Document; readings: LenientReading[] } {
  const { source, parsed } = document;
  const first: unknown = Array.isArray(parsed) ? parsed[0] : undefined;
  if (!isDescription(first)) return { document, readings: [] };
  const reading = { path: source.absoluteRef, fault: "list" as const, line: 1, column: 1 };
  return { document: { source, parsed: first }, readings: [reading] };
}

function isDescription(value: unknown): boolean {
  return isRecord(value) && (value.openapi !== undefined || value.swagger !== undefined);
}

/** Of several documents, where the second one begins: the error of it has no place. */
function placeOf({ line, col, source }: YamlParseError, fault: Fault) {
  if (fault !== "documents") return { line, column: col };
  const rows = source.body.split("\n");
  const first = rows.findIndex((row) => /^[^\s#%-]/.test(row));
  const second = rows.findIndex((row, index) => index > first && /^(---|\.\.\.)/.test(row));
  return { line: Math.max(0, second) + 1, column: 1 };
}

/** Parses a text as the specification wants it, and leniently. */
type Parsers = readonly [strictly: ParseText, leniently: ParseText];
type ParseText = (body: string) => Document;
type Remedy = (error: YamlParseError, parsers: Parsers, core: Redocly) => Document;

const REMEDIES: Record<Fault, Remedy> = {
  indentation: withIndentation,
  duplicate: withoutDuplicates,
  tabs: withoutTabs,
  documents: firstDescription,
  rest: withoutRest,
};

type Fault = Exclude<
  LenientReading["fault"],
  "encoding" | "list" | "comments" | "depth" | "circle"
>;

function faultOf({ message }: YamlParseError): Fault | undefined {
  if (message.startsWith("deficient indentation")) return "indentation";
  if (message.startsWith("tab characters must not be used in indentation")) return "tabs";
  if (message.startsWith("expected a single document")) return "documents";
  if (message.startsWith("end of the stream or a document separator")) return "rest";
  return message.startsWith("duplicated mapping key") ? "duplicate" : undefined;
}

/** Tabs become spaces, as many as make most of these lines go on from the line above. */
function withoutTabs(original: YamlParseError, parsers: Parsers): Document {
  const lines = original.source.body.split("\n");
  if (!lines.some((line) => /^[ \t]*\t/.test(line))) throw original;
  const expanded = [2, 4, 8].map((width) => {
    let fitting = 0;
    let above = 0;
    const text = lines.map((line) => {
      const indentation = /^[ \t]*/.exec(line)?.[0] ?? "";
      const depth = depthOf(indentation, width);
      if (line.trim() === "") return line;
      if (indentation.includes("\t") && depth >= above && depth <= above + width) fitting += 1;
      above = depth;
      return " ".repeat(depth) + line.slice(indentation.length);
    });
    return { fitting, body: text.join("\n") };
  });
  const best = expanded.sort((a, b) => b.fitting - a.fitting);
  for (const [parse, body] of parsers.flatMap((one) =>
    best.map(({ body }) => [one, body] as const),
  )) {
    try {
      return parse(body);
    } catch {}
  }
  throw original;
}

/** How far an indentation reaches when tabs go on to the next multiple of a width. */
function depthOf(indentation: string, width: number): number {
  let depth = 0;
  for (const sign of indentation) depth += sign === "\t" ? width - (depth % width) : 1;
  return depth;
}

/** Of several documents the first one that says that it is a description, else the first one. */
function firstDescription(original: YamlParseError): Document {
  const { source } = original;
  const documents = parseAllDocuments(source.body, LENIENT);
  if (!Array.isArray(documents)) throw original;
  const sound = documents.filter(({ errors }) => errors.length === 0);
  const values = sound.map((document) => document.toJS({ maxAliasCount: -1 }));
  const parsed = values.find(isDescription) ?? values[0];
  if (parsed === undefined) throw original;
  return { source, parsed };
}

/** What stands before the place where the document is at its end, when that is something. */
function withoutRest(original: YamlParseError, [parse]: Parsers): Document {
  const { source, line, col } = original;
  const lines = source.body.split("\n");
  const last = (lines[line - 1] ?? "").slice(0, col - 1);
  const document = parse([...lines.slice(0, line - 1), last].join("\n"));
  if (!isDescription(document.parsed)) throw original;
  return document;
}

/** Lines in a row after which a quotation mark was rather forgotten. */
const ROW_LIMIT = 60;
/** Lines in all after which a file is rather no YAML. */
const LINE_LIMIT = 400;

/** White space at the beginning of such lines means nothing: it is added until they are read. */
function withIndentation(
  original: YamlParseError,
  [parse, leniently]: Parsers,
  core: Redocly,
): Document {
  const lines = original.source.body.split("\n");
  let error = original;
  let row = 0;
  for (let count = 0; count < LINE_LIMIT && row < ROW_LIMIT; count += 1) {
    const { line } = error;
    lines[line - 1] = `${" ".repeat(12)}${lines[line - 1] ?? ""}`;
    try {
      return parse(lines.join("\n"));
    } catch (next) {
      const fault = next instanceof core.YamlParseError ? faultOf(next) : undefined;
      if (fault === "tabs") return leniently(lines.join("\n"));
      if (!(next instanceof core.YamlParseError) || fault !== "indentation") break;
      row = next.line - line <= 1 ? row + 1 : 0;
      error = next;
    }
  }
  throw original;
}

function withoutDuplicates(original: YamlParseError): Document {
  const { source } = original;
  const document = parseDocument(source.body, LENIENT);
  if (document.errors.length > 0) throw original;
  return { source, parsed: document.toJS({ maxAliasCount: -1 }) };
}

/** Every name that has stood in its map before. */
function namesAgain(body: string): Pick<LenientReading, "line" | "column" | "twice">[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(body, { ...LENIENT, lineCounter });
  const found: Pick<LenientReading, "line" | "column" | "twice">[] = [];
  visit(document, {
    Map(_, { items }) {
      const lines = new Map<string, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        const { line, col } = lineCounter.linePos(key.range[0]);
        const first = lines.get(name);
        if (first === undefined) lines.set(name, line);
        else found.push({ line, column: col, twice: { name, first } });
      }
    },
  });
  return found;
}
