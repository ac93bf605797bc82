import { describe, expect, it } from "vitest";
import type { Schema } from "../../model/api.ts";
import { build, media } from "../testing/operations.ts";
import type { FormField } from "./request-values.ts";

describe("the parts of a form", () => {
  it("calls a part in base64 bytes, unless its schema says more", () => {
    const bytes: Schema = { types: ["string"], contentEncoding: "base64" };
    const properties = Object.entries({
      raw: bytes,
      list: { types: ["array"], items: bytes } as Schema,
      image: { ...bytes, contentMediaType: "image/png" },
    }).map(([name, schema]) => ({ name, required: false, schema }));
    const schema: Schema = { types: ["object"], properties };
    const fields = properties.map(
      ({ name }): FormField => ({ kind: "value", name, value: "YQ==" }),
    );
    const mediaType = "multipart/form-data";
    const content = [media(mediaType, { schema })];
    const body = { description: "", required: true, content };
    const request = build({ body }, { body: { kind: "form", mediaType, fields } });
    expect(request.body).toMatchObject({
      parts: [
        { contentType: "application/octet-stream" },
        { contentType: "application/octet-stream" },
        { contentType: "image/png" },
      ],
    });
  });
});
