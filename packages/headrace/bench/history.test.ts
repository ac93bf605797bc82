import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lastRun, movedFigures, readHistory, recordRun } from "./history.ts";

const run = (text: string, cold: number) => ({
  date: "2026-11-22",
  engine: "abc",
  text,
  figures: { cold, bytes: 1000 },
});

test("runs are kept in order, and the last one of the same text is compared", () => {
  const folder = mkdtempSync(join(tmpdir(), "history-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "history.json");
  expect(readHistory(file)).toEqual([]);
  for (const [text, cold] of [
    ["a", 1],
    ["a", 2],
    ["b", 3],
  ] as const)
    recordRun(file, run(text, cold));
  expect(lastRun(readHistory(file), "a")).toEqual(run("a", 2));
  expect(lastRun(readHistory(file), "c")).toBeUndefined();
});

test.each([
  [2.19, false],
  [2.21, true],
  [1.81, false],
  [1.79, true],
])("a figure of 2 that is %d now has moved: %s", (cold, moved) => {
  const moves = movedFigures(run("a", 2), { cold, bytes: 1000, fresh: 5 });
  expect(moves).toEqual(moved ? [{ name: "cold", before: 2, after: cold }] : []);
});
