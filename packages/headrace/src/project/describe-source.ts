import type { DocSource } from "../pages/doc.ts";
import { describeReference } from "../reference/reference-source.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { readFrontMatter } from "../sources/markdown/front-matter.ts";
import { headingTitle } from "../sources/markdown/heading-title.ts";
import { normalizeText } from "../sources/markdown/source-text.ts";
import { pageName } from "../sources/page-name.ts";

/** What all other pages need to know of a page, without compiling it. */
export function describeSource({ path, text, kind }: SourceFile): DocSource {
  if (kind === "reference") return { path, frontMatter: {}, ...describeReference(text) };
  const { frontMatter = {}, content } = readFrontMatter(normalizeText(text), path);
  const title = frontMatter.title ?? headingTitle(content, path) ?? pageName(path, frontMatter);
  return { path, frontMatter, title };
}
