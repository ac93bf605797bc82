import { describe, expect, it } from "vitest";
import type { ApiRequest } from "../../model/api-request.ts";
import { sendability } from "./sendability.ts";
import { toFetch } from "./to-fetch.ts";

const request: ApiRequest = {
  method: "POST",
  url: "https://api.example.com/things",
  headers: [{ name: "Accept", value: "application/json" }],
  body: { kind: "text", text: "{}" },
};
const file = { name: "a.zip", contentType: "application/zip", content: null };

describe("sendability", () => {
  it("finds nothing in an ordinary request", () => {
    expect(sendability(request)).toEqual([]);
  });

  it.each<[string, Partial<ApiRequest>]>([
    ["method TRACE", { method: "TRACE" }],
    ["body GET", { method: "GET" }],
    ["cookie Cookie", { headers: [{ name: "Cookie", value: "a=b" }] }],
    ["header Host", { headers: [{ name: "Host", value: "a" }] }],
    ["header Sec-Ch-Ua", { headers: [{ name: "Sec-Ch-Ua", value: "a" }] }],
    ["file ", { body: { kind: "file", file } }],
    [
      "file archive",
      { body: { kind: "multipart", parts: [{ kind: "file", name: "archive", file }] } },
    ],
  ])("names the %s", (expected, changes) => {
    const obstacles = sendability({ ...request, ...changes });
    expect(obstacles.map(({ reason, name }) => `${reason} ${name}`)).toEqual([expected]);
  });

  it("API-05 toFetch sends no cookies, and nothing in place of a file that is not there", () => {
    expect(toFetch(request).init).toEqual({
      method: "POST",
      headers: [["Accept", "application/json"]],
      body: "{}",
      credentials: "omit",
    });
    expect(() => toFetch({ ...request, body: { kind: "file", file } })).toThrow(
      "The file a.zip has no content.",
    );
  });
});
