import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findCrowdedFolders } from "../../scripts/crowded-folders.ts";
import { findRepeatedNames } from "../../scripts/repeated-names.ts";
import { findForbiddenImports } from "../../scripts/room-imports.ts";

const PROJECT = process.cwd();

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rooms-"));
  plant("packages/headrace/src/index.ts", "");
  plant("site/site.config.ts", "");
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes a source file into the temporary project. */
function plant(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}

describe("rooms", () => {
  test("this project has no forbidden import", () => {
    expect(findForbiddenImports(PROJECT)).toEqual([]);
  });

  test.each([
    ["packages/headrace/src/theme/navbar/navbar.tsx", "../../client/router.ts"],
    ["packages/headrace/src/client/app.tsx", "../build/files.ts"],
    ["packages/headrace/src/client/app.tsx", "../search/index/build-index.ts"],
    ["packages/headrace/src/model/page.ts", "../pages/doc.ts"],
    ["packages/headrace/src/render/head.ts", "../client/app.tsx"],
    ["packages/headrace/src/sources/markdown/plugins/links.ts", "../../openapi/operation.ts"],
    ["packages/headrace/src/sources/openapi/load.ts", "../markdown/compile.ts"],
    ["packages/headrace/src/pages/doc.ts", "../../site/site.config.ts"],
    ["packages/headrace/src/dev/dev-site.ts", "../build/build-site.ts"],
    ["site/components/hero.tsx", "../../packages/headrace/src/theme/navbar/navbar.tsx"],
    ["packages/headrace/src/theme/navbar/navbar.tsx", "../../new-room/thing.ts"],
  ])("%s must not import %s", (file, specifier) => {
    plant(file, `import { x } from "${specifier}";\nexport const y = x;\n`);
    expect(findForbiddenImports(root)).toMatchObject([{ file, specifier, line: 1 }]);
  });

  test.each([
    ["a type", 'import type { X } from "../client/app.tsx";\nexport type Y = X;'],
    ["a re-export", 'export { x, y } from "../client/app.tsx";'],
    ["a dynamic import", 'export const load = () => import("../client/app.tsx");'],
    ["a side effect", 'import "../client/app.tsx";'],
  ])("%s counts as an import", (_, source) => {
    plant("packages/headrace/src/theme/navbar.tsx", source);
    expect(findForbiddenImports(root)).toHaveLength(1);
  });

  test.each([
    ["packages/headrace/src/render/document.ts", "../client/inline/first-paint.ts"],
    ["packages/headrace/src/client/app.tsx", "../theme/shell.tsx"],
    ["packages/headrace/src/build/build-site.ts", "../check/check-content.ts"],
    ["packages/headrace/src/theme/navbar.test.tsx", "../client/app.tsx"],
  ])("%s may import %s", (file, specifier) => {
    plant(file, `import { x } from "${specifier}";\nexport const y = x;\n`);
    expect(findForbiddenImports(root)).toEqual([]);
  });
});

describe("exported names", () => {
  test("this project's stand in one module each", () => {
    expect(findRepeatedNames(join(PROJECT, "packages/headrace/src"))).toEqual([]);
  });

  test("one that stands in two modules is found", () => {
    plant("packages/headrace/src/pages/doc.ts", "export interface Place {}\n");
    plant("packages/headrace/src/search/doc.ts", "export function Place() {}\n");
    expect(findRepeatedNames(join(root, "packages/headrace/src"))).toEqual([
      { name: "Place", files: ["pages/doc.ts", "search/doc.ts"] },
    ]);
  });
});

describe("folders", () => {
  test("this project's can be looked through", () => {
    expect(findCrowdedFolders(join(PROJECT, "packages/headrace/src"))).toEqual([]);
  });

  test("one of more than 30 sources is found", () => {
    for (let i = 0; i < 31; i++) plant(`packages/headrace/src/model/words/word-${i}.ts`, "");
    plant("packages/headrace/src/model/words/word-0.test.ts", "");
    expect(findCrowdedFolders(join(root, "packages/headrace/src"))).toEqual([
      { folder: "model/words", files: 31 },
    ]);
  });
});

describe("the lint step with this project's biome.json", () => {
  beforeEach(() => {
    for (const file of ["biome.json", ".gitignore"]) {
      copyFileSync(join(PROJECT, file), join(root, file));
    }
  });

  test("fails on a cycle, even of types alone", () => {
    plant("packages/headrace/src/model/a.ts", 'import { b } from "./b.ts";\nexport const a = b;\n');
    plant(
      "packages/headrace/src/model/b.ts",
      'import { a } from "./a.ts";\nexport const b = () => a;\n',
    );
    plant(
      "packages/headrace/src/model/c.ts",
      'import type { D } from "./d.ts";\nexport interface C {\n  d: D;\n}\n',
    );
    plant(
      "packages/headrace/src/model/d.ts",
      'import type { C } from "./c.ts";\nexport interface D {\n  c: C;\n}\n',
    );
    const { status, rules } = lint();
    expect(status).not.toBe(0);
    expect(rules).toEqual(Array(4).fill("lint/suspicious/noImportCycles"));
  });

  test("fails on a node: module in a browser room", () => {
    const source = 'import { join } from "node:path";\n\nexport const path = join("a", "b");\n';
    plant("packages/headrace/src/theme/path.ts", source);
    plant("packages/headrace/src/pages/path.ts", source);
    const { status, rules } = lint();
    expect(status).not.toBe(0);
    expect(rules).toEqual(["lint/correctness/noNodejsModules"]);
  });

  test("passes where there is nothing to find", () => {
    plant("packages/headrace/src/model/a.ts", "export const a = 1;\n");
    expect(lint()).toEqual({ status: 0, rules: [] });
  });
});

/** Runs Biome's linter in the temporary project; returns its exit code and the rules broken. */
function lint(): { status: number | null; rules: string[] } {
  const biome = join(PROJECT, "node_modules/@biomejs/biome/bin/biome");
  const { status, stdout } = spawnSync(
    process.execPath,
    [biome, "lint", "--reporter=json", "--max-diagnostics=none", "."],
    { cwd: root, encoding: "utf8" },
  );
  const { diagnostics }: { diagnostics: { category: string }[] } = JSON.parse(stdout);
  return { status, rules: diagnostics.map((diagnostic) => diagnostic.category) };
}
