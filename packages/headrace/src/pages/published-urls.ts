import type { Diagnostic } from "../model/diagnostic.ts";

/** In the content folder: every address that was ever published. A project may do without. */
export const PUBLISHED_URLS_FILE = "published-urls.txt";

/** What addresses a page has, now or when it was published. */
export interface PageUrls {
  route: string;
  title: string;
  /** Ids of its headings. */
  anchors: readonly string[];
  /** Where it stands in the file; 0 for a page of now. */
  line: number;
}

const HEADER = `# Every address that was published: routes with their titles, and headings. A build fails when one
# is gone. Written by "headrace check --update-urls"; what you decide to drop is dropped there.
`;

/** The file's text for some pages. */
export function formatPublishedUrls(pages: readonly PageUrls[]): string {
  const lines = pages
    .toSorted((a, b) => (a.route < b.route ? -1 : 1))
    .flatMap(({ route, title, anchors }) => [
      `${route}\t${title.replace(/\s+/g, " ")}`,
      ...anchors.map((id) => `${route}#${id}`),
    ]);
  return `${HEADER}${lines.join("\n")}\n`;
}

/** Reads the file's text. */
export function parsePublishedUrls(text: string): PageUrls[] {
  const pages = new Map<string, PageUrls & { anchors: string[] }>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.startsWith("/")) continue;
    const [address = "", title] = line.split("\t");
    if (title !== undefined) {
      pages.set(address, { route: address, title, anchors: [], line: index + 1 });
      continue;
    }
    const at = address.indexOf("#");
    pages.get(address.slice(0, at))?.anchors.push(address.slice(at + 1));
  }
  return [...pages.values()];
}

/** A page of now. */
export interface CurrentUrls extends PageUrls {
  /** Every id of the page: a heading that went may have left its own where its content is. */
  ids: readonly string[];
}

/** What `checkPublishedUrls` compares. */
export interface UrlComparison {
  /** Path of the file, for the diagnostics. */
  file: string;
  published: readonly PageUrls[];
  current: readonly CurrentUrls[];
  /** Old addresses that lead on. */
  redirected: ReadonlySet<string>;
}

/** Every published address that would be gone, with what keeps it. */
export function checkPublishedUrls(comparison: UrlComparison): Diagnostic[] {
  const { published, current, redirected } = comparison;
  const now = new Map(current.map((page) => [page.route, page]));
  const known = new Set(published.map(({ route }) => route));
  const added = current.filter(({ route }) => !known.has(route));
  return published.flatMap((page) => {
    const same = now.get(page.route);
    if (same) return lostAnchors(page, same, comparison.file);
    return redirected.has(page.route) ? [] : [lostRoute(page, added, comparison.file)];
  });
}

function lostRoute(page: PageUrls, added: readonly PageUrls[], file: string): Diagnostic {
  const heir = mostSimilar(page, added);
  const way = heir
    ? `It seems to have become "${heir.route}". Add to "redirects": { from: "${page.route}", to: "${heir.route}" }.`
    : `Add to "redirects": { from: "${page.route}", to: "…" }, the page that replaces it.`;
  return {
    code: "lost-route",
    severity: "error",
    message: `"${page.route}" was published and is gone: readers and search engines will look for it.`,
    hint: `${way} To drop it for good: check --update-urls.`,
    file,
    line: page.line,
    column: 1,
  };
}

function lostAnchors(page: PageUrls, now: CurrentUrls, file: string): Diagnostic[] {
  const added = now.anchors.filter((id) => !page.anchors.includes(id));
  return page.anchors.flatMap((id, index) => {
    if (now.ids.includes(id)) return [];
    const [heir] = added
      .map((other) => ({ other, likeness: likeness(words(id), words(other)) }))
      .sort((a, b) => b.likeness - a.likeness);
    const way =
      heir && (heir.likeness > 0 || added.length === 1)
        ? `The heading seems to have become "#${heir.other}"; write {#${id}} after it.`
        : `Write {#${id}} after the heading that has its content.`;
    return [
      {
        code: "lost-anchor",
        severity: "error",
        message: `"${page.route}#${id}" was published and is gone: links to it will miss.`,
        hint: `${way} To drop it for good: check --update-urls.`,
        file,
        line: page.line + 1 + index,
        column: 1,
      },
    ];
  });
}

/** The new page that a lost one most likely became, by its headings, its title and its name. */
function mostSimilar(page: PageUrls, added: readonly PageUrls[]): PageUrls | undefined {
  const [best] = added
    .map((other) => ({ other, score: similarity(page, other) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= SIMILAR ? best.other : undefined;
}

/** Of 3: half of the headings and half of the words of the title, say, or all of one of them. */
const SIMILAR = 1;

function similarity(a: PageUrls, b: PageUrls): number {
  const name = ({ route }: PageUrls) => words(route.slice(route.lastIndexOf("/") + 1));
  return (
    likeness(new Set(a.anchors), new Set(b.anchors)) +
    likeness(words(a.title), words(b.title)) +
    likeness(name(a), name(b))
  );
}

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** What two sets share, from 0 to 1; nothing and nothing are not alike. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((item) => b.has(item)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}
