import { spawn } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { buildEngine } from "../../scripts/build-engine.mjs";
import { buildSite } from "../../src/build/build-site.ts";
import { listFiles } from "../../src/files/files.ts";
import { PROGRAM } from "../places.ts";
import { copySmallSite } from "./fixture-copy.ts";

/** 200 by `EDITED_BUILDS=200`. */
const BUILDS = Number(process.env.EDITED_BUILDS ?? 4);
const PAGES = 40;

let site: Awaited<ReturnType<typeof copySmallSite>>;

beforeAll(async () => {
  await buildEngine();
  site = await copySmallSite();
  await mkdir(join(site.root, "content/many"));
}, 120_000);

afterAll(() => site.remove());

test(`${BUILDS} builds publish one state of sources that are edited meanwhile`, async () => {
  const random = createRandom(4).next;
  let time = 0;
  let refused = 0;
  for (let count = 1; count <= BUILDS; count++) {
    writeState(2 * count);
    const start = performance.now();
    const build = startBuild();
    if (count > 1) {
      await setTimeout(random() * time);
      writeState(2 * count + 1);
    }
    const { code, stderr } = await build;
    if (count === 1) time = performance.now() - start;
    if (code !== 0) {
      refused++;
      expect(stderr).toContain("was changed while the site was being built");
      continue;
    }
    const states = publishedStates();
    expect({ count, states }).toEqual({ count, states: new Set([Math.max(...states)]) });
    expect(Math.max(...states)).toBeGreaterThanOrEqual(2 * count);
  }
  console.info(`${BUILDS} builds, ${refused} of them refused`);
}, 3_600_000);

test("a source whose time lies ahead of the clock is built like any other", async () => {
  const other = await copySmallSite();
  const tomorrow = Date.now() / 1000 + 86_400;
  const sources = await listFiles(other.root);
  await Promise.all(sources.map((file) => utimes(join(other.root, file), tomorrow, tomorrow)));
  await buildSite(other.root, { strict: false, report: () => {} });
  expect(existsSync(join(other.root, "dist/index.html"))).toBe(true);
  await other.remove();
});

/** Every kind of source says the number of the state: pages, part, static file, image, configuration. */
function writeState(state: number): void {
  const file = (path: string) => join(site.root, path);
  for (let page = 0; page < PAGES; page++) {
    writeFileSync(
      file(`content/many/page-${page}.md`),
      `---\ntitle: Page ${page}\n---\n\nState-${state}. ![](./dot.svg)\n`,
    );
  }
  writeFileSync(file("content/guide/_shared.md"), `State-${state}.\n`);
  writeFileSync(file("static/state.txt"), `State-${state}`);
  writeFileSync(
    file("content/many/dot.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><desc>State-${state}</desc></svg>`,
  );
  const config = file("site/site.config.ts");
  const text = readFileSync(config, "utf8").replace(/tagline: .*/, `tagline: "State-${state}",`);
  // As editors save.
  writeFileSync(`${config}.new`, text);
  renameSync(`${config}.new`, config);
  rmSync(file(`content/many/extra-${state - 1}.md`), { force: true });
  writeFileSync(file(`content/many/extra-${state}.md`), `---\ntitle: X\n---\n\nState-${state}.\n`);
}

function publishedStates(): Set<number> {
  const text = (path: string) => readFileSync(join(site.root, "dist", path), "utf8");
  const pages = Array.from({ length: PAGES }, (_, page) => text(`many/page-${page}.html`));
  const image = /src="([^"]+\.svg)"/.exec(pages[0] ?? "")?.[1]?.slice(1) ?? "";
  const all = [...pages, text("guide.html"), text("state.txt"), text(image), text("index.html")];
  return new Set(
    all
      .join("")
      .match(/State-\d+/g)
      ?.map((found) => Number(found.slice(6))),
  );
}

function startBuild(): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [PROGRAM, "build", "--root", site.root]);
  let stderr = "";
  child.stderr.on("data", (chunk) => (stderr += chunk));
  return new Promise((done) => child.once("close", (code) => done({ code, stderr })));
}
