import type { DocSource } from "../pages/doc.ts";
import { describeReference } from "../reference/reference-source.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { readFrontMatter } from "../sources/markdown/front-matter.ts";
import { normalizeText } from "../sources/markdown/source-text.ts";

/** What all other pages need to know of a page, without compiling it. */
export function describeSource({ path, text, kind }: SourceFile): DocSource {
  if (kind === "reference") return { path, frontMatter: {}, ...describeReference(text) };
  const { frontMatter = {}, content } = readFrontMatter(normalizeText(text), path);
  const heading = /^# +(.+?)(?: *\{#[^}]*\})? *$/m.exec(content)?.[1];
  const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.mdx?$/, "");
  return { path, frontMatter, title: frontMatter.title ?? heading ?? name };
}
