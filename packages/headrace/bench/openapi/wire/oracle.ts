/**
 * What a request has to be on the wire, by the specification's own tables: RFC 6570 for styles,
 * https://spec.openapis.org/oas/v3.2.0#style-values and appendices C to E for all else. Shares no
 * code with the engine.
 */
import type { WireField, WireOperation, WireScheme, WireValue } from "./wire-types.ts";
import { xmlDocument } from "./xml-oracle.ts";

/** Path with query, headers that parameters make, and the body. */
export interface ExpectedRequest {
  path: string;
  headers: Record<string, string>;
  /** Of a multipart body its parts. */
  body: string | ExpectedPart[];
}

/** A part of a form. */
export interface ExpectedPart {
  name: string;
  content: string;
  /** "": a text that says nothing of itself. */
  type: string;
  isFile: boolean;
}

const UNRESERVED = /[A-Za-z0-9\-._~]/;
/** Of the reserved ones, what may stand in a query value without splitting it. */
const KEPT = /[:/?@!$()*,;]/;
/** https://www.rfc-editor.org/rfc/rfc6265#section-4.1.1 */
const COOKIE_OCTET = /[!#-+\--:<-[\]-~]/;
const TRIPLE = /^%[0-9A-F]{2}$/i;

type Encode = (text: string) => string;

const asIs: Encode = (text) => text;

function bytes(character: string): string {
  return [...Buffer.from(character, "utf8")]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`)
    .join("");
}

function strict(text: string): string {
  return [...text].map((one) => (UNRESERVED.test(one) ? one : bytes(one))).join("");
}

function normalTriple(triple: string): string {
  const character = String.fromCharCode(Number.parseInt(triple.slice(1), 16));
  return UNRESERVED.test(character) ? character : triple.toUpperCase();
}

/** RFC 6570, section 3.2.3; in a URL triples are in the normal form of RFC 3986, section 6.2.2. */
function reservedIn(place: "url" | "body"): Encode {
  const triple = place === "body" ? asIs : normalTriple;
  return (text) =>
    (text.match(/%[0-9A-F]{2}|[\s\S]/giu) ?? [])
      .map((one) => (TRIPLE.test(one) ? triple(one) : KEPT.test(one) ? one : strict(one)))
      .join("");
}

/** https://url.spec.whatwg.org/#concept-urlencoded-serializer */
function form(text: string): string {
  return [...text]
    .map((one) => (one === " " ? "+" : /[A-Za-z0-9*\-._]/.test(one) ? one : bytes(one)))
    .join("");
}

/** JSON with every digit. */
export function json(value: WireValue, space = "", indent = ""): string {
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = indent + space;
  const items = Array.isArray(value)
    ? value.map((item: WireValue) => json(item, space, inner))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}:${space && " "}${json(item, space, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (items.length === 0 || space === "") return open + items.join(",") + close;
  return `${open}\n${items.map((item) => inner + item).join(",\n")}\n${indent}${close}`;
}

function scalar(value: WireValue): string {
  return typeof value === "object" ? json(value) : String(value);
}

function isList(value: WireValue): value is readonly WireValue[] {
  return Array.isArray(value);
}

/** Names and texts of an object, of a list its texts. */
function entries(value: WireValue): [string, string][] {
  if (typeof value !== "object") return [];
  return Object.entries(value).map(([key, item]) => [key, scalar(item as WireValue)]);
}

function isExploded({ style, explode }: WireField): boolean {
  return explode ?? (style === "form" || style === "cookie");
}

/** RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7. */
function inPath(field: WireField, encode: Encode): string {
  const { name, style = "simple", value } = field;
  const explode = field.explode ?? false;
  const [first, separator] = { label: [".", "."], matrix: [";", ";"] }[style] ?? ["", ","];
  const isMatrix = style === "matrix";
  const named = (key: string, text: string) =>
    isMatrix ? (text === "" ? encode(key) : `${encode(key)}=${encode(text)}`) : encode(text);
  if (typeof value !== "object") return first + named(name, scalar(value));
  if (explode) {
    const texts = isList(value)
      ? value.map((item) => named(name, scalar(item)))
      : entries(value).map(([key, text]) =>
          isMatrix ? named(key, text) : `${encode(key)}=${encode(text)}`,
        );
    return first + texts.join(separator);
  }
  const texts = isList(value) ? value.map(scalar) : entries(value).flat();
  const joined = texts.map(encode).join(",");
  return first + (isMatrix ? `${encode(name)}=${joined}` : joined);
}

/** Pairs "name=value" of a query, a form or cookies. */
function pairs(field: WireField, encode: Encode, encodeName: Encode = encode): [string, string][] {
  const { name, style = "form", value } = field;
  const explode = isExploded({ ...field, style });
  if (style === "deepObject")
    return entries(value).map(([key, text]) => [encodeName(`${name}[${key}]`), encode(text)]);
  if (typeof value !== "object") return [[encodeName(name), encode(scalar(value))]];
  if (explode)
    return isList(value)
      ? value.map((item) => [encodeName(name), encode(scalar(item))])
      : entries(value).map(([key, text]) => [encodeName(key), encode(text)]);
  const texts = isList(value) ? value.map(scalar) : entries(value).flat();
  const delimiter =
    { spaceDelimited: encodeName(" "), pipeDelimited: encodeName("|") }[style] ?? ",";
  return [[encodeName(name), texts.map(encode).join(delimiter)]];
}

function queryPairs(field: WireField): string[] {
  if (field.contentType !== undefined)
    return [`${strict(field.name)}=${strict(content(field.contentType, field.value))}`];
  const encode = field.allowReserved ? reservedIn("url") : strict;
  return pairs(field, encode, strict).map(([name, text]) => `${name}=${text}`);
}

function content(type: string, value: WireValue): string {
  return /json$/.test(type) ? json(value) : scalar(value);
}

function cookies(fields: readonly WireField[], schemes: readonly WireScheme[]): string {
  const given = fields.flatMap((field): [string, string][] => {
    if (field.contentType !== undefined)
      return [[strict(field.name), strict(content(field.contentType, field.value))]];
    return pairs(field, field.style === "cookie" ? asIs : strict);
  });
  const keys = schemes.map(({ scheme, value }): [string, string] => [
    scheme.name ?? "",
    [...value].map((one) => (COOKIE_OCTET.test(one) ? one : bytes(one))).join(""),
  ]);
  return [...given, ...keys].map((pair) => pair.join("=")).join("; ");
}

/** https://www.rfc-editor.org/rfc/rfc7617#section-2, RFC 6750, section 2.1, and RFC 9110, section 11.4 */
function authorization({ scheme, value, username }: WireScheme): string {
  if (scheme.scheme?.toLowerCase() === "basic")
    return `Basic ${Buffer.from(`${username}:${value}`, "utf8").toString("base64")}`;
  const isOther = scheme.type === "http" && scheme.scheme?.toLowerCase() !== "bearer";
  return `${isOther ? scheme.scheme : "Bearer"} ${value}`;
}

function header(field: WireField): string {
  if (field.contentType !== undefined) return content(field.contentType, field.value);
  return inPath({ ...field, style: "simple" }, asIs);
}

function isStyled({ style, explode, allowReserved }: WireField): boolean {
  return style !== undefined || explode !== undefined || allowReserved !== undefined;
}

/** What a field of a form is without a style: each item of a list by itself. */
function plainFields({ name, value, contentType = "" }: WireField): [string, string][] {
  const items = isList(value) ? value : [value];
  return items.map((item) => [
    name,
    typeof item !== "string" && (typeof item === "object" || /json$/.test(contentType))
      ? json(item)
      : scalar(item),
  ]);
}

/** https://spec.openapis.org/oas/v3.2.0#common-fixed-fields-0: what a part is of itself. */
function parts(field: WireField): ExpectedPart[] {
  const { contentType, schema, isFile = false } = field;
  const [declared = ""] = (contentType ?? "").split(",");
  const single = schema?.items ?? schema;
  const usual = single?.contentMediaType ?? (isFile || single?.contentEncoding ? BYTES : "");
  const texts = isStyled(field) ? pairs(field, asIs) : plainFields(field);
  const items = isList(field.value) ? field.value : [field.value];
  return texts.map(([name, text], at) => {
    const complex = !isStyled(field) && typeof items[at] === "object" ? "application/json" : "";
    const type = isStyled(field) ? "" : declared || usual || complex;
    return { name, content: text, type: type === "text/plain" && !isFile ? "" : type, isFile };
  });
}

const BYTES = "application/octet-stream";

/** https://spec.openapis.org/oas/v3.2.0#encoding-the-x-www-form-urlencoded-media-type */
function urlencoded(fields: readonly WireField[]): string {
  return fields
    .flatMap((field) =>
      isStyled(field)
        ? pairs(field, field.allowReserved ? reservedIn("body") : strict, strict)
        : field.contentType && isList(field.value)
          ? [[form(field.name), form(json(field.value))]]
          : plainFields(field).map((pair) => pair.map(form)),
    )
    .map((pair) => pair.join("="))
    .join("&");
}

function body(given: WireOperation["body"]): ExpectedRequest["body"] {
  if (given === null) return "";
  const { type, fields, value = "", schema = {}, isFile } = given;
  if (isFile) return scalar(value);
  if (/json$/.test(type)) return json(value, "  ");
  if (/xml$/.test(type)) return xmlDocument(schema, value);
  if (type === "text/plain") return scalar(value);
  return type === "multipart/form-data" ? fields.flatMap(parts) : urlencoded(fields);
}

/** The query that one parameter is; triples in their normal form. */
function wholeQuery({ contentType = "", fields, value }: WireField): string {
  if (!fields) return strict(content(contentType, value));
  return urlencoded(fields).replace(/%[0-9A-F]{2}/gi, normalTriple);
}

/** The request of an operation with its values and these credentials. */
export function expectedRequest(
  operation: WireOperation,
  schemes: readonly WireScheme[],
): ExpectedRequest {
  const inPlace = (place: WireField["in"]) =>
    operation.parameters.filter((one) => one.in === place);
  const keys = (place: string) => schemes.filter(({ scheme }) => scheme.in === place);
  const path = inPlace("path").reduce(
    (text, field) =>
      text.replace(`{${field.name}}`, () =>
        field.contentType === undefined
          ? inPath(field, strict)
          : strict(content(field.contentType, field.value)),
      ),
    operation.path,
  );
  const query = [
    ...inPlace("query").flatMap(queryPairs),
    ...keys("query").map(({ scheme, value }) => `${strict(scheme.name ?? "")}=${strict(value)}`),
    ...inPlace("querystring").map(wholeQuery),
  ];
  const cookie = cookies(inPlace("cookie"), keys("cookie"));
  const authorizing = schemes.filter(({ scheme }) => scheme.type !== "apiKey");
  const sent = body(operation.body);
  const type = operation.body?.type ?? "";
  const headers = Object.fromEntries([
    ["accept", operation.accept.join(", ") || "*/*"],
    ...inPlace("header").map((field) => [field.name.toLowerCase(), header(field)]),
    ...keys("header").map(({ scheme, value }) => [scheme.name?.toLowerCase(), value]),
    ...authorizing.map((scheme) => ["authorization", authorization(scheme)]),
    ...(cookie === "" ? [] : [["cookie", cookie]]),
    ...(typeof sent === "string" ? [["content-type", sent === "" ? undefined : type]] : []),
  ]);
  return { path: query.length === 0 ? path : `${path}?${query.join("&")}`, headers, body: sent };
}
