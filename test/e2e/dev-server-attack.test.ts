import { createServer, type Server } from "node:http";
import type { Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { BROWSER_NAMES, launchBrowser, type RunningBrowser } from "./browsers.ts";

/** A name that its owner has pointed to this machine (DNS rebinding). */
const FOREIGN = "evil.example";

let dev: URL;
let evil: Server;

beforeAll(async () => {
  dev = new URL(inject("siteUrls").dev);
  evil = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<!doctype html><title>Foreign page</title><body>");
  });
  await new Promise<void>((done) => evil.listen(0, "127.0.0.1", done));
});

afterAll(() => {
  evil.close();
  evil.closeAllConnections();
});

function evilUrl(): string {
  const address = evil.address();
  return `http://${FOREIGN}:${typeof address === "object" ? address?.port : address}/`;
}

describe.each(BROWSER_NAMES)("a page of another site in %s, beside the dev server", (name) => {
  let running: RunningBrowser;
  let page: Page;

  beforeAll(async () => {
    running = await launchBrowser(name, { javaScript: true, resolve: FOREIGN });
    page = await running.browser.newPage();
  });
  afterAll(() => running.close());

  test.each(["", "__dev", "search/", "routes.txt"])(
    "is refused under its own name: /%s",
    async (path) => {
      const answer = await page.goto(`http://${FOREIGN}:${dev.port}${dev.pathname}${path}`);
      expect(answer?.status()).toBe(403);
    },
  );

  test("reads, hears and runs nothing of it", async () => {
    await page.goto(evilUrl());
    const got = await page.evaluate(attack, `${dev.port}${dev.pathname}`);
    expect(got).toEqual([]);
    await page.goto(dev.href);
    expect(await page.evaluate(attack, `${dev.port}${dev.pathname}`)).not.toEqual([]);
  });

  test("can't frame it", async () => {
    await page.goto(evilUrl());
    expect(await framedTitle(page, evilUrl())).toBe("Foreign page");
    await page.goto(evilUrl());
    expect(await framedTitle(page, dev.href)).not.toContain("Millrace");
  });
});

/** The title of what stands at an address, in a frame, where it is shown there. */
async function framedTitle(page: Page, address: string): Promise<string> {
  await page.evaluate((src) => {
    const frame = document.createElement("iframe");
    frame.src = src;
    document.body.append(frame);
    return new Promise((done) => frame.addEventListener("load", done));
  }, address);
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  const titles = await Promise.all(frames.map((frame) => frame.title().catch(() => "")));
  return titles.join();
}

/** What a page gets of a server by every way that the web has; runs in the page. */
async function attack(place: string): Promise<string[]> {
  const got: string[] = [];
  for (const host of ["localhost", "127.0.0.1", "evil.example"]) {
    const base = `http://${host}:${place}`;
    for (const path of ["", "index.page.json", "routes.txt", "search-index.json", "__dev"]) {
      const left = AbortSignal.timeout(2000);
      const text = await fetch(base + path, { signal: left, credentials: "include" })
        .then((answer) => (answer.ok ? answer.headers.get("content-type") : null))
        .catch(() => null);
      if (text) got.push(`fetch ${base}${path}: ${text}`);
    }
    const hears = await new Promise<boolean>((done) => {
      const events = new EventSource(`${base}__dev`);
      const end = (heard: boolean) => {
        events.close();
        done(heard);
      };
      events.onmessage = () => end(true);
      events.onerror = () => end(false);
    });
    if (hears) got.push(`events of ${base}`);
    const loads = (element: HTMLElement) =>
      new Promise<boolean>((done) => {
        element.addEventListener("load", () => done(true));
        element.addEventListener("error", () => done(false));
        document.body.append(element);
      });
    const script = Object.assign(document.createElement("script"), { src: `${base}routes.txt` });
    if (await loads(script)) got.push(`script of ${base}`);
    const image = Object.assign(document.createElement("img"), { src: `${base}favicon.svg` });
    if (await loads(image)) got.push(`image of ${base}`);
  }
  return got;
}
