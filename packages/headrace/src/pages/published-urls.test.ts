import { describe, expect, test } from "vitest";
import {
  type CurrentUrls,
  checkPublishedUrls,
  formatPublishedUrls,
  type PageUrls,
  parsePublishedUrls,
} from "./published-urls.ts";

const page = (route: string, title: string, ...anchors: string[]): CurrentUrls => ({
  ...{ route, title, anchors, ids: anchors, line: 0 },
});

/** What is told of pages that were published, as they are now. */
function told(
  before: readonly CurrentUrls[],
  now: readonly CurrentUrls[],
  redirects: string[] = [],
) {
  const published = parsePublishedUrls(formatPublishedUrls(before));
  const file = "content/published-urls.txt";
  const redirected = new Set(redirects);
  return checkPublishedUrls({ file, published, current: now, redirected });
}

describe("the file of published addresses", () => {
  const PAGES = [page("/b", "Two\n words", "one", "über"), page("/", "Home"), page("/a b", "A")];

  test("is read as it was written, in the order of routes, with its lines", () => {
    const text = formatPublishedUrls(PAGES);
    const read = parsePublishedUrls(text);
    expect(read.map(({ route, title, anchors }) => [route, title, anchors])).toEqual([
      ["/", "Home", []],
      ["/a b", "A", []],
      ["/b", "Two words", ["one", "über"]],
    ]);
    const lines = text.split("\n");
    for (const { route, title, line } of read) expect(lines[line - 1]).toBe(`${route}\t${title}`);
    expect(formatPublishedUrls(read)).toBe(text);
    expect(parsePublishedUrls(text.replaceAll("\n", "\r\n"))).toEqual(read);
  });

  test("says first what it is, ends with its last line, and may hold what is none of ours", () => {
    const text = formatPublishedUrls(PAGES);
    expect(text).toMatch(/^# Every address that was published/);
    expect(text).toMatch(/[^\n]\n$/);
    expect(parsePublishedUrls(`# no\n\nwords\thello\n/x#y\n${text}`)).toHaveLength(3);
  });
});

describe("an address that is gone", () => {
  const other = page("/other", "Something else", "z");

  test("is none while the page is there, or its address leads on", () => {
    const before = [page("/a", "A", "x"), page("/b", "B")];
    expect(told(before, before)).toEqual([]);
    expect(told(before, [page("/a", "Other title", "x")], ["/b"])).toEqual([]);
    expect(told(before, [page("/b", "B"), other, page("/a", "A", "x", "y")])).toEqual([]);
  });

  test("is told with its line, and what the project can do", () => {
    const [problem, ...others] = told(
      [page("/a", "A", "x"), page("/b", "B")],
      [page("/a", "A", "x")],
    );
    expect(others).toEqual([]);
    expect(problem).toEqual({
      ...{ code: "lost-route", severity: "error", file: "content/published-urls.txt" },
      ...{ line: 5, column: 1 },
      message: '"/b" was published and is gone: readers and search engines will look for it.',
      hint: 'Add to "redirects": { from: "/b", to: "…" }, the page that replaces it. To drop it for good: check --update-urls.',
    });
  });

  test.each<[string, CurrentUrls, string | undefined]>([
    ["its headings", page("/x", "Unlike", "one", "two"), "/x"],
    ["its title", page("/x", "Deploy a service", "new"), "/x"],
    ["its name", page("/new/deploy-service", "Unlike", "new"), "/new/deploy-service"],
    ["half of its headings and title", page("/x", "Deploy a b service", "one", "three"), "/x"],
    ["a third of its headings", page("/x", "Unlike", "one", "three"), undefined],
    ["a word of its title", page("/x", "Service of others", "new"), undefined],
    ["nothing", page("/x", "Unlike", "new"), undefined],
  ])("is a new page that has %s", (_, heir, route) => {
    const [problem] = told(
      [page("/old/deploy-service", "Deploy a service", "one", "two")],
      [other, heir],
    );
    const hint = problem?.hint ?? "";
    if (route === undefined) expect(hint).toContain('to: "…"');
    else {
      expect(hint).toContain(`It seems to have become "${route}".`);
      expect(hint).toContain(`{ from: "/old/deploy-service", to: "${route}" }`);
    }
  });

  test("is the most similar of new pages, and no page that was there", () => {
    const lost = page("/old/start", "Get started", "one", "two");
    const near = page("/x", "Get started", "one");
    const nearer = page("/y", "Get started", "one", "two");
    expect(told([lost], [near, nearer, other])[0]?.hint).toContain('"/y"');
    expect(told([lost, nearer], [nearer, other])[0]?.hint).toContain('to: "…"');
  });
});

describe("a heading that is gone", () => {
  const lost = (now: readonly string[], ids = now) =>
    told([page("/a", "A", "get-started", "kept")], [{ ...page("/a", "A", ...now), ids }]);

  test("is none while something on the page has its id", () => {
    expect(lost(["kept"], ["kept", "get-started"])).toEqual([]);
    expect(lost(["new", "kept", "get-started"])).toEqual([]);
  });

  test("is told with its line", () => {
    expect(lost(["kept"])).toEqual([
      {
        ...{ code: "lost-anchor", severity: "error", file: "content/published-urls.txt" },
        ...{ line: 4, column: 1 },
        message: '"/a#get-started" was published and is gone: links to it will miss.',
        hint: "Write {#get-started} after the heading that has its content. To drop it for good: check --update-urls.",
      },
    ]);
  });

  test.each([
    [["kept", "now-started", "other"], "now-started"],
    [["kept", "other", "get-it-started"], "get-it-started"],
    [["kept", "unlike"], "unlike"],
    [["kept", "unlike", "other"], undefined],
  ])("is the new heading that is most like it, or the only one: %j", (now, heir) => {
    const hint = lost(now)[0]?.hint ?? "";
    if (heir === undefined) expect(hint).not.toContain("seems");
    else expect(hint).toContain(`become "#${heir}"; write {#get-started} after it.`);
  });
});

test("pages of now need no line of theirs", () => {
  const current: PageUrls[] = [page("/a", "A")];
  expect(parsePublishedUrls(formatPublishedUrls(current))).toMatchObject([{ line: 3 }]);
});
