import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inTime, watchCode } from "./endless-code.ts";

test("code that never comes back ends the process, which says where", () => {
  const loop = join(import.meta.dirname, "fixtures/endless-loop.ts");
  const options = ["--conditions=headrace-source", "--import", "tsx", loop];
  const { status, signal, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
  expect({ status, signal }).toEqual({ status: null, signal: "SIGTERM" });
  expect(stderr).toContain("has not come to an end in 0.4 seconds.\n  at content/endless.md\n");
});

test("code that comes back gives what it gives, or fails as it fails", async () => {
  expect(await watchCode("a.md", async () => 1)).toBe(1);
  await expect(watchCode("a.md", () => Promise.reject(new Error("No")))).rejects.toThrow("No");
});

test("what never comes is not waited for", async () => {
  await expect(inTime(new Promise(() => {}), 10)).rejects.toThrow("did not come within 0.01");
  await expect(inTime(Promise.reject(new Error("No")), 10_000)).rejects.toThrow("No");
  expect(await inTime(Promise.resolve(1), 10_000)).toBe(1);
});

test("code that would end the process fails, and the process is as it was", async () => {
  const { exit } = process;
  const ends = () => watchCode("a.md", async () => process.exit(3));
  const goesOn = watchCode("b.md", () => new Promise((resolve) => setImmediate(resolve)));
  await expect(ends()).rejects.toThrow("process.exit() would end the whole build");
  await goesOn;
  expect(process.exit).toBe(exit);
});
