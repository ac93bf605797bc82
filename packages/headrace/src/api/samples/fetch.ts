import type { ApiRequest } from "../../model/api-request.ts";
import { isJson } from "../request/media-types.ts";
import { doubleQuoted, isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";
import { headerValue, regularJson } from "./sample-json.ts";

/** The request with `fetch`, as an ES module for Node.js 20 or later; without files, for browsers. */
export function printFetch(request: ApiRequest): string {
  const { method, url, headers, body } = request;
  const { imports, before, value } = printBody(request);
  const entries = writtenHeaders(headers, body).map(
    ({ name, value: text }) => `    ${doubleQuoted(name)}: ${doubleQuoted(text)},`,
  );
  return [
    ...imports,
    ...(imports.length > 0 ? [""] : []),
    ...before,
    `const response = await fetch(${doubleQuoted(url)}, {`,
    `  method: ${doubleQuoted(method)},`,
    ...(entries.length > 0 ? ["  headers: {", ...entries, "  },"] : []),
    ...(value === "" ? [] : [`  body: ${value},`]),
    "});",
    "",
    "console.log(response.status, await response.text());",
  ].join("\n");
}

function printBody(request: ApiRequest): { imports: string[]; before: string[]; value: string } {
  const { body } = request;
  const readFile = 'import { readFile } from "node:fs/promises";';
  switch (body.kind) {
    case "none":
      return { imports: [], before: [], value: "" };
    case "file":
      return {
        imports: [readFile],
        before: [],
        value: `await readFile(${doubleQuoted(body.file.name)})`,
      };
    case "text": {
      const json = isJson(headerValue(request, "content-type")) ? regularJson(body.text) : null;
      if (!json) return { imports: [], before: [], value: block(body.text) };
      const before = [`const body = ${body.text};`, ""];
      // A key `__proto__` would set the prototype.
      if (body.text.includes("__proto__"))
        return { imports: [], before: [], value: block(body.text) };
      const value = json.space === 2 ? "JSON.stringify(body, null, 2)" : "JSON.stringify(body)";
      return { imports: [], before, value };
    }
    case "multipart": {
      const pieces = multipartPieces(body.parts);
      const lines = pieces.map((piece) =>
        piece.kind === "file"
          ? `  await readFile(${doubleQuoted(piece.name)}),`
          : `  ${doubleQuoted(piece.text)},`,
      );
      const hasFile = pieces.some(({ kind }) => kind === "file");
      return {
        imports: hasFile ? [readFile] : [],
        before: ["const body = new Blob([", ...lines, "]);", ""],
        value: "body",
      };
    }
  }
}

function block(text: string): string {
  if (!isPlainBlock(text)) return doubleQuoted(text);
  return `\`${text.replace(/\\|`|\$(?=\{)/g, "\\$&")}\``;
}
