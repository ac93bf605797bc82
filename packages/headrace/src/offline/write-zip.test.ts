import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeZip } from "./write-zip.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "headrace-zip-"));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const entry = { path: "a.txt", content: Buffer.from("a") };

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s leaves nothing of an archive that is being written, and ends the program",
  async (signal) => {
    const kill = vi.spyOn(process, "kill").mockReturnValue(true);
    let left: string[] = ["nothing was looked at"];
    async function* entries() {
      yield entry;
      process.emit(signal, signal);
      left = readdirSync(folder);
    }
    await expect(writeZip(join(folder, "a.zip"), entries())).rejects.toThrow("ENOENT");
    expect(left).toEqual([]);
    expect(kill).toHaveBeenCalledWith(process.pid, signal);
  },
);

test("who has written an archive listens no more", async () => {
  const before = process.listenerCount("SIGINT");
  async function* entries() {
    yield entry;
  }
  await writeZip(join(folder, "a.zip"), entries());
  expect(process.listenerCount("SIGINT")).toBe(before);
  expect(readdirSync(folder)).toEqual(["a.zip"]);
});
