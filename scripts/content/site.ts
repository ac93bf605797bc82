import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import {
  type ContentRule,
  describeDoc,
  docSet,
  type RulePage as Page,
  readRulePage,
  type RuleSite as Site,
} from "headrace/check";

export type { Site };

/** A problem that a rule found: its code is the name of the rule. */
export interface Finding {
  page: Pick<Page, "path" | "text">;
  offset: number;
  message: string;
  hint?: string | undefined;
}

/** One thing that content has to hold, as a list of what does not. */
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
    .map((path) => readRulePage(path, readFileSync(join(root, path), "utf8")));
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

/** The rule as `headrace check` runs it. */
export function contentRule({ code, check }: Rule): ContentRule {
  return {
    code,
    async site(site, report) {
      for (const { offset, ...problem } of await check(site)) report({ ...problem, at: offset });
    },
  };
}
