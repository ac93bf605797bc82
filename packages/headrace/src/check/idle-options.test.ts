import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parseConfig } from "../config/parse-config.ts";
import type { SiteConfigInput } from "../config/schema.ts";
import { projectPaths } from "../files/paths.ts";
import { buildSiteMap } from "../pages/site-map.ts";
import { idleOptions } from "./idle-options.ts";

let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "idle-options-"));
  await mkdir(join(root, "node_modules/@scope/parts"), { recursive: true });
  await mkdir(join(root, "content"));
  await mkdir(join(root, "own"));
  await writeFile(join(root, "own/part.tsx"), "");
});
afterAll(() => rmSync(root, { recursive: true }));

async function told(config: Partial<SiteConfigInput>) {
  const parsed = parseConfig({ name: "A", url: "https://a.example", ...config });
  if ("problems" in parsed) return expect.fail(JSON.stringify(parsed.problems));
  const project = { config: parsed.config, paths: projectPaths(root), sets: [] };
  const found = await idleOptions(project, buildSiteMap([], [], new Set()));
  return found.map(({ path }) => path.join("."));
}

const VERSION = { name: "1", label: "1", isLast: true, mainDocId: "index" };

test("a version that begins nowhere is told, and no one else's", async () => {
  const versions = [
    { ...VERSION, path: "/1" },
    { ...VERSION, path: "https://old.example" },
  ];
  expect(await told({ versions })).toEqual(["versions.0.path"]);
});

test("what has an effect is not told", async () => {
  expect(
    await told({
      content: {
        aliases: {
          "@a": "./own/part",
          "@b": "./own",
          "@c$": "@scope/parts/inner",
          "@d": "node:path",
        },
        codeLanguage: "bash",
        admonitions: ["drought"],
        admonitionTitles: { en: { drought: "Drought", caution: "Caution" } },
        include: ["**/*.md"],
      },
      collections: [
        { id: "own", path: "own", route: "/own", kind: "pages", include: ["**/*.tsx"] },
        { id: "news", path: "news", route: "/news", kind: "blog", blog: { perPage: 3 } },
      ],
      messages: { en: { next: "On" } },
    }),
  ).toEqual([]);
});

test("nothing is told of a site that is taken over", async () => {
  const content = { codeLanguage: "none-such", aliases: { "@a": "./none" } };
  expect(await told({ content })).toHaveLength(2);
  expect(await told({ content, failedParts: "warning" })).toEqual([]);
});
