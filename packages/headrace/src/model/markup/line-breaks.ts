/** Where a line may end, and nothing shows it. */
const BREAK = "\u200b";

/** Characters of a word that fit into a line of any sidebar. */
const FITTING = 20;

/** Longer labels break where the browser likes. */
const LONGEST = 500;

/**
 * A label whose long words may go on in the next line where a reader would divide them: behind the
 * slashes of a path and before its parameters; at the capitals and separators of a name that is longer
 * than a line.
 */
export function breakable(label: string): string {
  return breakableParts(label).join(BREAK);
}

/** The same as the parts between which a line may end. */
export function breakableParts(label: string): string[] {
  // Nobody reads such a one, and each place to break it is an element.
  if (label.length > LONGEST) return [label];
  return label
    .replace(/\S+/g, (word) => (word.length > FITTING ? divided(word) : word))
    .split(BREAK);
}

function divided(word: string): string {
  const parts = word.split(/(?<=.\/)|(?=\{)/u);
  return parts.map((part) => (part.length > FITTING ? named(part) : part)).join(BREAK);
}

function named(part: string): string {
  return part.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[._])(?=\p{L})/gu, BREAK);
}
