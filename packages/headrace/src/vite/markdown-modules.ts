import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { type CompileOptions, compile } from "@mdx-js/mdx";
import GithubSlugger from "github-slugger";
import type { Nodes, Paragraph, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import {
  ADMONITION_TITLE_CLASS,
  admonitionClasses,
  admonitionTitle,
} from "../model/markup/admonitions.ts";
import { excerptOf } from "../sources/markdown/excerpt.ts";
import { headingIds } from "../sources/markdown/headings/heading-ids.ts";
import { rewriteSpellings } from "../sources/markdown/parse/source-text.ts";
import { readYaml } from "../sources/yaml-text.ts";

/** Plug-ins of the dialect ask for the beginning of a post: `?truncated=true`. */
const MARKDOWN = /^(.*\.mdx?)(?:\?truncated=true)?$/;
const FRONT_MATTER = /^---\r?\n[\s\S]*?^-{3,}[ \t]*\r?\n/m;

/**
 * Lets components import Markdown: a component that draws the file's text. Its headings have their
 * ids, its code and its admonitions are those of the dialect.
 */
export function markdownModules(root: string): Plugin {
  return {
    name: "markdown-modules",
    enforce: "pre",
    async load(id) {
      const [, file] = MARKDOWN.exec(id) ?? [];
      if (file === undefined) return;
      const source = await readFile(file, "utf8");
      const [written = ""] = source.startsWith("---") ? (FRONT_MATTER.exec(source) ?? []) : [];
      const body = file === id ? source.slice(written.length) : excerptOf(source, file);
      const { text } = rewriteSpellings(body, file);
      const toc: TocEntry[] = [];
      const options = {
        remarkPlugins: [
          remarkGfm,
          remarkDirective,
          headingIds,
          [dialectElements, toc] satisfies [unknown, unknown],
        ],
      };
      const code = String(await compiled({ path: file, value: text }, options));
      const name = JSON.stringify(relative(root, file).replaceAll("\\", "/"));
      const facts = { frontMatter: readFrontMatter(written), toc };
      const exported = Object.entries(facts)
        .filter(([fact]) => !new RegExp(`^export (?:const|function) ${fact}\\b`, "m").test(code))
        .map(([fact, value]) => `export const ${fact} = ${JSON.stringify(value)};`);
      // The dialect's older pages have React without an import.
      const needsReact =
        /(?<![\w$.])React\./.test(code) && !/\bimport\s+(?:\*\s+as\s+)?React\b/.test(code);
      const react = needsReact ? ['import React from "react";'] : [];
      const module = [...react, code, `MDXContent.displayName = ${name};`, ...exported];
      return { code: module.join("\n"), moduleType: "js" };
    },
  };
}

/** A file may be plain Markdown: then nothing in it is code. */
async function compiled(file: { path: string; value: string }, options: CompileOptions) {
  const inMdx = compile(file, { ...options, format: "mdx" });
  return inMdx.catch((error: unknown) => {
    if (file.path.endsWith(".mdx")) throw error;
    return compile(file, { ...options, format: "md" });
  });
}

function readFrontMatter(written: string): unknown {
  const read = readYaml(written.replace(/^-{3,}[ \t]*$/gm, ""), "It");
  return "problem" in read ? {} : (read.value ?? {});
}

/** A heading, as modules of the dialect export it. */
interface TocEntry {
  value: string;
  id: string;
  level: number;
}

/**
 * remark plugin: what the compiler of pages makes of these, as elements that components leave to it.
 *
 * @param toc Gets the headings.
 */
function dialectElements(toc: TocEntry[]) {
  return (tree: Root): void => mark(tree, { slugger: new GithubSlugger(), toc });
}

interface Marked {
  slugger: GithubSlugger;
  toc: TocEntry[];
}

function mark(node: Nodes, { slugger, toc }: Marked): void {
  if (node.type === "heading") {
    const { dataHeadingText, id, ...rest } = node.data?.hProperties ?? {};
    const text = typeof dataHeadingText === "string" ? dataHeadingText : textOf(node);
    const anchor = typeof id === "string" ? id : slugger.slug(text);
    node.data = { ...node.data, hProperties: { ...rest, id: anchor } };
    if (node.depth > 1) toc.push({ value: text, id: anchor, level: node.depth });
  }
  if (node.type === "code") {
    const properties = { "data-language": node.lang ?? "text", "data-meta": node.meta ?? "" };
    const children = [{ type: "text" as const, value: node.value }];
    node.data = { hName: "code-fence", hProperties: properties, hChildren: children };
  }
  if (node.type === "containerDirective") {
    const [first] = node.children;
    const isTitle = first?.type === "paragraph" && first.data?.directiveLabel === true;
    const title: Paragraph = isTitle
      ? first
      : { type: "paragraph", children: [{ type: "text", value: admonitionTitle(node.name) }] };
    title.data = { hProperties: { className: [ADMONITION_TITLE_CLASS] } };
    if (!isTitle) node.children.unshift(title);
    const className = admonitionClasses(node.name);
    node.data = { hName: "div", hProperties: { className, role: "note" } };
  }
  if ("children" in node) for (const child of node.children) mark(child, { slugger, toc });
}
