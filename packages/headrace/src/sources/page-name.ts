import { posix } from "node:path";
import { splitNumberPrefix } from "../model/number-prefix.ts";
import type { FrontMatter } from "./front-matter-schema.ts";

/** What a page is called that has no title: its id, else the name of its file. */
export function pageName(path: string, frontMatter: FrontMatter): string {
  const { name } = posix.parse(path);
  const isPlain = frontMatter.parse_number_prefixes === false;
  return frontMatter.id ?? (isPlain ? name : splitNumberPrefix(name).name);
}
