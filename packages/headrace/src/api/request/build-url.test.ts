import { describe, expect, it } from "vitest";
import type { Json } from "../../model/api.ts";
import { build, parameter, problems } from "../testing/operations.ts";

describe("the address", () => {
  const path = "/groups/{group}/things/{thing}.json";
  const parameters = [
    parameter({ name: "group", in: "path" }),
    parameter({ name: "thing", in: "path" }),
    parameter({ name: "q" }),
  ];

  it("has path and query in place, percent-encoded; what is given may be empty", () => {
    const given = { "path:group": "a/b", "path:thing": "é", "query:q": "" };
    expect(build({ path, parameters }, { parameters: given }).url).toBe(
      "https://api.example.com/groups/a%2Fb/things/%C3%A9.json?q=",
    );
  });

  it("joins a server with a path, a query and variables of its own", () => {
    const given = {
      server: "https://{region}.example.com:8443/base/?tenant=1",
      serverVariables: { region: "eu" },
      parameters: { "query:q": "x y" },
    };
    expect(build({ parameters: parameters.slice(2) }, given).url).toBe(
      "https://eu.example.com:8443/base/things?tenant=1&q=x%20y",
    );
  });

  it("is spelled so that every client leaves it as it is", () => {
    expect(build({ path: "/a b|c/{odd}/'[d]'" }, {}).url).toBe(
      "https://api.example.com/a%20b%7Cc/%7Bodd%7D/'%5Bd%5D'",
    );
  });

  it.each([
    ["/things", "The server's address has to be absolute: https://host/path."],
    ["ftp://example.com", "The server's address has to begin with https: or http:."],
    ["https://a:b@example.com", "The server's address can't hold a user name or password."],
    ["https://{region}.example.com", "The server's variable region has no value."],
  ])("refuses the server %s", (server, message) => {
    expect(problems({}, { server })).toEqual([{ field: { in: "server" }, message }]);
  });

  it("names every missing value at once, and dots that would climb up the path", () => {
    const given = { "path:group": ".." };
    const needed = [...parameters, parameter({ name: "page", required: true })];
    expect(
      problems(
        { path: "/groups/{group}/things/{thing}", parameters: needed },
        { parameters: given },
      ).map(({ message }) => message),
    ).toEqual([
      "The query parameter page needs a value.",
      'The path parameter group can\'t be "..".',
      "The path parameter thing needs a value.",
    ]);
  });

  it("sends the method in capitals, as fetch does not for all of them", () => {
    expect(build({ method: "patch" }).method).toBe("PATCH");
  });

  it.each<[string, Json | undefined, string]>([
    ["an empty text", "", "?q="],
    ["a text", "a", "?q=a"],
    ["zero", 0, "?q=0"],
    ["false", false, "?q=false"],
    ["null", null, ""],
    ["no item", [], ""],
    ["one item", ["a"], "?q=a"],
    ["an object", { a: 1 }, "?a=1"],
    ["nothing", undefined, ""],
  ])("writes of a parameter of the query with %s: %j", (...[, value, expected]) => {
    const given = value === undefined ? {} : { "query:q": value };
    const { url } = build({ parameters: [parameter({ name: "q" })] }, { parameters: given });
    expect(url).toBe(`https://api.example.com/things${expected}`);
  });

  it("joins the pairs of all parameters, and takes none of another place", () => {
    const places = (["query", "header", "cookie"] as const).map((place) =>
      parameter({ name: "q", in: place }),
    );
    const given = { "query:q": "1", "header:q": "2", "cookie:q": "3", "query:other": "4" };
    const two = [...places, parameter({ name: "r" })];
    expect(build({ parameters: two }, { parameters: { ...given, "query:r": "5" } }).url).toBe(
      "https://api.example.com/things?q=1&r=5",
    );
  });

  it.each<[string, string | null, Json, string]>([
    [
      "of a form as it is",
      "application/x-www-form-urlencoded",
      { a: "b c", d: "ü" },
      "a=b+c&d=%C3%BC",
    ],
    ["of JSON encoded", "application/json", { a: 1 }, "%7B%22a%22%3A1%7D"],
    ["of no type encoded", null, "$.a b", "%24.a%20b"],
  ])("has a whole query %s", (...[, mediaType, value, expected]) => {
    const whole = parameter({ name: "all", in: "querystring", mediaType });
    const given = { "querystring:all": value };
    const { url } = build({ parameters: [whole] }, { parameters: given });
    expect(url).toBe(`https://api.example.com/things?${expected}`);
    expect(build({ parameters: [whole] }).url).toBe("https://api.example.com/things");
  });

  it("has a whole query whose fields are written as their encoding says", () => {
    const mediaType = "application/x-www-form-urlencoded";
    const encoding = {
      list: { contentType: "application/json", explode: true },
      tags: { contentType: "", style: "form", explode: false },
    } as const;
    const whole = parameter({ name: "all", in: "querystring", mediaType, encoding });
    const given = { "querystring:all": { list: [1], tags: ["x,y", "z"] } };
    expect(build({ parameters: [whole] }, { parameters: given }).url).toBe(
      "https://api.example.com/things?list=%5B1%5D&tags=x%2Cy,z",
    );
  });

  it("writes an empty text and an empty list where they are JSON", () => {
    const mediaType = "application/json";
    const parameters = [
      parameter({ name: "thing", in: "path", mediaType }),
      parameter({ name: "q", mediaType, required: true }),
    ];
    const given = { "path:thing": "", "query:q": [] };
    expect(build({ path: "/things/{thing}", parameters }, { parameters: given }).url).toBe(
      "https://api.example.com/things/%22%22?q=%5B%5D",
    );
  });

  it("keeps a query that stands in the path", () => {
    const given = { "query:q": "1" };
    expect(
      build(
        { path: "/things?kind=a", parameters: [parameter({ name: "q" })] },
        { parameters: given },
      ).url,
    ).toBe("https://api.example.com/things?kind=a&q=1");
  });

  it.each([
    ["a%2Fb%zz%", "a%252Fb%25zz%25"],
    ["...", "..."],
    ["a.", "a."],
  ])("writes the value %s in a path as %s", (value, expected) => {
    const one = { path: "/{a}", parameters: [parameter({ name: "a", in: "path" })] };
    expect(build(one, { parameters: { "path:a": value } }).url).toBe(
      `https://api.example.com/${expected}`,
    );
  });

  it.each([".", ".."])("refuses %s as a whole segment of the path", (value) => {
    const one = { path: "/{a}/x", parameters: [parameter({ name: "a", in: "path" })] };
    expect(problems(one, { parameters: { "path:a": value } })).toEqual([
      { field: { in: "path", name: "a" }, message: `The path parameter a can't be "${value}".` },
    ]);
    const part = { path: "/v.{a}/x", parameters: [parameter({ name: "a", in: "path" })] };
    expect(problems(part, { parameters: { "path:a": value } })).toEqual([]);
  });

  it("fills only parameters of the path into it, and leaves what no parameter has", () => {
    const parameters = [
      parameter({ name: "a", in: "query" }),
      parameter({ name: "b", in: "path" }),
    ];
    expect(
      build({ path: "/{a}/{b}%2f%/%", parameters }, { parameters: { "path:b": "x" } }).url,
    ).toBe("https://api.example.com/%7Ba%7D/x%2F%25/%25");
  });

  it("has triples in their normal form, as some clients write them", () => {
    const kept = parameter({ name: "q", allowReserved: true });
    const given = { "query:q": "%41%7e%2f%c3%a9%00" };
    expect(build({ path: "/%7ea", parameters: [kept] }, { parameters: given }).url).toBe(
      "https://api.example.com/~a?q=A~%2F%C3%A9%00",
    );
  });

  it("refuses dots as a whole segment also where triples are kept", () => {
    const kept = parameter({ name: "a", in: "path", allowReserved: true });
    const given = { "path:a": "%2e." };
    expect(problems({ path: "/{a}", parameters: [kept] }, { parameters: given })).toEqual([
      { field: { in: "path", name: "a" }, message: 'The path parameter a can\'t be "%2e.".' },
    ]);
  });

  it.each([
    ["https://user@example.com", "The server's address can't hold a user name or password."],
    ["https://:word@example.com", "The server's address can't hold a user name or password."],
    ["xhttps://example.com", "The server's address has to begin with https: or http:."],
    ["https-x://example.com", "The server's address has to begin with https: or http:."],
  ])("refuses the server %s, too", (server, message) => {
    expect(problems({}, { server })).toEqual([{ field: { in: "server" }, message }]);
    expect(problems({}, { server: "http://localhost:8080" })).toEqual([]);
  });

  it("leaves nothing of a server's variable whose value is empty", () => {
    const given = { server: "https://api.example.com/{base}", serverVariables: { base: "" } };
    expect(build({}, given).url).toBe("https://api.example.com/things");
  });

  it("tells of each missing value where it belongs; an empty text is one in a query alone", () => {
    const places = ["query", "header", "cookie"] as const;
    const parameters = places.map((place) => parameter({ name: "a", in: place, required: true }));
    const missing = (place: string) => ({
      field: { in: place, name: "a" },
      message: `The ${place} parameter a needs a value.`,
    });
    expect(problems({ parameters })).toEqual(places.map(missing));
    const empty = { "query:a": "", "header:a": "", "cookie:a": "" };
    expect(problems({ parameters }, { parameters: empty })).toEqual(
      ["header", "cookie"].map(missing),
    );
  });
});
