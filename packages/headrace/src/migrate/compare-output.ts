import type { Output, OutputPage } from "./read-output.ts";

/** How a page differs from its old form. */
export interface PageDifference {
  route: string;
  /** One sentence each. */
  differences: string[];
}

/** What differs between the old site and the new one. */
export interface Comparison {
  /** Pages of the documentation that both sites have. */
  same: number;
  /** Routes that the old site has and the new one has not. */
  missing: string[];
  /** Routes that only the new site has. */
  added: string[];
  /** Headings of the pages that both have. */
  headings: number;
  pages: PageDifference[];
}

/** Compares routes, headings with their ids, titles and links. */
export function compareOutput(before: Output, after: Output): Comparison {
  const known = new Set([...after.pages.keys(), ...after.redirects]);
  const both = [...before.pages.values()].flatMap((old) => {
    const page = after.pages.get(old.route);
    return page ? [{ old, page }] : [];
  });
  return {
    same: both.length,
    missing: [...before.pages.keys()].filter((route) => !known.has(route)).sort(),
    added: [...after.pages.keys()].filter((route) => !before.pages.has(route)).sort(),
    headings: both.reduce((sum, { old }) => sum + old.headings.length, 0),
    pages: both.flatMap(({ old, page }) => {
      const differences = comparePage(old, page);
      return differences.length > 0 ? [{ route: old.route, differences }] : [];
    }),
  };
}

function comparePage(old: OutputPage, page: OutputPage): string[] {
  return [
    ...(old.title === page.title ? [] : [`title "${old.title}" is now "${page.title}"`]),
    ...compareLists("heading", ids(old), ids(page)),
    ...compareLists("link", new Set(old.links), new Set(page.links)),
  ];
}

function ids({ headings }: OutputPage): Set<string> {
  return new Set(headings.map(({ id }) => `#${id}`));
}

function compareLists(what: string, old: Set<string>, now: Set<string>): string[] {
  const gone = [...old]
    .filter((value) => !now.has(value))
    .map((value) => `${what} ${value} is gone`);
  const added = [...now]
    .filter((value) => !old.has(value))
    .map((value) => `${what} ${value} is new`);
  return [...gone, ...added];
}
