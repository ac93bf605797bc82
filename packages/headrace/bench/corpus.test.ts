import { describe, expect, it } from "vitest";
import { createCorpus, pageMarkdown } from "./corpus.ts";
import { LINK_MARK, readPassages } from "./passages.ts";

const passages = readPassages("content");
const size = { pages: 111, bytes: 600_000 };

/** A page's Markdown with its links as ids. */
function markdownOf(page: Parameters<typeof pageMarkdown>[0]): string {
  return pageMarkdown(page, (id) => id);
}

describe("a generated corpus", () => {
  const corpus = createCorpus(size, passages, 1);

  it("is the same for the same seed, and another for another", () => {
    expect(createCorpus(size, passages, 1)).toEqual(corpus);
    expect(createCorpus(size, passages, 2)).not.toEqual(corpus);
  });

  it("has the wanted number of pages and, to two percent, of bytes", () => {
    const bytes = corpus.reduce((sum, page) => sum + Buffer.byteLength(markdownOf(page)), 0);
    expect(new Set(corpus.map((page) => page.id)).size).toBe(size.pages);
    expect(Math.abs(bytes - size.bytes)).toBeLessThan(size.bytes * 0.02);
  });

  it("links only to its own pages", () => {
    const ids = new Set(corpus.map((page) => page.id));
    const links = corpus.flatMap((page) => page.links);
    expect(links.length).toBeGreaterThan(size.pages);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect(corpus.map(markdownOf).join("")).not.toContain(LINK_MARK);
  });

  it("holds lists, tables, code and admonitions", () => {
    const text = corpus.map(markdownOf).join("\n");
    for (const sign of [/^- /m, /^\|---/m, /^```bash/m, /^:::note/m]) expect(text).toMatch(sign);
  });

  it("bounds what one folder holds, however many pages there are", () => {
    const ids = createCorpus({ pages: 3000, bytes: 3000 }, passages, 1).map((page) => page.id);
    const folders = new Map<string, Set<string>>();
    for (const id of ids) {
      const names = id.split("/");
      names.forEach((name, depth) => {
        const folder = names.slice(0, depth).join("/");
        folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
      });
    }
    expect(Math.max(...[...folders.values()].map((names) => names.size))).toBeLessThanOrEqual(20);
  });
});
