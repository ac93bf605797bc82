import { readFileSync } from "node:fs";
import { join } from "node:path";
import { placeAt } from "../diagnostics/place-at.ts";
import { ifThere } from "../files/files.ts";
import type { LinkReference } from "../sources/compiled-page.ts";

/** Where a link stands, as diagnostics name it. */
type DescribedPlace = Pick<LinkReference, "file" | "line" | "column">;

/**
 * Finds links in the texts of API descriptions: a page knows only where its operation begins, and what
 * that refers to may stand anywhere.
 *
 * @param root Absolute path of the project.
 */
export function describedPlaces(root: string): (link: LinkReference) => DescribedPlace {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? ifThere(() => readFileSync(join(root, file), "utf8")) ?? "";
    texts.set(file, text);
    return text;
  };
  return (link) => placeOfLink(textOf(link.file), link);
}

/** The link behind the beginning of its operation; else anywhere; else where it was. */
export function placeOfLink(text: string, link: LinkReference): DescribedPlace {
  const { file, line, column, target, hash } = link;
  const start = text.split("\n", line - 1).join("\n").length;
  const route = target.slice(target.indexOf(":") + 1);
  const whole = target === "hash" ? `#${hash}` : hash === null ? route : `${route}#${hash}`;
  for (const written of new Set([whole, encodeURI(whole)])) {
    for (const from of [start, 0]) {
      const at = indexOfAddress(text, written, from);
      if (at >= 0) return { file, ...placeAt(text, at) };
    }
  }
  return { file, line, column };
}

/** -1: nowhere. An address ends where no other one goes on: "/a" is not in "/ab". */
function indexOfAddress(text: string, address: string, from: number): number {
  let at = text.indexOf(address, from);
  while (at >= 0 && /[\w/-]/.test(text[at + address.length] ?? ""))
    at = text.indexOf(address, at + 1);
  return at;
}
