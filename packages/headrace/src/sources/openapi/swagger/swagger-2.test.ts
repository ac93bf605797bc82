import { describe, expect, it } from "vitest";
import { convertSwagger } from "./swagger-2.ts";

const JSON_BODY = { type: "object", properties: { text: { type: "string" } } };

/** The body of an operation that has these parameters. */
function bodyOf(parameters: unknown[], consumes: string[] = []): unknown {
  const post = { parameters, consumes, responses: {} };
  const { document } = convertSwagger({ swagger: "2.0", paths: { "/a": { post } } });
  return Object.values(Object(document.paths)).map((item) => Object(item).post.requestBody)[0];
}

describe("bodies that Swagger 2.0 does not allow beside each other", () => {
  it("are alternatives, each with its name and its words", () => {
    const one = { name: "asText", in: "body", required: true, description: "By hand.", schema: {} };
    const other = { name: "asFile", in: "body", schema: JSON_BODY };
    const schema = {
      oneOf: [
        { title: "asText", description: "By hand.", allOf: [{}] },
        { title: "asFile", allOf: [JSON_BODY] },
      ],
    };
    expect(bodyOf([one, other])).toEqual({ content: { "application/json": { schema } } });
  });

  it("and the fields of a form stand as media types of their own", () => {
    const body = { name: "body", in: "body", description: "Whole.", schema: JSON_BODY };
    const field = { name: "title", in: "formData", type: "string", description: "Its title." };
    const types = ["multipart/form-data", "application/json"];
    expect(bodyOf([field, body], types)).toMatchObject({
      description: "Whole.",
      content: {
        "application/json": { schema: JSON_BODY },
        "multipart/form-data": { schema: { properties: { title: { description: "Its title." } } } },
      },
    });
  });
});

describe("names that begin with x-", () => {
  it("are those of headers and properties, not extensions", () => {
    const header = { type: "integer", description: "How many." };
    const one = { $ref: "#/definitions/One" };
    const get = { responses: { 200: { description: "All.", headers: { "x-total": header } } } };
    const { document } = convertSwagger({
      swagger: "2.0",
      paths: { "/a": { get } },
      definitions: { Two: { properties: { "x-one": one } } },
    });
    expect(document).toMatchObject({
      paths: {
        "/a": {
          get: { responses: { 200: { headers: { "x-total": { schema: { type: "integer" } } } } } },
        },
      },
      components: {
        schemas: { Two: { properties: { "x-one": { $ref: "#/components/schemas/One" } } } },
      },
    });
  });
});

describe("shared parts", () => {
  it("that operations refer to stand in these, others among the components", () => {
    const parameters = {
      Used: { name: "used", in: "query", type: "string" },
      Unused: { name: "unused", in: "query", type: "string" },
      Body: { name: "unsent", in: "body", schema: JSON_BODY },
    };
    const get = { parameters: [{ $ref: "#/parameters/Used" }], responses: {} };
    const { document } = convertSwagger({ swagger: "2.0", parameters, paths: { "/a": { get } } });
    const { components } = document;
    expect(Object.keys(Object(components).parameters)).toEqual(["Unused"]);
    expect(Object(components).requestBodies).toEqual({
      Body: { content: { "application/json": { schema: JSON_BODY } } },
    });
  });
});
