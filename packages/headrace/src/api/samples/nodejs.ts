import type { Json } from "../../model/api.ts";
import type { ApiRequest, ApiRequestBody, ApiRequestPart } from "../../model/api-request.ts";
import { isJsonText } from "../../model/json-object.ts";
import { isJson } from "../request/media-types.ts";
import { doubleQuoted, isPlainBlock } from "./literals.ts";
import { headerValue, regularJson } from "./sample-json.ts";

/** Lists and objects up to this length stand on one line. */
const LINE_LENGTH = 72;

/** The request with axios, as an ES module for Node.js 20 or later. */
export function printNodejs(request: ApiRequest): string {
  const { data, before } = printData(request);
  const config = [
    `method: ${quoted(request.method)},`,
    `url: ${quoted(request.url)},`,
    ...printHeaders(request),
    ...(data === null ? [] : [`data: ${data},`]),
  ];
  return [
    ...printImports(request.body),
    "",
    ...before.flatMap((statements) => [statements, ""]),
    "const response = await axios.request({",
    ...config.map((line) => `  ${line}`),
    "});",
    "",
    "console.log(response.status, response.data);",
  ].join("\n");
}

function printImports(body: ApiRequestBody): string[] {
  const axios = 'import axios from "axios";';
  if (body.kind === "file") return ['import { readFile } from "node:fs/promises";', axios];
  if (body.kind !== "multipart") return [axios];
  const files = body.parts.some(({ kind }) => kind === "file");
  return [
    ...(files ? ['import { createReadStream } from "node:fs";'] : []),
    axios,
    // axios brings the package along. The global FormData changes line breaks.
    'import FormData from "form-data";',
  ];
}

function printHeaders({ method, headers, body }: ApiRequest): string[] {
  const entries = headers.map(({ name, value }) => `${printKey(name)}: ${quoted(value)},`);
  if (body.kind === "none" && /^(?:POST|PUT|PATCH)$/.test(method)) {
    entries.push('"Content-Type": false, // axios would call the empty body a form');
  }
  if (entries.length === 0) return [];
  return ["headers: {", ...entries.map((entry) => `  ${entry}`), "},"];
}

/** The property `data`, and the statements that it needs before it. */
function printData(request: ApiRequest): { data: string | null; before: string[] } {
  const { body } = request;
  switch (body.kind) {
    case "none":
      return { data: null, before: [] };
    case "file":
      return { data: `await readFile(${quoted(body.file.name)})`, before: [] };
    case "multipart": {
      const parts = ["const form = new FormData();", ...body.parts.map(printPart)];
      return { data: "form", before: [parts.join("\n")] };
    }
    case "text":
      return printText(body.text, headerValue(request, "content-type"));
  }
}

function printText(text: string, type: string): { data: string; before: string[] } {
  const json = isJson(type) ? regularJson(text) : null;
  if (json?.space === 2) {
    const before = `const body = ${printValue(json.value, "")};`;
    return { data: "JSON.stringify(body, null, 2)", before: [before] };
  }
  if (json && survivesMerge(json.value, text)) {
    return { data: printValue(json.value, "  "), before: [] };
  }
  const literal = isPlainBlock(text) ? templateLiteral(text) : quoted(text);
  return { data: survives(text, type) ? literal : `Buffer.from(${literal})`, before: [] };
}

/** axios copies an object, and leaves these keys out. */
function survivesMerge(value: Json, text: string): boolean {
  return isObject(value) && !/"(?:__proto__|constructor|prototype)"/.test(text);
}

/** axios trims a text of the type application/json, and quotes it when it can't be parsed. */
function survives(text: string, type: string): boolean {
  return !type.includes("application/json") || (text.trim() === text && isJsonText(text));
}

function printPart(part: ApiRequestPart): string {
  const name = quoted(part.name);
  if (part.kind === "file") {
    const file = `createReadStream(${quoted(part.file.name)})`;
    return `form.append(${name}, ${file}${printOptions(part, part.file.contentType)});`;
  }
  return `form.append(${name}, ${quoted(part.text)}${printOptions(part, part.contentType)});`;
}

function printOptions({ headers = [] }: ApiRequestPart, type: string | null): string {
  const header = headers.map(({ name, value }) => `${printKey(name)}: ${quoted(value)}`);
  const options = [
    ...(type === null ? [] : [`contentType: ${quoted(type)}`]),
    ...(header.length > 0 ? [`header: { ${header.join(", ")} }`] : []),
  ];
  return options.length > 0 ? `, { ${options.join(", ")} }` : "";
}

/** A JSON value as source text; `indent` is that of the line on which it begins. */
function printValue(value: Json, indent: string): string {
  if (!isObject(value)) return typeof value === "string" ? quoted(value) : String(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const items = Array.isArray(value)
    ? value.map((item) => printValue(item, inner))
    : Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printValue(item, inner)}`);
  if (items.length === 0) return open + close;
  const line = Array.isArray(value) ? `[${items.join(", ")}]` : `{ ${items.join(", ")} }`;
  if (indent.length + line.length <= LINE_LENGTH && !line.includes("\n")) return line;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close}`;
}

function isObject(value: Json): value is Json[] | { [key: string]: Json } {
  return typeof value === "object" && value !== null;
}

/** The key `__proto__` would set the prototype. */
function printKey(key: string): string {
  if (key === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** In single quotes where that needs no escapes. */
function quoted(text: string): string {
  const literal = doubleQuoted(text);
  return literal === `"${text.replaceAll('"', '\\"')}"` && text.includes('"') && !text.includes("'")
    ? `'${text}'`
    : literal;
}

function templateLiteral(text: string): string {
  return `\`${text.replace(/\\|`|\$(?=\{)/g, "\\$&")}\``;
}
