import { join } from "node:path";
import { readTexts, type TextPlace } from "./text-pack.ts";

/** Where a code block stands in an article: what it was made from, its first sign, the one behind. */
type CodeSpan = [key: string, start: number, end: number];

const CODE_END = ".code";

/** Names the spans of the code blocks of an article. */
export function codeId(bodyId: string): string {
  return bodyId + CODE_END;
}

/**
 * Finds the code blocks of an article in it, so that they need not be kept beside it.
 *
 * @param code HTML of the blocks by what they were made from.
 */
export function findCode(code: Readonly<Record<string, string>>, body: string): CodeSpan[] {
  return Object.entries(code).flatMap(([key, html]): CodeSpan[] => {
    const start = body.indexOf(html);
    return start === -1 ? [] : [[key, start, start + html.length]];
  });
}

/**
 * The code blocks that a page had when it was compiled last.
 *
 * @param known Places of its texts by their names; packs are in `folder`.
 */
export function readCode(
  known: Readonly<Record<string, TextPlace>>,
  folder: string,
): ReadonlyMap<string, string> {
  const spansId = Object.keys(known).find((id) => id.endsWith(CODE_END)) ?? "";
  const places = [known[spansId], known[spansId.slice(0, -CODE_END.length)]];
  try {
    const [spans = "[]", body = ""] = readTexts(
      places
        .flatMap((place) => place ?? [])
        .map((place) => ({
          ...place,
          pack: join(folder, place.pack),
        })),
    );
    const list: CodeSpan[] = JSON.parse(spans);
    return new Map(list.map(([key, start, end]) => [key, body.slice(start, end)]));
  } catch {
    // Somebody has emptied the cache, or a part of it is lost.
    return new Map();
  }
}
