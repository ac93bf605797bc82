import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { environmentValues, readVariables } from "./environment.ts";

const folder = mkdtempSync(join(tmpdir(), "environment-"));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

test("finds the variables that code reads, however it does", async () => {
  writeFileSync(
    join(folder, "a.mjs"),
    `const a = process.env.ONE + process.env["TWO"] + process?.env?.THREE;
const { FOUR, FIVE: five = "5" } = process.env; const other = my.environment.SIX;`,
  );
  expect(await readVariables(folder)).toEqual(["FIVE", "FOUR", "ONE", "THREE", "TWO"]);
});

test("tells one that is empty from one that is not there", () => {
  vi.stubEnv("HEADRACE_TESTED", "");
  expect(environmentValues(["HEADRACE_TESTED", "HEADRACE_ABSENT"])).toBe('["",null]');
});
