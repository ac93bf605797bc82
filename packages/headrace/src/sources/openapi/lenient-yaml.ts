import type { Document, Source, YamlParseError } from "@redocly/openapi-core";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";

/** A file that could only be read by being lenient, and where that began. */
export interface LenientReading {
  /** Absolute path. */
  path: string;
  fault: "indentation" | "duplicate";
  line: number;
  column: number;
  /** The name that stands twice, and the line where it stands first. */
  twice?: { name: string; first: number } | undefined;
}

type Redocly = typeof import("@redocly/openapi-core");
type Parse = (source: Source) => Document;

/**
 * Parses what other readers of YAML parse, too: lines of quoted texts, lists and maps in brackets
 * that are less indented than the specification wants, and names that stand twice in a map, of
 * which the last one counts. Anything else that is wrong is thrown as `parse` throws it.
 */
export function parseLeniently(
  source: Source,
  parse: Parse,
  core: Redocly,
): { document: Document; reading?: LenientReading } {
  try {
    return { document: parse(source) };
  } catch (error) {
    if (!(error instanceof core.YamlParseError)) throw error;
    const fault = faultOf(error);
    if (!fault) throw error;
    const { line, col: column } = error;
    const twice = fault === "duplicate" ? firstOfTwo(source.body, line) : undefined;
    const reading = { path: source.absoluteRef, fault, line, column, twice };
    const again = (body: string) =>
      parse(new core.Source(source.absoluteRef, body, source.mimeType));
    const document =
      fault === "indentation" ? withIndentation(error, again, core) : withoutDuplicates(error);
    return { document: { ...document, source }, reading };
  }
}

function faultOf({ message }: YamlParseError): LenientReading["fault"] | undefined {
  if (message.startsWith("deficient indentation")) return "indentation";
  return message.startsWith("duplicated mapping key") ? "duplicate" : undefined;
}

/** Lines in a row after which a quotation mark was rather forgotten. */
const ROW_LIMIT = 60;
/** Lines in all after which a file is rather no YAML. */
const LINE_LIMIT = 400;

/** White space at the beginning of such lines means nothing: it is added until they are read. */
function withIndentation(
  original: YamlParseError,
  parse: (body: string) => Document,
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
      const isSame = next instanceof core.YamlParseError && faultOf(next) === "indentation";
      if (!isSame) break;
      row = next.line - line <= 1 ? row + 1 : 0;
      error = next;
    }
  }
  throw original;
}

function withoutDuplicates(original: YamlParseError): Document {
  const { source } = original;
  const document = parseDocument(source.body, { uniqueKeys: false, merge: true });
  if (document.errors.length > 0) throw original;
  return { source, parsed: document.toJS({ maxAliasCount: -1 }) };
}

/** Where the name stands first that stands again in a line. */
function firstOfTwo(body: string, line: number): LenientReading["twice"] {
  const lineCounter = new LineCounter();
  const document = parseDocument(body, { uniqueKeys: false, merge: true, lineCounter });
  let found: LenientReading["twice"];
  visit(document, {
    Map(_, { items }) {
      const lines = new Map<string, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        const at = lineCounter.linePos(key.range[0]).line;
        const first = lines.get(name);
        if (first !== undefined && at === line) found = { name, first };
        if (first === undefined) lines.set(name, at);
      }
      return found && visit.BREAK;
    },
  });
  return found;
}
