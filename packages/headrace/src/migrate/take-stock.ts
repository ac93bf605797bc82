import { dirname } from "node:path";
import { STYLE_SHEET } from "../model/style-sheets.ts";
import { isLinkedStyle, isTaken } from "./convert-head.ts";
import { MARKDOWN_FUNCTIONS, type OldPlugin } from "./old-plugins.ts";
import type { OldSite } from "./old-site.ts";

/** One row of what a migration tells: a part of the old site, and what became of it. */
export interface StockRow {
  part: string;
  state: "taken over" | "with a difference" | "not taken over";
  /** How many and which. */
  what: string;
  /** What the owner can do about it. */
  way: string;
}

/** What is known of a site besides its configuration. */
export interface FoundParts {
  /** Swizzled theme components, by name. */
  themeFiles: readonly string[];
  /** Modules with state, effects or handlers, relative to the root. */
  liveModules: readonly string[];
  /** The parts of the old configuration that code of the site reads, by name. */
  asksFor: readonly string[];
  /** Style sheets that need a tool such as Tailwind, relative to the root. */
  compiledStyles: readonly string[];
  /** Hosts by directive of the policy. */
  hosts: Record<string, string[]>;
}

/** What was made of some parts. */
interface TakenParts {
  /** Those for Markdown. */
  plugins: readonly OldPlugin[];
  /** Names of other plug-ins and of themes, of which something is used. */
  used: readonly string[];
  hasLogo: boolean;
  apis: readonly { file: string; route: string }[];
}

/** Content plug-ins and tools whose work the engine does itself, as their settings ask. */
const BUILT_IN =
  /content-(?:docs|blog|pages)|client-redirects|sitemap|svgr|sass|plugin-less|mermaid|live-codeblock|ideal-image|plugin-debug|theme-classic|redocusaurus/;

/** What packages do for the frame of a site, as they are called, and the engine in its own way. */
const OWN_WAY =
  /^(?![./]).*(?:search-(?:local|algolia)|(?:local|lunr|flex|easyops)-search|docsearch|plugin-llms|llms-txt|(?:image|medium)-zoom|zoom-image|plugin-pwa)/;

/** Whether the engine does the work of a plug-in or a theme itself. */
export function isBuiltIn(name: string): boolean {
  return BUILT_IN.test(name) || OWN_WAY.test(name);
}

/** Everything that was found in the old configuration, in the order in which owners ask for it. */
export function takeStock(
  old: OldSite,
  found: FoundParts,
  { plugins, used, hasLogo, apis }: TakenParts,
): StockRow[] {
  const { docs, pages, blogs, config } = old;
  const logo = names(config.themeConfig.navbar?.logo?.src);
  const hosts = Object.entries(found.hosts).map(([name, all]) => `${name} ${all.join(" ")}`);
  return [
    ...taken(
      "collections of documents",
      docs.map(({ id = "default", path }) => `${id} (${path})`),
    ),
    ...taken("standalone pages", paths(pages)),
    ...taken("blogs", paths(blogs)),
    ...taken(
      "descriptions of APIs",
      apis.map(({ file, route }) => `${file} (${route})`),
    ),
    ...taken("hosts let through", hosts),
    ...pluginRows(plugins),
    ...codeRows(old, found, used),
    ...(hasLogo ? taken("logo", logo) : lost("logo", logo, 'Name a drawing in "brand.logo".')),
    ...headRows(old),
    ...themeRows(old),
  ];
}

function taken(part: string, items: readonly string[]): StockRow[] {
  return items.length === 0 ? [] : [{ part, state: "taken over", what: list(items), way: "" }];
}

function differing(part: string, items: readonly string[], way: string): StockRow[] {
  return items.length === 0 ? [] : [{ part, state: "with a difference", what: list(items), way }];
}

function lost(part: string, items: readonly string[], way: string): StockRow[] {
  return items.length === 0 ? [] : [{ part, state: "not taken over", what: list(items), way }];
}

/** A package, or one of many plug-ins, as it is called; a file as it is named from the old site. */
export function plainName(name: string, folder: string): string {
  return name.replace(/^named:/, "").replace(`${folder}/`, "");
}

function paths(items: readonly { path: string }[]): string[] {
  return items.map(({ path }) => path);
}

/** Plug-ins for remark and rehype. */
function pluginRows(plugins: readonly OldPlugin[]): StockRow[] {
  const failing = plugins.flatMap(({ name, problem }) => (problem ? [`${name} (${problem})`] : []));
  const running = plugins.flatMap(({ name, problem }) => (problem ? [] : [name]));
  return [
    ...taken("plug-ins for Markdown", running),
    ...lost(
      "plug-ins for Markdown that can't run",
      failing,
      "Install the packages of the old site, and migrate again.",
    ),
  ];
}

/** Options of presets whose work the engine does itself. */
const PRESET_OPTIONS = /^(?:docs|blog|pages|theme|sitemap|debug|svgr|specs)$/;

/** Whether it is the usual preset, or one that has such parts: what others bring is not known. */
function isKnown({ name, options }: OldSite["presets"][number]): boolean {
  return /(?:^|[-/])classic$/.test(name) || options.some((option) => PRESET_OPTIONS.test(option));
}

/** Plug-ins, and what runs in a browser. */
function codeRows(old: OldSite, found: FoundParts, used: readonly string[]): StockRow[] {
  const { file, plugins, themes, presets } = old;
  const unknown = presets.filter((preset) => !isKnown(preset));
  const theirs = [...unknown.map(({ name }) => name), ...plugins, ...themes]
    .filter((name) => !isBuiltIn(name))
    .map((name) => [name, plainName(name, dirname(file))] as const);
  const isUsed = ([name]: readonly [string, string]) =>
    used.some((one) => one === name || (one !== "" && name.endsWith(`(${one})`)));
  const calledBy = (is: boolean) =>
    theirs.filter((one) => isUsed(one) === is).map(([, name]) => name);
  const options = presets
    .filter(isKnown)
    .flatMap(({ options: all }) => all.filter((name) => !PRESET_OPTIONS.test(name)));
  const swizzled: StockRow = {
    part: "components of the theme (src/theme)",
    state: "with a difference",
    what: list(found.themeFiles),
    way: "Those that pages import are used, and those of which a document or a post is made, and those around all pages; the bar has what they add to it. Those that replace the frame around pages are not.",
  };
  return [
    ...differing(
      "plug-ins and themes whose work the engine does",
      [...plugins, ...themes]
        .filter((name) => OWN_WAY.test(name))
        .map((name) => plainName(name, dirname(file))),
      "It has a search, llms.txt and images that are enlarged by itself, and makes a copy to read offline (headrace offline). Their settings are not used.",
    ),
    ...differing(
      "plug-ins and themes",
      calledBy(true),
      "Their components, pages and what they tell components are used, as they are now; nothing else of them runs.",
    ),
    ...lost(
      "plug-ins, themes and presets",
      calledBy(false),
      "Look for an option of the engine that does their work.",
    ),
    ...lost("options of presets", options, "Nothing is sent to services that measure readers."),
    ...(found.themeFiles.length > 0 ? [swizzled] : []),
    ...taken("interactive components", found.liveModules),
    ...(old.addsPostcss
      ? taken("directives of Tailwind or other tools", found.compiledStyles)
      : lost(
          "directives of Tailwind or other tools",
          found.compiledStyles,
          'Compile them to CSS, and name that in "content.styles".',
        )),
  ];
}

/** What the old site puts into every document. */
function headRows({ file: configFile, config, theme }: OldSite): StockRow[] {
  const { favicon, headTags, scripts, stylesheets, clientModules, themeConfig } = config;
  const { image, metadata = [] } = themeConfig;
  const own = (file: string) => plainName(file, dirname(configFile));
  const styles = theme.flatMap(({ customCss }) => names(customCss)).map(own);
  const isRead = (file: string) => STYLE_SHEET.test(file);
  const tags = metadata.map((tag) => String(tag.name ?? tag.property));
  return [
    ...differing(
      "custom style sheets",
      styles.filter(isRead),
      "They apply within articles, their variables everywhere; links have their main color, as light or dark as each theme needs it.",
    ),
    ...lost(
      "style sheets in another language",
      styles.filter((file) => !isRead(file)),
      'Compile them to CSS, and name that in "content.styles".',
    ),
    ...taken("head tags", headTags.filter(isTaken).map(tagName)),
    ...lost(
      "other head tags",
      headTags.filter((one) => !isTaken(one)).map(tagName),
      "Scripts and style sheets of the head are not loaded.",
    ),
    ...lost("scripts", names(scripts), "They are not loaded."),
    ...taken("style sheets of other hosts", names(stylesheets.filter(isLinkedStyle))),
    ...lost(
      "other style sheets",
      names(stylesheets.filter((sheet) => !isLinkedStyle(sheet))),
      'Formulas need none; name those of the site in "content.styles".',
    ),
    ...lost("client modules", clientModules.flatMap(names).map(own), "They are not loaded."),
    ...taken("metadata of all pages", tags),
    ...taken("favicon", favicon === undefined ? [] : [favicon]),
    ...taken("social image", image === undefined ? [] : [image]),
  ];
}

function themeRows({ config: { markdown, themeConfig } }: OldSite): StockRow[] {
  const { colorMode, algolia, prism, tableOfContents } = themeConfig;
  const functions = MARKDOWN_FUNCTIONS.filter((name) => markdown?.[name]);
  return [
    ...taken("functions for Markdown", functions),
    ...taken("settings of color modes", Object.keys(Object(colorMode))),
    ...lost("Algolia", names(Object(algolia).indexName), "The site's own search is used."),
    ...taken("levels of contents", Object.keys(Object(tableOfContents))),
    ...taken("default language of code", names(prism?.defaultLanguage)),
  ];
}

/** The table as Markdown. */
export function stockTable(rows: readonly StockRow[], notes: readonly string[]): string {
  const cell = (text: string) => text.replace(/\s+/g, " ").replaceAll("|", "\\|");
  const lines = rows.map(
    ({ part, state, what, way }) => `| ${[part, state, what, way].map(cell).join(" | ")} |`,
  );
  const table = ["| Part | Became | What | What to do |", "| --- | --- | --- | --- |", ...lines];
  const rest = notes.length > 0 ? ["", ...notes.map((note) => `- ${note}`)] : [];
  return [...table, ...rest].join("\n");
}

function list(items: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  const named = Array.from(counts, ([item, count]) =>
    count > 1 ? `${item} (${count} times)` : item,
  );
  const shown = named.slice(0, 12).join(", ");
  const more = named.length > 12 ? `, and ${named.length - 12} more` : "";
  return items.length > 1 ? `${items.length}: ${shown}${more}` : shown;
}

/** Names of what may be one or several paths, packages or objects with an address. */
function names(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.map((entry) =>
    String(Object(entry).src ?? Object(entry).href ?? Object(entry).package ?? entry),
  );
}

function tagName(tag: unknown): string {
  const { tagName: name = "tag", attributes } = Object(tag);
  const { name: own, rel, src } = Object(attributes);
  return [name, own ?? rel ?? src].filter(Boolean).join(" ");
}
