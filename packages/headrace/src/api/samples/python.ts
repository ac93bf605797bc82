import type { ApiRequest, ApiRequestPart } from "../../model/api-request.ts";
import { isPlainBlock } from "./literals.ts";
import { padded, stringLiteral } from "./quoting.ts";

/** The request with Requests, for Python 3.9 or later. */
export function printPython({ method, url, headers, body }: ApiRequest): string {
  const { before, argument } = printBody(body);
  return [
    "import requests",
    "",
    ...before,
    "response = requests.request(",
    `    ${quoted(method)},`,
    `    ${quoted(url)},`,
    "    headers={",
    ...headers.map(({ name, value }) => `        ${quoted(name)}: ${quoted(value)},`),
    "    },",
    ...(argument === "" ? [] : [`    ${argument},`]),
    "    timeout=30,",
    ")",
    "",
    "print(response.status_code, response.text)",
  ].join("\n");
}

function printBody(body: ApiRequest["body"]): { before: string[]; argument: string } {
  switch (body.kind) {
    case "none":
      return { before: [], argument: "" };
    case "file":
      return { before: [], argument: `data=open(${quoted(body.file.name)}, "rb")` };
    case "text":
      return { before: [`body = ${block(body.text)}`, ""], argument: "data=body.encode()" };
    case "multipart":
      return {
        before: ["files = [", ...body.parts.map((part) => `    ${printPart(part)},`), "]", ""],
        argument: "files=files",
      };
  }
}

/** Name, then file name, content, and media type. */
function printPart(part: ApiRequestPart): string {
  const name = quoted(part.name);
  if (part.kind === "file") {
    const file = quoted(part.file.name);
    const type = quoted(part.file.contentType);
    return `(${name}, (${file}, open(${file}, "rb"), ${type}${printPartHeaders(part)}))`;
  }
  const headers = printPartHeaders(part);
  const none = headers ? ", None" : "";
  const type = part.contentType === null ? none : `, ${quoted(part.contentType)}`;
  return `(${name}, (None, ${quoted(part.text)}${type}${headers}))`;
}

function printPartHeaders({ headers = [] }: ApiRequestPart): string {
  const entries = headers.map(({ name, value }) => `${quoted(name)}: ${quoted(value)}`);
  return entries.length > 0 ? `, {${entries.join(", ")}}` : "";
}

function block(text: string): string {
  const fits = isPlainBlock(text) && !/"""|"$|\\$/.test(text);
  if (!fits) return quoted(text);
  return `${text.includes("\\") ? "r" : ""}"""${text}"""`;
}

function quoted(text: string): string {
  return stringLiteral(text, { escape: padded });
}
