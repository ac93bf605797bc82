import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { useBrowser } from "./journey.ts";
import { BOX, openBox, showsText } from "./search-journey.ts";

/** Tasks, questions, names, words of a field, and one with a slip. */
const TYPED = [
  "deploy an application",
  "how do I roll back",
  "create an environment",
  "api key",
  "quota",
  "kafka topic",
  "invite a user",
  "build-cancel",
  "RateLimit-Remaining",
  "autoscaling",
  "custom domain certificate",
  "enviroment variables",
];

/** What was seen of the first row while a query was typed. */
interface Watched {
  drawn: number;
  /** Times that there was no row although there had been one. */
  withoutRows: number;
  /** Rows that led to the same place as before, and were other elements or stood elsewhere. */
  moved: string[];
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

describe.each(BROWSER_NAMES)("rows of the search box in %s", (name) => {
  const visitor = useBrowser(name);

  test("SEARCH-06 a row that stays first while a query is typed stays in its place", async () => {
    const page = await visitor.open("/admin-manuals/create-application");
    for (const query of TYPED) {
      await openBox(page);
      await page.keyboard.type(query.slice(0, 3));
      await page.waitForSelector(BOX.active);
      await page.evaluate(watchFirstRow, BOX.option);
      await page.keyboard.type(query.slice(3));
      await page.waitForFunction(() => (window.watched?.drawn ?? 0) > 0);
      await showsText(page, `${BOX.dialog} [role=status]`, "found");
      const { moved, withoutRows } = await page.evaluate(
        () => window.watched ?? { moved: ["nothing was watched"], withoutRows: 0 },
      );
      expect(moved, query).toEqual([]);
      expect(withoutRows, query).toBe(0);
      const [first] = await page.$$eval(BOX.option, (rows) => rows.map(({ id }) => id));
      expect(await page.$eval(BOX.active, ({ id }) => id), query).toBe(first);
      // The next query opens it again at once.
      await page.keyboard.press("Escape");
    }
  });
});

/** Runs in the page, from now on until rows are watched anew. */
function watchFirstRow(option: string): void {
  const rowNow = () => {
    const element = document.querySelector<HTMLElement>(option);
    if (!element) return null;
    // As it is laid out within the box, which glides and grows into its place while it opens.
    let top = 0;
    let part: Element | null = element;
    while (part instanceof HTMLElement && part.localName !== "dialog") {
      top += part.offsetTop;
      part = part.offsetParent;
    }
    return { element, id: element.id, top };
  };
  const watched: Watched = { drawn: 0, withoutRows: 0, moved: [] };
  let before = rowNow();
  const look = () => {
    const now = rowNow();
    if (watched !== window.watched) return;
    watched.drawn++;
    if (!now) watched.withoutRows++;
    else if (before?.id === now.id && (before.element !== now.element || before.top !== now.top)) {
      watched.moved.push(`${now.id}: ${before.top} to ${now.top}`);
    }
    before = now;
  };
  // The box stays; the list in it may be another one later.
  const box = document.querySelector(option)?.closest("dialog");
  const parts = { childList: true, subtree: true, attributes: true };
  if (box) new MutationObserver(look).observe(box, parts);
  window.watched = watched;
}
