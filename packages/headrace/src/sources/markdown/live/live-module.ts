import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { readFrontMatter } from "../front-matter.ts";
import { isStaticComponent, STATIC_COMPONENTS, type StaticComponent } from "../jsx/bindings.ts";
import type { ImportDeclaration, Program } from "../jsx/nodes.ts";
import { parseMended } from "../parse/mend-syntax.ts";
import { normalizeText, rewriteSpellings } from "../parse/source-text.ts";
import { unravelJsx } from "../unravel-jsx.ts";
import { findLiveParts, type LivePart } from "./live-parts.ts";

/** Ends the name of the module that holds what is live of a page: "docs/page.mdx?live". */
export const LIVE = "?live";

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)
  .freeze();

/**
 * JSX of the module that holds what is live of a page, or of a partial: what it declares, and a component for each
 * of its live parts. Of what it imports only what these use.
 *
 * @param source The text of the file, its front matter, too.
 */
export function liveModule(source: string, path: string): string {
  const { content, frontMatter, dates } = readFrontMatter(normalizeText(source), path);
  const read = parseMended(rewriteSpellings(content, path).text, (written) =>
    parser.parse(written),
  );
  if (!read) return "";
  const { text, parsed: tree } = read;
  unravelJsx()(tree);
  const statements = tree.children.flatMap((node) =>
    node.type === "mdxjsEsm" ? (node.data?.estree?.body ?? []) : [],
  );
  const imports = statements.filter((statement) => statement.type === "ImportDeclaration");
  const declared = statements
    .filter((statement) => statement.type !== "ImportDeclaration")
    .map((statement) => codeOf(statement, text));
  const known = new Set(imports.flatMap(componentNames));
  const parts = findLiveParts(tree, text).filter((part) =>
    isWhole(part, declared.join("\n"), known),
  );
  const drawn = new Map(parts.map(({ name, code }) => [name, `export const ${name} = ${code};`]));
  const own = [...declared, ...drawn.values()].join("\n");
  if (own === "") return "";
  const used = (name: string) =>
    new RegExp(`(?<![\\w$.])${name.replaceAll("$", "\\$")}\\b`).test(own);
  const isFree = (name: string) => !known.has(name) && used(name) && !isDeclared(name, own);
  return [
    '"use client";',
    ...imports
      .filter(({ specifiers }) => specifiers.some(({ local }) => used(local.name)))
      .map((statement) => codeOf(statement, text)),
    ...STATIC_COMPONENTS.filter(isFree).map((name) => `import ${name} from "${moduleOf(name)}";`),
    isFree("React") ? 'import React from "react";' : "",
    ...(isFree("frontMatter") ? declareFrontMatter(frontMatter ?? {}, dates()) : []),
    own,
  ].join("\n");
}

function declareFrontMatter(values: object, dates: Readonly<Record<string, Date>>): string[] {
  const moments = Object.entries(dates).map(
    ([key, date]) => `frontMatter[${JSON.stringify(key)}] = new Date(${date.getTime()});`,
  );
  return [`const frontMatter = ${JSON.stringify(values)};`, ...moments];
}

/** Parts name nothing that only a page knows. */
const OF_THE_PAGE = /(?<![\w$.])(?:props|toc|contentTitle)\b/;

/** Whether all components that a part names are imported, declared, or those that need neither. */
function isWhole({ code }: LivePart, declared: string, known: ReadonlySet<string>): boolean {
  if (OF_THE_PAGE.test(code)) return false;
  const tags = Array.from(code.matchAll(/<([A-Z][\w$]*)/g), ([, name = ""]) => name);
  return tags.every(
    (name) => known.has(name) || isDeclared(name, declared) || isStaticComponent(name),
  );
}

/** Where the dialect has what its pages need not import. */
function moduleOf(name: StaticComponent): string {
  return /^(?:Head|Link|Translate)$/.test(name) ? `@docusaurus/${name}` : `@theme/${name}`;
}

function isDeclared(name: string, code: string): boolean {
  return new RegExp(`\\b(?:const|let|var|function|class)\\s+${name}\\b`).test(code);
}

/** Those of Markdown stand in the page itself. */
function componentNames({ source, specifiers }: ImportDeclaration): string[] {
  return /\.mdx?$/.test(String(source.value)) ? [] : specifiers.map(({ local }) => local.name);
}

function codeOf(statement: Program["body"][number], text: string): string {
  const { start, end }: { start?: number; end?: number } = Object(statement);
  return text.slice(start, end);
}
