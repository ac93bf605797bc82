/**
 * What a reader sees of a first visit while it arrives, beside the same article bare and on other
 * engines' pages, as one picture. Usage: bench/README.md.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "puppeteer-core";
import { launchBrowser } from "../../../test/e2e/browsers.ts";
import { serveBarePage } from "./bare-page.ts";
import { serveCompressed } from "./brotli-server.ts";
import { SLOW_LINE } from "./navigation.ts";
import { REPOSITORY } from "./workspace.ts";

const { values: options } = parseArgs({
  options: {
    /** Folder of the built site, and one of its pages. */
    root: { type: "string", default: join(REPOSITORY, "dist") },
    route: { type: "string", default: "/admin-manuals/create-application" },
    /** Other sites: "Name=folder#/path", one each. */
    beside: { type: "string", multiple: true, default: [] },
    out: { type: "string", default: join(REPOSITORY, ".cache/bench/filmstrip.png") },
  },
});

/** A phone's screen, and the moments that are shown. */
const SCREEN = { width: 390, height: 844 };
const STEP_MS = 100;
const STEPS = 12;

const STYLE = `
  table { font: 14px sans-serif }
  td { width: 130px; height: 281px; border: 1px solid #999 }
  img { width: 130px }
`;

interface Film {
  name: string;
  /** One picture for each step, as base64; empty while nothing was painted. */
  frames: readonly string[];
}

/** Opens a page in a fresh profile over the slow line and keeps what the screen shows at each step. */
async function film(browser: Browser, name: string, address: string): Promise<Film> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(SCREEN);
  const session = await page.createCDPSession();
  const shown: { at: number; data: string }[] = [];
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    shown.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void session.send("Page.screencastFrameAck", { sessionId });
  });
  await page.emulateNetworkConditions(SLOW_LINE);
  await session.send("Page.startScreencast", { format: "jpeg", quality: 60, maxWidth: 195 });
  await page.goto(address, { waitUntil: "networkidle0" });
  const start = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  const frames = Array.from({ length: STEPS }, (_, step) => {
    const seen = shown.filter(({ at }) => at >= start && at <= start + (step + 1) * STEP_MS);
    return seen.at(-1)?.data ?? "";
  });
  return { name, frames };
}

function picture(films: readonly Film[]): string {
  const times = Array.from({ length: STEPS }, (_, step) => `<th>${(step + 1) * STEP_MS} ms</th>`);
  const rows = films.map(({ name, frames }) => {
    const cells = frames.map((data) =>
      data ? `<td><img src="data:image/jpeg;base64,${data}"></td>` : "<td></td>",
    );
    return `<tr><th>${name}</th>${cells.join("")}</tr>`;
  });
  return `<!doctype html><style>${STYLE}</style>
<table><tr><th></th>${times.join("")}</tr>${rows.join("")}</table>`;
}

const server = await serveCompressed(resolve(options.root));
const html = readFileSync(join(options.root, `${options.route}.html`), "utf8");
const bare = await serveBarePage(server, html, options.route);
const { browser, close } = await launchBrowser("chromium", { javaScript: true });
// The first page that a browser opens waits for the browser.
await film(browser, "", server.origin + bare);
const films = [
  await film(browser, "this site", server.origin + options.route),
  await film(browser, "bare", server.origin + bare),
];
for (const other of options.beside) {
  const [, name = "", root = "", path = ""] = /^(.+?)=(.+)#(.+)$/.exec(other) ?? [];
  const peer = await serveCompressed(resolve(root));
  films.push(await film(browser, name, peer.origin + path));
  await peer.close();
}
const page = await browser.newPage();
await page.setContent(picture(films));
await (await page.$("table"))?.screenshot({ path: options.out });
await close();
await server.close();
console.log(`Wrote ${options.out}.`);
