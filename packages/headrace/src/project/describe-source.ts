import type { DocSource } from "../pages/doc.ts";
import { describeReference } from "../reference/reference-source.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import { readFrontMatter } from "../sources/markdown/front-matter.ts";
import { normalizeText } from "../sources/markdown/source-text.ts";
import { pageName } from "../sources/page-name.ts";

/** What all other pages need to know of a page, without compiling it. */
export function describeSource({ path, text, kind }: SourceFile): DocSource {
  if (kind === "reference") return { path, frontMatter: {}, ...describeReference(text) };
  const { frontMatter = {}, content } = readFrontMatter(normalizeText(text), path);
  const title = frontMatter.title ?? firstHeading(content) ?? pageName(path, frontMatter);
  return { path, frontMatter, title };
}

const FENCE = /^ {0,3}(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ {0,3}\1/gm;

/** The text of the first heading, if that is of level 1. */
function firstHeading(content: string): string | undefined {
  const heading = /^(#{1,6}) +(.+?)(?: *\{#[^}]*\})?[ #]*$/m.exec(content.replace(FENCE, ""));
  return heading?.[1] === "#" ? heading[2]?.replace(/[`*]/g, "") : undefined;
}
