import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SiteError } from "../diagnostics/site-error.ts";
import { systemProblem } from "../diagnostics/system-problem.ts";
import { bundleError } from "./bundle-problems.ts";
import { bundleForNode } from "./node-bundle.ts";

test("what the system refuses the bundler is told as a problem of the machine", async () => {
  const root = await mkdtemp(join(tmpdir(), "bundle-"));
  const module = join(root, "a.ts");
  await writeFile(module, "export default 1;");
  const bundled = bundleForNode({
    root,
    siteDir: root,
    // No file system takes so long a name.
    entries: { ["a".repeat(300)]: module },
    outDir: join(root, "out"),
    plugins: [],
  });
  const error = await bundled.catch((reason: unknown) => reason);
  await rm(root, { recursive: true });
  expect(systemProblem(error)).toMatchObject({
    code: "system",
    message: "This name is longer than the disk takes (ENAMETOOLONG).",
  });
});

test("a full disk is told as such", () => {
  const said = [
    "\u001b[31m[UNHANDLEABLE_ERROR] \u001b[0mSomething went wrong, please report this problem.",
    "Failed to write file in /site/a.js",
    "",
    "Caused by:",
    "    No space left on device (os error 28)",
    "",
    "Stack backtrace:",
  ];
  const error = Object.assign(new Error("Build failed"), { errors: [new Error(said.join("\n"))] });
  const told = bundleError(error, "/site");
  expect(told).not.toBeInstanceOf(SiteError);
  expect(systemProblem(told)).toMatchObject({
    message: "The disk is full (ENOSPC).",
    hint: expect.stringContaining("Make room"),
  });
});
