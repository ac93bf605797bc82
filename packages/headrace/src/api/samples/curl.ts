import type {
  ApiFile,
  ApiRequest,
  ApiRequestBody,
  ApiRequestPart,
} from "../../model/api-request.ts";
import { INVISIBLE } from "./literals.ts";
import { headerValue } from "./sample-json.ts";

/** In bytes. Linux takes up to 131,072; a body beyond this comes from a file. */
const LONGEST_ARGUMENT = 100_000;
/** What `--form` takes literally: https://curl.se/docs/manpage.html#-F */
const PLAIN_FIELD = /^(?![\s@<"(])[^;]*(?<!\s)$/;

/** The request as a command of curl 7.81 or later, for bash and zsh. */
export function printCurl(request: ApiRequest): string {
  const options = [
    ...request.headers.map(({ name, value }) =>
      option("header", value === "" ? `${name};` : `${name}: ${value}`),
    ),
    ...bodyOptions(request),
  ];
  const command = [`curl ${methodOption(request)}${shellWord(request.url)}`, ...options];
  return [...notes(request.body), command.join(" \\\n  ")].join("\n");
}

/** What a reader has to know or do first. */
function notes(body: ApiRequestBody): string[] {
  if (body.kind === "text" && needsFile(body.text)) return ["# Save the body as body.txt first."];
  if (body.kind !== "multipart") return [];
  return body.parts.flatMap((part, index) => [
    ...(part.kind === "text" && needsFile(part.text)
      ? [`# Save the text of part ${index + 1} as part-${index + 1}.txt first.`]
      : []),
    ...(part.name.includes("=")
      ? [`# curl takes the name of part ${index + 1} to end at its equals sign.`]
      : []),
  ]);
}

/** No argument can hold a NUL. */
function needsFile(text: string): boolean {
  return text.includes("\0") || new TextEncoder().encode(text).length > LONGEST_ARGUMENT;
}

function methodOption({ method, body }: ApiRequest): string {
  if (method === "GET" && body.kind === "none") return "";
  return method === "HEAD" ? "--head " : `--request ${shellWord(method)} `;
}

function bodyOptions(request: ApiRequest): string[] {
  const { body } = request;
  if (body.kind === "none") return [];
  if (body.kind === "multipart") return body.parts.map(partOption);
  // Without a type of its own, curl would call the body a form
  const type = headerValue(request, "content-type") ? [] : [option("header", "Content-Type:")];
  if (body.kind === "file") return [...type, option("data-binary", `@${pathOf(body.file)}`)];
  return [...type, ...formFields(request, body.text).map(textOption)];
}

/** The fields of a form, one a line: curl joins them as they were. Any other text is one. */
function formFields(request: ApiRequest, text: string): string[] {
  const type = headerValue(request, "content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return [text];
  const fields = text.split("&");
  return needsFile(text) || fields.includes("") ? [text] : fields;
}

function textOption(text: string): string {
  if (needsFile(text)) return option("data-binary", "@body.txt");
  return option(text.startsWith("@") ? "data-raw" : "data", text);
}

function partOption(part: ApiRequestPart, index: number): string {
  const isFile = part.kind === "file";
  const contentType = isFile ? part.file.contentType : part.contentType;
  const type = [
    contentType === null ? "" : `;type=${contentType}`,
    ...(part.headers ?? []).map(
      ({ name, value }) => `;headers=${formWord(`${name}: ${value}`, /^$/)}`,
    ),
  ].join("");
  if (isFile) {
    return option("form", `${part.name}=@${formWord(pathOf(part.file), /^[^\s",;\\]+$/)}${type}`);
  }
  if (needsFile(part.text)) {
    return option("form", `${part.name}=<part-${index + 1}.txt${type}`);
  }
  if (type) return option("form", `${part.name}=${formWord(part.text, PLAIN_FIELD)}${type}`);
  const plain = PLAIN_FIELD.test(part.text);
  return option(plain ? "form" : "form-string", `${part.name}=${part.text}`);
}

/** A word of `--form`, in double quotes where it isn't plain. */
function formWord(text: string, plain: RegExp): string {
  return plain.test(text) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`;
}

/** "-" alone would be the standard input. */
function pathOf({ name }: ApiFile): string {
  return name === "-" ? "./-" : name;
}

function option(name: string, value: string): string {
  return `--${name} ${shellQuoted(value)}`;
}

function shellWord(text: string): string {
  return /^[\w\-.~:/@%+,=]+$/.test(text) ? text : shellQuoted(text);
}

/** A line break may stand in quotes; other control characters would not survive a paste. */
function shellQuoted(text: string): string {
  const escaped = text.replace(/[^\P{Cc}\n]/gu, escapeBytes).replace(INVISIBLE, escapeBytes);
  if (escaped === text) return `'${text.replaceAll("'", "'\\''")}'`;
  const quoted = text
    .replace(/[\\']/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replace(/\p{Cc}/gu, escapeBytes)
    .replace(INVISIBLE, escapeBytes);
  return `$'${quoted}'`;
}

function escapeBytes(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return bytes.map((byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}
