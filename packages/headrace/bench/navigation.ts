/** From the click on a link to the painted heading of the next page. */
import type { Browser, ElementHandle, Page } from "puppeteer-core";

/** Ten or so clicks of one kind. */
export interface NavigationFigures {
  /** Click to painted heading, for each click. */
  times: number[];
  /**
   * Paths requested from the click to the painted heading, without the icon, for each click; of
   * prefetched ones only the target's own.
   */
  requests: string[][];
}

/** `prefetched`: the pointer rests on the link first. `cold`: slow line, and nothing loaded ahead. */
export type NavigationKind = "prefetched" | "cold";

/** 1.6 Mbit/s in bytes per second, 150 ms round trip. */
export const SLOW_LINE = { download: 200_000, upload: 200_000, latency: 150 };

const HOVER_MS = 300;

/** After the network fell silent: prefetching begins when the browser is idle. */
const SETTLE_MS = 600;

const READY = "headingPaintedMs";

/** Clicks links of a page's sidebar in turn, each from a fresh profile. */
export async function measureNavigation(
  browser: Browser,
  url: string,
  { kind, clicks }: { kind: NavigationKind; clicks: number },
): Promise<NavigationFigures> {
  const figures: NavigationFigures = { times: [], requests: [] };
  for (let click = 0; click < clicks; click++) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1350, height: 940 });
    await page.evaluateOnNewDocument(recordHeading, READY);
    if (kind === "cold") await slowDown(page);
    await page.goto(url, { waitUntil: "networkidle0" });
    await pause(SETTLE_MS);
    const { time, requests } = await followLink(page, { kind, turn: click });
    figures.times.push(time);
    figures.requests.push(requests);
    await context.close();
  }
  return figures;
}

async function followLink(
  page: Page,
  { kind, turn }: { kind: NavigationKind; turn: number },
): Promise<{ time: number; requests: string[] }> {
  const link = await chooseLink(page, turn);
  const { x, y } = await middle(link);
  const target = await link.evaluate((element) => element.getAttribute("href") ?? "");
  if (kind === "prefetched") {
    await page.mouse.move(x, y);
    await pause(HOVER_MS);
  }
  const requests: string[] = [];
  page.on("request", (request) => {
    const { protocol, pathname } = new URL(request.url());
    // Chromium asks for the icon again after each change of the address.
    if (protocol !== "data:" && pathname !== "/favicon.svg") requests.push(pathname);
  });
  await page.mouse.click(x, y);
  const ready = await page.waitForFunction((name) => Reflect.get(window, name), {}, READY);
  const time: unknown = await ready.jsonValue();
  if (typeof time !== "number") throw new Error("The page recorded no time.");
  // What the new page itself loads ahead is not part of a prefetched navigation.
  const own = requests.filter((path) => kind === "cold" || path.startsWith(`${target}.`));
  return { time, requests: own };
}

/** The next link in the sidebar that leads to another page. */
async function chooseLink(page: Page, turn: number): Promise<ElementHandle<Element>> {
  const links: ElementHandle<Element>[] = [];
  for (const link of await page.$$("nav.sidebar a:not([aria-current])")) {
    const leadsAway = await link.evaluate(
      (element) => element instanceof HTMLAnchorElement && element.pathname !== location.pathname,
    );
    if (leadsAway && (await link.isIntersectingViewport())) links.push(link);
  }
  const link = links[turn % links.length];
  if (!link) throw new Error(`The sidebar of ${page.url()} has no link in view.`);
  return link;
}

async function middle(link: ElementHandle<Element>): Promise<{ x: number; y: number }> {
  const box = await link.boundingBox();
  if (!box) throw new Error("The link is not shown.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A slow line whose reader asks to spare it, so that nothing is prefetched. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await page.emulateNetworkConditions(SLOW_LINE);
}

/**
 * Runs in the page. The clock starts with the click's own time stamp and stops in the second
 * animation frame after another heading stands in the document: the first has been painted then. On a
 * slow line a click may load another document, so the click is kept in the tab. (No function in here
 * has a name: the loader would wrap it in a helper that the page does not have.)
 */
function recordHeading(name: string): void {
  addEventListener(
    "click",
    ({ timeStamp }) => {
      const before = document.querySelector("main h1")?.textContent;
      const click = { at: performance.timeOrigin + timeStamp, before };
      sessionStorage.setItem(name, JSON.stringify(click));
    },
    { capture: true },
  );
  new MutationObserver((_, observer) => {
    const click = JSON.parse(sessionStorage.getItem(name) ?? "null");
    const heading = document.querySelector("main h1")?.textContent;
    if (!click || !heading || heading === click.before) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        Object.assign(window, { [name]: performance.timeOrigin + performance.now() - click.at });
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
