import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ApiDescription, loadDescription } from "headrace/api";
import type { Diagnostic } from "headrace/check";
import { beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const VENDOR_TYPE = "application/vnd.millrace.v1+json";

let description: ApiDescription;
let diagnostics: Diagnostic[];

beforeAll(async () => {
  const loaded = await loadDescription(ROOT, "openapi/openapi.yaml");
  if (!loaded.description) throw new Error("The description can't be read.");
  description = loaded.description;
  diagnostics = loaded.diagnostics;
}, 60_000);

const operations = () => description.families.flatMap((family) => family.operations);

describe("the description of our API", () => {
  it("has nothing to complain about", () => {
    expect(diagnostics).toEqual([]);
  });

  it("API-06 has every operation of the list, and no other", () => {
    const [, ...lines] = readFileSync(join(import.meta.dirname, "operations.tsv"), "utf8")
      .trim()
      .split("\n");
    const described = operations().map(({ family, id, method, path, responses }) =>
      [
        family,
        id,
        method.toUpperCase(),
        path,
        responses
          .map(({ status }) => status)
          .sort()
          .join(","),
      ].join("\t"),
    );
    expect(described.sort()).toEqual(lines.sort());
    expect(described.length).toBe(126);
  });

  it("API-02 gives each family an address of its own", () => {
    expect(description.families.map(({ slug }) => slug).sort()).toEqual(
      [
        ["application", "application-component", "build", "ci-config", "ci-pipeline", "cluster"],
        ["deployment", "deployment-config", "environment", "library", "library-build"],
        ["managed-service", "package", "release", "scm-provider", "scm-repository", "ssh-key"],
        ["team", "template", "trigger", "user"],
      ].flat(),
    );
  });

  it("API-07 sends JSON in the vendor media type, problems excepted, and accepts it so", () => {
    const sent = operations().flatMap(({ responses }) =>
      responses.flatMap(({ status, content }) =>
        content.map(({ type }) => `${/^[45]/.test(status) ? "problem" : "result"} ${type}`),
      ),
    );
    expect([...new Set(sent)].sort()).toEqual([
      "problem application/problem+json",
      `result ${VENDOR_TYPE}`,
    ]);
    const accepted = operations().flatMap(
      ({ body }) => body?.content.map(({ type }) => type) ?? [],
    );
    expect([...new Set(accepted)].filter((type) => type.includes("json"))).toEqual([VENDOR_TYPE]);
  });

  it("gives every request and every result that has a body an example", () => {
    const without = operations().flatMap(({ id, body, responses }) =>
      [...(body?.content ?? []), ...responses.flatMap(({ content }) => content)]
        .filter(({ examples }) => examples.length === 0)
        .map(({ type }) => `${id} ${type}`),
    );
    expect(without).toEqual([]);
  });

  it("shows every operation whole", () => {
    const cut = operations().filter((operation) =>
      JSON.stringify(operation).includes('"omitted":'),
    );
    expect(cut.map(({ id }) => id)).toEqual([]);
  });
});
