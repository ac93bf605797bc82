/**
 * What of a description stands on the pages that were built of it: an own reading of the file, which
 * shares no code with the engine. Usage: bench/README.md.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { printTable } from "../report.ts";

const [file = "", output = ""] = process.argv.slice(2);
if (output === "") {
  console.error("Usage: tsx bench/openapi/facts.ts description.yaml path/to/dist");
  process.exit(1);
}

/** A text that readers have to find, and where it stands in the file. */
interface Fact {
  kind: string;
  text: string;
  pointer: string;
}

function row(kind: string, all: number, lost: number): string[] {
  return [kind, String(all), String(lost), ((100 * lost) / Math.max(1, all)).toFixed(2)];
}

/** Keys whose values are data and not parts of the description. */
function isData(key: string): boolean {
  return /^(?:example|examples|default|enum|const|value|dataValue|mapping|x-.*)$/.test(key);
}

/** Maps whose keys are names that readers look for. */
const NAMED = new Map([
  ["properties", "property"],
  ["paths", "path"],
  ["scopes", "scope"],
]);

/** Every name and text that a description states. */
function* factsOf(node: unknown, pointer: string, parent: string): Generator<Fact> {
  if (typeof node !== "object" || node === null) return;
  if (Array.isArray(node)) {
    // The items of "parameters" are parameters, not a map of them.
    for (const [index, item] of node.entries()) yield* factsOf(item, `${pointer}/${index}`, "");
    return;
  }
  const isMap = NAMED.has(parent) || /^(?:schemas|responses|parameters|definitions)$/.test(parent);
  // Swagger 2.0: "The name of the body parameter has no effect".
  const isBody = Reflect.get(node, "in") === "body";
  for (const [key, value] of Object.entries(node)) {
    if (isBody && key === "name") continue;
    const at = `${pointer}/${key.replaceAll("/", "~1")}`;
    const kind = NAMED.get(parent);
    if (kind && !key.startsWith("x-")) yield { kind, text: key, pointer: at };
    if (parent === "scopes") yield* texts("scope text", value, at);
    else if (isMap) yield* factsOf(value, at, "");
    else yield* keywordFacts(key, value, at);
  }
}

const TEXTS = new Set(["description", "summary", "operationId", "pattern", "termsOfService"]);

function* keywordFacts(key: string, value: unknown, at: string): Generator<Fact> {
  if (TEXTS.has(key)) yield* texts(key, value, at);
  else if (key === "enum" && Array.isArray(value)) {
    for (const item of value) if (item !== null) yield* texts("enum value", item, at);
  } else if (key === "name" && typeof value === "string" && /\/parameters\//.test(at)) {
    yield { kind: "parameter", text: value, pointer: at };
  } else if (!isData(key)) yield* factsOf(value, at, key);
}

/** The paragraphs of a text: links and markup between the words are no facts. */
function* texts(kind: string, value: unknown, pointer: string): Generator<Fact> {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return;
  const text = String(value);
  if (kind === "pattern" || kind === "enum value" || kind === "operationId") {
    if (text.trim() !== "") yield { kind, text, pointer };
    return;
  }
  for (const part of plain(text)) yield { kind, text: part, pointer };
}

/** What of Markdown is words, in pieces between the markup. */
function plain(markdown: string): string[] {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, "\n")
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "\n$1\n")
    .replaceAll(/<[^>]*>/g, "\n")
    .split(/[\n|]|\*\*|__|`|~~|(?:^|\s)[*_]|[*_](?=\s|$|[.,])|\\|https?:\S*|&\w+;/)
    .map((part) => part.replace(/^[\s#>\-+*\d.:]+/, "").trim())
    .filter((part) => /\p{L}{3}/u.test(part));
}

/** Letters and digits only: typography is no fact. */
function normal(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Names are whole texts of an element; of sentences, letters and digits count. */
function isShown({ kind, text }: Fact): boolean {
  if (/^(?:property|parameter|scope|enum value)$/.test(kind)) {
    return pages.names.has(squeezed(text)) || pages.names.has(`"${text}"`);
  }
  return pages.text.includes(normal(text));
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function readPages(folder: string) {
  const names = new Set<string>();
  let text = "";
  let [count, nodes, largest] = [0, 0, ""];
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".html")) continue;
    const html = readFileSync(join(folder, path), "utf8");
    const elements = html.match(/<[a-z]/g)?.length ?? 0;
    count += 1;
    if (elements > nodes) [nodes, largest] = [elements, path];
    text += ` ${normal(words(html))}`;
    for (const [, name = ""] of html.matchAll(/>([^<>]+)</g)) names.add(squeezed(words(name)));
  }
  return { text, names, count, nodes, largest };
}

function words(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#x([\da-f]+);/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

const document: unknown = parse(readFileSync(file, "utf8"), {
  maxAliasCount: -1,
  uniqueKeys: false,
});
const pages = readPages(output);
const facts = [...factsOf(document, "", "root")];
const counts = new Map<string, { all: number; missing: number }>();
const missing: Fact[] = [];
for (const fact of facts) {
  const count = counts.get(fact.kind) ?? { all: 0, missing: 0 };
  counts.set(fact.kind, count);
  count.all += 1;
  if (isShown(fact)) continue;
  count.missing += 1;
  missing.push(fact);
}
const rows = [...counts].map(([kind, { all, missing: lost }]) => row(kind, all, lost));
printTable(
  ["fact", "in the file", "missing", "%"],
  [...rows, row("all", facts.length, missing.length)],
);
console.log(`${pages.count} pages; the largest has ${pages.nodes} elements (${pages.largest}).`);
for (const { kind, pointer, text } of missing.slice(0, Number(process.env.SHOW ?? 20)))
  console.log(`- ${kind} ${pointer}: ${JSON.stringify(text.slice(0, 90))}`);
process.exitCode = missing.length > 0.005 * facts.length || pages.nodes > 5000 ? 1 : 0;
