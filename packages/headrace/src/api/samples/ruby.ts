import type { ApiRequest, ApiRequestBody } from "../../model/api-request.ts";
import { isPlainBlock } from "./literals.ts";
import { multipartPieces, writtenHeaders } from "./multipart.ts";
import { braced, stringLiteral } from "./quoting.ts";

/** The request with Net::HTTP, for Ruby 3 or later. */
export function printRuby({ method, url, headers, body }: ApiRequest): string {
  const value = bodyValue(body);
  const answer = method !== "HEAD";
  return [
    'require "net/http"',
    "",
    `uri = URI(${quoted(url)})`,
    `request = Net::HTTPGenericRequest.new(${quoted(method)}, ${value !== ""}, ${answer}, uri)`,
    // Those that Net::HTTP would add.
    'request.delete("User-Agent")',
    ...writtenHeaders(headers, body).map(
      ({ name, value: text }) => `request[${quoted(name)}] = ${quoted(text)}`,
    ),
    ...(value === "" ? [] : [`request.body = ${value}`]),
    "",
    'response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https") do |http|',
    "  http.request(request)",
    "end",
    "",
    'puts "#{response.code} #{response.body}"',
  ].join("\n");
}

function bodyValue(body: ApiRequestBody): string {
  switch (body.kind) {
    case "none":
      return "";
    case "text":
      return isPlainBlock(body.text) && !/^BODY$/m.test(body.text)
        ? `<<'BODY'.chomp\n${body.text}\nBODY`
        : quoted(body.text);
    case "file":
      return `File.binread(${quoted(body.file.name)})`;
    case "multipart":
      return `[\n${multipartPieces(body.parts)
        .map((piece) =>
          piece.kind === "file"
            ? `  File.binread(${quoted(piece.name)}),`
            : `  ${quoted(piece.text)}.b,`,
        )
        .join("\n")}\n].join`;
  }
}

function quoted(text: string): string {
  return stringLiteral(text, { escape: braced, special: "#" });
}
