import type { ApiRequest, ApiRequestBody, ApiRequestPart } from "../../model/api-request.ts";
import { isJsonText } from "../../model/json-object.ts";
import { concatenated, doubleQuoted, indented, isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";
import { headerValue } from "./sample-json.ts";

const METHODS = new Set(["Get", "Head", "Options", "Post", "Put", "Patch", "Delete", "Trace"]);
/** These belong to the content: `System.Net.Http.Headers.HttpContentHeaders`. */
const CONTENT_HEADERS = new Set(
  `allow content-disposition content-encoding content-language content-length content-location
  content-md5 content-range content-type expires last-modified`.split(/\s+/),
);
/** Headers whose values .NET parses. */
const PARSED_HEADERS =
  /^(?:accept.*|authorization|cache-control|connection|date|expect|from|host|if-.*|max-forwards|pragma|proxy-.*|range|referer|te|trailer|transfer-encoding|upgrade|user-agent|via|warning)$/;
/** Those of them that it accepts without changing them. */
const KEPT_HEADERS =
  /^(?:accept: [\w.+-]+\/[\w.+-]+(?:, [\w.+-]+\/[\w.+-]+)*|authorization: \w+ [\w.~+/=-]+|if-(?:none-)?match: "[!#-~]*")$/;

/** The request with HttpClient, as a program of C# 12 for .NET 8 with implicit usings. */
export function printCsharp(request: ApiRequest): string {
  const content = [...printContent(request), ...printContentHeaders(request)];
  const parsesType = content.some((line) => line.includes("MediaTypeHeaderValue"));
  return [
    ...(parsesType ? ["using System.Net.Http.Headers;", ""] : []),
    "using var client = new HttpClient();",
    `using var request = new HttpRequestMessage(${printMethod(request)}, ${doubleQuoted(request.url)});`,
    ...request.headers.filter((header) => !isOfContent(header)).map(printHeader),
    ...content,
    "",
    "using var response = await client.SendAsync(request);",
    "Console.WriteLine((int)response.StatusCode);",
    "Console.WriteLine(await response.Content.ReadAsStringAsync());",
  ].join("\n");
}

function printMethod({ method }: ApiRequest): string {
  const name = method.charAt(0) + method.slice(1).toLowerCase();
  return METHODS.has(name) ? `HttpMethod.${name}` : `new HttpMethod(${doubleQuoted(method)})`;
}

/** `Add` checks and rewrites the headers that .NET knows. */
function printHeader({ name, value }: ApiRequest["headers"][number]): string {
  const lower = name.toLowerCase();
  const accepted = KEPT_HEADERS.test(`${lower}: ${value}`) || !PARSED_HEADERS.test(lower);
  const method = accepted ? "Add" : "TryAddWithoutValidation";
  return `request.Headers.${method}(${doubleQuoted(name)}, ${doubleQuoted(value)});`;
}

function isOfContent({ name }: ApiRequest["headers"][number]): boolean {
  return CONTENT_HEADERS.has(name.toLowerCase());
}

/** Besides the type, which comes with the content. */
function printContentHeaders({ headers, body }: ApiRequest): string[] {
  const ofContent = headers.filter(
    (header) => isOfContent(header) && header.name.toLowerCase() !== "content-type",
  );
  const empty = ofContent.length > 0 && body.kind === "none";
  return [
    ...(empty ? ["request.Content = new ByteArrayContent([]);"] : []),
    ...ofContent.map(printContentHeader),
  ];
}

function printContentHeader({ name, value }: ApiRequest["headers"][number]): string {
  return `request.Content.Headers.TryAddWithoutValidation(${doubleQuoted(name)}, ${doubleQuoted(value)});`;
}

function printContent(request: ApiRequest): string[] {
  const { body } = request;
  if (body.kind === "none") return [];
  if (body.kind === "multipart")
    return isPlainForm(body.parts) ? printForm(body.parts) : printPieces(body);
  const type = headerValue(request, "content-type");
  if (body.kind === "file") {
    return [
      `request.Content = new StreamContent(File.OpenRead(${doubleQuoted(body.file.name)}));`,
      ...(type ? [`request.Content.Headers.ContentType = ${mediaType(type)};`] : []),
    ];
  }
  return [printStringContent(body.text, type)];
}

function printStringContent(text: string, type: string): string {
  const value = type ? mediaType(type) : "(MediaTypeHeaderValue?)null";
  const literal = printText(text);
  if (!literal.includes("\n")) return `request.Content = new StringContent(${literal}, ${value});`;
  return `request.Content = new StringContent(\n    ${literal},\n    ${value});`;
}

/** Other names .NET refuses, or writes in a way that servers don't read. */
function isPlainForm(parts: ApiRequestPart[]): boolean {
  return parts.every(
    (part) =>
      !part.headers &&
      [part.name, part.kind === "file" ? part.file.name : "a"].every((name) =>
        /^[ !#-~]+$/.test(name),
      ),
  );
}

function printPieces(body: ApiRequestBody & { kind: "multipart" }): string[] {
  return [
    "using var body = new MemoryStream();",
    ...multipartPieces(body.parts).map((piece) =>
      piece.kind === "file"
        ? `body.Write(File.ReadAllBytes(${doubleQuoted(piece.name)}));`
        : `body.Write(${doubleQuoted(piece.text)}u8);`,
    ),
    "request.Content = new ByteArrayContent(body.ToArray());",
    ...writtenHeaders([], body).map(printContentHeader),
  ];
}

function printForm(parts: ApiRequestPart[]): string[] {
  return [
    "using var form = new MultipartFormDataContent();",
    ...parts.flatMap(printPart),
    "request.Content = form;",
  ];
}

function printPart(part: ApiRequestPart, index: number): string[] {
  const name = doubleQuoted(part.name);
  if (part.kind === "text") {
    const type = part.contentType === null ? "" : `, ${mediaType(part.contentType)}`;
    return [`form.Add(new StringContent(${doubleQuoted(part.text)}${type}), ${name});`];
  }
  const file = doubleQuoted(part.file.name);
  const variable = `file${index || ""}`;
  return [
    `var ${variable} = new StreamContent(File.OpenRead(${file}));`,
    `${variable}.Headers.ContentType = ${mediaType(part.file.contentType)};`,
    `form.Add(${variable}, ${name}, ${file});`,
  ];
}

/** The constructor takes no parameters (`; charset=…`). */
function mediaType(type: string): string {
  return type.includes(";")
    ? `MediaTypeHeaderValue.Parse(${doubleQuoted(type)})`
    : `new MediaTypeHeaderValue(${doubleQuoted(type)})`;
}

/**
 * JSON stands in a raw literal, whose line breaks are those of the source file; in other texts
 * they could matter.
 */
function printText(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const quotes = '"'.repeat(longest + 1);
  if (isJsonText(text) && isPlainBlock(text)) {
    return `${quotes}\n${indented(text, "    ")}\n    ${quotes}`;
  }
  if (isJsonText(text) && /^[^"\p{C}][^\p{C}]*"[^\p{C}]*[^"\p{C}]$/u.test(text)) {
    return quotes + text + quotes;
  }
  return text.includes("\n") ? concatenated(text, "    ") : doubleQuoted(text);
}
