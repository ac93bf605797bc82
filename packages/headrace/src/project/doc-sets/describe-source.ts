import type { SiteConfig } from "../../config/schema.ts";
import type { PostSource } from "../../pages/blog/posts.ts";
import type { DocSource } from "../../pages/doc.ts";
import { describeReference } from "../../reference/reference-source.ts";
import type { SourceFile } from "../../sources/compiled-page.ts";
import type { FrontMatter } from "../../sources/front-matter-schema.ts";
import { readFrontMatter } from "../../sources/markdown/front-matter.ts";
import { beginsWithTitle } from "../../sources/markdown/headings/content-title.ts";
import { normalizeText } from "../../sources/markdown/parse/source-text.ts";
import { pageName } from "../../sources/page-name.ts";

/** A heading that any parser reads as it stands. */
const PLAIN_HEADING = /^\s*# ([\p{L}\p{N} .,]+?) *\n/u;

/** What all other pages need to know of a page, without compiling it. */
export async function describeSource(
  { path, text, kind, file }: SourceFile,
  { failedParts }: Pick<SiteConfig, "failedParts">,
): Promise<DocSource> {
  if (kind === "reference") return { path, frontMatter: {}, ...describeReference(text) };
  const { frontMatter = {}, content } = readFrontMatter(normalizeText(text), path);
  const isCalled = failedParts === "error" || beginsWithTitle(content);
  const own = isCalled ? await ownTitle(content, path, frontMatter) : frontMatter.title;
  const title = own ?? pageName(path, frontMatter);
  return { path, frontMatter, title, ...(file === undefined ? {} : { file }) };
}

/** The same of many. */
export function describeAll(
  sources: readonly SourceFile[],
  config: Pick<SiteConfig, "failedParts">,
): Promise<DocSource[]> {
  return Promise.all(sources.map((source) => describeSource(source, config)));
}

/** The same of a post, and its text, in which its beginning is looked for. */
export async function describePostSource({ path, text }: SourceFile): Promise<PostSource> {
  const { frontMatter = {}, content } = readFrontMatter(normalizeText(text), path);
  return { path, frontMatter, content, title: await ownTitle(content, path, frontMatter) };
}

/** What a page says that it is called. */
async function ownTitle(content: string, path: string, { title }: FrontMatter) {
  return title ?? (await titleOf(content, path));
}

/** Parsers are loaded for headings that need one: they are most of what a small command would load. */
async function titleOf(content: string, path: string): Promise<string | undefined> {
  const plain = PLAIN_HEADING.exec(content)?.[1];
  if (plain !== undefined) return plain;
  const { headingTitle } = await import("../../sources/markdown/headings/heading-title.ts");
  return headingTitle(content, path);
}
