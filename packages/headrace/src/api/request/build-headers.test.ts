import { describe, expect, it } from "vitest";
import { build, header, media, parameter, problems } from "../testing/operations.ts";

const VENDOR = "application/vnd.example.v1+json";

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

  it.each([
    [true, "a b;c%3D", "n %=a b;c%3D"],
    [true, ["x y"], "n %=x y"],
    [true, ["a=b", "c"], "n %=a=b; n %=c"],
    [false, ["a=b", "c d"], "n %=a=b,c d"],
    [true, { R: "1 0", "G ": 2 }, "R=1 0; G =2"],
    [false, { R: "1 0", G: 2 }, "n %=R,1 0,G,2"],
  ])("write cookies of their own style as they are (explode: %s): %j", (explode, value, cookie) => {
    const parameters = [parameter({ name: "n %", in: "cookie", style: "cookie", explode })];
    const request = build({ parameters }, { parameters: { "cookie:n %": value } });
    expect(header(request, "Cookie")).toBe(cookie);
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

  it("carry cookies of parameters and credentials, and none when nothing is given", () => {
    const parameters = [
      parameter({ name: "a b", in: "cookie" }),
      parameter({ name: "list", in: "cookie" }),
      parameter({ name: "none", in: "cookie" }),
    ];
    const credentials = [
      { kind: "apiKey", in: "cookie", name: "s$ id", value: "x=y" },
      { kind: "bearer", token: "t" },
    ] as const;
    const given = { "cookie:a b": "c;d", "cookie:list": [1, 2], "query:q": "no" };
    const request = build({ parameters }, { parameters: given, credentials: [...credentials] });
    expect(header(request, "Cookie")).toBe("a%20b=c%3Bd; list=1; list=2; s$%20id=x=y");
    expect(header(build({ parameters }), "Cookie")).toBeUndefined();
  });

  it("are left out without a value, and trimmed of white space alone", () => {
    const parameters = ["X-A", "X-B", "X-C"].map((name) => parameter({ name, in: "header" }));
    const given = { "header:X-A": " \t a b \t ", "header:X-B": "", "query:X-C": "no" };
    expect(build({ parameters }, { parameters: given }).headers).toEqual([
      { name: "Accept", value: "*/*" },
      { name: "X-A", value: "a b" },
    ]);
  });

  it("say of which credential a problem is", () => {
    const credentials = [
      { kind: "basic", username: "a:b", password: "" },
      { kind: "apiKey", in: "header", name: "X-Key", value: "a\nb" },
    ] as const;
    expect(problems({}, { credentials: [...credentials] })).toEqual([
      {
        field: { in: "credential", name: "Authorization" },
        message: "A user name can't hold a colon.",
      },
      {
        field: { in: "credential", name: "X-Key" },
        message: "The header X-Key can't hold a line break.",
      },
    ]);
    expect(problems({}, { credentials: [{ kind: "bearer", token: "ü" }] })).toEqual([
      {
        field: { in: "credential", name: "Authorization" },
        message: "The header Authorization can hold only ASCII characters.",
      },
    ]);
  });

  it("say where the media type that can't be sent is", () => {
    expect(problems({}, { accept: "a\nb" })).toEqual([
      { field: { in: "body", name: null }, message: "The header Accept can't hold a line break." },
    ]);
    const body = { kind: "text", mediaType: "a/ü", text: "x" } as const;
    expect(problems({}, { body })).toEqual([
      {
        field: { in: "body", name: null },
        message: "The header Content-Type can hold only ASCII characters.",
      },
    ]);
  });

  it.each(["X A", " X", "X:", "X\n", "(X)", "é", 'X"', ""])("refuse the name %j", (name) => {
    const given = { [`header:${name}`]: "a" };
    const found = problems(
      { parameters: [parameter({ name, in: "header" })] },
      { parameters: given },
    );
    expect(found).toEqual([
      { field: { in: "header", name }, message: `"${name}" can't be the name of a header.` },
    ]);
  });

  it("may have every name that the protocol allows", () => {
    const name = "!#$%&'*+-.^_`|~aZ09";
    const given = { [`header:${name}`]: "a" };
    const request = build(
      { parameters: [parameter({ name, in: "header" })] },
      { parameters: given },
    );
    expect(header(request, name)).toBe("a");
  });
});
