import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildBase, type FaultSite, faultSite, runHere } from "./fault-site.ts";

/** How problems are printed, and mended. */

let base: FaultSite;
let site: FaultSite;

beforeAll(async () => {
  base = await buildBase();
}, 60_000);

afterAll(() => base.remove());

beforeEach(async () => {
  site = await faultSite(base, "base");
  const text = "## Install\n\n[a](#instal) and [b](./indx.md), 100%: [c](./indx.md)\n";
  await writeFile(join(site.root, "content/page.md"), `---\ntitle: T\n---\n\n${text}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await site.remove();
});

describe("a report", { timeout: 60_000 }, () => {
  test("for programs is one JSON document", async () => {
    const { code, stdout } = await runHere(site.root, ["check", "--format", "json"]);
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({
      code: 0,
      summary: "0 errors, 3 warnings",
      diagnostics: [
        { code: "broken-anchor", severity: "warning", line: 7, column: 1 },
        { code: "broken-markdown-link", file: "content/page.md", line: 7, column: 18 },
        { code: "broken-markdown-link", severity: "warning", line: 7, column: 40 },
      ],
    });
  });

  test("for programs holds nothing else when all is well", async () => {
    const { code, stdout } = await runHere(base.root, ["build", "--format", "json"]);
    expect({ code, report: JSON.parse(stdout) }).toEqual({
      code: 0,
      report: { summary: "0 errors, 0 warnings", diagnostics: [] },
    });
  });

  test("within GitHub Actions has annotations, with paths of the repository", async () => {
    vi.stubEnv("GITHUB_ACTIONS", "true");
    vi.stubEnv("GITHUB_WORKSPACE", join(site.root, ".."));
    const { stdout, stderr } = await runHere(site.root, ["check", "--strict"]);
    const folder = site.root.slice(site.root.lastIndexOf("/") + 1);
    expect(stdout.split("\n")[0]).toBe(
      `::error file=${folder}/content/page.md,line=7,col=1,title=broken-anchor::There is no "#instal" on this page.%0ADid you mean "install"?`,
    );
    expect(stdout.match(/^::error /gm)).toHaveLength(3);
    expect(stderr).toContain("3 errors, 0 warnings");
  });

  test("of an unknown form is no report", async () => {
    expect(await runHere(site.root, ["check", "--format", "xml"])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("--format takes text, json, github."),
    });
  });
});

describe("check --update-urls", { timeout: 60_000 }, () => {
  test("accepts the addresses of now, and keeps old ones that lead on", async () => {
    const gone = await faultSite(base, "url-gone");
    const { code, stdout } = await runHere(gone.root, ["check", "--update-urls"]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout:
        "Wrote down the addresses of 2 pages and 5 headings.\nChecked 2 pages: 0 errors, 0 warnings.\n",
    });
    const urls = await readFile(join(gone.root, "content/published-urls.txt"), "utf8");
    expect(urls.split("\n").slice(2, -1)).toEqual([
      "/\tWelcome",
      "/#start-here",
      "/#how-to-begin",
      "/#in-short",
      "/manual/installation\tInstall the new program",
      "/manual/installation#download",
      "/manual/installation#run-it",
      "/moved\tA page that was moved",
    ]);
    await gone.remove();
  });
});

describe("check --fix", { timeout: 60_000 }, () => {
  test("mends links and anchors that leave no doubt", async () => {
    const { code, stdout } = await runHere(site.root, ["check", "--fix"]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: "Mended 3 problems in 1 file.\nChecked 2 pages: 0 errors, 0 warnings.\n",
    });
    expect(await readFile(join(site.root, "content/page.md"), "utf8")).toContain(
      "[a](#install) and [b](./index.md), 100%: [c](./index.md)\n",
    );
  });

  test("mends names of the configuration, and of languages", async () => {
    const faulty = await faultSite(base, "b31-absent-page-in-sidebar");
    const code = "```javascrpit\n1;\n```\n";
    await writeFile(join(faulty.root, "content/code.md"), `---\ntitle: T\n---\n\n${code}`);
    const { stdout } = await runHere(faulty.root, ["check", "--fix"]);
    expect(stdout).toContain("Mended 3 problems in 2 files.");
    const sidebars = await readFile(join(faulty.root, "site/sidebars.ts"), "utf8");
    expect(sidebars).toContain('items: ["guide/intro", {');
    expect(sidebars).toContain('dirName: "guide"');
    expect(await readFile(join(faulty.root, "content/code.md"), "utf8")).toContain("```javascript");
    await faulty.remove();
  });

  test("leaves alone what has two meanings", async () => {
    const text = "## Setup a\n\n## Setup b\n\n[x](#setup-)\n";
    const file = join(site.root, "content/page.md");
    await writeFile(file, `---\ntitle: T\n---\n\n${text}`);
    const { stdout } = await runHere(site.root, ["check", "--fix"]);
    expect(stdout).toContain("Mended 0 problems");
    expect(await readFile(file, "utf8")).toContain("[x](#setup-)");
  });
});
