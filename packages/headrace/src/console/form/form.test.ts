import { expect, test } from "vitest";
import type { Credential } from "../../api/request/request-values.ts";
import type { Json, Schema, SchemaType } from "../../model/api.ts";
import type { ApiRequest } from "../../model/api-request.ts";
import { exactNumber } from "../../model/exact-number.ts";
import { sampleOperation } from "../testing/sample-operation.ts";
import { assemble, shownCredentials } from "./assemble.ts";
import { type FormState, initialForm } from "./form-state.ts";
import { strayVariable } from "./server-url.ts";
import { textForm, toText, toTypedValue, toValue } from "./value-text.ts";

const DATA = sampleOperation();
const KEY: Credential = { kind: "apiKey", in: "header", name: "X-Api-Key", value: "secret" };

function form(change: Partial<FormState> = {}): FormState {
  return { ...initialForm(DATA, true), ...change };
}

function requestOf(state: FormState, credentials: Credential[] = []): ApiRequest {
  const { request, problems } = assemble(DATA, state, credentials);
  if (!request) throw new Error(JSON.stringify(problems));
  return request;
}

test("API-05 the form opens with the values of the page's samples", () => {
  const request = requestOf(form(), shownCredentials(DATA, 0));
  expect(request).toMatchObject({
    method: "POST",
    url: "https://api.parcels.example/depots/hamburg/parcels",
  });
  expect(request.headers).toContainEqual({
    name: "Content-Type",
    value: "application/vnd.parcels.v1+json",
  });
  expect(request.body).toMatchObject({ kind: "text" });
});

test("filled parameters are sent, empty optional ones are left out", () => {
  const filled = { "path:depotId": "a/b c", "query:limit": "10", "query:tags": "x\ny\n" };
  const { url } = requestOf(form({ parameters: filled }));
  expect(url).toBe("https://api.parcels.example/depots/a%2Fb%20c/parcels?limit=10&tags=x&tags=y");
});

test("a number keeps the digits that the reader typed", () => {
  const parameters = { "path:depotId": "a", "query:limit": "9007199254740993" };
  expect(requestOf(form({ parameters })).url).toMatch(/limit=9007199254740993$/);
  const body = { kind: "text" as const, text: '{"number": 9007199254740993}' };
  const type = "application/vnd.parcels.v1+json";
  expect(requestOf(form({ bodies: { [type]: body } })).body).toEqual({
    kind: "text",
    text: '{"number": 9007199254740993}',
  });
});

test("a required value that is missing is a problem with its field", () => {
  const { request, problems } = assemble(DATA, form({ parameters: {} }), []);
  expect(request).toBeNull();
  expect(problems).toMatchObject([{ field: { in: "path", name: "depotId" } }]);
});

test("form fields and files make a multipart body", () => {
  const file = { name: "list.csv", contentType: "text/csv", content: new Blob(["1,2"]) };
  const { body } = requestOf(
    form({
      bodyType: "multipart/form-data",
      bodies: {
        "multipart/form-data": {
          kind: "form",
          fields: [
            { name: "file", kind: "file", files: [file] },
            { name: "note", kind: "value", text: "" },
          ],
        },
      },
    }),
  );
  expect(body).toMatchObject({ kind: "multipart", parts: [{ name: "file", kind: "file", file }] });
});

test("credentials go where their scheme says", () => {
  expect(requestOf(form(), [KEY]).headers).toContainEqual({ name: "X-Api-Key", value: "secret" });
  const placeholders = JSON.stringify(shownCredentials(DATA, 1));
  expect(placeholders).toContain("bearer");
});

test("a variable can't lead away from the declared server", () => {
  const [, server] = DATA.operation.servers;
  if (!server) throw new Error("no server");
  for (const tenant of ["evil.example/", "evil.example#", "a@evil.example", "evil.example\\", ""]) {
    expect(strayVariable(server, { tenant, version: "v1" })).toBe("tenant");
  }
  expect(strayVariable(server, { tenant: "acme-1", version: "v1" })).toBeNull();
  const { request, problems } = assemble(DATA, form({ server: 1, variables: { tenant: "x/" } }), [
    KEY,
  ]);
  expect(request).toBeNull();
  expect(problems).toMatchObject([{ field: { in: "server" } }]);
});

test("a server with variables is addressed with their values", () => {
  const variables = { tenant: "acme", version: "v2" };
  expect(requestOf(form({ server: 1, variables })).url).toBe(
    "https://acme.parcels.example/v2/depots/hamburg/parcels",
  );
});

test("texts stand for lists, objects and plain values", () => {
  const list = { types: ["array" as const], items: { types: ["integer" as const] } };
  const object = { types: ["object" as const] };
  const [listForm, objectForm, plainForm] = [list, object, { types: ["string" as const] }].map(
    (schema) => textForm({ schema }),
  );
  expect([listForm, objectForm, plainForm]).toEqual(["lines", "json", "plain"]);
  expect(textForm({ schema: { types: ["string"] }, mediaType: "application/json" })).toBe("json");
  expect(toText([1, "a"], "lines")).toBe("1\na");
  expect(toValue("1\n\n2", "lines")).toEqual({ ok: true, value: ["1", "2"] });
  expect(toTypedValue("1\nx", list, "lines")).toEqual({ ok: true, value: [1, "x"] });
  expect(toValue("{", "json")).toMatchObject({ ok: false });
  expect(toTypedValue("007", { types: ["string"] }, "plain")).toEqual({ ok: true, value: "007" });
});

const TEXTS = { types: ["array" as const], items: { types: ["string" as const] } };

test.each<[string, Schema, Json]>([
  ["an object or a number", options(["object"], ["integer"]), { gt: 1, text: "a b" }],
  ["a text or a list", options(["string"], ["array"]), ["a"]],
  ["a list or nothing", options(["array"], ["null"]), ["a", "b"]],
  ["anything, an object", { types: [] }, { a: 1 }],
  ["anything, a text", { types: [] }, "text"],
  ["lists with breaks and nothing", TEXTS, ["one\ntwo", "", "[x]"]],
  ["a text where a list may be", options(["array"], ["string"]), "x"],
  ["a text that could be a list", options(["array"], ["string"]), "[x]\ny"],
  ["a text that could be an object", { types: [] }, '{"a": 1}'],
  ["a text that may be empty", { types: ["string"], enum: ["", "a"] }, ""],
  ["quotation marks, which may be nothing", { types: ["string"], default: "" }, '""'],
  ["lists of anything", { types: ["array"], items: { types: [] } }, [{ a: "b" }]],
  ["long numbers inside", { types: ["object"] }, { id: exactNumber("9007199254740993"), of: 1.25 }],
])("a field gives back the value that it opens with: %s", (_, schema, value) => {
  const form = textForm({ schema });
  expect(toValue(toText(value, form), form)).toEqual({ ok: true, value });
});

function options(...types: SchemaType[][]): Schema {
  const all = types.map((own, index) => ({ label: String(index), schema: { types: own } }));
  return { types: [], variants: { kind: "anyOf", options: all } };
}

test.each([
  ["bank", '{\n  "iban": "DE89"\n}'],
  ["card", '{\n  "number": "4242"\n}'],
  // Of a page without a choice between examples: the name of a language.
  ["curl", '{\n  "number": "4242"\n}'],
])("opened beside %s, the form has that example of the body, or the first", (example, text) => {
  const examples = [
    { name: "card", summary: "", description: "", value: { number: "4242" } },
    { name: "bank", summary: "", description: "", value: { iban: "DE89" } },
  ];
  const content = [{ type: "application/json", schema: null, examples, encoding: {} }];
  const body = { required: true, description: "", content };
  const data = { ...DATA, operation: { ...DATA.operation, body } };
  expect(initialForm(data, false, example).bodies["application/json"]).toEqual({
    kind: "text",
    text,
  });
});
