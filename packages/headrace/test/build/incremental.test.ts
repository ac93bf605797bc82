import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { buildSite } from "../../src/build/build-site.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";
import { copySmallSite } from "./fixture-copy.ts";
import { publishedFiles } from "./published.ts";
import { editAtRandom } from "./random-edits.ts";

/** `npm run test:builds` asks for more. */
const SEQUENCES = Number(process.env.EDIT_SEQUENCES ?? 30);
const EDITS = 4;

let site: Awaited<ReturnType<typeof copySmallSite>>;
let clean: Awaited<ReturnType<typeof copySmallSite>>;

beforeAll(async () => {
  site = await copySmallSite();
  clean = await copySmallSite();
});

afterAll(async () => {
  await site.remove();
  await clean.remove();
});

describe("a build after edits is the same as a clean one", () => {
  test.each(Array.from({ length: SEQUENCES }, (_, index) => index + 1))(
    "sequence %i",
    { timeout: 120_000 },
    async (seed) => {
      const random = createRandom(seed).next;
      const edits: string[] = [];
      let outcome = "";
      for (let count = 0; count < EDITS; count++) {
        edits.push(await editAtRandom(site.root, random));
        // Some builds meet several edits at once.
        if (count === EDITS - 1 || random() < 0.4) outcome = await build(site.root);
      }
      await copySources(site.root, clean.root);
      expect({ edits, outcome }).toEqual({ edits, outcome: await build(clean.root) });
      if (outcome === "published") {
        const [after, afresh] = [await publishedFiles(site.root), await publishedFiles(clean.root)];
        expect({ edits, other: differing(after, afresh) }).toEqual({ edits, other: [] });
      }
    },
  );
});

/** Gives the other project the same sources and nothing else. */
async function copySources(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true });
  const made = [".cache", ".releases", "dist"].map((name) => join(from, name));
  await cp(from, to, { recursive: true, filter: (path) => !made.includes(path) });
}

async function build(root: string): Promise<string> {
  try {
    await buildSite(root, { strict: false, report: () => {} });
    return "published";
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return error.message;
  }
}

function differing(a: Record<string, string>, b: Record<string, string>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((file) => a[file] !== b[file]);
}
