/** Operations with random parameters, bodies and values, in the words of a description. */
import { createRandom, type Random } from "../../random.ts";
import { randomSchemes, randomSecurity } from "./random-security.ts";
import { randomXml } from "./random-xml.ts";
import {
  valuesOf,
  type WireApi,
  type WireBody,
  type WireField,
  type WireOperation,
  type WireSchema,
  type WireValue,
} from "./wire-types.ts";

const TEXTS = [
  "plain",
  "two words",
  "a,b;c|d.e=f&g",
  "50% of 100%",
  "%41%2f%c3%A9",
  "+1-2*3/4?5#6",
  "[x]{y}(z)",
  "quo\"te's",
  "back\\slash",
  "$HOME `id` !x",
  "käse 東京 😀",
  "~tilde-._",
  "line\nbreak",
  "\ttab",
  ":@!$",
  "null",
  "0012",
  "<a href='b'>&amp;</a>",
  "@file",
  "",
  " before",
  "after ",
  "a\n\nb",
  "\n",
  "\r\n",
  '["list"]',
  '{"a":1}',
  '"quoted"',
  "true",
  "1e5",
  "-0",
  ",",
  "\\u0041",
  "\u2028\u202E",
];
const NAMES = ["id", "a-b", "käse", "x y", "filter[a]", "$top", "n.m", "_u", "A", "q~1"];
const NUMBERS: WireValue[] = [0, -1, 1.5, 9007199254740993n, -12345678901234567890123n, 1e21, true];

const URLENCODED = "application/x-www-form-urlencoded";

const STYLES = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
  form: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
} as const;

const METHODS = ["get", "post", "put", "patch", "delete", "options", "query", "link"];
const BODIES = [
  "application/json",
  "application/vnd.test.v1+json",
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data",
  "text/plain",
  "application/xml",
  "application/vnd.test+xml",
  "application/octet-stream",
  "image/png",
];
const ANSWERS = ["application/json", "text/csv", "application/xml", "image/*"];
/** Of parts of a form. */
const PARTS = ["application/json", "text/csv", "text/html; charset=utf-8", "text/plain"];
const FILES: WireSchema[] = [
  { type: "string", format: "binary" },
  { contentMediaType: "image/png" },
  { type: "string", contentMediaType: "application/pdf" },
];

/** So many operations, the same ones for the same seed. */
export function randomApi(seed: number, count: number): WireApi {
  const random = createRandom(seed);
  const schemes = randomSchemes(random);
  const operations = Array.from({ length: count }, (_, index) => {
    const operation = randomOperation(random, index);
    const isWhole = operation.parameters.some((one) => one.in === "querystring");
    const usable = schemes.filter(({ scheme }) => !isWhole || scheme.in !== "query");
    return random.next() < 0.5
      ? operation
      : { ...operation, security: randomSecurity(random, usable) };
  });
  return { schemes, operations };
}

function randomOperation(random: Random, index: number): WireOperation {
  const method = random.pick(METHODS);
  const parameters = Array.from({ length: random.integer(0, 5) }, () => randomParameter(random));
  const unique = parameters.filter(
    (one, at) => at === parameters.findIndex((other) => keyOf(other) === keyOf(one)),
  );
  const holes = unique.filter((one) => one.in === "path").map(({ name }) => `/{${name}}`);
  const takesBody = !["get", "options"].includes(method) && random.next() < 0.8;
  const body = takesBody ? randomBody(random) : null;
  const others = Array.from({ length: random.integer(0, 2) }, () => randomBody(random));
  return {
    method,
    path: `/op${index}${holes.join("")}`,
    parameters: random.next() < 0.1 ? withWholeQuery(random, unique) : unique,
    body,
    otherBodies: others.filter(
      (one, at) =>
        body && one.type !== body.type && at === others.findIndex(({ type }) => type === one.type),
    ),
    accept: ANSWERS.filter(() => random.next() < 0.2),
    security: null,
  };
}

/** A parameter whose value is the whole query stands with no other of a query. */
function withWholeQuery(random: Random, others: readonly WireField[]): WireField[] {
  const rest = others.filter((one) => one.in !== "query");
  const contentType = random.pick([URLENCODED, URLENCODED, "application/json", "text/plain"]);
  const field: WireField = { name: "whole", in: "querystring", contentType, value: "" };
  if (contentType !== URLENCODED)
    return [
      ...rest,
      { ...field, value: contentType === "text/plain" ? "$.a[1:2]" : randomDeep(random, 1) },
    ];
  const fields = NAMES.filter(() => random.next() < 0.3).map((name) => randomField(random, name));
  return fields.length > 0 ? [...rest, { ...field, fields, value: valuesOf(fields) }] : rest;
}

function keyOf(field: WireField): string {
  return `${field.in} ${field.in === "header" ? field.name.toLowerCase() : field.name}`;
}

function randomParameter(random: Random): WireField {
  const place = random.pick(["path", "query", "query", "query", "header", "cookie"] as const);
  const plain = place === "header" || place === "cookie";
  const name = plain ? `X-${random.pick(["Id", "Trace", "Tags", "N"])}` : random.pick(NAMES);
  if (random.next() < 0.15)
    return {
      name,
      in: place,
      contentType: random.pick(["application/json", "text/plain"]),
      value: plain ? random.pick(["abc", "a b"]) : randomText(random),
    };
  const style = random.pick(STYLES[place]);
  const value = styledValue(random, { style, place });
  return {
    name,
    in: place,
    ...(random.next() < 0.7 && { style }),
    ...(random.next() < 0.6 && { explode: random.next() < 0.5 }),
    ...(place === "query" && random.next() < 0.3 && { allowReserved: true }),
    // No route has an empty segment.
    value: place === "path" && value === "" ? "plain" : value,
  };
}

/** A value that the specification's table allows for a style. */
function styledValue(
  random: Random,
  { style, place }: { style: string; place: WireField["in"] },
): WireValue {
  const isPlain = place === "header" || place === "cookie";
  const scalar = () => (isPlain ? plainScalar(random) : randomScalar(random));
  if (style === "deepObject") return randomObject(random, scalar, isPlain);
  const needsMany = style === "spaceDelimited" || style === "pipeDelimited";
  const kind = random.integer(needsMany ? 1 : 0, 2);
  if (kind === 0) return scalar();
  if (kind === 2) return randomObject(random, scalar, isPlain);
  return Array.from({ length: random.integer(1, 3) }, scalar);
}

function randomObject(random: Random, scalar: () => WireValue, isPlain = false): WireValue {
  const names = NAMES.filter((name) => random.next() < 0.3 && (!isPlain || /^[\w-]+$/.test(name)));
  return Object.fromEntries((names.length > 0 ? names : ["id"]).map((name) => [name, scalar()]));
}

function plainScalar(random: Random): WireValue {
  return random.pick<WireValue>(["abc", "12", "a=b", 5, true, 9007199254740993n]);
}

function randomScalar(random: Random): WireValue {
  return random.next() < 0.3 ? random.pick(NUMBERS) : randomText(random);
}

function randomText(random: Random): string {
  return random.next() < 0.8 ? random.pick(TEXTS) : `${random.pick(TEXTS)}${random.pick(TEXTS)}`;
}

function randomBody(random: Random): WireBody {
  const type = random.pick(BODIES);
  if (/xml$/.test(type))
    return { type, fields: [], ...randomXml(random, () => randomScalar(random)) };
  if (/^(?:image|application\/octet)/.test(type))
    return {
      type,
      fields: [],
      isFile: true,
      schema: random.pick([{}, ...FILES]),
      value: `${randomText(random)}\r\né`,
    };
  if (!/form/.test(type)) {
    const value = type === "text/plain" ? randomText(random) : randomDeep(random, 2);
    return { type, fields: [], value };
  }
  const names = NAMES.filter(() => random.next() < 0.4);
  const isMultipart = type === "multipart/form-data";
  return {
    type,
    fields: (names.length > 0 ? names : ["id"]).map((name) =>
      isMultipart && random.next() < 0.4 ? randomPart(random, name) : randomField(random, name),
    ),
  };
}

/** A file, a text in base64, or a text of a type. */
function randomPart(random: Random, name: string): WireField {
  const field = { name, in: "form" } as const;
  const kind = random.integer(0, 2);
  if (kind === 0)
    return { ...field, schema: { type: "string", contentEncoding: "base64" }, value: "YS9iPT0=" };
  if (kind === 1) return { ...field, contentType: random.pick(PARTS), value: randomText(random) };
  const content = () => `${randomText(random)}\r\né`;
  const single = random.pick(FILES);
  const isList = random.next() < 0.3;
  return {
    ...field,
    isFile: true,
    ...(random.next() < 0.4 && { contentType: random.pick(["image/png, image/gif", "text/csv"]) }),
    schema: isList ? { type: "array", items: single } : single,
    value: isList ? [content(), content()] : content(),
  };
}

function randomField(random: Random, name: string): WireField {
  const how = random.next();
  if (how < 0.4) return { name, in: "form", value: randomDeep(random, 1) };
  if (how < 0.55)
    return { name, in: "form", contentType: "application/json", value: randomDeep(random, 1) };
  const style = random.pick(STYLES.form);
  return {
    name,
    in: "form",
    style,
    ...(random.next() < 0.6 && { explode: random.next() < 0.5 }),
    ...(random.next() < 0.3 && { allowReserved: true }),
    value: styledValue(random, { style, place: "form" }),
  };
}

function randomDeep(random: Random, depth: number): WireValue {
  const kind = random.integer(0, depth > 0 ? 2 : 0);
  if (kind === 0) return randomScalar(random);
  const inner = () => (depth > 1 ? randomDeep(random, depth - 1) : randomScalar(random));
  return kind === 1
    ? Array.from({ length: random.integer(1, 3) }, inner)
    : randomObject(random, inner);
}
