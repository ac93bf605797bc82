import type { Root } from "mdast";
import type { VFile } from "vfile";
import { curlQuotes } from "../curl-quotes.ts";
import { fileScopeOf } from "./file-scope.ts";

/** remark plugin: "so" becomes “so” where the site wants it. */
export function smartQuotes() {
  return (tree: Root, file: VFile): void => {
    if (fileScopeOf(file).options.smartQuotes) curlQuotes(tree);
  };
}
