import { expect, test } from "vitest";
import { answerBodyKind, charset } from "./media-type.ts";

test.each([
  ["application/json", "json"],
  ["application/vnd.quarry.v1+json; charset=utf-8", "json"],
  ["application/problem+json", "json"],
  ["text/event-stream", "events"],
  ["application/x-ndjson", "events"],
  ["text/html; charset=utf-8", "text"],
  ["image/svg+xml", "text"],
  ["application/atom+xml", "text"],
  ["", "text"],
  ["image/png", "image"],
  ["application/octet-stream", "binary"],
  ["application/zip", "binary"],
])("F59 %s is shown as %s", (type, kind) => {
  expect(answerBodyKind(type)).toBe(kind);
});

test("only known character sets are used", () => {
  expect(charset('text/plain; charset="ISO-8859-1"')).toBe("windows-1252");
  expect(charset("text/plain; charset=klingon")).toBe("utf-8");
});
