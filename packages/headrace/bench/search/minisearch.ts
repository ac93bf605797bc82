/** The yardstick: MiniSearch, with the settings that served it best on documentation. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { stemWord } from "../../src/search/analysis/stem.ts";
import { ENGLISH_WEAK_WORDS } from "../../src/search/analysis/stop-words.ts";
import type { BenchDoc, BenchEngine } from "./adapter.ts";

/** The part of the library that is used here. */
interface Library {
  new (options: object): Index;
  loadJSON(json: string, options: object): Index;
}

interface Index {
  addAll(documents: readonly object[]): void;
  search(query: string, options: object): { id: string }[];
  toJSON(): object;
}

const BOOST = { title: 6, heading: 4, description: 2, keywords: 2, content: 1 };
const WORD = /[\p{L}\p{N}_]+/gu;
const STOP_WORDS = new Set(ENGLISH_WEAK_WORDS.stop);

/** What stands in for an engine in the benchmark. */
export interface MiniSearchYardstick {
  build(docs: readonly BenchDoc[], options: { lang: string }): string;
  load(json: string, options: { lang: string }): BenchEngine;
}

/** Takes the folder that the library is installed in. */
export function createMiniSearch(folder: string): MiniSearchYardstick {
  const library: Library = createRequire(join(folder, "package.json"))("minisearch");
  return {
    build(docs, { lang }) {
      const index = new library(optionsFor(lang));
      index.addAll(docs.flatMap(rowsOf));
      return JSON.stringify(index);
    },
    load(json, { lang }) {
      const index = library.loadJSON(json, optionsFor(lang));
      return { search: (query, limit) => search(index, query).slice(0, limit) };
    },
  };
}

function rowsOf({ url, title, description, keywords, sections }: BenchDoc) {
  return sections.map(({ title: heading, anchor, content }, at) => ({
    id: anchor ? `${url}#${anchor}` : url,
    title,
    heading: at === 0 ? "" : heading,
    description: at === 0 ? description : "",
    keywords: at === 0 ? keywords.join(" ") : "",
    content,
  }));
}

/** Word and stem both; words of Chinese, Japanese and Thai by the runtime's own dictionary. */
function optionsFor(lang: string) {
  const segmenter = lang === "en" ? undefined : new Intl.Segmenter(lang, { granularity: "word" });
  const tokenize = (text: string) =>
    segmenter
      ? Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
          isWordLike ? [segment] : [],
        )
      : (text.match(WORD) ?? []);
  const processTerm = (term: string) => {
    const word = term.toLowerCase();
    if (STOP_WORDS.has(word)) return null;
    const stem = stemWord(word);
    return stem === word ? word : [word, stem];
  };
  return { fields: Object.keys(BOOST), tokenize, processTerm };
}

/** All words first, any word for the rows left, misspellings when nothing was found; a row a page. */
function search(index: Index, query: string): { url: string }[] {
  const last = query.match(WORD)?.at(-1)?.toLowerCase() ?? "";
  const shared = { boost: BOOST, prefix: (term: string) => last.startsWith(term) || term === last };
  const found = [
    ...index.search(query, { ...shared, combineWith: "AND" }),
    ...index.search(query, { ...shared, combineWith: "OR" }),
  ];
  const rows = found.length > 0 ? found : index.search(query, { ...shared, fuzzy: 0.2 });
  const pages = new Map<string, string>();
  for (const { id } of rows) {
    const page = id.replace(/#.*/, "");
    if (!pages.has(page)) pages.set(page, id);
  }
  return Array.from(pages.values(), (url) => ({ url }));
}
