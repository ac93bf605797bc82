import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocusaurusContext, SiteDocsVersion } from "../../model/site-docs.ts";
import type { SiteNames } from "./site-aliases.ts";

/** What `useDocusaurusContext` gives. */
export interface DialectContext extends DocusaurusContext {
  /** What components say, by language and id. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What components may ask about the site, its pages and its plug-ins. */
export interface SiteModuleOptions {
  /** Absolute. */
  root: string;
  context: DialectContext;
  /** What components may ask about all pages; called when one of them does. */
  docs: () => Promise<readonly SiteDocsVersion[]>;
  names: Pick<SiteNames, "pluginData">;
  /** Told of files, there or not, that decide what an import is. Absolute paths. */
  noteInputs?: (paths: readonly string[]) => void;
}

/** The module that says what `useDocusaurusContext` gives. */
export const CONTEXT = "virtual:site-context";
const DOCS = "virtual:site-docs";
const TEXTS = "virtual:site-texts";
const PLUGIN_DATA = "virtual:plugin-data";

/** Whether an import is for what is known of the site. */
export function isSiteModule(id: string): boolean {
  return [CONTEXT, DOCS, TEXTS, PLUGIN_DATA].includes(id);
}

/** Code of the module with a resolved id; `undefined` for any other. */
export async function siteModule(
  id: string,
  options: SiteModuleOptions,
): Promise<string | undefined> {
  const { context, docs } = options;
  const { texts, ...rest } = context;
  if (id === `\0${CONTEXT}`) return `export const siteContext = ${JSON.stringify(rest)};`;
  if (id === `\0${TEXTS}`) return `export const siteTexts = ${JSON.stringify(texts)};`;
  if (id === `\0${PLUGIN_DATA}`) return pluginData(options);
  if (id === `\0${DOCS}`) return `export const siteDocs = ${JSON.stringify(await docs())};`;
  return;
}

/** What plug-ins tell, read as text in the browser, too: it may be large. */
function pluginData({ root, names, noteInputs }: SiteModuleOptions): string {
  const file = names.pluginData && join(root, names.pluginData);
  if (file) noteInputs?.([file]);
  const text = file && existsSync(file) ? readFileSync(file, "utf8") : "{}";
  return `export const pluginData = JSON.parse(${JSON.stringify(text)});`;
}
