import type { ApiRequest } from "../../model/api-request.ts";
import { isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";
import { padded, stringLiteral } from "./quoting.ts";

/** The request with net/http, for Go 1.21 or later. */
export function printGo({ method, url, headers, body }: ApiRequest): string {
  const { imports, before, value } = printBody(body);
  const all = ["fmt", "io", "log", "net/http", ...imports].sort();
  return [
    "package main",
    "",
    "import (",
    ...all.map((name) => `\t"${name}"`),
    ")",
    "",
    "func main() {",
    ...before,
    `\trequest, err := http.NewRequest(${quoted(method)}, ${quoted(url)}, ${value})`,
    ...check(),
    ...writtenHeaders(headers, body).map(
      ({ name, value: text }) => `\trequest.Header.Set(${quoted(name)}, ${quoted(text)})`,
    ),
    "",
    "\tresponse, err := http.DefaultClient.Do(request)",
    ...check(),
    "\tdefer response.Body.Close()",
    "\ttext, err := io.ReadAll(response.Body)",
    ...check(),
    "\tfmt.Println(response.StatusCode, string(text))",
    "}",
  ].join("\n");
}

function check(): string[] {
  return ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];
}

function printBody(body: ApiRequest["body"]): {
  imports: string[];
  before: string[];
  value: string;
} {
  switch (body.kind) {
    case "none":
      return { imports: [], before: [], value: "nil" };
    case "text":
      return {
        imports: ["strings"],
        before: [`\tbody := strings.NewReader(${block(body.text)})`],
        value: "body",
      };
    case "file":
      return {
        imports: ["bytes", "os"],
        before: [`\tfile, err := os.ReadFile(${quoted(body.file.name)})`, ...check()],
        value: "bytes.NewReader(file)",
      };
    case "multipart": {
      const pieces = multipartPieces(body.parts);
      const files = pieces.filter((piece) => piece.kind === "file");
      const lines = pieces.flatMap((piece) => {
        if (piece.kind === "text") return [`\tbody.WriteString(${quoted(piece.text)})`];
        const at = files.indexOf(piece) + 1;
        return [
          `\tfile${at}, err := os.ReadFile(${quoted(piece.name)})`,
          ...check(),
          `\tbody.Write(file${at})`,
        ];
      });
      return {
        imports: ["bytes", ...(files.length > 0 ? ["os"] : [])],
        before: ["\tbody := &bytes.Buffer{}", ...lines],
        value: "body",
      };
    }
  }
}

function block(text: string): string {
  return isPlainBlock(text) && !text.includes("`") ? `\`${text}\`` : quoted(text);
}

/** A byte order mark may not stand in the source. */
function quoted(text: string): string {
  return stringLiteral(text, { escape: padded });
}
