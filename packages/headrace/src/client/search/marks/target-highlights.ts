import { HIGHLIGHT_PARAMETER } from "../../../model/constants.ts";
import { loadType } from "../../loading/load-type.ts";
import type { SearchLoader } from "../search-loader.ts";

/**
 * Marks the words that an address of a search result names: those of the document's own address,
 * and after each navigation those of the new one.
 *
 * @param articleSelector Where to look for the words.
 */
export function startTargetHighlights(
  search: Pick<SearchLoader, "mark">,
  articleSelector: string,
): void {
  let shown = "";

  const update = (mayScroll: boolean) => {
    const words = new URLSearchParams(location.search).getAll(HIGHLIGHT_PARAMETER);
    const wanted = words.length > 0 ? JSON.stringify([location.pathname, words]) : "";
    if (wanted === shown) return;
    shown = wanted;
    // Without their code the words stay unmarked; the next address tries again.
    search.mark({ articleSelector, words, mayScroll }).catch(() => {});
  };

  update(loadType() === "navigate");
  if (!("navigation" in window)) return;
  let isWayBack = false;
  navigation.addEventListener("navigate", (event) => {
    isWayBack = event.navigationType === "traverse";
  });
  // The browser has scrolled by then: to the top, to the hash, or to where the reader was.
  navigation.addEventListener("navigatesuccess", () => update(!isWayBack));
}
