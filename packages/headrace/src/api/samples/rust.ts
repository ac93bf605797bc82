import type { ApiRequest, ApiRequestPart } from "../../model/api-request.ts";
import { escapeName } from "../request/part-head.ts";
import { isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";
import { braced, stringLiteral } from "./quoting.ts";

/** The request with reqwest 0.12 (features "blocking" and "multipart"). */
export function printRust({ method, url, headers, body }: ApiRequest): string {
  const isForm = body.kind === "multipart" && isPlainForm(body.parts);
  const { before, call } = isForm ? printForm(body.parts) : printBody(body);
  const written = isForm ? headers : writtenHeaders(headers, body);
  return [
    "use reqwest::blocking::Client;",
    ...(isForm ? ["use reqwest::blocking::multipart::{Form, Part};"] : []),
    "use reqwest::Method;",
    "",
    "fn main() -> Result<(), Box<dyn std::error::Error>> {",
    ...before,
    "    let response = Client::new()",
    `        .request(Method::from_bytes(b${quoted(method)})?, ${quoted(url)})`,
    ...written.map(({ name, value }) => `        .header(${quoted(name)}, ${quoted(value)})`),
    ...(call === "" ? [] : [`        ${call}`]),
    "        .send()?;",
    "",
    '    println!("{} {}", response.status(), response.text()?);',
    "    Ok(())",
    "}",
  ].join("\n");
}

function printBody(body: ApiRequest["body"]): { before: string[]; call: string } {
  switch (body.kind) {
    case "none":
      return { before: [], call: "" };
    case "text":
      return { before: [`    let body = ${block(body.text)};`, ""], call: ".body(body)" };
    case "file":
      return {
        before: [`    let body = std::fs::read(${quoted(body.file.name)})?;`, ""],
        call: ".body(body)",
      };
    case "multipart": {
      const pieces = multipartPieces(body.parts).map((piece) =>
        piece.kind === "file"
          ? `    body.extend(std::fs::read(${quoted(piece.name)})?);`
          : `    body.extend_from_slice(${quoted(piece.text)}.as_bytes());`,
      );
      return { before: ["    let mut body = Vec::new();", ...pieces, ""], call: ".body(body)" };
    }
  }
}

/** Of other names of files reqwest writes a header that few servers read. */
function isPlainForm(parts: readonly ApiRequestPart[]): boolean {
  return parts.every(
    (part) => !part.headers && (part.kind === "text" || !/["\\\r\n]/.test(part.file.name)),
  );
}

function printForm(parts: readonly ApiRequestPart[]): { before: string[]; call: string } {
  const lines = [
    "    let form = Form::new()",
    // Else it would encode names as no browser does, and servers miss the field.
    ...(parts.every(({ name }) => /^[\w.-]*$/.test(name))
      ? []
      : ["        .percent_encode_noop()"]),
    ...parts.map((part) => `        .part(${quoted(escapeName(part.name))}, ${printPart(part)})`),
  ];
  const last = lines.pop() ?? "";
  return { before: [...lines, `${last};`, ""], call: ".multipart(form)" };
}

function printPart(part: ApiRequestPart): string {
  if (part.kind === "file") {
    const { name, contentType } = part.file;
    const file = `Part::bytes(std::fs::read(${quoted(name)})?).file_name(${quoted(name)})`;
    return `${file}.mime_str(${quoted(contentType)})?`;
  }
  const type = part.contentType === null ? "" : `.mime_str(${quoted(part.contentType)})?`;
  return `Part::text(${quoted(part.text)})${type}`;
}

function block(text: string): string {
  return isPlainBlock(text) && !text.includes('"#') ? `r#"${text}"#` : quoted(text);
}

function quoted(text: string): string {
  return stringLiteral(text, { escape: braced });
}
