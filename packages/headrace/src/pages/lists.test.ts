import { expect, it } from "vitest";
import { listLink } from "./list-link.ts";
import { listedDocs } from "./listed-docs.ts";
import { routeList } from "./route-list.ts";
import { siteOf } from "./testing/site-of.ts";

const version = { name: "1", label: "1", banner: "none", latestRoute: "/old" } as const;

const { siteMap } = siteOf({
  pages: {
    "content/b.md": {},
    "content/a.md": {},
    "content/hidden.md": { unlisted: true },
    "old/c.md": {},
    "older/d.md": {},
  },
  sets: [
    { folder: "content" },
    { id: "old", folder: "old", route: "/old", version: { ...version, noIndex: false } },
    { id: "older", folder: "older", route: "/older", version: { ...version, noIndex: true } },
  ],
}).context;

it("programs are told neither of unlisted pages nor of versions that ask not to be found", () => {
  expect(
    listedDocs(siteMap)
      .map(({ route }) => route)
      .sort(),
  ).toEqual(["/a", "/b", "/old/c"]);
});

it("the list of routes has a line for each page that readers may be told of", () => {
  expect(routeList(siteMap)).toBe("/a\ta\n/b\tb\n/old/c\tc\n/older/d\td\n");
  const [doc] = siteMap.byRoute.values();
  if (!doc) throw new Error("The map is empty.");
  const odd = {
    ...siteMap,
    byRoute: new Map([["/x", { ...doc, title: "Two\nlines\tand  more" }]]),
  };
  expect(routeList(odd)).toBe(`${doc.route}\tTwo lines and more\n`);
});

it("a link in a list says any text, and leads to any address", () => {
  expect(listLink('A "b" {c} <d>', "/a b/ü")).toBe('[{"A \\"b\\" {c} <d>"}](</a%20b/%C3%BC>)');
});
