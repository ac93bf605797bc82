import { describe, expect, it } from "vitest";
import { printCsharp } from "../../src/api/samples/csharp.ts";
import { printJava } from "../../src/api/samples/java.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
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
      expect.soft(strings, source).toEqual(expect.arrayContaining(stringsOf(request)));
    }
  });
});

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
