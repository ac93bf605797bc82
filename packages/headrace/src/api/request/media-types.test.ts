import { describe, expect, it } from "vitest";
import { media, operation } from "../testing/operations.ts";
import {
  acceptTypes,
  bodyKind,
  essenceOf,
  extensionOf,
  isJson,
  isRange,
  vendorFirst,
} from "./media-types.ts";

describe("media types", () => {
  it.each([
    ["text", "application/json"],
    ["text", "Application/JSON ; charset=utf-8"],
    ["text", "application/vnd.example+json"],
    ["text", "application/xml"],
    ["text", "image/svg+xml"],
    ["text", "text/anything"],
    ["text", "application/x-ndjson"],
    ["text", "application/yaml"],
    ["form", "application/x-www-form-urlencoded"],
    ["form", "multipart/form-data; boundary=x"],
    ["file", "multipart/form-data-like"],
    ["file", "x-multipart/form-data"],
    ["file", "application/jsonish"],
    ["file", "application/xjson"],
    ["file", "application/octet-stream"],
    ["file", "image/png"],
    ["file", "application/text/plain"],
  ])("are filled in as %s: %s", (kind, type) => {
    expect(bodyKind(type)).toBe(kind);
  });

  it("are the same in capitals and with parameters", () => {
    expect(essenceOf(" Text/HTML ; charset=utf-8; q=1")).toBe("text/html");
    expect(isJson("application/problem+json; charset=utf-8")).toBe(true);
    expect(isJson("application/json-seq")).toBe(false);
    expect(isJson("text/xjson")).toBe(false);
  });

  it.each([
    ["application/gzip", "gz"],
    ["image/jpeg", "jpg"],
    ["image/svg+xml", "svg"],
    ["text/event-stream", "txt"],
    ["text/plain; charset=utf-8", "txt"],
    ["application/pdf", "pdf"],
    ["application/x-tar", "tar"],
    ["application/vnd.example.v1+json", "json"],
    ["application/octet-stream", "bin"],
    ["video/3gpp", "bin"],
    ["application/vnd.ms-excel", "bin"],
    ["a/toolong", "bin"],
    ["a/b", "bin"],
    ["*/*", "bin"],
    ["", "bin"],
  ])("%s ends a file name with %s", (type, extension) => {
    expect(extensionOf(type)).toBe(extension);
  });

  it("with a star stand for several", () => {
    expect([isRange("image/*"), isRange("*/*"), isRange("image/png")]).toEqual([true, true, false]);
  });
});

describe("what an operation accepts", () => {
  const answer = (status: string, ...types: string[]) => ({
    status,
    description: "",
    headers: [],
    links: [],
    content: types.map((type) => media(type)),
  });

  it("is what its successful answers are, each once, a vendor's type first", () => {
    const responses = [
      answer("200", "application/json", "application/vnd.x+json"),
      answer("2XX", "application/json", "text/csv"),
      answer("422", "application/problem+json"),
      answer("default", "application/problem+json"),
    ];
    expect(acceptTypes(operation({ responses }))).toEqual([
      "application/vnd.x+json",
      "application/json",
      "text/csv",
    ]);
  });

  it("is what the default answer is, where no other is a success", () => {
    const responses = [answer("500", "text/plain"), answer("default", "application/json")];
    expect(acceptTypes(operation({ responses }))).toEqual(["application/json"]);
    expect(acceptTypes(operation({ responses: [answer("400", "text/plain")] }))).toEqual([]);
  });

  it("keeps the order of the others", () => {
    const types = ["b/b", "a/a", "x/vnd.2", "x/vnd.1"].map((type) => media(type));
    expect(vendorFirst(types).map(({ type }) => type)).toEqual([
      "x/vnd.2",
      "x/vnd.1",
      "b/b",
      "a/a",
    ]);
  });
});
