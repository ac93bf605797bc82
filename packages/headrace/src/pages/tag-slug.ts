/**
 * The address of a tag, as the dialect makes it: words in small letters with hyphens between. A word ends before
 * a capital letter in the middle, between letters and digits, and at every other sign: "openAPI 2.0" is "open-api-2-0".
 * Letters beyond Latin stand together; accents of European languages go.
 */
export function tagSlug(tag: string): string {
  const words = plainLetters(tag).replace(/['’]/g, "").match(WORD) ?? [];
  return words.map((word) => word.toLowerCase()).join("-");
}

const LOWER = "a-z\\xdf-\\xf6\\xf8-\\xff";
const UPPER = "A-Z\\xc0-\\xd6\\xd8-\\xde";
const DINGBAT = "\\u2700-\\u27bf";
const ASTRAL = "\\ud800-\\udfff";
/** Combining signs, which may follow any sign, and what chooses between its forms. */
const COMBINING = "\\u0300-\\u036f\\ufe20-\\ufe2f\\u20d0-\\u20ff";
/** Signs between words: operators, punctuation, spaces. */
const BREAK =
  "\\xac\\xb1\\xd7\\xf7\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\u2000-\\u206f" +
  "\\ufeff\\u1680\\u180e\\u2028\\u2029\\u202f\\u205f\\u3000";
/** Letters that are neither large nor small. */
const OTHER = `[^${ASTRAL}${BREAK}\\d${DINGBAT}${LOWER}${UPPER}]`;
const SMALL = `(?:[${LOWER}]|${OTHER})`;
const LARGE = `(?:[${UPPER}]|${OTHER})`;
const FLAG = "(?:\\ud83c[\\udde6-\\uddff]){2}";
const PAIR = "[\\ud800-\\udbff][\\udc00-\\udfff]";
const MODIFIER = `(?:[${COMBINING}]|\\ud83c[\\udffb-\\udfff])?`;
const JOINED = `(?:\\u200d(?:[^${ASTRAL}]|${FLAG}|${PAIR})[\\ufe0e\\ufe0f]?${MODIFIER})*`;
const PICTURE = `(?:[${DINGBAT}]|${FLAG}|${PAIR})[\\ufe0e\\ufe0f]?${MODIFIER}${JOINED}`;

/** The first that fits counts. */
const WORD = new RegExp(
  [
    `[${UPPER}]?[${LOWER}]+(?=[${BREAK}]|[${UPPER}]|$)`,
    `${LARGE}+(?=[${BREAK}]|[${UPPER}]${SMALL}|$)`,
    `[${UPPER}]?${SMALL}+`,
    `[${UPPER}]+`,
    "\\d*(?:1ST|2ND|3RD|(?![123])\\dTH)(?=\\b|[a-z_])",
    "\\d*(?:1st|2nd|3rd|(?![123])\\dth)(?=\\b|[A-Z_])",
    "\\d+",
    PICTURE,
  ].join("|"),
  "g",
);

/** Letters of Latin-1 and Latin Extended-A that no accent makes. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: "Ae",
  æ: "ae",
  Ð: "D",
  ð: "d",
  Ø: "O",
  ø: "o",
  Þ: "Th",
  þ: "th",
  ß: "ss",
  Đ: "D",
  đ: "d",
  Ħ: "H",
  ħ: "h",
  ı: "i",
  Ĳ: "IJ",
  ĳ: "ij",
  ĸ: "k",
  Ŀ: "L",
  ŀ: "l",
  Ł: "L",
  ł: "l",
  ŉ: "'n",
  Ŋ: "N",
  ŋ: "n",
  Œ: "Oe",
  œ: "oe",
  Ŧ: "T",
  ŧ: "t",
  ſ: "s",
};

const COMBINED = new RegExp(`[${COMBINING}]`, "g");

function plainLetters(text: string): string {
  return text
    .replace(
      /[\xc0-\xd6\xd8-\xf6\xf8-\u017f]/g,
      (letter) => LETTERS[letter] ?? letter.normalize("NFD").charAt(0),
    )
    .replace(COMBINED, "");
}
