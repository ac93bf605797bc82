import { expect, test } from "vitest";
import { answerBodyKind, charset, isText } from "./media-type.ts";

test.each([
  ["application/json", "json"],
  ["application/vnd.quarry.v1+json; charset=utf-8", "json"],
  ["application/problem+json", "json"],
  ["text/event-stream", "events"],
  ["application/x-ndjson", "events"],
  ["text/html; charset=utf-8", "text"],
  ["application/ndjson", "events"],
  ["application/x-jsonlines", "events"],
  ["image/svg+xml", "unknown"],
  ["", "unknown"],
  ["image/png", "image"],
  ["application/octet-stream", "unknown"],
])("F59 %s is shown as %s", (type, kind) => {
  expect(answerBodyKind(type)).toBe(kind);
});

test.each<[string, BlobPart, string, boolean]>([
  ["SVG", "<svg/>\n", "utf-8", true],
  ["a type of one's own", "é".repeat(3000), "utf-8", true],
  ["another character set", new Uint8Array([0x63, 0xe9]), "windows-1252", true],
  ["the same as UTF-8", new Uint8Array([0x63, 0xe9]), "utf-8", false],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "utf-8", false],
  ["an archive", "PK\u0003\u0004", "utf-8", false],
])(
  "F59 a body of no known type is shown if its bytes are a text: %s",
  async (...[, part, encoding, is]) => {
    expect(await isText(new Blob([part]), encoding)).toBe(is);
  },
);

test("only known character sets are used", () => {
  expect(charset('text/plain; charset="ISO-8859-1"')).toBe("windows-1252");
  expect(charset("text/plain; charset=klingon")).toBe("utf-8");
});
