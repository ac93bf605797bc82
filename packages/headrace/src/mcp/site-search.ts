import { encodeRoute, textFile } from "../model/routes.ts";
import {
  type ExcerptTexts,
  SEARCH_MANIFEST_FILE,
  type SearchManifest,
  searchPartFile,
} from "../model/search.ts";
import { loadSearchIndex, type SearchIndex } from "../search/query/load-search-index.ts";
import { PASSAGE_PAGES, type Passage, passagesOf } from "../search/query/passages.ts";
import { type Place, placesOf } from "../search/query/places.ts";
import type { SearchResult } from "../search/query/search-results.ts";
import { cutSnippet, findTerms, termsIn } from "../search/query/snippet.ts";
import type { Understood } from "../search/query/understood.ts";
import { kept } from "./kept.ts";
import type { SiteFiles } from "./site-files.ts";
import { ToolProblem } from "./tool-problem.ts";

/** What is looked for. */
export interface Question {
  query: string;
  limit: number;
  /** Name of the sidebar whose pages are searched; default: all. */
  section?: string | undefined;
  /** Name of the docs version; default: the one that readers see first. */
  version?: string | undefined;
}

/** A place that answers, with the passage that does. */
export interface FoundPlace {
  route: string;
  hash: string;
  title: string;
  breadcrumbs: readonly string[];
  passage: string;
}

/** The answer to a question. */
export interface Found {
  places: FoundPlace[];
  /** Whether no page has enough of the question: the places have a part of it. */
  isPartly: boolean;
  understood: Understood;
}

/** Searches a site as its search box does. */
export interface SiteSearch {
  places(question: Question): Promise<Found>;
  /** The passages that answer a question, best first; none where no page does. */
  passages(query: string): Promise<Passage[]>;
}

/** Characters of a passage. */
const PASSAGE_LENGTH = 400;

/** Searches with the site's own indexes, each loaded once for each of its versions. */
export function createSiteSearch(files: SiteFiles): SiteSearch {
  const manifest = kept(() => readManifest(files));
  const loaded = new Map<string, Promise<SearchIndex>>();
  const open = (url: string): Promise<SearchIndex> => {
    const known = loaded.get(url) ?? loadIndex(files, url);
    loaded.set(url, known);
    known.catch(() => loaded.delete(url));
    return known;
  };
  const find = async (question: Question) => {
    const { url, all } = chooseIndex(await manifest(), question);
    // Those of a build that is gone are not asked again.
    for (const old of loaded.keys()) if (!all.has(old)) loaded.delete(old);
    return ask(files, await open(url), question);
  };
  return {
    async places(question) {
      const { results, understood } = await find(question);
      const isPartly = results.length === 0;
      const found = isPartly ? await findPartly(question, { ...understood, find }) : results;
      const places = placesOf(found, question.limit);
      const described = await Promise.all(places.map((place) => describe(files, place)));
      return { places: described, isPartly: isPartly && places.length > 0, understood };
    },
    async passages(query) {
      const { results } = await find({ query, limit: PASSAGE_PAGES });
      const routes = results.map(({ document }) => document.url);
      const texts = await Promise.all(routes.map((route) => textsOf(files, route)));
      const known = new Map(routes.map((route, at) => [route, texts[at] ?? []]));
      return passagesOf(
        { results, textsOf: (route) => known.get(route) },
        { placesOf, cutSnippet, findTerms, termsIn },
      );
    },
  };
}

/** Questions of more words are texts. */
const MAX_WORDS = 24;

/**
 * What is found without the words that no page has, and else without one word of the question,
 * whichever: what most of the shorter questions find comes first. An assistant can judge what may be
 * the answer; a reader would take it for one.
 */
async function findPartly(
  question: Question,
  { unknown, find }: { unknown: readonly string[]; find: Find },
): Promise<SearchResult[]> {
  const words = question.query
    .split(/\s+/)
    .filter((word) => !unknown.includes(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")));
  if (words.length > MAX_WORDS) return [];
  const { results } = await find({ ...question, query: words.join(" ") });
  if (results.length > 0) return results;
  const found = new Map<string, { result: SearchResult; weight: number }>();
  for (const at of words.keys()) {
    const shorter = await find({ ...question, query: words.toSpliced(at, 1).join(" ") });
    for (const [rank, result] of shorter.results.entries()) {
      const known = found.get(result.document.url) ?? { result, weight: 0 };
      found.set(result.document.url, { ...known, weight: known.weight + 1 / (rank + 1) });
    }
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight).map(({ result }) => result);
}

type Find = (question: Question) => Promise<{ results: SearchResult[] }>;

async function readManifest(files: SiteFiles): Promise<SearchManifest> {
  const bytes = await files.read(SEARCH_MANIFEST_FILE);
  if (!bytes) throw new ToolProblem("The site has no search index. Build it again.");
  return JSON.parse(new TextDecoder().decode(bytes));
}

function chooseIndex({ indexes }: SearchManifest, { section = "", version }: Question) {
  const whole = indexes.filter(({ context }) => context === "");
  // The version that readers see first has no folder of its own.
  const first = whole.toSorted((a, b) => a.url.length - b.url.length)[0]?.version;
  const versions = [...new Set(indexes.map((index) => index.version))];
  const wanted = version ?? first ?? "";
  const ofVersion = indexes.filter((index) => index.version === wanted);
  if (ofVersion.length === 0)
    throw new ToolProblem(`There is no version "${wanted}". There is: ${versions.join(", ")}.`);
  const index = ofVersion.find(({ context }) => context === section);
  if (index) return { url: index.url, all: new Set(indexes.map(({ url }) => url)) };
  const sections = ofVersion.map(({ context }) => context).filter((context) => context !== "");
  throw new ToolProblem(
    `There is no section "${section}". There is: ${sections.join(", ") || "none; leave it out"}.`,
  );
}

async function loadIndex(files: SiteFiles, url: string): Promise<SearchIndex> {
  const bytes = await files.read(url);
  if (!bytes) throw new ToolProblem("The search index is gone; the site may be being replaced.");
  try {
    return loadSearchIndex(bytes);
  } catch {
    throw new ToolProblem(
      "The search index of the site was built by another version of headrace. Build the site again, or use that version.",
    );
  }
}

/** Asks until all parts of the index are there that the answer needs. */
async function ask(files: SiteFiles, index: SearchIndex, { query, limit }: Question) {
  for (;;) {
    const results = index.search(query, limit);
    const missing = index.missingParts();
    if (missing.length === 0) return { results, understood: index.understood() };
    for (const name of missing) {
      const bytes = await files.read(searchPartFile(name));
      if (!bytes) throw new ToolProblem("The search index has changed. Ask again in a minute.");
      index.addPart(name, bytes);
    }
  }
}

async function describe(files: SiteFiles, { document, page }: Place): Promise<FoundPlace> {
  const { id, parent, title, url, hash, breadcrumbs } = document;
  const texts = await textsOf(files, url);
  const text = texts[id - (parent ?? id)] ?? "";
  const passage = cutSnippet(text, page.terms, PASSAGE_LENGTH).map((part) => part.text);
  const above = parent === null ? breadcrumbs : [...breadcrumbs, page.document.title];
  return { route: url, hash, title, breadcrumbs: above, passage: passage.join("") };
}

/** The texts of a page and its sections. */
async function textsOf(files: SiteFiles, route: string): Promise<readonly string[]> {
  const bytes = await files.read(encodeRoute(textFile(route)).replace(/^\//, ""));
  const { texts }: ExcerptTexts = bytes
    ? JSON.parse(new TextDecoder().decode(bytes))
    : { texts: [] };
  return texts;
}
