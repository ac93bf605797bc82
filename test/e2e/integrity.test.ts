import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_NAMES, launchBrowser, type RunningBrowser } from "./browsers.ts";
import { hydrated, siteUrl } from "./journey.ts";
import { BOX, openBox, showsText } from "./search-journey.ts";

/** What is added to a file on its way, as by a host of assets that somebody has broken into. */
const ADDED = { js: "\n;globalThis.tampered = true;\n", css: "\nhtml{scrollbar-width:none}\n" };

/** Hands the site on, with a tampered file or document. */
class TamperingHost {
  readonly #server: Server;
  isTampered: (path: string) => boolean = () => false;
  changeDocument = (html: string) => html;

  constructor() {
    this.#server = createServer(async ({ url = "/", headers }, response) => {
      const asked = await fetch(siteUrl(url), { headers: { accept: headers.accept ?? "*/*" } });
      const { pathname } = new URL(url, "http://host");
      const type = asked.headers.get("content-type") ?? "";
      const kind = /\.(js|css)$/.exec(pathname)?.[1];
      response.writeHead(asked.status, {
        "Content-Type": type,
        "Content-Security-Policy": asked.headers.get("content-security-policy") ?? "",
      });
      const body = Buffer.from(await asked.arrayBuffer());
      if (type.startsWith("text/html")) return response.end(this.changeDocument(body.toString()));
      response.write(body);
      if (this.isTampered(pathname)) response.write(kind === "css" ? ADDED.css : ADDED.js);
      response.end();
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, "127.0.0.1", done));
  }

  get url(): string {
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === "object" ? address?.port : address}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

describe.each(BROWSER_NAMES)("a tampered file in %s", (name) => {
  const host = new TamperingHost();
  let running: RunningBrowser;

  beforeAll(async () => {
    await host.start();
    running = await launchBrowser(name, { javaScript: true });
  });
  afterEach(() => {
    host.isTampered = () => false;
    host.changeDocument = (html) => html;
  });
  afterAll(async () => {
    await running.close();
    host.close();
  });

  const open = async (path: string) => {
    const context = await running.browser.createBrowserContext();
    const page = await context.newPage();
    await page.goto(host.url + path);
    return page;
  };

  test("is run where the document does not say what it has to be", async () => {
    host.isTampered = (path) => /\/client-/.test(path);
    host.changeDocument = (html) => html.replace(/ integrity="[^"]*"/g, "");
    const page = await open("/faq");
    await page.waitForFunction(() => "tampered" in globalThis);
  });

  test("is not run as the first script; the page says so and can be read", async () => {
    host.isTampered = (path) => /\/client-/.test(path);
    const page = await open("/faq");
    await page.waitForSelector("#load-failure");
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
    expect(await page.$eval("h1", (heading) => heading.textContent)).toBe(
      "Frequently asked questions",
    );
  });

  test("is not run as the shell", async () => {
    host.isTampered = (path) => /\/start-app-/.test(path);
    const page = await open("/faq");
    await page.waitForSelector('script[type="module"]');
    await page.waitForNetworkIdle();
    const state = () => [
      "tampered" in globalThis,
      document.documentElement.hasAttribute("data-has-hydrated"),
    ];
    expect(await page.evaluate(state)).toEqual([false, false]);
  });

  test("is no style sheet", async () => {
    host.isTampered = (path) => path.endsWith(".css");
    const page = await open("/faq");
    const width = () => getComputedStyle(document.documentElement).scrollbarWidth;
    expect(await page.evaluate(width)).toBe("auto");
  });

  test("is not run when it is loaded later, nor when it is tried again", async () => {
    host.isTampered = (path) => !/\/(?:client|start-app)-/.test(path);
    const page = await open("/faq");
    await hydrated(page);
    await openBox(page);
    await showsText(page, `${BOX.dialog} [role=alert]`, "Search did not load.");
    await Promise.all([
      page.waitForRequest((request) => request.url().includes("?retry=")),
      page.click(`${BOX.dialog} [role=alert] button`),
    ]);
    await page.waitForNetworkIdle();
    await showsText(page, `${BOX.dialog} [role=alert]`, "Search did not load.");
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
  });
});
