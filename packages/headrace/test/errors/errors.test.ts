import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AWKWARD_FILES } from "./awkward-files.ts";
import { buildBase, type FaultSite, faultNames, faultSite, transcript } from "./fault-site.ts";

let base: FaultSite;

beforeAll(async () => {
  base = await buildBase();
}, 60_000);

afterAll(() => base.remove());

/** Each folder is laid over the site of `base/`; what the builds print is kept in it. */
describe.each(await faultNames())("%s", (name) => {
  test("is told as it should be", { timeout: 60_000 }, async () => {
    const site = await faultSite(base, name);
    try {
      await AWKWARD_FILES[name]?.(site.root);
      const plain = await transcript(site.root, ["build"]);
      // A site that is only warned of is built; with --strict it is not.
      const isWarned = plain.includes("Exit code 0") && plain.includes("warning ");
      const strict = isWarned ? await transcript(site.root, ["build", "--strict"]) : "";
      const told = [plain, strict].filter((text) => text !== "").join("\n");
      await expect(told).toMatchFileSnapshot(join(import.meta.dirname, name, "expected.txt"));
    } finally {
      await site.remove();
    }
  });
});
