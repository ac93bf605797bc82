/** Which facts of a description stand where readers of one operation are. */
import { normal, squeezed, words } from "./stated-facts.ts";

/** A page that was built, and the operation that it describes ("get /pets"). */
export interface BuiltPage {
  route: string;
  html: string;
  operation?: string | undefined;
}

/** Holds an example that is too long for the page that links it. */
export const EXAMPLE_FILE = /\.example-\d+\.(?:json|txt)$/;

/** What readers have to find: prose, a value letter for letter, a number, or words of the engine. */
export interface PlacedFact {
  kind: string;
  pointer: string;
  text: string;
  /** The name that it stands beside. */
  near?: string | undefined;
  as: "prose" | "value" | "number" | RegExp;
}

/** The pages of one operation as readers see them. */
export class ShownPages {
  private readonly letters: readonly string[];
  private readonly texts: readonly string[];

  constructor(pages: readonly ReadPage[]) {
    this.letters = pages.map(({ letters }) => letters);
    this.texts = pages.map(({ text }) => text);
  }

  has({ text, as, near }: PlacedFact): boolean {
    const isWritten = () => this.letters.some((letters) => letters.includes(normal(text)));
    if (as === "prose") return isWritten();
    const places = near ? this.texts.flatMap((whole) => [...after(whole, near)]) : this.texts;
    if (as === "value") {
      // Within an example in JSON, line breaks and quotation marks are escaped.
      const written = [squeezed(text), squeezed(JSON.stringify(text).slice(1, -1))];
      const isThere = places.some((place) => written.some((form) => place.includes(form)));
      // A long text may be in color, as one that is JSON: its words stand in elements of their own.
      const isColored = text.length > LONG || /^[{[].+[}\]]$/s.test(text);
      return isThere || (isColored && isWritten());
    }
    const pattern = as === "number" ? numberPattern(text) : as;
    return places.some((place) => pattern.test(place));
  }
}

/** So many letters in a row are no accident. */
const LONG = 40;

/** So many characters after its name belong to a part. */
const REACH = 6000;

/** What follows each element that says only a name. */
function* after(text: string, name: string): Generator<string> {
  for (const called of [`\n${name}\n`, `\n"${name}"\n`, `\n${name}[]\n`])
    for (let at = text.indexOf(called); at >= 0; at = text.indexOf(called, at + 1))
      yield text.slice(at, at + REACH).replaceAll("\n", " ");
}

/** A number that no other digits touch, however its thousands are parted. */
function numberPattern(text: string): RegExp {
  const [whole = "", ...rest] = text.replace(/^-/, "").split(".");
  const parted = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[,.\\s\\u202f\\u00a0]?");
  return new RegExp(
    `(?<![\\d\\p{L}])${[parted, ...rest].join("\\.").replaceAll("+", "\\+")}(?![\\d\\p{L}])`,
    "u",
  );
}

/** A page with what is compared. */
export interface ReadPage {
  route: string;
  operation?: string | undefined;
  letters: string;
  text: string;
  links: readonly string[];
}

/** What is compared of a page. */
export function readPage({ route, html, operation }: BuiltPage): ReadPage {
  const links = [...html.matchAll(/href="([^"]*)/g)].map(([, link = ""]) => link);
  const lines = html.replaceAll(/<wbr\/?>/g, "").replaceAll(/<[^>]*>/g, "\n$&");
  const text = `${words(lines)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/\s*\n\s*/g, "\n")}\n${words(links.join("\n"))}`;
  return { route, operation, letters: normal(words(html)), text, links };
}

/** A page and those of schemas that readers reach from there. */
export function reachable(page: ReadPage, byRoute: ReadonlyMap<string, ReadPage>): ReadPage[] {
  const found = new Set([page]);
  for (const { links } of found)
    for (const link of links) {
      const target = link.includes("/schemas/") && byRoute.get(routeOf(link));
      if (target) found.add(target);
    }
  return [...found];
}

/** A link before it is written holds marks of its own. */
export function routeOf(link: string): string {
  return link
    .replace(/^[^/]*/, "")
    .replaceAll(/[^!-~]/g, "")
    .replace(/(?:\/|\.html)$/, "");
}
