/** The yardstick: Pagefind, built and queried in this process through its own index files. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { escapeAttribute, escapeText } from "../../src/model/escape-html.ts";
import type { BenchDoc, BenchEngine } from "./adapter.ts";

/** The part of the library's builder that is used here. */
interface Builder {
  createIndex(options: object): Promise<{
    index: {
      addHTMLFile(file: object): Promise<unknown>;
      getFiles(): Promise<{ files: { path: string; content: Uint8Array }[] }>;
    };
  }>;
  close(): Promise<unknown>;
}

/** The part of its browser script that is used here. */
interface Client {
  options(options: object): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{
    results: { data(): Promise<{ url: string; sub_results?: { url: string }[] }> }[];
  } | null>;
}

/** Builds an index into a folder and opens it. Files are read where a browser would fetch them. */
export async function openPagefind(
  folder: string,
  docs: readonly BenchDoc[],
  lang: string,
): Promise<BenchEngine> {
  const entry = join(folder, "node_modules/pagefind/lib/index.js");
  const builder: Builder = await import(pathToFileURL(entry).href);
  const { index } = await builder.createIndex({ forceLanguage: lang });
  for (const doc of docs) {
    await index.addHTMLFile({ url: `${doc.url}/`, content: htmlOf(doc, lang) });
  }
  const { files } = await index.getFiles();
  const bundle = join(folder, `pagefind-${lang}-${docs.length}`);
  for (const { path, content } of files) {
    const file = join(bundle, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, content);
  }
  await builder.close();
  return openBundle(bundle);
}

async function openBundle(bundle: string): Promise<BenchEngine> {
  fetchFromDisk();
  const script = readFileSync(join(bundle, "pagefind.js"), "utf8");
  const module = join(bundle, "pagefind-node.mjs");
  writeFileSync(module, script);
  const base = `${pathToFileURL(bundle).href}/`;
  const client: Client = await import(pathToFileURL(module).href);
  await client.options({ basePath: base, baseUrl: "/", noWorker: true });
  await client.init();
  return {
    async search(query, limit) {
      const found = await client.search(query);
      const data = await Promise.all(
        (found?.results ?? []).slice(0, limit).map((row) => row.data()),
      );
      return data.map(({ url, sub_results }) => ({
        url: (sub_results?.[0]?.url ?? url).replace(/\/(?=#|$)/, ""),
      }));
    },
  };
}

/** The script asks for `file:` addresses, which Node's own fetch refuses. */
function fetchFromDisk(): void {
  const network = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith("file:")) return network(input, init);
    return new Response(readFileSync(fileURLToPath(url.replace(/\?.*/, ""))));
  };
}

function htmlOf({ title, description, sections }: BenchDoc, lang: string): string {
  const parts = sections.map(({ title: heading, anchor, content }, at) => {
    const element =
      at === 0
        ? `<h1>${escapeText(title)}</h1>`
        : `<h2 id="${escapeAttribute(anchor)}">${escapeText(heading)}</h2>`;
    return `${element}<p>${escapeText(content)}</p>`;
  });
  return `<!doctype html><html lang="${lang}"><head><title>${escapeText(title)}</title></head><body data-pagefind-body><main><p>${escapeText(description)}</p>${parts.join("")}</main></body></html>`;
}
