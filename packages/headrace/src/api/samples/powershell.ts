import type { ApiRequest, ApiRequestBody } from "../../model/api-request.ts";
import { INVISIBLE, isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";

/** The request with `Invoke-WebRequest`, for PowerShell 7.4 or later. */
export function printPowershell({ method, url, headers, body }: ApiRequest): string {
  const all = writtenHeaders(headers, body);
  const type = all.find(({ name }) => name.toLowerCase() === "content-type");
  const others = all.filter((header) => header !== type);
  const value = bodyValue(body);
  return [
    "$headers = @{",
    ...others.map((header) => `    ${quoted(header.name)} = ${quoted(header.value)}`),
    "}",
    ...(value === "" ? [] : [`$body = ${value}`]),
    "",
    "$response = Invoke-WebRequest `",
    `    -CustomMethod ${quoted(method)} \``,
    `    -Uri ${quoted(url)} \``,
    ...(type ? [`    -ContentType ${quoted(type.value)} \``] : []),
    ...(value === "" ? [] : ["    -Body $body `"]),
    "    -SkipHeaderValidation -SkipHttpErrorCheck `",
    "    -Headers $headers",
    "",
    '"$($response.StatusCode) $($response.Content)"',
  ].join("\n");
}

function bodyValue(body: ApiRequestBody): string {
  switch (body.kind) {
    case "none":
      return "";
    case "text":
      return `[Text.Encoding]::UTF8.GetBytes(${block(body.text)})`;
    case "file":
      return `[IO.File]::ReadAllBytes(${quoted(body.file.name)})`;
    case "multipart": {
      const pieces = multipartPieces(body.parts).map((piece) =>
        piece.kind === "file"
          ? `    [IO.File]::ReadAllBytes(${quoted(piece.name)})`
          : `    [Text.Encoding]::UTF8.GetBytes(${quoted(piece.text)})`,
      );
      return `[byte[]] (@(\n${pieces.join("\n")}\n) | ForEach-Object { $_ })`;
    }
  }
}

/** A here-string, which ends at the first line that begins with its end. */
function block(text: string): string {
  return isPlainBlock(text) && !/^'@/m.test(text) ? `@'\n${text}\n'@` : quoted(text);
}

/** Single quotes take everything as it is; what readers can't see needs double ones. */
function quoted(text: string): string {
  const isPlain = !/\p{Cc}/u.test(text) && text.replace(INVISIBLE, "") === text;
  // Typographic quotation marks end a string, too.
  if (isPlain) return `'${text.replaceAll(/['\u2018\u2019\u201A\u201B]/g, "$&$&")}'`;
  const pieces = [...text].map((character) => {
    if (/["`$\u201C\u201D\u201E]/.test(character)) return `\`${character}`;
    if (character === "\n") return "`n";
    if (character === "\r") return "`r";
    const isHidden = /\p{Cc}/u.test(character) || character.replace(INVISIBLE, "") === "";
    return isHidden ? `\`u{${(character.codePointAt(0) ?? 0).toString(16)}}` : character;
  });
  return `"${pieces.join("")}"`;
}
