/**
 * Private-use characters that stand for something while a page is compiled. U+E000 marks the
 * placeholders of engine/model, U+E006 the inside of a site's root there, and U+E007 the end of an article. Sources
 * are stripped of all of them.
 */
export const RESERVED_CHARACTERS = /[\uE000-\uE007]/g;

/** Stand for the braces of a heading's `{#id}`, which MDX would read as an expression. */
export const HEADING_ID_START = "\uE001";
export const HEADING_ID_END = "\uE002";

/** Around the number of a piece of Markdown in React's output. */
export const PART_START = "\uE003";
export const PART_END = "\uE004";

/** Between the places of a page in React's output. */
export const PLACE_SEPARATOR = "\uE005";
