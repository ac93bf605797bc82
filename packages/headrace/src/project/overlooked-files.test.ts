import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { docSet } from "../pages/doc-set.ts";
import { overlookedFiles } from "./overlooked-files.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "overlooked-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function write(...files: string[]): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), "text");
  }
}

it("tells of files that look like pages and are none, by the name that they need", async () => {
  await write("docs/a.md", "docs/b.mdx", "docs/c.txt", "docs/_part.MD", "docs/pic.PNG");
  const overlooked = ["A.MD", "in/Page.Mdx", "c.markdown", "d.MKD", "e.mdown"];
  await write(...overlooked.map((name) => `docs/${name}`));
  const told = await overlookedFiles([docSet({ folder: "docs" })], root);
  expect(told.map(({ file }) => file).sort()).toEqual(overlooked.map((n) => `docs/${n}`).sort());
  expect(told.find(({ file }) => file === "docs/in/Page.Mdx")?.hint).toContain('"Page.mdx"');
});

it("leaves alone what the site wants to be no page", async () => {
  await write("docs/A.MD", "docs/b.mdx");
  const { options } = docSet({ folder: "docs" });
  const only = docSet({ folder: "docs", options: { ...options, include: ["**/*.mdx"] } });
  expect(await overlookedFiles([only], root)).toEqual([]);
});

it("tells of translations whose original is gone", async () => {
  await write("docs/a.md", "i18n/de/a.md", "i18n/de/gone.md", "i18n/de/_part.md");
  const german = docSet({ id: "de", folder: "i18n/de", base: "docs" });
  const told = await overlookedFiles([docSet({ folder: "docs" }), german], root);
  expect(told).toMatchObject([{ code: "no-original", file: "i18n/de/gone.md" }]);
});

it("tells once of a version that is listed and has no folder", async () => {
  await write("docs/a.md");
  await writeFile(join(root, "versions.json"), '["1.0",\n "0.9"]\n');
  const version = { name: "0.9", label: "0.9", banner: "none", noIndex: false, latestRoute: "/" };
  const old = docSet({
    id: "0.9",
    folder: "versioned_docs/version-0.9",
    version: { ...version, banner: "none" },
  });
  const german = { ...old, id: "de-0.9", folder: "i18n/de/docs", base: old.folder };
  const told = await overlookedFiles(
    [old, { ...german, language: { code: "de", of: "0.9" } }],
    root,
  );
  expect(told).toMatchObject([{ code: "no-version", file: "versions.json", line: 2, column: 2 }]);
});
