import { expect, test } from "vitest";
import { sampleOperation } from "../testing/sample-operation.ts";
import { fileName } from "./file-name.ts";
import { documentedResponse, missingHeaders } from "./hidden-headers.ts";
import { statusLine } from "./status-text.ts";
import { createTextPages, PAGE_BYTES } from "./text-pages.ts";
import { formatSize, formatTime } from "./units.ts";

const ADDRESS = "https://api.example/v1/backups/7?full=true";

test.each([
  ['attachment; filename="a b.zip"', "a b.zip"],
  ["attachment; filename=\"../../evil.sh\"; filename*=UTF-8''gr%C3%BC%C3%9Fe.txt", "grüße.txt"],
  ['attachment; filename="..\\\\..\\\\evil.sh"', "evil.sh"],
  ["attachment; filename=/etc/.profile", "profile"],
  ["inline", "7.zip"],
])("F59 the file of %s is called %s", (disposition, name) => {
  const headers = [
    { name: "content-disposition", value: disposition },
    { name: "content-type", value: "application/zip" },
  ];
  expect(fileName(headers, ADDRESS)).toBe(name);
});

test("without a name the address gives it, with an extension for the type", () => {
  const typed = (value: string) => [{ name: "content-type", value }];
  expect(fileName(typed("application/vnd.quarry.v1+json"), ADDRESS)).toBe("7.json");
  expect(fileName(typed("application/octet-stream"), "https://api.example/")).toBe("response.bin");
  expect(fileName(typed("text/html"), "https://api.example/index.html")).toBe("index.html");
});

test("documented headers that do not arrive are named", () => {
  const { responses } = sampleOperation().operation;
  const created = documentedResponse(responses, 201);
  expect(missingHeaders(created, [{ name: "etag", value: "1" }])).toEqual(["Location"]);
  expect(documentedResponse(responses, 404)?.status).toBe("4XX");
  expect(documentedResponse(responses, 500)).toBeUndefined();
  expect(missingHeaders(undefined, [])).toEqual([]);
});

test("text comes in pieces, and no character is cut", async () => {
  const text = "€".repeat(PAGE_BYTES);
  const pages = createTextPages(new Blob([text]), "utf-8");
  const pieces: string[] = [];
  for (let done = false; !done; ) {
    const next = await pages.next();
    pieces.push(next.text);
    ({ done } = next);
  }
  expect(pieces).toHaveLength(3);
  expect(pieces.join("") === text).toBe(true);
});

test("status, size and time in words", () => {
  expect(statusLine(404, "")).toBe("404 Not Found");
  expect(statusLine(299, "")).toBe("299");
  expect(statusLine(200, "Fine")).toBe("200 Fine");
  expect([0, 999, 1000, 999_949, 999_950, 20_000_000].map(formatSize)).toEqual([
    "0 B",
    "999 B",
    "1.0 kB",
    "999.9 kB",
    "1.0 MB",
    "20.0 MB",
  ]);
  expect([7.4, 999, 1240].map(formatTime)).toEqual(["7 ms", "999 ms", "1.24 s"]);
});
