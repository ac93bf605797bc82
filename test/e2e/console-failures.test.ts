import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { HTTPRequest, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { fill, openConsole, press, send, sendFault, showsResponse } from "./console-page.ts";
import { type FaultServer, startFaultServer } from "./fault-server.ts";
import { hydrated, siteUrl, useBrowser } from "./journey.ts";

describe.each(BROWSER_NAMES)("failures of the console in %s", (name) => {
  const visitor = useBrowser(name, { site: "reader" });
  let server: FaultServer;
  let other: FaultServer;

  beforeAll(async () => {
    server = await startFaultServer();
    other = await startFaultServer();
  });
  afterAll(() => Promise.all([server.close(), other.close()]));

  const openFault = () => openConsole(visitor, "fault", { server });

  /** The second declared server, whose host the reader fills in. */
  const toHost = async (page: Page, host: string) => {
    await fill(page, "Send to", "1");
    await fill(page, "host", host);
  };

  test("a server without CORS headers is told from one that is not there", async () => {
    const page = await openFault();
    expect(await sendFault(page, "no-cors")).toBe("cors");
    await showsResponse(page, "Access-Control-Allow-Origin");
    const probe = server.requests.at(-1);
    expect(probe).toMatchObject({ method: "HEAD", url: "/", body: "" });
    expect(probe?.headers).not.toHaveProperty("x-fault-key");

    await fill(page, "port", String(await closedPort()));
    expect(await send(page)).toBe("unreachable");
    await toHost(page, "nowhere.invalid");
    expect(await send(page)).toBe("unreachable");
  });

  test("no network", async () => {
    const page = await openConsole(visitor, "fault", {
      beforeLoad: () => {
        // Firefox can't be put offline by its driver: it says so here, and the host does not exist.
        Object.defineProperty(Navigator.prototype, "onLine", { get: () => false });
      },
    });
    await toHost(page, "nowhere.invalid");
    expect(await send(page)).toBe("offline");
  });

  test("no answer in time", async () => {
    const page = await openFault();
    await page.click(".console details summary");
    await fill(page, "Give up after", "5");
    expect(await sendFault(page, "slow")).toBe("timeout");
    await showsResponse(page, "No answer within 5 s");
  });

  test("Cancel ends a request that has no answer yet", async () => {
    const page = await openFault();
    await fill(page, "name", "slow");
    await press(page, "Send");
    await page.waitForSelector(".console-send .quiet");
    await page.click(".console-send .quiet");
    await page.waitForSelector("[data-failure=cancelled]");
  });

  test("an address that is none, and one that leads elsewhere, are not tried", async () => {
    const page = await openFault();
    for (const [host, message] of [
      ["999.999.999.999", "address"],
      ["nowhere.invalid/x?", "can’t be a part of the server’s name"],
    ] as const) {
      await toHost(page, host);
      await press(page, "Send");
      const error = await page.waitForSelector(".console-group .console-error");
      expect(await error?.evaluate(({ textContent }) => textContent)).toContain(message);
      expect(await page.$(".console-response > *")).toBeNull();
    }
  });

  test("a page of HTTPS sends nothing to HTTP", async () => {
    const page = await visitor.open("/", { expected: /./ });
    await serveSecurely(page);
    await page.goto("https://docs.example/docs/api/faults/fault");
    await hydrated(page);
    await page.click(".api-console > button");
    await page.waitForSelector(".console h2");
    await toHost(page, "insecure.example");
    expect(await send(page)).toBe("mixed-content");
  });

  test("a redirect is not followed: the key goes nowhere else", async () => {
    const page = await openFault();
    await fill(page, "X-Fault-Key", "key-of-the-reader");
    expect(await sendFault(page, "redirect", { to: `${other.origin}/echo` })).toBe("redirect");
    expect(server.requests.at(-1)?.headers).toHaveProperty("x-fault-key", "key-of-the-reader");
    expect(other.requests).toEqual([]);
  });

  test("a connection that breaks off leaves what had come", async () => {
    const page = await openFault();
    expect(await sendFault(page, "broken")).toBe("200 OK");
    await showsResponse(page, "The connection broke off");
    await showsResponse(page, "The beginning.");
  });
});

/** A port where nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Answers for https://docs.example with the site. */
async function serveSecurely(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request) => void answerSecurely(request));
}

async function answerSecurely(request: HTTPRequest): Promise<void> {
  const { pathname, hostname } = new URL(request.url());
  if (hostname !== "docs.example") return request.continue();
  const response = await fetch(new URL(pathname, siteUrl("/", "reader")));
  await request.respond({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}
