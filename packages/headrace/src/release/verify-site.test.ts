import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectPaths } from "../files/paths.ts";
import { Release } from "./release.ts";
import { verifySite } from "./verify-site.ts";

let root: string;
let site: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "verify-"));
  site = join(root, "dist");
  const release = await Release.open(projectPaths(root));
  release.write("index.html", "Home");
  release.write("guide/start.html", "Start");
  await release.publish();
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is wrong, and where. */
async function problems(): Promise<string[]> {
  const found = await verifySite(site);
  return found.problems.map(({ severity, file, message }) => `${severity}: ${file}: ${message}`);
}

test("a whole copy has no problem", async () => {
  expect(await verifySite(site)).toEqual({ files: 2, problems: [] });
});

test("every file that is missing, other or too many is named, with what to do", async () => {
  rmSync(join(site, "index.html"));
  writeFileSync(join(site, "guide/start.html"), "Start!");
  writeFileSync(join(site, "guide/more.html"), "");
  expect(await problems()).toEqual([
    "error: guide/start.html: This file is other than it was built.",
    "error: index.html: This file is absent.",
    "error: guide/more.html: This file is not of this build.",
  ]);
  const { files, problems: all } = await verifySite(site);
  expect(files).toBe(2);
  expect(new Set(all.map(({ hint }) => hint))).toEqual(
    new Set(["Publish the folder again as a whole."]),
  );
});

test.each([
  ["is absent", undefined],
  ["holds nothing", "null"],
  ["is no object", "3"],
  ["lists no files", "{}"],
  ["has no list where it should", '{"files":null}'],
])("a folder whose manifest %s is no site", async (_, manifest) => {
  rmSync(join(site, "build-manifest.json"));
  if (manifest) writeFileSync(join(site, "build-manifest.json"), manifest);
  expect(await problems()).toEqual([
    "error: build-manifest.json: There is no manifest of a build.",
  ]);
  const { files, problems: all } = await verifySite(site);
  expect({ files, hint: all[0]?.hint }).toEqual({
    files: 0,
    hint: "Build the site: headrace build. A copy of a site is published as a whole.",
  });
});
