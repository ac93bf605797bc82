import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { PROGRAM } from "headrace/testing";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_NAMES, launchBrowser, type RunningBrowser } from "./browsers.ts";

let folder: string;

/** As a reader does who has the archive: unpack it somewhere. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "off line-"));
  const archive = join(folder, "site.zip");
  const made = spawnSync(process.execPath, [PROGRAM, "offline", "--write", archive]);
  expect(made.stderr.toString()).toBe("");
  for (const [file, content] of Object.entries(unzipSync(readFileSync(archive)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileUrl = (path: string) => `${pathToFileURL(join(folder, "millrace-docs")).href}/${path}`;

describe.each(BROWSER_NAMES)("the site from a folder, without a server, in %s", (name) => {
  let running: RunningBrowser;
  const problems: string[] = [];

  beforeAll(async () => {
    running = await launchBrowser(name, { javaScript: true });
  });
  afterAll(() => running.close());

  async function open(path: string): Promise<Page> {
    const page = await running.browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("request", (request) => {
      if (!/^(?:file|data):/.test(request.url())) problems.push(`asked for ${request.url()}`);
    });
    await page.goto(fileUrl(path));
    return page;
  }

  async function follow(page: Page, selector: string): Promise<string> {
    await Promise.all([page.waitForNavigation(), page.click(selector)]);
    return page.url();
  }

  test("is read, and searched, and nothing is asked of the network", async () => {
    const page = await open("index.html");
    const position = await page.$eval("header", (bar) => getComputedStyle(bar).position);
    expect(position).toBe("sticky");
    const buttons = await page.$$eval("button.needs-script", (all) =>
      all.filter((one) => one.checkVisibility()).map((one) => one.className),
    );
    expect(buttons).toEqual([]);

    expect(await follow(page, 'header a[href*="tutorials"]')).toBe(fileUrl("tutorials.html"));
    expect(await follow(page, "a.search-button")).toBe(fileUrl("search/index.html"));
    await page.type("#search-field", "create environment");
    const first = await page.waitForSelector(".result-article .result-title a");
    expect(await first?.evaluate((link) => link.textContent)).toBe("Create an environment");
    await page.waitForFunction(
      () => (document.querySelector(".result-snippet")?.textContent ?? "").length > 20,
    );
    const target = await follow(page, ".result-article .result-title a");
    expect(target).toContain(fileUrl("admin-manuals/create-environment.html"));
    expect(await page.$eval("h1", (title) => title.textContent)).toContain("Create an environment");
    expect(problems).toEqual([]);
  });

  test("an address asks the question that it holds", async () => {
    const page = await open("search/index.html?q=glossary");
    await page.waitForSelector(".result-article");
    expect(await page.$eval("#search-field", (field) => (field as HTMLInputElement).value)).toBe(
      "glossary",
    );
    expect(problems).toEqual([]);
  });

  test("what no page has is said", async () => {
    const page = await open("search/index.html");
    await page.type("#search-field", "zzyzx quuxly");
    await page.waitForSelector(".no-results");
    expect(problems).toEqual([]);
  });
});
