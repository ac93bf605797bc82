/** Every operation of our own description, from its example to the wire. */

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import {
  type ApiDescription,
  type ApiRequest,
  buildRequest,
  CODE_SAMPLES,
  exampleValues,
  generateValue,
  inDirection,
  loadDescription,
  mainMediaType,
  type Operation,
  type Schema,
  sendability,
  toFetch,
} from "headrace/api";
import {
  type EchoServer,
  runCurl,
  runNodejs,
  sentRequest,
  startEchoServer,
  toJsonSchema,
} from "headrace/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const VENDOR = "application/vnd.millrace.v1+json";

let server: EchoServer;
let api: ApiDescription;
let operations: Operation[];
let requests: ApiRequest[];

beforeAll(async () => {
  server = await startEchoServer();
  const { description } = await loadDescription(process.cwd(), "openapi/openapi.yaml");
  if (!description) throw new Error("There is no description");
  api = description;
  operations = api.families.flatMap((family) => family.operations);
  const accept = mainMediaType(api);
  requests = operations.map((operation, index) => {
    const values = exampleValues(operation, { ...api, accept });
    return buildRequest(operation, { ...values, server: `${server.origin}/${index}` });
  });
}, 60_000);
afterAll(() => server.close());

function arrived(): unknown[] {
  return requests.map((_, index) => server.take(index).map(sentRequest));
}

describe("all operations", () => {
  it("API-05 can be sent by a browser, and curl and axios send the same", {
    timeout: 60_000,
  }, async () => {
    expect(requests).toHaveLength(126);
    for (const request of requests) {
      expect(sendability(request)).toEqual([]);
      const { url, init } = toFetch(request);
      await (await fetch(url, init)).arrayBuffer();
    }
    const sent = arrived();
    await runCurl(requests);
    const byCurl = arrived();
    await runNodejs(requests);
    const byAxios = arrived();
    operations.forEach(({ id }, index) => {
      expect.soft(byCurl[index], `curl ${id}`).toEqual(sent[index]);
      expect.soft(byAxios[index], `axios ${id}`).toEqual(sent[index]);
    });
  });

  it("API-07 accept the vendor's media type, and send it unless the body is a file", () => {
    for (const { headers, body } of requests) {
      const value = (name: string) => headers.find((header) => header.name === name)?.value;
      expect(value("Accept")).toContain(VENDOR);
      if (body.kind === "text") expect(value("Content-Type")).toBe(VENDOR);
    }
  });

  it("API-04 have the four samples, none with a key", () => {
    for (const request of requests) {
      for (const { label, print } of CODE_SAMPLES) {
        expect.soft(print(request), label).toMatch(/X-Millrace-Api-Key\W+YOUR_API_KEY/);
      }
    }
  });

  it("have examples, and values made without them, that Ajv finds valid", {
    timeout: 60_000,
  }, () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    for (const operation of operations) {
      for (const { place, schema } of schemasOf(operation)) {
        const validate = ajv.compile(toJsonSchema(inDirection(schema, "request")));
        for (const tried of [schema, withoutExamples(schema)]) {
          validate(generateValue(tried));
          expect.soft(validate.errors, `${operation.id} ${place}`).toBeNull();
        }
      }
    }
  });
});

function schemasOf({ parameters, body }: Operation): { place: string; schema: Schema }[] {
  return [
    ...parameters.map(({ name, schema }) => ({ place: name, schema })),
    ...(body?.content ?? []).flatMap(({ type, schema }) =>
      schema ? [{ place: type, schema }] : [],
    ),
  ];
}

function withoutExamples(schema: Schema): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === "examples" && Array.isArray(value) ? undefined : value,
  );
  const copy: Schema = JSON.parse(text);
  return copy;
}
