/** A yardstick: FlexSearch, its documents by field, with the settings that its authors advise. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { BenchDoc, BenchEngine } from "./adapter.ts";

/** The part of the library that is used here. */
interface Library {
  Document: new (
    options: object,
  ) => {
    add(document: object): void;
    search(query: string, options: object): { field: string; result: string[] }[];
  };
  Charset: { LatinBalance?: object };
}

/** Names first: the library has no weights, so its fields are asked in this order. */
const FIELDS = ["title", "heading", "description", "content"];

/** Builds an index in memory. */
export function createFlexSearch(folder: string, docs: readonly BenchDoc[]): BenchEngine {
  const library: Library = createRequire(join(folder, "package.json"))("flexsearch");
  const index = new library.Document({
    tokenize: "forward",
    encoder: library.Charset.LatinBalance,
    document: { id: "id", index: FIELDS },
  });
  for (const { url, title, description, sections } of docs) {
    sections.forEach(({ title: heading, anchor, content }, at) => {
      const names = at === 0 ? { description, heading: "" } : { description: "", heading };
      index.add({ id: anchor ? `${url}#${anchor}` : url, title, content, ...names });
    });
  }
  return {
    search(query, limit) {
      const ask = (suggest: boolean) => {
        const fields = index.search(query, { limit: 50, suggest });
        return fields.flatMap(({ result }) => result);
      };
      // All words first; with "suggest" some of them will do.
      const pages = new Map<string, string>();
      for (const id of [...ask(false), ...ask(true)]) {
        const page = id.replace(/#.*/, "");
        if (!pages.has(page)) pages.set(page, id);
      }
      return Array.from(pages.values(), (url) => ({ url })).slice(0, limit);
    },
  };
}
