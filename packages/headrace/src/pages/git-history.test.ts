import { execFileSync } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFirstCommits, readLastUpdated } from "./git-history.ts";

let root = "";

function commit(day: string): void {
  const date = `2024-05-${day}T12:00:00Z`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync("git", ["add", "-A"], { cwd: root });
  const who = ["-c", "user.name=Ada", "-c", "user.email=ada@shop.example"];
  execFileSync("git", [...who, "commit", "-q", "-m", day], { cwd: root, env });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "history-"));
  execFileSync("git", ["init", "-q"], { cwd: root });
  writeFileSync(join(root, "first.md"), "a");
  commit("01");
  writeFileSync(join(root, "zweite Ü.md"), "b");
  appendFileSync(join(root, "first.md"), "c");
  commit("02");
  writeFileSync(join(root, "never.md"), "d");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test("knows when files were first committed, and when and by whom last", async () => {
  const day = (number: string) => Date.parse(`2024-05-${number}T12:00:00Z`) / 1000;
  expect(await readFirstCommits(root, ["first.md", "zweite Ü.md", "never.md"])).toEqual(
    new Map([
      ["first.md", day("01")],
      ["zweite Ü.md", day("02")],
    ]),
  );
  expect((await readLastUpdated(root, ["."])).get("first.md")).toEqual({
    time: day("02"),
    author: "Ada",
  });
});

test("knows nothing without a repository", async () => {
  rmSync(join(root, ".git"), { recursive: true });
  expect(await readFirstCommits(root, ["first.md"])).toEqual(new Map());
});
