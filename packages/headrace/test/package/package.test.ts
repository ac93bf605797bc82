import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { type Browser, launch } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixtureSite } from "../places.ts";

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, "../..");

/** Outside of the repository, so that nothing of it can be found by chance. */
let folder: string;
let site: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "headrace-package-"));
  site = join(folder, "my-docs");
  // What an earlier run built must not be what is packed.
  await rm(join(PACKAGE, "dist"), { recursive: true, force: true });
  const { stdout } = await run("npm", ["pack", "--silent", "--pack-destination", folder], {
    cwd: PACKAGE,
  });
  const tarball = join(folder, stdout.trim().split("\n").at(-1) ?? "");
  await writeFile(join(folder, "package.json"), "{}");
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"];
  await run("npm", ["install", ...options, tarball], { cwd: folder });
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the installed command; its failure throws with what it printed. */
async function headrace(...parameters: string[]): Promise<string> {
  const { stdout } = await run("npx", ["headrace", ...parameters], { cwd: folder });
  return stdout;
}

describe("the packed engine, installed into an empty folder", { timeout: 120_000 }, () => {
  test("writes a site, checks it without a warning, builds and verifies it", async () => {
    expect(await headrace("init", "my-docs")).toContain("npm start");
    expect(await headrace("check", "--strict", "--root", site)).toContain("0 errors, 0 warnings");
    expect(await headrace("build", "--strict", "--root", site)).toContain("Built ");
    expect(await headrace("verify", "--root", site)).toContain("0 errors, 0 warnings");
  });

  test("never writes over a file, and writes nothing when one is in the way", async () => {
    const before = await readFile(join(site, "content/index.md"), "utf8");
    await rm(join(site, "content/questions.md"));
    await expect(headrace("init", "my-docs")).rejects.toThrow("there already");
    expect(await readFile(join(site, "content/index.md"), "utf8")).toBe(before);
    expect(await readdir(join(site, "content"))).not.toContain("questions.md");
  });

  test("needs no loader of TypeScript", async () => {
    const installed = await readdir(join(folder, "node_modules"));
    expect(installed).toContain("headrace");
    const files = await readdir(join(folder, "node_modules/headrace"), { recursive: true });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).sort()).toEqual([
      "docs/site/site.config.ts",
      "templates/site/site/site.config.ts",
    ]);
  });

  test("brings its documentation along, which is a site without a warning", async () => {
    const docs = join(folder, "node_modules/headrace/docs");
    const pages = await readdir(join(docs, "content/reference"));
    expect(pages.sort()).toEqual(["commands.md", "configuration.md", "front-matter.md"]);
    expect(await headrace("check", "--strict", "--root", docs)).toContain("0 errors, 0 warnings");
  });

  test("gives the configuration its types", async () => {
    const types = await readFile(join(folder, "node_modules/headrace/dist/index.d.ts"), "utf8");
    expect(types).toContain("defineSite");
  });

  test("builds a migrated site", async () => {
    await cp(fixtureSite("dialect-languages"), join(folder, "old"), { recursive: true });
    expect(await headrace("migrate", "old")).toContain("Built ");
  });

  test.each(["dev", "preview"])(
    "%s shows the site in a browser, and a click leads on",
    async (command) => {
      await using server = await serve(command);
      await using visit = await openBrowser();
      const page = await visit.browser.newPage();
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(String(error)));
      await page.goto(server.url);
      expect(await page.$eval("h1", ({ textContent }) => textContent)).toBe("Welcome");
      await page.click("article a[href$='/guide/first-page']");
      await page.waitForFunction(
        () => document.querySelector("h1")?.textContent === "Write your first page",
      );
      expect(problems).toEqual([]);
    },
  );

  // As continuous integration does, which keeps the folder of another run.
  test("builds with what it had made in another place", async () => {
    const page = "content/part.mdx";
    const text = `---\ntitle: Part\ndescription: It has one.\n---\n\nimport Part from "@site/part";\n\n<Part />\n`;
    await writeFile(join(site, "part.tsx"), "export default () => <b>A part of it</b>;\n");
    await writeFile(join(site, page), text);
    await headrace("build", "--root", site);
    const place = folder;
    folder = `${place}-moved`;
    site = join(folder, "my-docs");
    await rename(place, folder);
    await writeFile(join(site, page), `${text}\nMore.\n`);
    expect(await headrace("build", "--root", site)).toContain("0 errors");
    expect(await readFile(join(site, "dist/part.html"), "utf8")).toContain("<b>A part of it</b>");
  });
});

async function serve(command: string): Promise<AsyncDisposable & { url: string }> {
  const parameters = ["headrace", command, "--root", site, "--port", "0"];
  const server = spawn("npx", parameters, { cwd: folder, detached: true });
  const url = await printedUrl(server);
  return {
    url,
    async [Symbol.asyncDispose]() {
      // npx starts a process of its own.
      if (server.pid !== undefined) process.kill(-server.pid, "SIGINT");
      await once(server, "exit");
    },
  };
}

async function printedUrl(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error("The server's output is not read.");
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error("The server ended before it listened.");
}

async function openBrowser(): Promise<AsyncDisposable & { browser: Browser }> {
  const browser = await launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  return { browser, [Symbol.asyncDispose]: () => browser.close() };
}
