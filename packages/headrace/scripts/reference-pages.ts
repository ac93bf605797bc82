/**
 * Writes the pages of the engine's own documentation that say what may stand in a configuration and
 * in front matter: names, types and defaults from the schemas that the engine validates with, words
 * from the comments beside them. Run before the documentation is served or built; its output is not
 * kept, so that it can't disagree.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { schemaFiles } from "./schemas.ts";

const SOURCE = join(import.meta.dirname, "../src");
const TARGET = join(import.meta.dirname, "../docs/content/reference");

/** Where the schemas are written down. */
const FILES = [
  ...readdirSync(join(SOURCE, "config"))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `config/${file}`),
  "sources/front-matter-schema.ts",
];

/** A node of a syntax tree, as far as it is asked. */
type Node = Record<string, unknown> & { type: string; start: number };

/** What the source says of a key, and of the keys below it. */
interface Described {
  comment: string;
  below: ReadonlyMap<string, Described>;
}

/** The part of JSON Schema that these schemas become. */
interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | false;
}

/** One row of a page. */
export interface Option {
  /** "navbar.links[].label" */
  path: string;
  type: string;
  /** As JSON; empty when there is none. */
  standard: string;
  text: string;
}

/** Reads the words beside the keys of a schema that is a constant of one of the files. */
function describe(name: string): ReadonlyMap<string, Described> {
  const objects = new Map<string, { node: Node; text: string; comments: Comment[] }>();
  for (const file of FILES) {
    const text = readFileSync(join(SOURCE, file), "utf8");
    const { program, comments } = parseSync(file, text);
    for (const { id, init } of declarations(program)) {
      objects.set(id, { node: init, text, comments });
    }
  }
  return describeConstant(name);

  function describeConstant(constant: string): ReadonlyMap<string, Described> {
    const known = objects.get(constant);
    const object = known && firstObject(known.node);
    return known && object ? describeKeys(object, known) : new Map();
  }

  function describeKeys(object: Node, file: { text: string; comments: Comment[] }) {
    const keys = new Map<string, Described>();
    for (const property of nodes(object.properties)) {
      if (property.type === "SpreadElement") {
        const [spread] = nodes([property.argument]);
        const found = describeConstant(String(spread?.name));
        for (const [key, value] of found) keys.set(key, value);
        continue;
      }
      const [key, value] = [...nodes([property.key]), ...nodes([property.value])];
      if (!key || !value) continue;
      const inner = firstObject(value);
      const named = inner ? undefined : firstName(value, objects);
      keys.set(String(key.name ?? key.value), {
        comment: commentBefore(property.start, file),
        below: inner ? describeKeys(inner, file) : named ? describeConstant(named) : new Map(),
      });
    }
    return keys;
  }
}

interface Comment {
  type: string;
  value: string;
  end: number;
}

function commentBefore(start: number, { text, comments }: { text: string; comments: Comment[] }) {
  const last = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === "");
  return (last?.value ?? "")
    .replace(/^\s*\*+\s?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

function declarations(program: unknown): { id: string; init: Node }[] {
  return [...walk(program)]
    .filter(({ type }) => type === "VariableDeclarator")
    .flatMap((declarator) => {
      const [id] = nodes([declarator.id]);
      const [init] = nodes([declarator.init]);
      return id && init ? [{ id: String(id.name), init }] : [];
    });
}

/** The object that a `z.object({…})` is given, or a plain object of options. */
function firstObject(node: Node): Node | undefined {
  if (node.type === "ObjectExpression") return node;
  for (const call of walk(node)) {
    if (call.type !== "CallExpression") continue;
    const [callee] = nodes([call.callee]);
    const [property] = nodes([callee?.property]);
    if (!/^(?:strict|loose)?[oO]bject$/.test(String(property?.name))) continue;
    const [first] = nodes(call.arguments);
    if (first?.type === "ObjectExpression") return first;
  }
  return undefined;
}

function firstName(node: Node, known: ReadonlyMap<string, unknown>): string | undefined {
  for (const { type, name } of walk(node)) {
    if (type === "Identifier" && known.has(String(name))) return String(name);
  }
  return undefined;
}

function* walk(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) yield* walk(child);
  }
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The rows of a schema, each key before those below it. */
export function optionsOf(constant: string, schemaFile: string): Option[] {
  const schema: JsonSchema = JSON.parse(schemaFiles()[schemaFile] ?? "{}");
  return rows(schema, describe(constant), "");
}

function rows(
  schema: JsonSchema,
  described: ReadonlyMap<string, Described>,
  prefix: string,
): Option[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, own]) => {
    const { comment = "", below = new Map() } = described.get(key) ?? {};
    const path = prefix + key;
    const standard = own.default === undefined ? "" : JSON.stringify(own.default);
    const text = isTelling(standard) ? comment.replace(/ ?Default: [^.]*\.$/, "") : comment;
    const row = { path, type: typeName(own), standard, text };
    const item = own.items?.properties ? own.items : undefined;
    return [row, ...rows(item ?? own, below, `${path}${item ? "[]" : ""}.`)];
  });
}

function typeName(schema: JsonSchema): string {
  const { type, enum: values, items, properties, additionalProperties } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(" or ");
  if (items) return items.properties ? "list of objects" : `list of ${typeName(items)}`;
  if (properties) return "object";
  if (additionalProperties) return "object by name";
  return Array.isArray(type) ? "text" : (type ?? "any").replace("string", "text");
}

/** The options without others below them first; then each that has some, in a section of its own. */
function page(title: string, description: string, options: readonly Option[]): string {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const name = option.path.replace(/(?:\[\])?\..*/, "");
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  const alone = [...groups.values()].filter(({ length }) => length === 1).flat();
  const sections = [...groups].flatMap(([name, [first, ...below]]) =>
    first && below.length > 0
      ? [`## ${name}\n`, `${marked(first.text)}\n`, table(below.filter(({ text }) => text !== ""))]
      : [],
  );
  return `---
title: ${title}
description: ${description}
---

${description}

${[table(alone), ...sections].join("\n")}`;
}

function table(options: readonly Option[]): string {
  const rows = options.map(
    ({ path, type, standard, text }) =>
      `| \`${path}\` | ${marked(text)} Type: ${marked(type)}.${standardOf(standard)} |\n`,
  );
  return `| Option | Meaning |\n| --- | --- |\n${rows.join("")}`;
}

function standardOf(standard: string): string {
  return isTelling(standard) ? ` Default: \`${standard.replaceAll("|", "\\|")}\`.` : "";
}

/** Whether a default says more as it is than words do. */
function isTelling(standard: string): boolean {
  return !["", "[]", "{}", '""'].includes(standard) && standard.length < 60;
}

/** Words of a comment as Markdown: what stands between backticks is as it is. */
function marked(text: string): string {
  return text.replace(/`[^`]*`|[|{}<]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}

/** Each page as the text of its file, by the file's name. */
export function referencePages(): Record<string, string> {
  return {
    "configuration.md": page(
      "Configuration",
      "Every option of site/site.config.ts, with its default.",
      optionsOf("siteConfigSchema", "site-config.schema.json"),
    ),
    "front-matter.md": page(
      "Front matter",
      "Every key that may stand at the top of a page.",
      optionsOf("frontMatterSchema", "front-matter.schema.json"),
    ),
  };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(referencePages())) {
    const file = join(TARGET, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
