import type { Root } from "mdast";
import type { VFile } from "vfile";
import { curlQuotes } from "../curl-quotes.ts";
import { scopeOf } from "./file-scope.ts";

/** remark plugin: "so" becomes “so” where the site wants it. */
export function smartQuotes() {
  return (tree: Root, file: VFile): void => {
    if (scopeOf(file).options.smartQuotes) curlQuotes(tree);
  };
}
