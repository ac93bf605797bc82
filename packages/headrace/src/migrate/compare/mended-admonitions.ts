import type { FacetDifference } from "./compare-pages.ts";

/** What opens or closes an admonition, where it was taken for text. */
const MARK = /^:{3,}\S*$/;

/**
 * A difference of words that is nothing but marks of admonitions, which the old site showed to its readers: they
 * open and close admonitions here, and are told as that.
 */
export function asMendedAdmonitions(difference: FacetDifference): FacetDifference {
  const { gone, added } = difference;
  const isSame =
    gone.length > added.length &&
    gone.filter((word) => !MARK.test(word)).join(" ") === added.join(" ");
  return isSame ? { ...difference, facet: "mended admonitions" } : difference;
}
