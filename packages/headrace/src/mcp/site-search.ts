import { encodeRoute, textFile } from "../model/routes.ts";
import {
  type ExcerptTexts,
  SEARCH_MANIFEST_FILE,
  type SearchManifest,
  searchPartFile,
} from "../model/search.ts";
import type { WeakWords } from "../search/options.ts";
import { loadSearchIndex, type SearchIndex } from "../search/query/load-search-index.ts";
import { PASSAGE_PAGES, type Passage, passagesOf } from "../search/query/passages.ts";
import { placesOf } from "../search/query/places.ts";
import { readIndex } from "../search/query/read-index.ts";
import { cutSnippet, findTerms, termsIn } from "../search/query/snippet.ts";
import { tellingWords } from "../search/query/telling-words.ts";
import type { Understood } from "../search/query/understood.ts";
import { foldCopies } from "./fold-copies.ts";
import { kept } from "./kept.ts";
import { type LikelyPlace, likelyPlaces } from "./likely-places.ts";
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
  /** Routes of other versions of the page that say the same at this place. */
  copies: string[];
  /** Other sections of the page that have words of the question; the likeliest with what they say. */
  further: { hash: string; title: string; passage?: string }[];
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
  /** The rows that readers get, best first. */
  rows(question: Question): Promise<Pick<FoundPlace, "route" | "hash">[]>;
  places(question: Question): Promise<Found>;
  /** The passages that answer a question, best first; none where no page does. */
  passages(query: string): Promise<Passage[]>;
}

/** Characters of a passage. */
const PASSAGE_LENGTH = 500;
/** Times as many places as are asked for, to find so many that differ. */
const MAX_LOOKED_AT = 3;
/** Of another section of the same page, and of how many of them. */
const FURTHER = { length: 240, passages: 2 };

/** Searches with the site's own indexes, each loaded once for each of its versions. */
export function createSiteSearch(files: SiteFiles): SiteSearch {
  const manifest = kept(() => readManifest(files));
  const loaded = new Map<string, Promise<OpenIndex>>();
  const open = (url: string): Promise<OpenIndex> => {
    const known = loaded.get(url) ?? loadIndex(files, url);
    loaded.set(url, known);
    known.catch(() => loaded.delete(url));
    return known;
  };
  const find = async (question: Question) => {
    const { url, all } = chooseIndex(await manifest(), question);
    // Those of a build that is gone are not asked again.
    for (const old of loaded.keys()) if (!all.has(old)) loaded.delete(old);
    const { index, weak } = await open(url);
    const words = tellingWords(question.query, weak);
    return { words, ...(await ask(files, index, question)) };
  };
  return {
    async rows(question) {
      const { results } = await find(question);
      return placesOf(results, question.limit).map(({ document: { url, hash } }) => {
        return { route: url, hash };
      });
    },
    async places(question) {
      const { results, understood, words } = await find(question);
      const likely = await likelyPlaces(words, results, async (query, limit) => {
        return (await find({ ...question, query, limit })).results;
      });
      const places = await describeEach(files, likely, question.limit);
      return { places, isPartly: results.length === 0 && places.length > 0, understood };
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

async function readManifest(files: SiteFiles): Promise<SearchManifest> {
  const bytes = await files.read(SEARCH_MANIFEST_FILE);
  if (!bytes) throw new ToolProblem("The site has no search index. Build it again.");
  return JSON.parse(new TextDecoder().decode(bytes));
}

function chooseIndex({ indexes }: SearchManifest, { section = "", version }: Question) {
  const versions = [...new Set(indexes.map((index) => index.version))];
  const wanted = version ?? versions[0] ?? "";
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

interface OpenIndex {
  index: SearchIndex;
  /** The words of its language that say little. */
  weak: WeakWords;
}

async function loadIndex(files: SiteFiles, url: string): Promise<OpenIndex> {
  const bytes = await files.read(url);
  if (!bytes) throw new ToolProblem("The search index is gone; the site may be being replaced.");
  try {
    return { index: loadSearchIndex(bytes), weak: readIndex(bytes).header.weak };
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

/** Describes the first so many, where copies of a page in other versions count as one place. */
async function describeEach(
  files: SiteFiles,
  likely: readonly LikelyPlace[],
  limit: number,
): Promise<FoundPlace[]> {
  let places: FoundPlace[] = [];
  for (let from = 0; from < MAX_LOOKED_AT * limit && from < likely.length; from += limit) {
    const next = likely.slice(from, from + limit).map((place) => describe(files, place));
    places = foldCopies([...places, ...(await Promise.all(next))]);
    if (places.length >= limit) break;
  }
  return places.slice(0, limit);
}

async function describe(
  files: SiteFiles,
  { document, page, further }: LikelyPlace,
): Promise<FoundPlace> {
  const { id, parent, title, url, hash, breadcrumbs } = document;
  const first = parent ?? id;
  const texts = await textsOf(files, url);
  const passageOf = (section: number, length: number) =>
    cutSnippet(texts[section - first] ?? "", page.terms, length)
      .map((part) => part.text)
      .join("");
  const above = parent === null ? breadcrumbs : [...breadcrumbs, page.document.title];
  return {
    ...{ route: url, hash, title, breadcrumbs: above, copies: [] },
    passage: passageOf(id, PASSAGE_LENGTH),
    further: further.map(({ document: other }, index) => ({
      ...{ hash: other.hash, title: other.title },
      ...(index < FURTHER.passages && { passage: passageOf(other.id, FURTHER.length) }),
    })),
  };
}

/** The texts of a page and its sections. */
async function textsOf(files: SiteFiles, route: string): Promise<readonly string[]> {
  const bytes = await files.read(encodeRoute(textFile(route)).replace(/^\//, ""));
  const { texts }: ExcerptTexts = bytes
    ? JSON.parse(new TextDecoder().decode(bytes))
    : { texts: [] };
  return texts;
}
