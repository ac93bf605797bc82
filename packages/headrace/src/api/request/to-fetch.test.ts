import { describe, expect, it } from "vitest";
import type { ApiFile, ApiRequest, ApiRequestPart } from "../../model/api-request.ts";
import { toFetch } from "./to-fetch.ts";

const ODD = ["plain", "a b", 'qu"ote', "new\nline", "re\rturn", "ünïcode 語", "a;b=c", ""];

function request(body: ApiRequest["body"]): ApiRequest {
  const headers = [{ name: "Accept", value: "*/*" }];
  return { method: "PATCH", url: "https://api.example.com/things?a=b", headers, body };
}

function file(name: string, bytes: number[], contentType = "image/png"): ApiFile {
  return { name, contentType, content: new Blob([new Uint8Array(bytes)]) };
}

/** The body as the platform's own parser of forms reads it. */
async function readForm(parts: ApiRequestPart[]) {
  const { init } = toFetch(request({ kind: "multipart", parts }));
  const form = await new Response(init.body, { headers: init.headers }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === "string"
        ? { name, text: value }
        : { name, file: value.name, type: value.type, bytes: [...(await bytesOf(value))] },
    ),
  );
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

describe("what fetch is given", () => {
  it("is method, address and headers as they are, without cookies and without a body", () => {
    expect(toFetch(request({ kind: "none" }))).toEqual({
      url: "https://api.example.com/things?a=b",
      init: { method: "PATCH", headers: [["Accept", "*/*"]], credentials: "omit" },
    });
  });

  it("is a text or the bytes of a file", async () => {
    expect(toFetch(request({ kind: "text", text: "a\r\nb" })).init.body).toBe("a\r\nb");
    const { init } = toFetch(request({ kind: "file", file: file("a.png", [0, 13, 10, 255]) }));
    expect(init.credentials).toBe("omit");
    expect(await bytesOf(init.body as Blob)).toEqual(new Uint8Array([0, 13, 10, 255]));
  });

  it("is a form that a parser reads back: names, texts, files, types, bytes", async () => {
    const parts = ODD.flatMap((name, index): ApiRequestPart[] => [
      { kind: "text", name, text: `${name}\r\n--\n`, contentType: null },
      { kind: "file", name: `file ${name}`, file: file(name || "x", [index, 0, 13, 10, 45, 45]) },
    ]);
    const expected = ODD.flatMap((name, index) => [
      { name, text: `${name}\r\n--\n` },
      {
        name: `file ${name}`,
        file: name || "x",
        type: "image/png",
        bytes: [index, 0, 13, 10, 45, 45],
      },
    ]);
    expect(await readForm(parts)).toEqual(expected);
  });

  it("is a form byte for byte as it stands in the samples", async () => {
    const { init } = toFetch(
      request({
        kind: "multipart",
        parts: [
          { kind: "text", name: "meta", text: "{}", contentType: "application/json" },
          { kind: "text", name: "note", text: "x", contentType: null },
          { kind: "file", name: "f", file: file("a.bin", [65], "application/x") },
        ],
      }),
    );
    const type = new Map(init.headers).get("Content-Type") ?? "";
    expect(init.headers).toEqual([
      ["Accept", "*/*"],
      ["Content-Type", expect.stringMatching(/^multipart\/form-data; boundary=-+\w{8,}$/)],
    ]);
    const boundary = type.replace(/^.*=/, "");
    expect(await (init.body as Blob).text()).toBe(
      [
        `--${boundary}`,
        'Content-Disposition: form-data; name="meta"',
        "Content-Type: application/json",
        "",
        "{}",
        `--${boundary}`,
        'Content-Disposition: form-data; name="note"',
        "",
        "x",
        `--${boundary}`,
        'Content-Disposition: form-data; name="f"; filename="a.bin"',
        "Content-Type: application/x",
        "",
        "A",
        `--${boundary}--`,
        "",
      ].join("\r\n"),
    );
  });

  it("has another boundary each time, of the same length", () => {
    const boundaries = Array.from({ length: 300 }, () => {
      const { init } = toFetch(request({ kind: "multipart", parts: [] }));
      return new Map(init.headers).get("Content-Type") ?? "";
    });
    expect(new Set(boundaries).size).toBe(300);
    expect(new Set(boundaries.map(({ length }) => length)).size).toBe(1);
  });
});
