import { posix } from "node:path";
import type { SourceFile } from "../sources/compiled-page.ts";

/** Whether a file of standalone pages is a module of React; tests, types and styles are none. */
export function isCodePage(path: string): boolean {
  return /(?<!\.d|\.test|\.spec|\.module)\.[jt]sx?$/.test(path);
}

/**
 * A page in Markdown that shows the component of a module, and nothing else.
 *
 * @param path Of the page among all sources, relative to the root.
 * @param module.file The module, relative to the root; with a language there may be one for all.
 * @param module.site Folder that "@site/" means.
 * @param module.text Its text.
 */
export function codePage(
  path: string,
  module: { file: string; site: string; text: string },
): SourceFile {
  const name = posix.relative(module.site, module.file);
  const { name: own, dir } = posix.parse(path);
  const title = own === "index" ? posix.basename(dir) : own;
  const head = `title: ${JSON.stringify(title)}\nlayout: landing\nhide_title: true\ncustom_edit_url: null`;
  const page = takesConfig(module.text)
    ? `import useDocusaurusContext from "@docusaurus/useDocusaurusContext";\n\n<Page config={useDocusaurusContext().siteConfig} />`
    : "\n<Page />";
  const text = `---\n${head}\n---\n\nimport Page from ${JSON.stringify(`@site/${name}`)};\n${page}\n`;
  return { path, text, ...(module.file === path ? {} : { file: module.file }) };
}

/**
 * Whether a component reads the property `config`, which the dialect gives to each page of code. A live one has its
 * properties in the document, so that it is not given to all.
 */
function takesConfig(text: string): boolean {
  return /\bprops\.config\b|\{[^{};]*\bconfig\b[^{};]*\}\s*=\s*(?:this\.)?props\b|\(\{[^{}()]*\bconfig\b/.test(
    text,
  );
}
