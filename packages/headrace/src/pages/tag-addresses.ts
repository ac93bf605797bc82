import kebabCase from "lodash-es/kebabCase.js";
import type { FrontMatter } from "../sources/front-matter-schema.ts";
import type { DocSet } from "./doc-set.ts";

/** The end of the address of each tag, by the name that pages give it. */
export type TagAddresses = ReadonlyMap<string, string>;

type Tagged = { frontMatter: FrontMatter };

/**
 * Addresses of the tags of some pages, at which the dialect has them: "First steps" at "first-steps". Where
 * it gives one address to names of several things ("C", "C++", "C#"), the plainest has it, and the others
 * are called by all of their signs. Spellings of one name ("API key", "api-key") share an address.
 */
export function tagAddresses(
  pages: Iterable<Tagged>,
  { tags: known }: Pick<DocSet, "tags">,
): TagAddresses {
  const things = new Map<string, Map<string, string[]>>();
  const names = [...pages].flatMap((page) => namesOf(page, known));
  for (const name of new Set(names.sort())) {
    const address = dialectAddress(name);
    const thing = thingOf(name);
    const sharing = things.get(address) ?? new Map<string, string[]>();
    things.set(address, sharing.set(thing, [...(sharing.get(thing) ?? []), name]));
  }
  const addresses = new Map<string, string>();
  const taken = new Set(things.keys());
  for (const [address, sharing] of things) {
    const plainestFirst = [...sharing].sort(
      ([a], [b]) => oddSigns(a) - oddSigns(b) || (a < b ? -1 : 1),
    );
    plainestFirst.forEach(([thing, spellings], index) => {
      const own = index === 0 ? address : free(wholeAddress(spellings[0] ?? thing), taken);
      taken.add(own);
      for (const name of spellings) addresses.set(name, own);
    });
  }
  return addresses;
}

/** The tags of a page that have no address of their own. */
function namesOf({ frontMatter: { tags = [] } }: Tagged, known: DocSet["tags"]): string[] {
  return tags.flatMap((tag) =>
    typeof tag === "string" && known.get(tag)?.permalink === undefined ? [tag] : [],
  );
}

/** Sites of the dialect have published these; a tag that consists of signs alone is called by them. */
export function dialectAddress(name: string): string {
  return kebabCase(name) || withoutSlashes(name);
}

/** What a name means, however it is spelled. */
function thingOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s\-_./'’,:;]+/g, "");
}

function oddSigns(thing: string): number {
  return thing.replace(/[a-z\d]/g, "").length;
}

function wholeAddress(name: string): string {
  return withoutSlashes(name.normalize("NFC").trim().toLowerCase().replace(/\s+/g, "-"));
}

function withoutSlashes(name: string): string {
  return name.replace(/^\.+$|[/\\]/g, "-");
}

/** Another tag may be called as this one is addressed. */
function free(address: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? address : `${address}-${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}
