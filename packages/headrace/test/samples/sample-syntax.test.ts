import { describe, expect, it, test } from "vitest";
import { printCsharp } from "../../src/api/samples/csharp.ts";
import { printJava } from "../../src/api/samples/java.ts";
import { multipartPieces } from "../../src/api/samples/multipart.ts";
import type { ApiRequest, ApiRequestPart } from "../../src/model/api-request.ts";
import { sampleRequests } from "./sample-requests.ts";
import { sourceParser } from "./string-literals.ts";

const requests = sampleRequests("https://api.example.com");

describe.each([
  ["Java", "java", printJava],
  ["C#", "c-sharp", printCsharp],
] as const)("API-04 %s samples", (_, language, print) => {
  it("parse and hold every string of the request", async () => {
    const parse = await sourceParser(language);
    for (const request of requests) {
      const source = print(request);
      const { errors, strings } = parse(source);
      expect.soft(errors, source).toEqual([]);
      const all = isWrittenOut(source) ? piecesOf(request) : stringsOf(request);
      expect.soft(strings, source).toEqual(expect.arrayContaining(all));
    }
  });
});

test("API-04 C# samples write out a form whose names .NET would change or refuse", () => {
  const file = { name: "a.txt", contentType: "text/plain", content: null };
  const sources = ["a b", "käse", 'a"b', ""].map((name) => {
    const parts: ApiRequestPart[] = [
      { kind: "text", name, text: "1", contentType: null },
      { kind: "file", name: "f", file },
    ];
    const url = "https://api.example.com";
    return printCsharp({ method: "POST", url, headers: [], body: { kind: "multipart", parts } });
  });
  expect(sources.map(isWrittenOut)).toEqual([false, true, true, true]);
  expect(sources[1]).toContain('form-data; name=\\"käse\\"');
});

test.each([
  ["Bearer a+b/c==", "Add"],
  ['Bearer a"b', "TryAddWithoutValidation"],
])("API-04 C# samples have .NET check no credential that it would refuse: %s", (value, method) => {
  const headers = [{ name: "Authorization", value }];
  const url = "https://api.example.com";
  const source = printCsharp({ method: "GET", url, headers, body: { kind: "none" } });
  expect(source).toContain(`request.Headers.${method}("Authorization"`);
});

function isWrittenOut(source: string): boolean {
  return source.includes("u8);") || source.includes("body.writeBytes(");
}

/** What a sample that writes out a form says of it. */
function piecesOf({ body }: ApiRequest): string[] {
  const pieces = body.kind === "multipart" ? multipartPieces(body.parts) : [];
  return pieces.map((piece) => (piece.kind === "file" ? piece.name : piece.text));
}

/** All that a sample has to say literally; methods have a name of their own. */
function stringsOf({ url, headers, body }: ApiRequest): string[] {
  const pairs = headers.flatMap(({ name, value }) =>
    name === "Content-Type" ? [value] : [name, value],
  );
  switch (body.kind) {
    case "none":
      return [url, ...pairs];
    case "text":
      return [url, ...pairs, body.text];
    case "file":
      return [url, ...pairs, body.file.name];
    case "multipart":
      return [
        url,
        ...pairs,
        ...body.parts.flatMap((part) =>
          part.kind === "text"
            ? [part.name, part.text, ...(part.contentType ? [part.contentType] : [])]
            : [part.name, part.file.name, part.file.contentType],
        ),
      ];
  }
}
