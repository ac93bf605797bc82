import type { Evidence } from "./evidence.ts";
import type { MatchedUnit } from "./match-terms.ts";
import { type Asked, isBegun } from "./query-units.ts";

/** A unit, what pages say of it, and what it counts among those of its query. */
export interface WeighedUnit {
  unit: MatchedUnit;
  page: Evidence;
  /** How telling it is by itself: inverse document frequency over pages. */
  idf: number;
  /** What its evidence counts. */
  weight: number;
  /** Its share of what all required units weigh together; 0 when it is not required. */
  share: number;
  /** What all required units weigh together. */
  total: number;
}

/**
 * Less than one: rare words weigh less than BM25 would have them, since readers often do not know the
 * words of the page that they look for.
 */
const IDF_POWER = { page: 0.6, question: 0.75 };
/** What stop words count, and words that a page may lack: names of texts, and what was only begun. */
const STOP_WORD = 0.15;
const OPTIONAL = 0.7;
/** What two neighbors count at most as one, as a share of what they count apart; more of them all. */
const PAIR = 0.7;
/** An identifier that tells no more than this stands on a fifth of the pages. */
const COMMON = 1.5;
/** The same of an identifier: by its parts alone it is hardly told from others. */
const IDENTIFIER = 3;

/**
 * Weighs the units of a query against each other. Two neighbors weigh less as one than they do
 * apart: `--dry-run` in a text is a good sign for "dry run", but no more than that. That more words
 * stand together is no chance.
 *
 * @param evidence What pages say of each unit.
 */
export function weighUnits(
  units: readonly MatchedUnit[],
  evidence: readonly Evidence[],
  asks: Asked,
): WeighedUnit[] {
  const weighed = evidence.flatMap((page, at): WeighedUnit[] => {
    const unit = units[at];
    if (!unit) return [];
    const idf = inverseFrequency(page) ** IDF_POWER[asks];
    return [{ unit, page, idf, weight: idf, share: 0, total: 1 }];
  });
  const total = sum(weighed.map(({ unit, idf }) => (unit.required ? idf : 0))) || 1;
  const apart = new Map(weighed.map(({ unit, idf }) => [unit.text, unit.required ? idf : 0]));
  for (const own of weighed) {
    const { unit, idf } = own;
    own.total = total;
    if (unit.required) own.share = idf / total;
    else if (unit.joined !== "no") {
      const words = sum(unit.words.map((word) => apart.get(word) ?? 0));
      // One that stands everywhere and in no name says no more than its parts do.
      const isTelling = idf >= COMMON || own.page.named.some((weight) => weight > 0);
      own.weight =
        unit.joined === "identifier" && isTelling
          ? Math.max(idf, IDENTIFIER * words)
          : Math.min(idf, unit.words.length > 2 ? words : PAIR * words);
    } else
      own.weight = (unit.namesText || isBegun(unit) ? OPTIONAL : STOP_WORD) * Math.min(idf, total);
  }
  return weighed;
}

/** From this number of telling words on, somebody describes a matter instead of naming a page. */
const DESCRIPTION = 4;

/** Whether a query says what a page is about, in the reader's own words. */
export function isDescription(units: readonly WeighedUnit[]): boolean {
  return units.filter(({ share }) => share > 0).length >= DESCRIPTION;
}

/** The inverse document frequency of what a number of pages have. */
function inverseFrequency({ values }: Evidence): number {
  let found = 0;
  for (let page = 0; page < values.length; page++) if (values[page] !== 0) found++;
  return Math.log1p((values.length - found + 0.5) / (found + 0.5));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
