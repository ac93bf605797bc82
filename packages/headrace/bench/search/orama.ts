/** A yardstick: Orama, with boosts for names and its stemmer for English. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BenchDoc, BenchEngine } from "./adapter.ts";

/** The part of the library that is used here. */
interface Library {
  create(options: object): object;
  insertMultiple(database: object, documents: readonly object[]): Promise<unknown>;
  search(database: object, query: object): Promise<{ hits: { document: { url: string } }[] }>;
}

/** Builds an index in memory. */
export async function createOrama(folder: string, docs: readonly BenchDoc[]): Promise<BenchEngine> {
  const entry = createRequire(join(folder, "package.json")).resolve("@orama/orama");
  const { create, insertMultiple, search }: Library = await import(pathToFileURL(entry).href);
  const database = create({
    schema: { title: "string", heading: "string", description: "string", content: "string" },
    components: { tokenizer: { stemming: true, language: "english" } },
  });
  const rows = docs.flatMap(({ url, title, description, sections }) =>
    sections.map(({ title: heading, anchor, content }, at) => ({
      url: anchor ? `${url}#${anchor}` : url,
      title,
      content,
      ...(at === 0 ? { description, heading: "" } : { description: "", heading }),
    })),
  );
  await insertMultiple(database, rows);
  return {
    async search(query, limit) {
      const boost = { title: 4, heading: 3, description: 2, content: 1 };
      const { hits } = await search(database, { term: query, limit: 50, boost, threshold: 0.3 });
      const pages = new Map<string, string>();
      for (const { document } of hits) {
        const page = document.url.replace(/#.*/, "");
        if (!pages.has(page)) pages.set(page, document.url);
      }
      return Array.from(pages.values(), (url) => ({ url })).slice(0, limit);
    },
  };
}
