import { expect, test } from "vitest";
import { parse } from "yaml";
import type { Operation } from "../../model/api.ts";
import {
  SAMPLE_SETTINGS,
  sampleDescription,
  sampleOperation,
  sampleParameter,
} from "../testing/sample-operation.ts";
import { writeExports } from "./export-files.ts";

const HOSTILE = 'a"b\\c\n{{x}} é';

/** An operation whose request has a text that every format has to escape. */
function operation(changes: Partial<Operation>): Operation {
  const parameter = sampleParameter({
    name: "q",
    required: true,
    schema: { types: ["string"], examples: [HOSTILE] },
  });
  return sampleOperation({ parameters: [parameter], path: "/apps", ...changes });
}

function exported(ending: string): string {
  const operations = [operation({ method: "get", body: null }), operation({ id: "b" })];
  const files = writeExports(sampleDescription(operations), SAMPLE_SETTINGS.api);
  return files.find(({ path }) => path.endsWith(ending))?.content.toString() ?? "";
}

/** Every text of a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const QUERY = encodeURIComponent(HOSTILE);

test.each([".postman.json", ".bruno.json"])("%s holds every request as it is sent", (ending) => {
  const texts = textsOf(parse(exported(ending)));
  const addresses = texts.filter((text) => text.startsWith("https://api.test/apps?"));
  expect(addresses.length).toBeGreaterThanOrEqual(2);
  for (const address of addresses) expect(address).toContain(QUERY);
  expect(texts).toContain("X-Key");
});

test("the HTTP file holds a request line for every request, and no placeholder of an editor", () => {
  const text = exported(".http");
  const lines = text.split("\n").filter((line) => /^(?:GET|POST) /.test(line));
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toContain(`https://api.test/apps?q=${QUERY}`);
  expect(text.split("\n").filter((line) => line.startsWith("###"))).toHaveLength(2);
});
