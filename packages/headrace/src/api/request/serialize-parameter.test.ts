import { describe, expect, it } from "vitest";
import type { ApiParameter, Json } from "../../model/api.ts";
import { parameter } from "../testing/operations.ts";
import { serializeHeader, serializePairs, serializePath } from "./serialize-parameter.ts";

const LIST = ["blue", "black", "brown"];
const OBJECT = { R: 100, G: 200, B: 150 };

function query(changes: Partial<ApiParameter>, value: Json): string {
  const pairs = serializePairs(parameter({ name: "color", ...changes }), value);
  return pairs.map(([name, text]) => `${name}=${text}`).join("&");
}

describe("styles, as in the table of OpenAPI 3.1.1", () => {
  it.each<[ApiParameter["style"], boolean, Json, string]>([
    ["matrix", false, "", ";color"],
    ["matrix", false, "blue", ";color=blue"],
    ["matrix", false, LIST, ";color=blue,black,brown"],
    ["matrix", false, OBJECT, ";color=R,100,G,200,B,150"],
    ["matrix", true, LIST, ";color=blue;color=black;color=brown"],
    ["matrix", true, OBJECT, ";R=100;G=200;B=150"],
    ["label", false, "blue", ".blue"],
    ["label", false, LIST, ".blue,black,brown"],
    ["label", false, OBJECT, ".R,100,G,200,B,150"],
    ["label", true, LIST, ".blue.black.brown"],
    ["label", true, OBJECT, ".R=100.G=200.B=150"],
    ["simple", false, "blue", "blue"],
    ["simple", false, LIST, "blue,black,brown"],
    ["simple", false, OBJECT, "R,100,G,200,B,150"],
    ["simple", true, OBJECT, "R=100,G=200,B=150"],
    ["simple", false, [], ""],
  ])("%s, explode %s: %j in a path is %s", (...[style, explode, value, expected]) => {
    expect(serializePath(parameter({ name: "color", in: "path", style, explode }), value)).toBe(
      expected,
    );
  });

  it.each<[ApiParameter["style"], boolean, Json, string]>([
    ["form", false, "", "color="],
    ["form", true, "blue", "color=blue"],
    ["form", false, LIST, "color=blue,black,brown"],
    ["form", true, LIST, "color=blue&color=black&color=brown"],
    ["form", false, OBJECT, "color=R,100,G,200,B,150"],
    ["form", true, OBJECT, "R=100&G=200&B=150"],
    ["form", true, { a: null, b: [1, { c: 2 }] }, "b=%5B1%2C%7B%22c%22%3A2%7D%5D"],
    ["form", true, [null, "a"], "color=a"],
    ["form", true, [], ""],
    ["spaceDelimited", false, LIST, "color=blue%20black%20brown"],
    ["spaceDelimited", false, OBJECT, "color=R%20100%20G%20200%20B%20150"],
    ["pipeDelimited", false, LIST, "color=blue%7Cblack%7Cbrown"],
    ["deepObject", true, OBJECT, "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"],
    [
      "deepObject",
      true,
      { a: { "b c": [1, 2] } },
      "color%5Ba%5D%5Bb%20c%5D%5B0%5D=1&color%5Ba%5D%5Bb%20c%5D%5B1%5D=2",
    ],
  ])("%s, explode %s: %j in a query is %s", (...[style, explode, value, expected]) => {
    expect(query({ style, explode }, value)).toBe(expected);
  });
});

describe("values that are nothing", () => {
  it.each<[ApiParameter["style"], boolean, Json, string]>([
    ["form", false, {}, ""],
    ["form", false, [], ""],
    ["form", false, [null], ""],
    ["form", true, null, "color="],
    ["deepObject", true, null, ""],
    ["deepObject", true, { a: null, b: [] }, ""],
    ["deepObject", true, "text", "color=text"],
    ["pipeDelimited", false, {}, ""],
  ])("%s, explode %s: %j in a query is %j", (...[style, explode, value, expected]) => {
    expect(query({ style, explode }, value)).toBe(expected);
  });

  it.each<[ApiParameter["style"], Json, string]>([
    ["matrix", [], ""],
    ["matrix", {}, ""],
    ["matrix", [""], ";color"],
    ["label", [], ""],
    ["simple", {}, ""],
    ["simple", null, ""],
  ])("%s: %j in a path is %j", (style, value, expected) => {
    const path = parameter({ name: "color", in: "path", style, explode: true });
    expect(serializePath(path, value)).toBe(expected);
  });
});

describe("encoding", () => {
  it("encodes all but the unreserved characters of RFC 3986", () => {
    expect(query({}, "az09-._~ :/?#[]@!$&'()*+,;=%é\uD800")).toBe(
      "color=az09-._~%20%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29%2A%2B%2C%3B%3D%25%C3%A9%EF%BF%BD",
    );
  });

  it("keeps reserved characters and triples on request, but none that would split the query", () => {
    expect(query({ allowReserved: true }, ":/?@!$()*,;%2F#[]&='+ é%")).toBe(
      "color=:/?@!$()*,;%2F%23%5B%5D%26%3D%27%2B%20%C3%A9%25",
    );
  });

  it("keeps a slash of a value out of the path's segments", () => {
    const path = parameter({ name: "color", in: "path", style: "simple", allowReserved: true });
    expect(serializePath(path, "group/sub group")).toBe("group%2Fsub%20group");
  });

  it("keeps other reserved characters of a path on request", () => {
    const path = parameter({ name: "color", in: "path", style: "matrix", allowReserved: true });
    expect(serializePath(path, ["a:b@c/d?e", "%2F%"])).toBe(";color=a:b@c%2Fd%3Fe,%2F%25");
  });

  it("writes a header in the simple style, whatever its own is", () => {
    for (const style of ["matrix", "label", "form", "simple"] as const) {
      const given = parameter({ name: "color", in: "header", style, explode: true });
      expect(serializeHeader(given, { "a b": "ü", c: 1 })).toBe("a b=ü,c=1");
    }
  });

  it("writes a value with a media type in a path and a header, too", () => {
    const given = { name: "color", mediaType: "application/json" };
    expect(serializePath(parameter({ ...given, in: "path" }), [1, "a"])).toBe("%5B1%2C%22a%22%5D");
    expect(serializeHeader(parameter({ ...given, in: "header" }), [1, "a"])).toBe('[1,"a"]');
  });

  it("keeps only whole triples on request", () => {
    expect(query({ allowReserved: true }, "%2f%2%zz%2G%AB")).toBe("color=%2f%252%25zz%252G%AB");
  });

  it("leaves headers as they are", () => {
    expect(
      serializeHeader(parameter({ name: "color", in: "header", explode: false }), ["a b", '"c"']),
    ).toBe('a b,"c"');
  });

  it("serializes a parameter with content by its media type", () => {
    expect(query({ mediaType: "application/json" }, { a: [1] })).toBe(
      "color=%7B%22a%22%3A%5B1%5D%7D",
    );
    expect(query({ mediaType: "application/json" }, "text")).toBe("color=%22text%22");
    expect(query({ mediaType: "text/plain" }, "text")).toBe("color=text");
    const form = { mediaType: "application/x-www-form-urlencoded" };
    expect(query(form, { a: "b c", d: [1, 2] })).toBe("color=a%3Db%2Bc%26d%3D1%26d%3D2");
    expect(query(form, "a=b")).toBe("color=a%3Db");
    const xml = query({ mediaType: "application/xml" }, { id: 1 });
    expect(decodeURIComponent(xml)).toMatch(
      /^color=<\?xml .*\?>\n<color>\n {2}<id>1<\/id>\n<\/color>$/,
    );
  });
});
