/**
 * What a description states and what of it pages show: an own reading of the file, which shares no
 * code with the engine.
 */

/** A text that readers have to find, and where it stands in the file. */
export interface Fact {
  kind: string;
  text: string;
  pointer: string;
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

/** What of Markdown is words, in pieces between the markup; "[name]: https://…" is none. */
export function plain(markdown: string): string[] {
  return markdown
    .replaceAll(/```[\s\S]*?```/g, "\n")
    .replaceAll(/^ {0,3}\[[^\]\n]+\]:[^\n]*$/gm, "\n")
    .replaceAll(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, "\n$1\n")
    .replaceAll(/<[^>]*>/g, "\n")
    .split(/[\n|]|\*\*|__|`|~~|(?:^|\s)[*_]|[*_](?=\s|$|[.,])|\\|https?:\S*|&#?\w+;/)
    .map((part) => part.replace(/^[\s#>\-+*\d.:]+/, "").trim())
    .filter((part) => /\p{L}{3}/u.test(part));
}

/** Letters and digits only: typography is no fact. */
export function normal(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Without what only parts lines. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** What readers see of HTML. */
export function words(html: string): string {
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

/** Values that stand together because they are so many: "a, b, c", or each in a line with its meaning. */
function listed(text: string): string[] {
  const values = text.split(/, |\n/).map((value) => value.replace(/: .*$/, ""));
  return values.length > FEW ? values : [];
}

/** So many parts may be those of a sentence. */
const FEW = 30;

/** How many elements a page has. */
export function elementCount(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

/** Every name and text of a description that stands on none of the pages. */
export function missingFacts(document: unknown, pages: Iterable<string>) {
  const names = new Set<string>();
  const shown: string[] = [];
  for (const html of pages) {
    shown.push(normal(words(html)));
    for (const [, text = ""] of html.matchAll(/>([^<>]+)</g)) {
      const whole = words(text);
      for (const name of [whole, ...listed(whole)]) names.add(squeezed(name));
    }
  }
  const text = shown.join(" ");
  const facts = [...factsOf(document, "", "root")];
  // Names are whole texts of an element; of sentences, letters and digits count.
  const isShown = (fact: Fact) =>
    /^(?:property|parameter|scope|enum value)$/.test(fact.kind)
      ? names.has(squeezed(fact.text)) || names.has(`"${fact.text}"`)
      : text.includes(normal(fact.text));
  return { facts, missing: facts.filter((fact) => !isShown(fact)) };
}
