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
    ["method TRACK", { method: "TRACK" }],
    ["method CONNECT", { method: "CONNECT" }],
    ["body GET", { method: "GET" }],
    ["body HEAD", { method: "HEAD" }],
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

  it.each(
    `Accept-Charset Accept-Encoding Access-Control-Request-Headers Access-Control-Request-Method
    Connection Content-Length Cookie2 Date DNT Expect Host Keep-Alive Origin Referer Set-Cookie TE
    Trailer Transfer-Encoding Upgrade Via Proxy-Anything Sec-Anything`.split(/\s+/),
  )("names the header %s, which the browser sets itself", (name) => {
    expect(sendability({ ...request, headers: [{ name, value: "a" }] })).toEqual([
      {
        reason: "header",
        name,
        message: `A browser sets the header ${name} itself. Use one of the code samples.`,
      },
    ]);
  });

  it("lets a method without a body, other headers, and chosen files pass", () => {
    const chosen = { ...file, content: new Blob(["x"]) };
    const headers = ["X-Sec-A", "X-Proxy-A", "Dates"].map((name) => ({ name, value: "a" }));
    const passing: Partial<ApiRequest>[] = [
      { method: "GET", body: { kind: "none" }, headers },
      { method: "HEAD", body: { kind: "none" } },
      { body: { kind: "file", file: chosen } },
      {
        body: {
          kind: "multipart",
          parts: [
            { kind: "file", name: "a", file: chosen },
            { kind: "text", name: "b", text: "", contentType: null },
          ],
        },
      },
    ];
    for (const changes of passing) expect(sendability({ ...request, ...changes })).toEqual([]);
  });

  it("says what to do instead", () => {
    const sentences = (changes: Partial<ApiRequest>) =>
      sendability({ ...request, ...changes }).map(({ message }) => message);
    expect(sentences({ method: "TRACE" })).toEqual([
      "A browser can't send TRACE requests. Use one of the code samples.",
    ]);
    expect(sentences({ method: "GET" })).toEqual([
      "A browser can't send a body with GET. Use one of the code samples.",
    ]);
    expect(sentences({ headers: [{ name: "Cookie", value: "a=b" }] })).toEqual([
      "A page can't set cookies of another site. Sign in there, or use one of the code samples.",
    ]);
    expect(sentences({ body: { kind: "file", file } })).toEqual([
      "Choose a file for the body first.",
    ]);
    const parts = [{ kind: "file", name: "archive", file }] as const;
    expect(sentences({ body: { kind: "multipart", parts: [...parts] } })).toEqual([
      "Choose a file for archive first.",
    ]);
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
