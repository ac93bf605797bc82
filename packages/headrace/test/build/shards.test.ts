import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";
import { publishedFiles } from "./published.ts";

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, "../../bin.mjs");

const copies: FixtureCopy[] = [];
afterAll(() => Promise.all(copies.map((copy) => copy.remove())));

async function copy(name: string): Promise<string> {
  const made = await copyFixture(name);
  copies.push(made);
  return made.root;
}

async function build(root: string, ...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [PROGRAM, "build", "--root", root, ...options]);
  return stdout;
}

describe("several builders", { timeout: 180_000 }, () => {
  it.each(["small-site", "api-site"])(
    "three processes in folders of their own give the bytes of one build of %s",
    async (name) => {
      const alone = await copy(name);
      await build(alone);
      const shards = await Promise.all([copy(name), copy(name), copy(name)]);
      await Promise.all(shards.map((root, at) => build(root, "--shard", `${at + 1}/3`)));
      const joined = await copy(name);
      const said = await build(joined, ...shards.flatMap((root) => ["--join", root]));
      const whole = await publishedFiles(alone);
      expect(await publishedFiles(joined)).toEqual(whole);
      expect(said).toMatch(/Took over [1-9]\d* pages\./);
      // A second build knows all of it, wherever it was compiled.
      await build(joined);
      expect(await publishedFiles(joined)).toEqual(whole);
    },
  );

  it("compiles what a lost shard left, and names a folder without pages", async () => {
    const alone = await copy("small-site");
    await build(alone);
    const [shard, joined] = await Promise.all([copy("small-site"), copy("small-site")]);
    await build(shard, "--shard", "2/3");
    await build(joined, "--join", join(shard, ".cache"));
    expect(await publishedFiles(joined)).toEqual(await publishedFiles(alone));
    await expect(build(joined, "--join", join(shard, "content"))).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("There are no compiled pages in"),
    });
  });
});
