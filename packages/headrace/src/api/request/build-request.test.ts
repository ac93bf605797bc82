import { describe, expect, it } from "vitest";
import type { ApiEncoding, Operation, Schema } from "../../model/api.ts";
import type { ApiRequest } from "../../model/api-request.ts";
import { media, operation, parameter, values } from "../testing/operations.ts";
import { buildRequest } from "./build-request.ts";
import { RequestError, type RequestProblem } from "./request-error.ts";
import type { BodyValues, FormField, RequestValues } from "./request-values.ts";

const VENDOR = "application/vnd.example.v1+json";

function build(changes: Partial<Operation>, given: Partial<RequestValues> = {}): ApiRequest {
  return buildRequest(operation(changes), values(given));
}

function problems(
  changes: Partial<Operation>,
  given: Partial<RequestValues> = {},
): RequestProblem[] {
  try {
    build(changes, given);
    return [];
  } catch (error) {
    if (error instanceof RequestError) return error.problems;
    throw error;
  }
}

function header({ headers }: ApiRequest, name: string): string | undefined {
  return headers.find((candidate) => candidate.name === name)?.value;
}

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
});

describe("headers", () => {
  const ok = { description: "", headers: [], links: [] };
  const problem = media("application/problem+json");

  it("API-07 accept what successful answers have, the vendor's type first", () => {
    const responses = [
      { ...ok, status: "200", content: [media("text/plain"), media(VENDOR)] },
      { ...ok, status: "400", content: [problem] },
    ];
    expect(header(build({ responses }), "Accept")).toBe(`${VENDOR}, text/plain`);
    expect(header(build({ responses }, { accept: "text/plain" }), "Accept")).toBe("text/plain");
    expect(header(build({ responses: responses.slice(1) }), "Accept")).toBe("*/*");
    expect(header(build({ responses, accept: "a/b;version=2" }), "Accept")).toBe("a/b;version=2");
  });

  it("carry credentials where their schemes say, and no parameter of the same name", () => {
    const request = build(
      { parameters: [parameter({ name: "Authorization", in: "header", required: true })] },
      {
        parameters: { "header:Authorization": "no" },
        credentials: [
          { kind: "apiKey", in: "header", name: "X-Key", value: " key " },
          { kind: "apiKey", in: "query", name: "api key", value: "a&b" },
          { kind: "apiKey", in: "cookie", name: "session", value: "a;b" },
          { kind: "basic", username: "Zoë", password: "p:w" },
        ],
      },
    );
    expect(request.url).toBe("https://api.example.com/things?api%20key=a%26b");
    expect(request.headers).toEqual([
      { name: "Accept", value: "*/*" },
      { name: "X-Key", value: "key" },
      { name: "Authorization", value: "Basic Wm/DqzpwOnc=" },
      { name: "Cookie", value: "session=a%3Bb" },
    ]);
  });

  it("write bearer tokens and other schemes", () => {
    const bearer = build({}, { credentials: [{ kind: "bearer", token: "t.o.k" }] });
    expect(header(bearer, "Authorization")).toBe("Bearer t.o.k");
    const other = { kind: "http", scheme: "Digest", credentials: "username=x" } as const;
    expect(header(build({}, { credentials: [other] }), "Authorization")).toBe("Digest username=x");
  });

  it.each([
    ["X-A", "a\r\nX-Evil: 1", "The header X-A can't hold a line break."],
    ["X-A", "größe", "The header X-A can hold only ASCII characters."],
    ["X A", "a", '"X A" can\'t be the name of a header.'],
  ])("refuse %s: %j", (name, value, message) => {
    const parameters = [parameter({ name, in: "header" })];
    expect(problems({ parameters }, { parameters: { [`header:${name}`]: value } })).toEqual([
      { field: { in: "header", name }, message },
    ]);
  });
});

describe("the body", () => {
  const body = { description: "", required: true, content: [media(VENDOR)] };

  it("API-07 is sent in the chosen media type, byte for byte", () => {
    const text = '{"id": 9007199254740993}';
    const request = build({ body }, { body: { kind: "text", mediaType: VENDOR, text } });
    expect(request.body).toEqual({ kind: "text", text });
    expect(header(request, "Content-Type")).toBe(VENDOR);
  });

  it("is missed when it is required, and has no type when there is none", () => {
    expect(problems({ body }).map(({ message }) => message)).toEqual(["The request needs a body."]);
    const request = build({ body: { ...body, required: false } });
    expect(request.body).toEqual({ kind: "none" });
    expect(header(request, "Content-Type")).toBeUndefined();
  });

  it("encodes a form, lists as their encoding says", () => {
    const mediaType = "application/x-www-form-urlencoded";
    const encoding = { tags: { contentType: "", style: "form", explode: false } as const };
    const content = [media(mediaType, { encoding })];
    const fields: FormField[] = [
      { kind: "value", name: "a b", value: "ü&='+" },
      { kind: "value", name: "ids", value: [1, 2] },
      { kind: "value", name: "tags", value: ["x", "y"] },
      { kind: "value", name: "object", value: { a: 1 } },
      { kind: "value", name: "none", value: null },
    ];
    const given: BodyValues = { kind: "form", mediaType, fields };
    const request = build({ body: { ...body, content } }, { body: given });
    expect(request.body).toEqual({
      kind: "text",
      text: "a+b=%C3%BC%26%3D%27%2B&ids=1&ids=2&tags=x%2Cy&object=%7B%22a%22%3A1%7D",
    });
    expect(header(request, "Content-Type")).toBe(mediaType);
  });

  it("makes a part of each value and file, and leaves the boundary to the client", () => {
    const mediaType = "multipart/form-data";
    const encoding = { file: { contentType: "application/gzip, application/zip", explode: true } };
    const content = [media(mediaType, { encoding })];
    const file = { name: "a.tar.gz", contentType: "", content: null };
    const request = build(
      { body: { ...body, content } },
      {
        body: {
          kind: "form",
          mediaType,
          fields: [
            { kind: "value", name: "note", value: "x" },
            { kind: "value", name: "meta", value: { a: 1 } },
            { kind: "file", name: "file", file },
          ],
        },
      },
    );
    expect(header(request, "Content-Type")).toBeUndefined();
    expect(request.body).toEqual({
      kind: "multipart",
      parts: [
        { kind: "text", name: "note", text: "x", contentType: null },
        { kind: "text", name: "meta", text: '{"a":1}', contentType: "application/json" },
        { kind: "file", name: "file", file: { ...file, contentType: "application/gzip" } },
      ],
    });
  });

  it.each<[string, ApiEncoding, string]>([
    ["as JSON", { contentType: "application/json", explode: true }, 'list=["x","y"]'],
    ["joined", { contentType: "", style: "form", explode: false }, "list=x,y"],
    ["in brackets", { contentType: "", style: "deepObject", explode: true }, "list[0]=x&list[1]=y"],
  ])("writes a list of a form %s where its encoding says so", (_, list, expected) => {
    const mediaType = "application/x-www-form-urlencoded";
    const content = [media(mediaType, { encoding: { list } })];
    const fields: FormField[] = [{ kind: "value", name: "list", value: ["x", "y"] }];
    const request = build(
      { body: { ...body, content } },
      { body: { kind: "form", mediaType, fields } },
    );
    expect(request.body.kind === "text" && decodeURIComponent(request.body.text)).toBe(expected);
  });

  it.each([["application/x-www-form-urlencoded"], ["multipart/form-data"]])(
    "writes fields of %s as the types that their encoding says",
    (mediaType) => {
      const id: Schema = { types: ["integer"], xml: { attribute: true } };
      const one: Schema = {
        types: ["object"],
        properties: [{ name: "id", required: true, schema: id }],
      };
      const list: Schema = { types: ["array"], items: one };
      const properties = Object.entries({ one, list }).map(([name, schema]) => ({
        name,
        required: false,
        schema,
      }));
      const xml = { contentType: "application/xml", explode: true };
      const form = { contentType: "application/x-www-form-urlencoded", explode: true };
      const content = [
        media(mediaType, {
          schema: { types: ["object"], properties },
          encoding: { one: xml, list: xml, form },
        }),
      ];
      const fields: FormField[] = [
        { kind: "value", name: "one", value: { id: 1 } },
        { kind: "value", name: "list", value: [{ id: 2 }, { id: 3 }] },
        { kind: "value", name: "form", value: { a: "b c", d: [1, 2] } },
        { kind: "value", name: "constructor", value: ["x", "y"] },
      ];
      const request = build(
        { body: { ...body, content } },
        { body: { kind: "form", mediaType, fields } },
      );
      const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
      const expected = [
        ["one", `${prolog}<one id="1"/>`],
        ["list", `${prolog}<list id="2"/>`],
        ["list", `${prolog}<list id="3"/>`],
        ["form", "a=b+c&d=1&d=2"],
        ["constructor", "x"],
        ["constructor", "y"],
      ];
      const parts = request.body.kind === "multipart" ? request.body.parts : [];
      const text = request.body.kind === "text" ? request.body.text : "";
      const sent = parts.map((part) => [part.name, part.kind === "text" && part.text]);
      expect([...new URLSearchParams(text), ...sent]).toEqual(expected);
    },
  );

  it("makes parts as the style of a field says", () => {
    const mediaType = "multipart/form-data";
    const link = { contentType: "", style: "deepObject", explode: true } as const;
    const content = [media(mediaType, { encoding: { link } })];
    const fields: FormField[] = [{ kind: "value", name: "link", value: { a: true, b: ["x"] } }];
    const request = build(
      { body: { ...body, content } },
      { body: { kind: "form", mediaType, fields } },
    );
    expect(request.body).toEqual({
      kind: "multipart",
      parts: [
        { kind: "text", name: "link[a]", text: "true", contentType: null },
        { kind: "text", name: "link[b][0]", text: "x", contentType: null },
      ],
    });
  });

  it("is a file in the declared type, or in its own where that is a range", () => {
    const file = { name: "a.png", contentType: "image/png", content: null };
    const zip = build({ body }, { body: { kind: "file", mediaType: "application/zip", file } });
    expect(header(zip, "Content-Type")).toBe("application/zip");
    const image = build({ body }, { body: { kind: "file", mediaType: "image/*", file } });
    expect(header(image, "Content-Type")).toBe("image/png");
  });
});
