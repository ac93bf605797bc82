import { describe, expect, it } from "vitest";
import type {
  ApiMedia,
  ApiParameter,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  Json,
  Operation,
  Schema,
} from "../../model/api.ts";
import { media, operation, parameter } from "../testing/operations.ts";
import { exampleValues } from "./example-values.ts";

const VENDOR = "application/vnd.example.v1+json";
const schema: Schema = {
  types: ["object"],
  name: "Thing",
  properties: [
    { name: "id", required: true, schema: { types: ["string"], minLength: 1 } },
    { name: "tags", required: false, schema: { types: ["array"], items: { types: ["string"] } } },
  ],
};

function example(name: string, value: Json): ApiMedia["examples"][number] {
  return { name, summary: "", description: "", value };
}

function withBody(...content: ApiMedia[]): Operation {
  return operation({ body: { description: "", required: true, content } });
}

describe("exampleValues", () => {
  it("takes the server's defaults and the required parameters, authored examples first", () => {
    const variables = { region: { default: "eu", enum: [], description: "" } };
    const given = operation({
      servers: [{ url: "https://{region}.example.com", description: "", variables }],
      parameters: [
        parameter({ name: "id", in: "path", examples: [example("", "t-1")] }),
        parameter({ name: "limit", required: true, schema: { types: ["integer"], minimum: 5 } }),
        parameter({ name: "q" }),
      ],
    });
    expect(exampleValues(given)).toEqual({
      server: "https://{region}.example.com",
      serverVariables: { region: "eu" },
      parameters: { "path:id": "t-1", "query:limit": 5 },
      accept: null,
      body: null,
      credentials: [],
    });
    expect(exampleValues(given, { optional: true }).parameters).toHaveProperty("query:q", "string");
  });

  it("has no empty text where no request could be made with it", () => {
    const text: Schema = { types: ["string"] };
    const empty = [{ examples: [""] }, { default: "" }, { enum: ["", "full"] }];
    const valuesIn = (place: ApiParameter["in"]) =>
      empty.flatMap((told) => {
        const schema = { ...text, ...told };
        const parameters = [parameter({ name: "a", in: place, required: true, schema })];
        return Object.values(exampleValues(operation({ parameters })).parameters);
      });
    for (const place of ["path", "header", "cookie"] as const)
      expect(valuesIn(place)).toEqual(["string", "string", "full"]);
    expect(valuesIn("query")).toEqual(["", "", ""]);
  });

  it("API-07 prefers the vendor's type, and accepts it where an answer has no content", () => {
    const content = [media("application/json", { schema }), media(VENDOR, { schema })];
    const values = exampleValues(withBody(...content), { accept: VENDOR });
    expect(values.accept).toBe(VENDOR);
    expect(values.body).toEqual({
      kind: "text",
      mediaType: VENDOR,
      text: '{\n  "id": "string",\n  "tags": [\n    "string"\n  ]\n}',
    });
  });

  it("fills in the named example, in the chosen media type", () => {
    const examples = [example("one", { id: "1" }), example("two", { id: "2" })];
    const text = example("", "plain");
    const given = withBody(media(VENDOR, { examples }), media("text/plain", { examples: [text] }));
    expect(exampleValues(given, { example: "two" }).body).toHaveProperty(
      "text",
      '{\n  "id": "2"\n}',
    );
    expect(exampleValues(given, { mediaType: "text/plain" }).body).toHaveProperty("text", "plain");
  });

  it("writes XML from a schema", () => {
    const given = withBody(
      media("application/xml", {
        schema,
        examples: [example("", { id: "<&>", tags: ["a", "b"] })],
      }),
    );
    expect(exampleValues(given).body).toHaveProperty(
      "text",
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<Thing>",
        "  <id>&lt;&amp;&gt;</id>",
        "  <tags>a</tags>",
        "  <tags>b</tags>",
        "</Thing>",
      ].join("\n"),
    );
  });

  it("knows files of a form, their names and contents", async () => {
    const file: Schema = { types: ["string"], contentMediaType: "application/zip" };
    const form: Schema = {
      types: ["object"],
      properties: [
        { name: "archive", required: true, schema: file },
        {
          name: "images",
          required: true,
          schema: { types: ["array"], items: { types: ["string"], format: "binary" } },
        },
        { name: "note", required: false, schema: { types: ["string"] } },
      ],
    };
    const value = { archive: "<bytes of my-things-1.0.tar.gz>", images: ["PNG"], note: "n" };
    const encoding = { images: { contentType: "image/png, image/jpeg", explode: true } };
    const given = withBody(
      media("multipart/form-data", { schema: form, examples: [example("", value)], encoding }),
    );
    const { body } = exampleValues(given);
    expect(body).toMatchObject({
      kind: "form",
      fields: [
        {
          kind: "file",
          name: "archive",
          file: { name: "my-things-1.0.tar.gz", contentType: "application/zip" },
        },
        { kind: "file", name: "images", file: { name: "images.png", contentType: "image/png" } },
        { kind: "value", name: "note", value: "n" },
      ],
    });
    const field = body?.kind === "form" ? body.fields[1] : undefined;
    expect(field?.kind === "file" && (await field.file.content?.text())).toBe("PNG");
  });

  it("shows a key that a certificate or an unknown scheme comes beside, if no alternative is whole", () => {
    const securitySchemes = {
      tls: { type: "mutualTLS", description: "" },
      key: { type: "apiKey", in: "header", name: "X-Key", description: "" },
    } as const;
    const needs = (...schemes: string[]) => schemes.map((scheme) => ({ scheme, scopes: [] }));
    const shown = (...security: ApiSecurityRequirement[]) =>
      exampleValues(operation({ security }), { securitySchemes }).credentials.length;
    expect(shown(needs("tls", "key"))).toBe(1);
    expect(shown(needs("nobody", "key"), needs("tls"))).toBe(1);
    expect(shown(needs("tls"), [])).toBe(0);
  });

  it("takes the first alternative of credentials that can be sent, as placeholders", () => {
    const securitySchemes: Record<string, ApiSecurityScheme> = {
      tls: { type: "mutualTLS", description: "" },
      key: { type: "apiKey", in: "header", name: "X-Key", description: "" },
      user: { type: "http", scheme: "Basic", bearerFormat: "", description: "" },
      token: { type: "openIdConnect", url: "", description: "" },
    };
    const needs = (...schemes: string[]) => schemes.map((scheme) => ({ scheme, scopes: [] }));
    const given = operation({ security: [[], needs("tls"), needs("key", "user"), needs("token")] });
    const placeholders = { key: "mrk_your_api_key" };
    expect(exampleValues(given, { securitySchemes, placeholders }).credentials).toEqual([
      { kind: "apiKey", in: "header", name: "X-Key", value: "mrk_your_api_key" },
      { kind: "basic", username: "YOUR_USERNAME", password: "YOUR_PASSWORD" },
    ]);
  });
});
