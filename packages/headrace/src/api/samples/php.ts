import type { ApiRequest, ApiRequestBody } from "../../model/api-request.ts";
import { isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";
import { braced, stringLiteral } from "./quoting.ts";

/** The request with the curl extension, for PHP 8 or later. */
export function printPhp({ method, url, headers, body }: ApiRequest): string {
  const value = bodyValue(body);
  // curl would add a type of its own to a body without one.
  const isTyped = headers.some(({ name }) => name.toLowerCase() === "content-type");
  const untyped = body.kind === "text" || body.kind === "file" ? !isTyped : false;
  return [
    "<?php",
    "",
    ...(value === "" ? [] : [`$body = ${value};`, ""]),
    `$curl = curl_init(${quoted(url)});`,
    "curl_setopt_array($curl, [",
    `    CURLOPT_CUSTOMREQUEST => ${quoted(method)},`,
    ...(method === "HEAD" ? ["    CURLOPT_NOBODY => true,"] : []),
    "    CURLOPT_HTTPHEADER => [",
    ...writtenHeaders(headers, body).map(
      ({ name, value: text }) =>
        `        ${quoted(text === "" ? `${name};` : `${name}: ${text}`)},`,
    ),
    ...(untyped ? ['        "Content-Type:",'] : []),
    "    ],",
    ...(value === "" ? [] : ["    CURLOPT_POSTFIELDS => $body,"]),
    "    CURLOPT_RETURNTRANSFER => true,",
    "]);",
    "$text = curl_exec($curl);",
    "",
    'echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), " ", $text, "\\n";',
  ].join("\n");
}

function bodyValue(body: ApiRequestBody): string {
  switch (body.kind) {
    case "none":
      return "";
    case "text":
      return isPlainBlock(body.text) && !/^\s*BODY\b/m.test(body.text)
        ? `<<<'BODY'\n${body.text}\nBODY`
        : quoted(body.text);
    case "file":
      return `file_get_contents(${quoted(body.file.name)})`;
    case "multipart":
      return multipartPieces(body.parts)
        .map((piece) =>
          piece.kind === "file" ? `file_get_contents(${quoted(piece.name)})` : quoted(piece.text),
        )
        .join("\n    . ");
  }
}

function quoted(text: string): string {
  return stringLiteral(text, { escape: braced, special: "$" });
}
