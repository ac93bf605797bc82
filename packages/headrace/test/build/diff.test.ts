import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { diffSites } from "../../src/diff/diff-sites.ts";
import { copyFixture } from "./fixture-copy.ts";

let site: Awaited<ReturnType<typeof copyFixture>>;

beforeAll(async () => {
  site = await copyFixture("smallest-site");
});
afterAll(() => site.remove());

async function put(file: string, text: string): Promise<void> {
  const path = join(site.root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Builds the site, and keeps the result under a name. */
async function build(name: string): Promise<string> {
  await buildSite(site.root, { strict: true, report: () => {} });
  const folder = join(site.root, name);
  await cp(join(site.root, "dist"), folder, { recursive: true, dereference: true });
  return folder;
}

const LOCK = (title: string, more = "") => `---
title: ${title}
description: How boats are lifted.
---

## Gates

Two pairs of mitre gates hold the water.

## Sluices {#sluices}

Paddles let it in.

They are wound by hand.

A windlass fits all of them.
${more}`;

const QUESTIONS = `lock:
  - question: mitre gates
    page: /lock
  - question: windlass
    page: /lock
    section: sluices
`;

describe("the difference between two builds of a site", { timeout: 120_000 }, () => {
  it("is what was edited, with what search finds then, and is told in the same way twice", async () => {
    await put("content/lock.md", LOCK("Lock"));
    await put("content/weir.md", "---\ntitle: Weir\ndescription: It stops.\n---\n\nNothing.\n");
    await put("questions.yaml", QUESTIONS);
    const before = await build("before");
    await put("content/lock.md", LOCK("Lock").replace("## Gates", "## Doors"));
    await rename(join(site.root, "content/lock.md"), join(site.root, "content/boat-lock.md"));
    await rm(join(site.root, "content/weir.md"));
    await put(
      "content/gate.md",
      `---\ntitle: Mitre gates\ndescription: Gates.\n---\n\nMitre gates.\n`,
    );
    const after = await build("after");
    const questions = join(site.root, "questions.yaml");
    const diff = await diffSites({ before, after, questions });
    expect(diff).toMatchObject({
      added: [{ route: "/gate", title: "Mitre gates" }],
      removed: [{ route: "/weir", title: "Weir", leadsTo: null }],
      moved: [{ from: "/lock", route: "/boat-lock", isRedirected: false }],
      lostAddresses: ["/lock", "/weir"],
      lostAnchors: [{ route: "/boat-lock", id: "gates", text: "Gates" }],
      changed: [{ route: "/boat-lock", lines: [{ before: ["## Gates"], after: ["## Doors"] }] }],
      searches: [{ question: "mitre gates", page: "/boat-lock", before: 1, after: 2 }],
    });
    expect(await diffSites({ before, after, questions })).toEqual(diff);
    const same = await diffSites({ before: after, after, questions });
    expect(same).toMatchObject({ added: [], removed: [], changed: [], searches: [], weights: [] });
  });
});
