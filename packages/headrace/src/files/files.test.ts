import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { isChangedSince } from "./files.ts";

const DAY = 86_400_000;

afterEach(() => void vi.useRealTimers());

test("a file is changed when it was written, whatever time it says and wherever the clock was set", async () => {
  const folder = await mkdtemp(join(tmpdir(), "files-"));
  const file = join(folder, "file");
  await writeFile(file, "");
  const now = Date.now();
  for (const said of [now - DAY, now, now + DAY]) {
    await utimes(file, said / 1000, said / 1000);
    expect(await isChangedSince(file, now - 1000)).toBe(true);
    expect(await isChangedSince(file, now + 60_000)).toBe(false);
  }
  vi.setSystemTime(now - DAY);
  expect(await isChangedSince(file, now - DAY - 1000)).toBe(false);
  await rm(folder, { recursive: true });
});
