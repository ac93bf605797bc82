/** API descriptions with random faults: builds tell them and lose nothing else. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createRandom } from "../../bench/random.ts";
import type { ApiDescription, Operation } from "../../src/model/api.ts";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { referenceSources } from "../../src/reference/pages/reference-pages.ts";
import { compileInEnglish } from "../../src/reference/testing/compile-in-english.ts";
import { SAMPLE_SETTINGS } from "../../src/reference/testing/sample-operation.ts";
import { loadDescription } from "../../src/sources/openapi/load-description.ts";
import { type Damage, damaged, type Json, misencoded } from "./description-damage.ts";

const FIXTURES = join(import.meta.dirname, "../../src/sources/openapi/fixtures");
/** Of each description; more by `DAMAGES=2000`. */
const ROUNDS = Number(process.env.DAMAGES ?? 25);
const SEED = Number(process.env.SEED ?? 1);

let root = "";
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "damaged-"));
});
afterAll(() => rm(root, { recursive: true }));

const names = (await readdir(FIXTURES)).filter((name) => name.endsWith(".yaml"));

describe.each(names)("%s", { timeout: 600_000 }, (name) => {
  test("B36 damaged anywhere: faults have their place, and other operations are as before", async () => {
    const base: Json = parse(await readFile(join(FIXTURES, name), "utf8"));
    const before = await load(JSON.stringify(base, null, 1));
    const random = createRandom(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const { document, damages } = damaged(base, random);
      const text = JSON.stringify(document, null, 1);
      const said = `${name} ${JSON.stringify(damages)}`;
      const after = await load(text, said);
      for (const operation of untouched(before.operations, damages)) {
        const kept = after.operations.find((one) => key(one) === key(operation));
        expect.soft(kept && key(kept), said).toBe(key(operation));
      }
    }
  });

  test("B36 in bytes that are no text: the fault has its place", async () => {
    const text = await readFile(join(FIXTURES, name), "utf8");
    const random = createRandom(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const bytes = misencoded(text, random);
      const { operations, diagnostics } = await load(bytes, `${name} ${round}`);
      if (operations.length === 0) expect.soft(diagnostics.length, `${round}`).toBeGreaterThan(0);
    }
  });
});

/** Reads a description and makes its pages; holds what is true of every fault. */
async function load(text: string | Buffer, said = "as it is") {
  await writeFile(join(root, "api.yaml"), text);
  const { description, diagnostics } = await loadDescription(root, "api.yaml");
  for (const diagnostic of diagnostics) checkFault(diagnostic, said);
  if (!description) expect.soft(hasError(diagnostics), said).toBe(true);
  const operations = description ? operationsOf(description) : [];
  if (description) {
    for (const source of referenceSources(description, SAMPLE_SETTINGS)) {
      await compileInEnglish(source).catch((error: Error) => {
        throw new Error(`${said}: ${error.stack}`);
      });
    }
  }
  return { operations, diagnostics };
}

function checkFault({ message, hint = "", file, line, column }: Diagnostic, said: string): void {
  expect.soft(`${message} ${hint}`, said).not.toMatch(/\n\s+at |TypeError|RangeError|is not a fun/);
  expect
    .soft(
      { file, hasLine: Number(line) >= 1, hasColumn: Number(column) >= 1 },
      `${said}: ${message}`,
    )
    .toEqual({
      file: expect.stringMatching(/^(?!\/)/),
      hasLine: true,
      hasColumn: true,
    });
}

function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function operationsOf({ families }: ApiDescription): Operation[] {
  return families.flatMap((family) => family.operations);
}

function key({ method, path }: Operation): string {
  return `${method} ${path}`;
}

/** Operations in whose own part of the file nothing was damaged, where the rest is still a description. */
function untouched(operations: readonly Operation[], damages: readonly Damage[]): Operation[] {
  const paths = damages.flatMap(({ kind, path }) => [
    path,
    ...(kind.startsWith("repeat at /") ? [kind.slice("repeat at /".length).split("/")] : []),
  ]);
  if (paths.some((path) => path.length < 2)) return [];
  return operations.filter(
    (operation) =>
      !paths.some(
        ([part = "", name = "", method = ""]) =>
          (part === "paths" || part === "webhooks") &&
          (name === "" || operation.path.startsWith(name) || name === operation.path) &&
          (method === "" || method === operation.method || !METHODS.has(method)),
      ) && !paths.some(([part = ""]) => part === "openapi" || part === "swagger"),
  );
}

const METHODS = new Set(["get", "put", "post", "delete", "patch", "head", "options", "trace"]);
