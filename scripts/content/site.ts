import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type Doc, describeDoc, docSet } from "headrace/check";
import { type Finding, type Page, readPage } from "./page.ts";

/** Everything that the rules judge. */
export interface Site {
  /** Absolute. */
  root: string;
  pages: Page[];
  /** By path of the source. */
  docs: Map<string, Doc>;
}

/** One thing that content has to hold. */
export interface Rule {
  /** Named before each of its problems. */
  code: string;
  check: (site: Site) => Finding[] | Promise<Finding[]>;
}

/** Reads every page below a folder of the project. */
export function readSite(root: string, folder = "content"): Site {
  const pages = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
    .filter((path) => /\.mdx?$/.test(path) && !/\/_/.test(path))
    .sort()
    .map((path) => readPage(path, readFileSync(join(root, path), "utf8")));
  const docs = pages.map(({ path, frontMatter }) =>
    describeDoc(
      { path, frontMatter, title: frontMatter.title ?? path },
      docSet({ folder, route: "/" }),
    ),
  );
  return { root, pages, docs: new Map(docs.map((doc) => [doc.path, doc])) };
}

/** A rule that looks at each page by itself. */
export function pageRule(code: string, check: (page: Page, site: Site) => Finding[]): Rule {
  return { code, check: (site) => site.pages.flatMap((page) => check(page, site)) };
}
