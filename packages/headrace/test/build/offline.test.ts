import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { runHere } from "../errors/fault-site.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

const CONFIG = `import { defineSite } from "headrace";

export default defineSite({
  name: "Mill & Race",
  url: "https://mill.example",
  baseUrl: "/docs/",
  api: [{ id: "mill", file: "openapi/mill.yaml", route: "/api" }],
  redirects: [{ from: "/old/wheel", to: "/guide/wheel" }],
  locales: [
    { code: "en", label: "English" },
    { code: "de", label: "Deutsch" },
  ],
});
`;

const TRANSLATED = `---
title: Das Wasserrad
description: Was das Rad der Mühle antreibt.
---

Das Wasser fällt. [Zum Anfang](/)
`;

let copy: FixtureCopy;

beforeAll(async () => {
  copy = await copyFixture("smallest-site");
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(copy.root, file)), { recursive: true });
    await writeFile(join(copy.root, file), text);
  };
  await write("site/site.config.ts", CONFIG);
  await write("i18n/de/docusaurus-plugin-content-docs/current/guide/wheel.md", TRANSLATED);
}, 60_000);
afterAll(() => copy.remove());

const offline = (...options: string[]) => runHere(copy.root, ["offline", ...options]);

async function packed(file: string): Promise<Record<string, Uint8Array>> {
  return unzipSync(await readFile(join(copy.root, file)));
}

describe.each([false, true])("the site as an archive, trailing slash %s", (trailingSlash) => {
  let files: Record<string, Uint8Array>;

  beforeAll(async () => {
    const config = CONFIG.replace("defineSite({", `defineSite({ trailingSlash: ${trailingSlash},`);
    await writeFile(join(copy.root, "site/site.config.ts"), config);
    await buildSite(copy.root, { strict: false, report: () => {} });
    expect(await offline()).toMatchObject({ code: 0 });
    files = await packed("mill-race-docs.zip");
  }, 60_000);

  const texts = (end: string) =>
    Object.entries(files)
      .filter(([file]) => file.endsWith(end))
      .map(([file, content]) => ({ file, text: Buffer.from(content).toString() }));

  it("leads from each page to files that are in it, or to whole addresses", () => {
    const lost: string[] = [];
    let followed = 0;
    for (const { file, text } of texts(".html")) {
      for (const [, address = ""] of text.matchAll(/\s(?:href|src|action)="([^"]*)"/g)) {
        if (/^(?:[a-z]+:|#)/.test(address)) continue;
        followed++;
        const path = decodeURIComponent(address.replace(/[?#].*$/, ""));
        const target = posix.join(posix.dirname(file), path);
        if (address.startsWith("/") || !(target in files)) lost.push(`${file}: ${address}`);
      }
    }
    expect(lost).toEqual([]);
    expect(followed).toBeGreaterThan(100);
  });

  it("has nothing that browsers refuse from a folder", () => {
    for (const { file, text } of texts(".html")) {
      expect([file, /type="module"|modulepreload|integrity=|'self'/.exec(text)?.[0]]).toEqual([
        file,
        undefined,
      ]);
    }
    expect(Object.keys(files).filter((file) => /page\.json$|woff2$|\.xml$/.test(file))).toEqual([]);
  });

  it("searches in each language, from the page of that language", () => {
    const searching = texts(".html").filter(({ text }) => text.includes("offline/search.js"));
    expect(searching).toHaveLength(2);
    const data = texts(".js").filter(({ text }) => text.startsWith("offlineFile("));
    const indexes = data.filter(({ file }) => file.endsWith(".bin.js"));
    expect(indexes.length).toBeGreaterThanOrEqual(2);
    const [manifest] = data.filter(({ file }) => file.endsWith("search-index.json.js"));
    expect(manifest?.text).toContain('\\"language\\":\\"de\\"');
  });

  it("is the same archive from the same site", async () => {
    expect(await offline("--write", join(copy.root, "again.zip"))).toMatchObject({ code: 0 });
    const [one, two] = ["mill-race-docs.zip", "again.zip"].map((file) =>
      readFile(join(copy.root, file)),
    );
    expect((await one)?.equals((await two) ?? Buffer.of())).toBe(true);
  });
});

describe("an archive that can't be written", () => {
  it("says that there is no site yet", async () => {
    const empty = await copyFixture("smallest-site");
    try {
      const { code, printed } = await runHere(empty.root, ["offline"]);
      expect({ code, printed }).toMatchObject({
        code: 1,
        printed: expect.stringMatching(/There is no built site here.*headrace build/s),
      });
    } finally {
      await empty.remove();
    }
  });
});
