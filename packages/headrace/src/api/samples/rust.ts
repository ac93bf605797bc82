import type { ApiRequest, ApiRequestPart } from "../../model/api-request.ts";
import { isPlainBlock } from "./literals.ts";
import { braced, stringLiteral } from "./quoting.ts";

/** The request with reqwest 0.12 (features "blocking" and "multipart"). */
export function printRust({ method, url, headers, body }: ApiRequest): string {
  const { before, call } = printBody(body);
  return [
    "use reqwest::blocking::Client;",
    ...(body.kind === "multipart" ? ["use reqwest::blocking::multipart::{Form, Part};"] : []),
    "use reqwest::Method;",
    "",
    "fn main() -> Result<(), Box<dyn std::error::Error>> {",
    ...before,
    "    let response = Client::new()",
    `        .request(Method::from_bytes(b${quoted(method)})?, ${quoted(url)})`,
    ...headers.map(({ name, value }) => `        .header(${quoted(name)}, ${quoted(value)})`),
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
      const parts = body.parts.map(
        (part) => `        .part(${quoted(part.name)}, ${printPart(part)})`,
      );
      const last = parts.at(-1) ?? "";
      const before = ["    let form = Form::new()", ...parts.slice(0, -1), `${last};`, ""];
      return { before, call: ".multipart(form)" };
    }
  }
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
