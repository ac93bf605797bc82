/** Generates the pages of a documentation site: the same for the same seed, passages and size. */
import { createHash } from "node:crypto";
import { type CorpusPage, writePageText } from "./page-text.ts";
import type { Passages } from "./passages.ts";
import { createRandom, type Random } from "./random.ts";

export interface CorpusSize {
  /** Number of pages, the home page included. */
  pages: number;
  /** Size of all Markdown together; met to within a block or so. */
  bytes: number;
}

/** Pages in one folder, and folders in one folder: what bounds a sidebar's open branch. */
const FOLDER_PAGES = { min: 10, max: 20 };
const FAN_OUT = 12;

/** Generates a site's pages; the first is the home page. */
export function createCorpus(size: CorpusSize, passages: Passages, seed: number): CorpusPage[] {
  const random = createRandom(seed);
  const ids = ["index", ...pageIds(size.pages - 1, random)];
  const goals = pageGoals(size, random);
  let surplus = 0;
  return ids.map((id, index) => {
    const goal = (goals[index] ?? 0) - surplus;
    const page = writePageText({ id, number: index, ids, goal }, passages, random);
    // What a page is too long by, its successor is shorter by.
    surplus = pageBytes(page) - goal;
    return page;
  });
}

/** Sixteen hexadecimal digits that tell whether two runs measured the same text. */
export function corpusDigest(pages: readonly CorpusPage[]): string {
  return createHash("sha256").update(JSON.stringify(pages)).digest("hex").slice(0, 16);
}

/** The Markdown of a page, with front matter; `address` gives a page's link as its engine wants it. */
export function pageMarkdown(page: CorpusPage, address: (id: string) => string): string {
  let next = 0;
  const body = page.body.replace(/\uE000/g, () => address(page.links[next++] ?? "index"));
  const { title, description } = page;
  // A JSON string is also a YAML string.
  return `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`;
}

function pageBytes(page: CorpusPage): number {
  return Buffer.byteLength(pageMarkdown(page, (id) => `${id}.md`));
}

/** Page sizes as documentation has them: many short, a few long (log-normal, sigma 0.6). */
function pageGoals({ pages, bytes }: CorpusSize, random: Random): number[] {
  const weights = Array.from({ length: pages }, () => Math.exp(0.6 * normal(random)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (weight / sum) * bytes);
}

/** Box–Muller transform. */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

function pageIds(count: number, random: Random): string[] {
  const folders: number[] = [];
  for (let rest = count; rest > 0; ) {
    const members = Math.min(rest, random.integer(FOLDER_PAGES.min, FOLDER_PAGES.max));
    folders.push(members);
    rest -= members;
  }
  const depth = Math.max(1, Math.ceil(Math.log(folders.length) / Math.log(FAN_OUT)));
  let number = 0;
  return folders.flatMap((members, index) =>
    Array.from({ length: members }, () => `${folderPath(index, depth)}/page-${++number}`),
  );
}

/** The digits of a folder's number to the base of the fan-out, most significant first. */
function folderPath(index: number, depth: number): string {
  const digits = Array.from(
    { length: depth },
    (_, level) => Math.floor(index / FAN_OUT ** (depth - 1 - level)) % FAN_OUT,
  );
  return digits.map((digit) => `part-${String(digit + 1).padStart(2, "0")}`).join("/");
}
