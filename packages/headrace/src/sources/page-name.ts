import { posix } from "node:path";
import { splitNumberPrefix } from "../model/number-prefix.ts";
import type { FrontMatter } from "./front-matter-schema.ts";

/** What a page is called that has no title: its id, else the name of its file. */
export function pageName(path: string, frontMatter: FrontMatter): string {
  const { name } = posix.parse(path);
  const isPlain = frontMatter.parse_number_prefixes === false;
  return frontMatter.id ?? (isPlain ? name : splitNumberPrefix(name).name);
}

/** What the path of a post's file says of it. */
interface PostPath {
  /** "2024-05-01" */
  date: string | undefined;
  /** Its address below the blog. */
  slug: string;
  /** What it is called that has no title. */
  text: string;
}

const DATED = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?$/;

/** A post's file may begin with the date, as may its folders; the last one counts. */
export function readPostPath(path: string, folder: string): PostPath {
  const stem = posix.relative(folder, path).replace(/\.mdx?$/, "");
  const { folder: above, date, text = "" } = DATED.exec(stem)?.groups ?? {};
  if (date === undefined) {
    const name = stem.replace(/(?:^|\/)index$/, "");
    return { date, slug: `/${name}`, text: name };
  }
  return {
    date: date.replaceAll("/", "-"),
    slug: `/${date.replaceAll("-", "/")}/${above}${text}`,
    text: text || date,
  };
}
