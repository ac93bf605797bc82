import type { ApiRequest, ApiRequestBody, ApiRequestPart } from "../../model/api-request.ts";
import { concatenated, doubleQuoted, indented, isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";

const METHODS = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);
/** Unirest gives these no `body`. */
const WITHOUT_BODY = new Set(["GET", "HEAD", "OPTIONS"]);

/** The request with unirest-java 4, as statements for Java 17 or later. */
export function printJava(request: ApiRequest): string {
  const { body } = request;
  const pieces = printPieces(body);
  const isWritten = pieces.length > 0;
  const headers = isWritten ? writtenHeaders(request.headers, body) : request.headers;
  const calls = [
    ...headers.map(({ name, value }) => call("header", [name, value].map(doubleQuoted))),
    ...(isWritten ? [".body(body.toByteArray())"] : printBody(body)),
    ".asString();",
  ];
  return [
    ...(isWritten ? ["import java.io.*;", "import java.nio.file.*;"] : javaImports(body)),
    "import kong.unirest.core.HttpResponse;",
    "import kong.unirest.core.Unirest;",
    "",
    ...pieces,
    `HttpResponse<String> response = Unirest.${printMethod(request)}`,
    ...calls.map((line) => `    ${line}`),
    "",
    "System.out.println(response.getStatus());",
    "System.out.println(response.getBody());",
  ].join("\n");
}

function javaImports(body: ApiRequestBody): string[] {
  if (body.kind === "file") return ["import java.nio.file.Files;", "import java.nio.file.Path;"];
  return hasFile(body) ? ["import java.io.File;"] : [];
}

/** Unirest gives parts no headers, and sends them in the order of their names: otherwise the body is written out. */
function printPieces(body: ApiRequestBody): string[] {
  if (body.kind !== "multipart" || body.parts.every(isSentAsGiven)) return [];
  return [
    "var body = new ByteArrayOutputStream();",
    ...multipartPieces(body.parts).map((piece) =>
      piece.kind === "file"
        ? `body.writeBytes(Files.readAllBytes(Path.of(${doubleQuoted(piece.name)})));`
        : `body.writeBytes(${doubleQuoted(piece.text)}.getBytes("UTF-8"));`,
    ),
    "",
  ];
}

function isSentAsGiven({ headers, name }: ApiRequestPart, index: number, parts: ApiRequestPart[]) {
  const before = parts[index - 1]?.name;
  return !headers && (before === undefined || before <= name);
}

function printMethod({ method, url, body }: ApiRequest): string {
  const known = METHODS.has(method) && (body.kind === "none" || !WITHOUT_BODY.has(method));
  const address = doubleQuoted(url);
  return known
    ? `${method.toLowerCase()}(${address})`
    : `request(${doubleQuoted(method)}, ${address})`;
}

function printBody(body: ApiRequestBody): string[] {
  switch (body.kind) {
    case "none":
      return [];
    case "text":
      return [call("body", [printText(body.text)])];
    case "file":
      return [call("body", [`Files.readAllBytes(Path.of(${doubleQuoted(body.file.name)}))`])];
    case "multipart":
      // Without a file, Unirest would send an encoded form
      return [...(hasFile(body) ? [] : [".multiPartContent()"]), ...body.parts.map(printPart)];
  }
}

function printPart(part: ApiRequestPart): string {
  const name = doubleQuoted(part.name);
  if (part.kind === "file") {
    const file = `new File(${doubleQuoted(part.file.name)})`;
    return call("field", [name, file, doubleQuoted(part.file.contentType)]);
  }
  // Unirest's own default is the type of an encoded form
  const type = part.contentType ?? "text/plain; charset=utf-8";
  return call("field", [name, doubleQuoted(part.text), doubleQuoted(type)]);
}

function hasFile(body: ApiRequestBody): boolean {
  return body.kind === "multipart" && body.parts.some(({ kind }) => kind === "file");
}

function call(name: string, values: string[]): string {
  return `.${name}(${values.join(", ")})`;
}

/**
 * A text block where it reads better; Java takes off the white space that all lines begin with,
 * and that at their ends: https://docs.oracle.com/javase/specs/jls/se17/html/jls-3.html#jls-3.10.6
 */
function printText(text: string): string {
  if (!text.includes("\n")) return doubleQuoted(text);
  if (!isPlainBlock(text) || !/^[^ \n]/m.test(text)) {
    return concatenated(text, "        ");
  }
  const block = text
    .replaceAll("\\", "\\\\")
    .replaceAll('"""', '\\"""')
    .replace(/"$/, '\\"')
    .replace(/ (?=\n|$)/g, "\\s");
  // The closing quotes count as a line when they stand on their own
  return `"""\n${indented(block, "        ")}${text.endsWith("\n") ? "        " : ""}"""`;
}
