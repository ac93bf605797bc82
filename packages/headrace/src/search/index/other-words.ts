import type { SearchDocument } from "../../model/search.ts";
import { stemWord } from "../analysis/stem.ts";
import { tokenize } from "../analysis/tokens.ts";
import { documentOf, type InvertedField } from "./inverted-field.ts";

/** Words and phrases that readers say for one another. */
export type WordGroup = readonly string[];

/** On how many pages a word may stand, and pages that say it otherwise are found by it all the same. */
const RARE = 4;

/** The text that words are added to. */
export interface NamedText {
  documents: readonly SearchDocument[];
  /** Running text of the documents. */
  content: InvertedField;
  isStop: (term: string) => boolean;
}

/**
 * The words that readers may say for what a page is called: for each group of which a title,
 * heading, description or keyword of the page has one, those that no page is called and hardly any has.
 * Words that the site uses itself are left as they are: docs/ranking.md, "Other words".
 *
 * @returns By the id of the page's document.
 */
export function otherWords(text: NamedText, groups: readonly WordGroup[]): Map<number, string[]> {
  const phrases = groups.map((group) => group.map((said) => ({ said, stems: stemsOf(said) })));
  const names = namesOfPages(text.documents);
  const isLacking = lackingStems(text, { phrases: phrases.flat(), names: names.values() });
  const split = phrases.map((group) => ({
    lacking: group.filter(({ stems }) => stems.some(isLacking)).map(({ said }) => said),
    known: group
      .filter(({ stems }) => !stems.some(isLacking))
      .map(({ stems }) => ` ${stems.join(" ")} `),
  }));
  const useful = split.filter(({ lacking, known }) => lacking.length > 0 && known.length > 0);
  const added = new Map<number, string[]>();
  for (const [page, called] of names) {
    const words = useful
      .filter(({ known }) => known.some((phrase) => called.includes(phrase)))
      .flatMap(({ lacking }) => lacking);
    if (words.length > 0) added.set(page, words);
  }
  return added;
}

/** What each page and its sections are called, as stems with spaces around them, a line each. */
function namesOfPages(documents: readonly SearchDocument[]): Map<number, string> {
  const names = new Map<number, string>();
  for (const { id, parent, title, description, keywords } of documents) {
    const page = parent ?? id;
    const lines = [title, description, ...keywords].map((line) => ` ${stemsOf(line).join(" ")} \n`);
    names.set(page, (names.get(page) ?? "") + lines.join(""));
  }
  return names;
}

function stemsOf(text: string): string[] {
  return tokenize(text)
    .flatMap(({ text: word, parts }) => (parts.length > 0 ? parts : [word]))
    .map(stemWord);
}

/** Tells whether a word of a stem is in no name, and in the text of few pages. */
function lackingStems(
  { documents, content, isStop }: NamedText,
  { phrases, names }: { phrases: readonly { stems: string[] }[]; names: Iterable<string> },
): (stem: string) => boolean {
  const pages = new Map(phrases.flatMap(({ stems }) => stems.map((stem) => [stem, new Set()])));
  const beginnings = new Set(Array.from(pages.keys(), beginning));
  for (const [term, postings] of content.postings) {
    // Stemming every word of a large site would take longer than all else here.
    const found = beginnings.has(beginning(term)) ? pages.get(stemWord(term)) : undefined;
    if (!found) continue;
    for (const posting of postings) {
      if (found.size > RARE) break;
      const id = documentOf(posting);
      found.add(documents[id]?.parent ?? id);
    }
  }
  const named = new Set(Array.from(names, (called) => called.split(/\s+/)).flat());
  return (stem) => !isStop(stem) && !named.has(stem) && (pages.get(stem)?.size ?? 0) <= RARE;
}

/** A word and its stem have it in common. */
function beginning(word: string): string {
  return word.slice(0, 2);
}
