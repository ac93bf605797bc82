import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { historyRefusal, readFirstCommits, readLastUpdated } from "./git-history.ts";

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

test("knows who changed each file last, below the folders that were asked for alone", async () => {
  mkdirSync(join(root, "docs/deep"), { recursive: true });
  writeFileSync(join(root, "docs/deep/a.md"), "a");
  writeFileSync(join(root, "docs/b.md"), "b");
  commit("03");
  appendFileSync(join(root, "docs/b.md"), "c");
  commit("04");
  const days = async (folder: string, folders: string[]) =>
    [...(await readLastUpdated(folder, folders))].map(([file, { time }]) => [
      file,
      new Date(time * 1000).getUTCDate(),
    ]);
  expect(await days(root, ["docs"])).toEqual([
    ["docs/b.md", 4],
    ["docs/deep/a.md", 3],
  ]);
  expect(await days(join(root, "docs"), ["."])).toEqual([
    ["b.md", 4],
    ["deep/a.md", 3],
  ]);
  expect((await days(root, ["."])).map(([file]) => file).sort()).toEqual([
    "docs/b.md",
    "docs/deep/a.md",
    "first.md",
    "never.md",
    "zweite Ü.md",
  ]);
});

test("a shallow clone says nothing of its oldest commit, which claims all files", async () => {
  writeFileSync(join(root, "new.md"), "n");
  commit("03");
  const clone = join(root, "clone");
  const remote = pathToFileURL(root).href;
  execFileSync("git", ["clone", "-q", "--depth", "2", remote, clone], { cwd: root });
  expect([...(await readLastUpdated(clone, ["."])).keys()].sort()).toEqual(["never.md", "new.md"]);
});

test("knows nothing without a repository", async () => {
  rmSync(join(root, ".git"), { recursive: true });
  expect(await readLastUpdated(root, ["."])).toEqual(new Map());
  expect(await readFirstCommits(root, ["first.md"])).toEqual(new Map());
});

test("tells why git keeps a history to itself, and nothing where there is none", async () => {
  expect(await historyRefusal(root)).toBeUndefined();
  // A switch of git for its own tests.
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await historyRefusal(root)).toMatch(/dubious ownership/);
  expect(await readLastUpdated(root, ["."])).toEqual(new Map());
  rmSync(join(root, ".git"), { recursive: true });
  expect(await historyRefusal(root)).toBeUndefined();
});
