import { describe, expect, it } from "vitest";
import type { ApiEncoding, ApiMedia, Schema } from "../../model/api.ts";
import type { ApiRequest } from "../../model/api-request.ts";
import { build, header, media, problems } from "../testing/operations.ts";
import type { BodyValues, FormField } from "./request-values.ts";

const VENDOR = "application/vnd.example.v1+json";

const body = { description: "", required: true, content: [media(VENDOR)] };

/** The request with a form of the last of these types. */
function sendForm(content: ApiMedia[], fields: FormField[]): ApiRequest {
  const mediaType = content.at(-1)?.type ?? "";
  return build({ body: { ...body, content } }, { body: { kind: "form", mediaType, fields } });
}

describe("the body", () => {
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
    const request = sendForm(content, fields);
    expect(request.body).toEqual({
      kind: "text",
      text: "a+b=%C3%BC%26%3D%27%2B&ids=1&ids=2&tags=x,y&object=%7B%22a%22%3A1%7D",
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

  it("tells what joins the items of a form from the same sign in an item", () => {
    const encoding: Record<string, ApiEncoding> = {
      a: { contentType: "", style: "form", explode: false },
      b: { contentType: "", style: "deepObject", explode: true },
    };
    const values = { a: ["x,y", "z w"], b: { "c d": "~" }, none: null };
    const fields = Object.entries(values).map(([name, value]): FormField => {
      return { kind: "value", name, value };
    });
    const content = [media("application/x-www-form-urlencoded", { encoding })];
    expect(sendForm(content, fields).body).toEqual({
      kind: "text",
      text: "a=x%2Cy,z%20w&b%5Bc%20d%5D=~",
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
    const request = sendForm(content, fields);
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
      const other: Schema = { types: ["object"], xml: { name: "o" } };
      const properties = Object.entries({ one, list, other }).map(([name, schema]) => ({
        name,
        required: false,
        schema,
      }));
      const xml = { contentType: "application/xml", explode: true };
      const form = { contentType: "application/x-www-form-urlencoded", explode: true };
      const content = [
        media(mediaType, {
          schema: { types: ["object"], properties },
          encoding: { one: xml, list: xml, other: xml, form },
        }),
      ];
      const fields: FormField[] = [
        { kind: "value", name: "one", value: { id: 1 } },
        { kind: "value", name: "list", value: [{ id: 2 }, { id: 3 }] },
        { kind: "value", name: "other", value: { id: 4 } },
        { kind: "value", name: "form", value: { a: "b c", d: [1, 2] } },
        { kind: "value", name: "constructor", value: ["x", "y"] },
      ];
      const request = sendForm(content, fields);
      const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';
      const expected = [
        ["one", `${prolog}<one id="1"/>`],
        ["list", `${prolog}<list id="2"/>`],
        ["list", `${prolog}<list id="3"/>`],
        ["other", `${prolog}<o>\n  <id>4</id>\n</o>`],
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
    const request = sendForm(content, fields);
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

  it("is none where the reader has written nothing", () => {
    const nothing = { body: { kind: "none" }, type: undefined };
    const empty: BodyValues[] = [
      { kind: "text", mediaType: VENDOR, text: "" },
      { kind: "form", mediaType: "application/x-www-form-urlencoded", fields: [] },
      {
        kind: "form",
        mediaType: "multipart/form-data",
        fields: [{ kind: "value", name: "a", value: null }],
      },
    ];
    for (const given of empty) {
      const request = build({ body: { ...body, required: false } }, { body: given });
      expect({ body: request.body, type: header(request, "Content-Type") }).toEqual(nothing);
    }
  });

  it("says that it is missing, or of a type that is not made here", () => {
    const field = { in: "body", name: null };
    expect(problems({ body })).toEqual([{ field, message: "The request needs a body." }]);
    const mediaType = "multipart/mixed; boundary=x";
    expect(problems({}, { body: { kind: "text", mediaType, text: "x" } })).toEqual([
      {
        field,
        message: `A body of ${mediaType} can't be made here: write it with a library for MIME.`,
      },
    ]);
    const own = { kind: "text", mediaType: "x-multipart/mixed", text: "x" } as const;
    expect(problems({}, { body: own })).toEqual([]);
  });

  it("is plain text where its type is a range, and holds no lone surrogates", () => {
    const request = build({}, { body: { kind: "text", mediaType: "text/*", text: "a\uD800" } });
    expect(request.body).toEqual({ kind: "text", text: "a\uFFFD" });
    expect(header(request, "Content-Type")).toBe("text/plain");
  });

  it("is a file of unknown type where nobody says one", () => {
    const file = { name: "a", contentType: "", content: null };
    const request = build({}, { body: { kind: "file", mediaType: "*/*", file } });
    expect(request.body).toEqual({
      kind: "file",
      file: { ...file, contentType: "application/octet-stream" },
    });
    expect(header(request, "Content-Type")).toBe("application/octet-stream");
  });

  it("names a file in a form of pairs, which can't hold it", () => {
    const mediaType = "application/x-www-form-urlencoded";
    const file = { name: "a b.png", contentType: "image/png", content: null };
    const fields: FormField[] = [
      { kind: "value", name: "none", value: [] },
      { kind: "file", name: "file", file },
      { kind: "value", name: "a", value: 1 },
    ];
    const request = build({}, { body: { kind: "form", mediaType, fields } });
    expect(request.body).toEqual({ kind: "text", text: "file=a+b.png&a=1" });
  });

  it("keeps reserved characters of a field where its encoding allows them", () => {
    const mediaType = "application/x-www-form-urlencoded";
    const encoding = {
      a: { contentType: "", style: "form", explode: true, allowReserved: true } as const,
    };
    const fields: FormField[] = ["a", "b"].map((name) => ({
      kind: "value",
      name,
      value: ":/?#[]@!$&'()*+,;= %",
    }));
    const content = [media("text/plain"), media(mediaType, { encoding })];
    const request = sendForm(content, fields);
    expect(request.body).toEqual({
      kind: "text",
      text: "a=:/?%23%5B%5D@!$%26%27()*%2B,;%3D%20%25&b=%3A%2F%3F%23%5B%5D%40%21%24%26%27%28%29*%2B%2C%3B%3D+%25",
    });
  });

  it.each([
    ["image/png", "image/png"],
    [" image/png , image/jpeg", "image/png"],
    ["image/*", "application/octet-stream"],
    ["", "application/octet-stream"],
    [undefined, "application/octet-stream"],
  ])("takes of the types %s of a part's encoding %s", (contentType, expected) => {
    const mediaType = "multipart/form-data";
    const encoding: Record<string, ApiEncoding> =
      contentType === undefined ? {} : { f: { contentType, explode: true } };
    const file = { name: "a", contentType: "", content: null };
    const fields: FormField[] = [
      { kind: "file", name: "f", file },
      { kind: "file", name: "f", file: { ...file, contentType: "text/csv" } },
    ];
    const content = [media("text/plain"), media(mediaType, { encoding })];
    const request = sendForm(content, fields);
    const parts = request.body.kind === "multipart" ? request.body.parts : [];
    expect(parts.map((part) => part.kind === "file" && part.file.contentType)).toEqual([
      expected,
      "text/csv",
    ]);
  });

  it("has texts of parts as they are, also where their type is JSON", () => {
    const mediaType = "multipart/form-data";
    const encoding = { a: { contentType: "application/json", explode: true } };
    const fields: FormField[] = [
      { kind: "value", name: "a", value: "text" },
      { kind: "value", name: "a\uD800", value: "x\uD800" },
      { kind: "value", name: "b", value: true },
    ];
    const content = [media(mediaType, { encoding })];
    const request = sendForm(content, fields);
    expect(request.body).toEqual({
      kind: "multipart",
      parts: [
        { kind: "text", name: "a", text: "text", contentType: "application/json" },
        { kind: "text", name: "a\uFFFD", text: "x\uFFFD", contentType: null },
        { kind: "text", name: "b", text: "true", contentType: null },
      ],
    });
  });
});
