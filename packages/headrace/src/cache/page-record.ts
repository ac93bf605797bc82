import { digest } from "../files/files.ts";
import type { CompiledPage } from "../sources/compiled-page.ts";
import { codeId, findCode } from "./known-code.ts";
import type { TextPack, TextPlace } from "./text-pack.ts";

/**
 * A compiled page without its article, text and files, which stay on disk so that memory does not
 * grow with them.
 */
export type PageRecord = Omit<CompiledPage, "body" | "markdown" | "sections" | "files" | "code"> & {
  path: string;
  /** Changes with everything below, and with the texts. */
  id: string;
  /** Names the article in the store: its digest. */
  bodyId: string;
  /** Names the article as Markdown in the store: its digest. */
  markdownId: string;
  /** Names the sections in the store: their digest. */
  sectionsId: string;
  /** The files beside the page: where they are published, and their names in the store. */
  files: { path: string; contentId: string }[];
};

/** A record, and where its texts are, by their names. */
export interface PackedPage {
  record: PageRecord;
  places: Record<string, TextPlace>;
}

/** A page that was just compiled. */
interface FreshPage {
  path: string;
  page: CompiledPage;
  /** JSON of its `PageWords`. */
  words: string;
  /** Texts of an earlier form of the page, by their names: those that are the same stay there. */
  known: Readonly<Record<string, TextPlace>>;
}

/** Writes the texts of a page, and leaves its record. */
export function packPage({ path, page, words, known }: FreshPage, pack: TextPack): PackedPage {
  const { body, markdown, sections, files = [], code, ...rest } = page;
  const sectionsText = JSON.stringify(sections);
  const named = {
    ...rest,
    path,
    bodyId: digest(body),
    markdownId: digest(markdown),
    sectionsId: digest(sectionsText),
    files: files.map(({ path, content }) => ({ path, contentId: digest(content) })),
  };
  const texts = new Map([
    [named.bodyId, body],
    [named.markdownId, markdown],
    [named.sectionsId, sectionsText],
    [wordsId(named.sectionsId), words],
    ...(code ? [[codeId(named.bodyId), JSON.stringify(findCode(code, body))] as const] : []),
    ...files.map(({ content }) => [digest(content), content] as const),
  ]);
  const added = [...texts].filter(([id]) => !known[id]);
  const fresh = added.length > 0 ? pack.add(added.map(([, text]) => text)) : [];
  const places = new Map(fresh.map((place, at) => [added[at]?.[0] ?? "", place]));
  const all = [...texts.keys()].flatMap((id) => {
    const place = places.get(id) ?? known[id];
    return place ? [[id, place] as const] : [];
  });
  const record = { ...named, id: digest(JSON.stringify(named)) };
  return { record, places: Object.fromEntries(all) };
}

/** Names the counted words of sections: they change when the sections do. */
export function wordsId(sectionsId: string): string {
  return `${sectionsId}.words`;
}
