/** The stemmer of M. F. Porter, "An algorithm for suffix stripping", Program 14 (1980). */

type Suffixes = readonly (readonly [suffix: string, replacement: string])[];

const STEP_2: Suffixes = pairs(
  "ational ate,tional tion,enci ence,anci ance,izer ize,abli able,alli al,entli ent,eli e,ousli ous," +
    "ization ize,ation ate,ator ate,alism al,iveness ive,fulness ful,ousness ous,aliti al,iviti ive," +
    "biliti ble",
);
const STEP_3: Suffixes = pairs("icate ic,ative ,alize al,iciti ic,ical ic,ful ,ness ");
const STEP_4: Suffixes = pairs(
  "al ,ance ,ence ,er ,ic ,able ,ible ,ant ,ement ,ment ,ent ,sion s,tion t,ou ,ism ,ate ,iti ," +
    "ous ,ive ,ize ",
);

const CONSONANT = "(?:[^aeiouy]|(?<=[aeiou]|^)y)";
const VOWEL = "(?:[aeiou]|(?<=[^aeiou])y)";
/** Porter's measure m: how many times a vowel is followed by a consonant. */
const MEASURE_1 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}`);
const MEASURE_2 = new RegExp(`^${CONSONANT}*(?:${VOWEL}+${CONSONANT}+){2}`);
const EXACTLY_1 = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}+${VOWEL}*$`);
const HAS_VOWEL = new RegExp(VOWEL);
/** Porter's *o: ends in consonant, vowel, consonant, the last of them not w, x or y. */
const SHORT_END = new RegExp(`${CONSONANT}${VOWEL}[^aeiouwxy]$`);
const WORD = /^[a-z]{3,}$/;
/**
 * What rules alone would take for another word: a "customer" is not "custom", and "certificates" are
 * no "certification".
 */
const APART = /^(?:customer|importan|authori|gener(?:ic|al)|.+ificat(?=es?$))/;

/**
 * The stem of a folded, lower-case word; words of other scripts, with digits, or of one or two
 * letters come back as they are.
 */
export function stemWord(word: string): string {
  if (!WORD.test(word)) return word;
  const apart = APART.exec(word);
  if (apart) return apart[0];
  const singular = withoutPlural(word);
  let stem = withoutInflection(singular);
  // What an ending left is no ending: "autoscaling" stays with "autoscaler".
  const isBare = stem !== singular && stem.endsWith("al");
  // As in Porter's second algorithm: not after a vowel, so that "deploy" stays with "deployment".
  if (/.[^aeiou]y$/.test(stem)) stem = `${stem.slice(0, -1)}i`;
  stem = replaceSuffix(stem, STEP_2, MEASURE_1);
  stem = replaceSuffix(stem, STEP_3, MEASURE_1);
  if (!isBare) stem = replaceSuffix(stem, STEP_4, MEASURE_2);
  return withoutFinalE(stem);
}

function withoutPlural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutInflection(word: string): string {
  if (word.endsWith("eed")) {
    return MEASURE_1.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  }
  const stem = word.replace(/(?:ed|ing)$/, "");
  if (stem === word || !HAS_VOWEL.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  return EXACTLY_1.test(stem) && SHORT_END.test(stem) ? `${stem}e` : stem;
}

function withoutFinalE(word: string): string {
  let stem = word;
  if (stem.endsWith("e")) {
    const rest = stem.slice(0, -1);
    if (MEASURE_2.test(rest) || (EXACTLY_1.test(rest) && !SHORT_END.test(rest))) stem = rest;
  }
  return stem.endsWith("ll") && MEASURE_2.test(stem) ? stem.slice(0, -1) : stem;
}

/** Replaces the first suffix that fits, if what stands before it meets the condition. */
function replaceSuffix(word: string, suffixes: Suffixes, condition: RegExp): string {
  const found = suffixes.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const [suffix, replacement] = found;
  const rest = word.slice(0, -suffix.length);
  // "sion" and "tion" stand for "ion" after s or t, which belongs to the rest.
  const measured = replacement.length === 1 ? rest + replacement : rest;
  return condition.test(measured) ? rest + replacement : word;
}

function pairs(list: string): Suffixes {
  return list.split(",").map((entry): [string, string] => {
    const [suffix = "", replacement = ""] = entry.split(" ");
    return [suffix, replacement];
  });
}
