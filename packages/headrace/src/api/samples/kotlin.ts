import type { ApiRequest, ApiRequestBody } from "../../model/api-request.ts";
import { isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";
import { stringLiteral } from "./quoting.ts";

/** The request with the HTTP client of Java 11 or later, in Kotlin. */
export function printKotlin({ method, url, headers, body }: ApiRequest): string {
  const publisher = printPublisher(body);
  return [
    "import java.net.URI",
    "import java.net.http.HttpClient",
    "import java.net.http.HttpRequest",
    "import java.net.http.HttpRequest.BodyPublishers",
    "import java.net.http.HttpResponse.BodyHandlers",
    ...(publisher.includes("Path.of") ? ["import java.nio.file.Path"] : []),
    "",
    "fun main() {",
    `    val body = ${publisher}`,
    `    val request = HttpRequest.newBuilder(URI.create(${quoted(url)}))`,
    `        .method(${quoted(method)}, body)`,
    ...writtenHeaders(headers, body).map(
      ({ name, value }) => `        .header(${quoted(name)}, ${quoted(value)})`,
    ),
    "        .build()",
    "",
    "    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())",
    `    println("\${response.statusCode()} \${response.body()}")`,
    "}",
  ].join("\n");
}

function printPublisher(body: ApiRequestBody): string {
  switch (body.kind) {
    case "none":
      return "BodyPublishers.noBody()";
    case "text":
      return `BodyPublishers.ofString(${block(body.text)})`;
    case "file":
      return `BodyPublishers.ofFile(Path.of(${quoted(body.file.name)}))`;
    case "multipart":
      return `BodyPublishers.concat(\n${multipartPieces(body.parts)
        .map((piece) =>
          piece.kind === "file"
            ? `        BodyPublishers.ofFile(Path.of(${quoted(piece.name)})),`
            : `        BodyPublishers.ofString(${quoted(piece.text)}),`,
        )
        .join("\n")}\n    )`;
  }
}

function block(text: string): string {
  const fits =
    isPlainBlock(text) && !text.includes("$") && !text.includes('""') && !text.endsWith('"');
  return fits ? `"""${text}"""` : quoted(text);
}

function quoted(text: string): string {
  return stringLiteral(text, {
    special: "$",
    escape: (codePoint) =>
      [...Array(String.fromCodePoint(codePoint).length).keys()]
        .map((index) => String.fromCodePoint(codePoint).charCodeAt(index))
        .map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`)
        .join(""),
  });
}
