import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { bundleForNode } from "../node-bundle.ts";

const run = promisify(execFile);

test.each(["100%", "a%41b", "%23", "ü & {b}"])(
  "what stays outside of a bundle is found whatever the folders above it are called: %s",
  async (name) => {
    const root = await mkdtemp(join(tmpdir(), "importable-"));
    const outside = join(root, name, "outside.mjs");
    await mkdir(join(root, name));
    await writeFile(outside, "export const value = 'found';\n");
    await writeFile(
      join(root, "entry.js"),
      'import { value } from "outside";\nexport { value };\n',
    );
    const outDir = join(root, "out");
    await bundleForNode({
      root,
      siteDir: root,
      outDir,
      entries: { entry: join(root, "entry.js") },
      plugins: [
        {
          name: "outside",
          enforce: "pre",
          resolveId: (id) => (id === "outside" ? { id: outside, external: "absolute" } : null),
        },
      ],
    });
    // The import of a test is not that of Node.
    const script = `import { value } from ${JSON.stringify(pathToFileURL(join(outDir, "entry.mjs")).href)};
      process.stdout.write(value);`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", script]);
    await rm(root, { recursive: true });
    expect(stdout).toBe("found");
  },
);
