import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countsBlanks, isMdx1 } from "./old-packages.ts";

test.each([
  ["^2.4.1", undefined, [true, true]],
  ["3.8.1", undefined, [true, false]],
  ["^3.9.0", undefined, [false, false]],
  ["^3.7.0", "3.10.1", [false, false]],
  ["^3.7.0", "3.7.0", [true, false]],
])(
  "a site that needs %s and has %s counts words and reads pages as that version does",
  async (...of) => {
    const [needed, installed, expected] = of;
    const root = await mkdtemp(join(tmpdir(), "packages-"));
    onTestFinished(() => rm(root, { recursive: true }));
    const folder = join(root, "site");
    const core = join(root, "node_modules/@docusaurus/core");
    await mkdir(folder);
    await writeFile(
      join(folder, "package.json"),
      JSON.stringify({ version: "1.0.0", dependencies: { "@docusaurus/core": needed } }),
    );
    if (installed) {
      await mkdir(core, { recursive: true });
      await writeFile(
        join(core, "package.json"),
        JSON.stringify({ name: "@docusaurus/core", version: installed }),
      );
    }
    expect([await countsBlanks(folder), await isMdx1(folder)]).toEqual(expected);
  },
);
