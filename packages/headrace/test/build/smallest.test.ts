import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../src/build/build-site.ts";
import { createAnswers } from "../../src/client/search/answers.ts";
import { createIndexLoader } from "../../src/client/search/index/index-loader.ts";
import { EVERYWHERE } from "../../src/client/search/scope.ts";
import { contentVersion } from "../../src/model/site.ts";
import { runHere } from "../errors/fault-site.ts";
import { copyFixture } from "./fixture-copy.ts";

const BASE = "https://smallest.example/";

let site: Awaited<ReturnType<typeof copyFixture>>;

beforeAll(async () => {
  site = await copyFixture("smallest-site");
});
afterAll(() => site.remove());

/** Titles that the browser's search answers with, from the files of a build. */
async function search(query: string, versions: Parameters<typeof contentVersion>[0]) {
  const answers = createAnswers(
    createIndexLoader({
      base: BASE,
      root: { lang: "en" },
      fetch: async (url) =>
        new Response(await readFile(join(site.root, "dist", new URL(String(url)).pathname))),
    }),
  );
  const { name: version } = contentVersion(versions);
  const answer = await answers.load({ version, scope: EVERYWHERE, fresh: true, byNames: false });
  return answer(query, 8).results.map(({ document }) => document.title);
}

/** What the command line says of a site with a single page. */
async function saidOfOnePage(...command: string[]): Promise<string> {
  const one = await copyFixture("smallest-site");
  const config = { name: "One", url: "https://one.example" };
  await writeFile(
    join(one.root, "site/site.config.ts"),
    `export default ${JSON.stringify(config)};\n`,
  );
  await rm(join(one.root, "content"), { recursive: true });
  await mkdir(join(one.root, "content"));
  await writeFile(
    join(one.root, "content/index.md"),
    "---\ntitle: One\n---\n\n[Nine](./nine.md)\n",
  );
  const { printed } = await runHere(one.root, command);
  await one.remove();
  return printed;
}

it.each(["build", "check", "build --shard 1/1", "check --update-urls"])(
  "counts in words that fit a single one: %s",
  async (line) => {
    const command = line.split(" ");
    const printed = await saidOfOnePage(...command);
    expect(printed).toMatch(/\b1 page\b/);
    expect(printed).not.toMatch(/\b1 \w+s\b(?! left)/);
  },
  60_000,
);

const VERSION = { name: "7.1", label: "7.1", isLast: false, path: "/", mainDocId: "index" };

it("refuses a site without a page, which would take the place of the published one", async () => {
  const empty = await copyFixture("smallest-site");
  const config = { name: "Empty", url: "https://empty.example" };
  await writeFile(
    join(empty.root, "site/site.config.ts"),
    `export default ${JSON.stringify(config)};\n`,
  );
  await rm(join(empty.root, "content"), { recursive: true });
  await mkdir(join(empty.root, "content"));
  await writeFile(join(empty.root, "content/a.md"), "---\ntitle: A\ndraft: true\n---\n");
  await expect(buildSite(empty.root, { strict: false, report: () => {} })).rejects.toMatchObject({
    diagnostics: [{ code: "no-page", file: "site/site.config.ts" }],
  });
  await empty.remove();
});

const MILL = `openapi: 3.1.0
info: { title: Mill, version: "1" }
servers: [{ url: https://api.example }]
paths: { /wheels: { get: { summary: List wheels, responses: { "200": { description: All. } } } } }
`;

it("takes an API for pages enough, and says where who opens the site is to be led", async () => {
  const api = await copyFixture("smallest-site");
  await rm(join(api.root, "content"), { recursive: true });
  await writeFile(join(api.root, "mill.yaml"), MILL);
  const build = async (config: object) => {
    const whole = {
      name: "Api",
      url: "https://api.example",
      api: [{ id: "v1", file: "mill.yaml", route: "/v1" }],
      ...config,
    };
    const text = `export default ${JSON.stringify(whole)};\n`;
    await writeFile(join(api.root, "site/site.config.ts"), text);
    return await buildSite(api.root, { strict: false, report: () => {} });
  };
  expect((await build({})).warnings).toMatchObject([
    { code: "no-first-page", hint: expect.stringContaining('{ from: "/", to: "/v1" }') },
  ]);
  expect((await build({ redirects: [{ from: "/", to: "/v1" }] })).warnings).toEqual([]);
  await expect(build({ content: { path: "docs" } })).rejects.toMatchObject({
    diagnostics: [{ code: "config-file", message: 'There is no "docs".' }],
  });
  await api.remove();
}, 60_000);

it("tells a link to nowhere once in all languages, and as what it is", async () => {
  const linked = await copyFixture("smallest-site");
  const config = {
    name: "Linked",
    url: "https://linked.example",
    locales: ["en", "cs", "ja"].map((code) => ({ code, label: code })),
  };
  const text = `export default ${JSON.stringify(config)};\n`;
  await writeFile(join(linked.root, "site/site.config.ts"), text);
  await symlink("nowhere.md", join(linked.root, "content/broken.md"));
  await expect(buildSite(linked.root, { strict: false, report: () => {} })).rejects.toMatchObject({
    diagnostics: [{ code: "symbolic-link", file: "content/broken.md" }],
  });
  await linked.remove();
});

describe("a site that configures nothing", { timeout: 60_000 }, () => {
  it.each([
    ["the fixture", undefined, []],
    ["a name and an address", { name: "Least", url: "https://least.example" }, []],
    [
      "versions of which none is the latest",
      { name: "Least", url: "https://least.example", versions: [VERSION] },
      [VERSION],
    ],
  ])("SEARCH-03 is built and searched with %s", async (_, config, versions) => {
    if (config) {
      const text = `export default ${JSON.stringify(config)};\n`;
      await writeFile(join(site.root, "site/site.config.ts"), text);
    }
    const { warnings } = await buildSite(site.root, { strict: true, report: () => {} });
    expect(warnings).toEqual([]);
    expect(await search("sluice", versions)).toContain("Race");
    expect(await search("stones", versions)).toEqual(["Wheel"]);
  });
});
