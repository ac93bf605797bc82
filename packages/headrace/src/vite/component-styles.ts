import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import type { Rule } from "postcss";
import type { CSSOptions, Plugin } from "vite";
import { STYLE_SHEET } from "../model/style-sheets.ts";
import { sheetFile } from "./compiled-sheets.ts";
import { dropUnknown, recoveringParser, type StyleRecovery } from "./style-recovery.ts";

/** Its classes are its own. */
const MODULE = /\.module\.(?:css|s[ac]ss|less)$/;
const CLASS_NAMES = "\0class-names:";

/** A class of a CSS module, the same in both bundles and in the style sheet: "card_1f3a9c". */
export function scopedClass(name: string, file: string, root: string): string {
  const path = relative(root, sheetFile(file.replace(/\?.*$/, ""))).replaceAll("\\", "/");
  return `${name}_${hash("sha256", path, "hex").slice(0, 6)}`;
}

/**
 * What components import of style sheets: names of classes. The sheets themselves are added to `found`,
 * and stand with those of the site. Absent: they are known.
 */
export function componentStyles(root: string, found?: Set<string>): Plugin {
  return {
    name: "component-styles",
    enforce: "pre",
    async resolveId(id, importer, { custom }) {
      // A page imports the sheet itself.
      if (id.startsWith("entry:@site/") && STYLE_SHEET.test(id)) {
        const file = join(root, id.slice("entry:@site/".length));
        found?.add(relative(root, file).replaceAll("\\", "/"));
        return `${CLASS_NAMES}${file}.js`;
      }
      if (!STYLE_SHEET.test(id) || !/\.[jt]sx?(?:\?.*)?$/.test(importer ?? "")) return;
      if (custom?.asText) return;
      // What a page imports of a package is looked for where the project is.
      const from = importer?.startsWith("\0") ? join(root, "package.json") : importer;
      const resolved = await this.resolve(id, from, { skipSelf: true });
      const file = resolved && !resolved.external ? resolved.id : join(dirname(importer ?? ""), id);
      if (resolved && file.startsWith(`${root}/`) && STYLE_SHEET.test(file)) {
        found?.add(relative(root, file).replaceAll("\\", "/"));
      }
      // Nothing of the bundler takes a name that ends like this for a style sheet.
      return `${CLASS_NAMES}${file}.js`;
    },
    async load(id) {
      if (!id.startsWith(CLASS_NAMES)) return;
      const file = id.slice(CLASS_NAMES.length, -".js".length);
      const isModule = MODULE.test(file);
      const name = isModule ? `name + ${JSON.stringify(scopedClass("", file, root))}` : "name";
      const composed = JSON.stringify(isModule ? await composedClasses(file, root) : {});
      return `const composed = ${composed};
export default new Proxy({}, { get: (_, name) => typeof name === "string" ? composed[name] ?? ${name} : undefined });`;
    },
  };
}

const RULE_OF_CLASS = /\.([\w-]+)\s*\{([^{}]*)/g;
const COMPOSES = /\bcomposes\s*:\s*([^;]+)/g;
const COMPOSED = /^(.+?)(?:\s+from\s+(?:(global)|["']([^"']+)["']))?\s*$/s;

/**
 * Classes of a CSS module that bring others along, and all that then stand in the attribute.
 *
 * https://github.com/css-modules/css-modules/blob/master/docs/composition.md
 */
async function composedClasses(
  file: string,
  root: string,
  within: readonly string[] = [],
): Promise<Record<string, string>> {
  // Two sheets that compose each other would have no end.
  if (within.includes(file)) return {};
  const text = await readFile(file, "utf8").catch(() => "");
  const composed = new Map<string, string[]>();
  const written = [...text.matchAll(RULE_OF_CLASS)].flatMap(([, name = "", rule = ""]) =>
    Array.from(rule.matchAll(COMPOSES), ([, value = ""]) => ({ name, value })),
  );
  for (const { name, value } of written) {
    const [, names = "", isGlobal, from] = COMPOSED.exec(value.trim()) ?? [];
    const other = from === undefined ? file : resolve(dirname(file), from);
    const theirs: Record<string, string> =
      isGlobal || other === file ? {} : await composedClasses(other, root, [...within, file]);
    const classes = names.split(/[\s,]+/).flatMap((one) => {
      if (isGlobal) return [one];
      // A class composes only what stands before it.
      const known = other === file ? composed.get(one) : theirs[one]?.split(" ");
      return known ?? [scopedClass(one, other, root)];
    });
    const before = composed.get(name) ?? [scopedClass(name, file, root)];
    composed.set(name, [...before, ...classes]);
  }
  return Object.fromEntries([...composed].map(([name, classes]) => [name, classes.join(" ")]));
}

export interface OldStylesOptions {
  root: string;
  /** Absolute folder that "@site/" means. */
  siteDir: string;
  baseUrl: string;
  /** Absolute paths of the sheets that apply within articles. */
  files: readonly string[];
  /** Classes of the site in sidebars: what sheets say of them applies there, too. */
  sidebarClasses: readonly string[];
  /** The site draws something in the bar: what sheets say of single classes applies there, too. */
  hasBar: boolean;
}

/** Plug-ins of PostCSS, as the bundler takes them. */
export type PostcssPlugins = NonNullable<
  Extract<CSSOptions["postcss"], { plugins?: unknown }>["plugins"]
>;

/**
 * How PostCSS reads and changes sheets that were written for another frame.
 *
 * @param recovery Present where a part that fails costs that part only.
 */
export function oldSheets(
  options: OldStylesOptions,
  recovery: StyleRecovery | undefined,
): NonNullable<CSSOptions["postcss"]> {
  const plugins = withinArticles(options);
  if (recovery === undefined || options.files.length === 0) return { plugins };
  const unknown: PostcssPlugins[number] = {
    postcssPlugin: "drop-unknown",
    Once(sheet) {
      if (options.files.includes(sheet.source?.input.file ?? "")) dropUnknown(sheet, recovery.tell);
    },
  };
  return { parser: recoveringParser(recovery), plugins: [unknown, ...plugins] };
}

/** How the frame of the page is named where a sheet begins with it. */
const FRAME =
  /^(?:(?:html|body|:root|\.docusaurus|#__docusaurus)(?:\[[^\]]*\])*|\[data-theme[^\]]*\])+/;

/** Whether a selector is of the frame itself, of nothing within it. */
function isFrame(selector: string): boolean {
  const parts = selector.split(/\s*>\s*|\s+/);
  return parts.every((part) => FRAME.exec(part)?.[0] === part);
}

/** A color of the page: neither a picture nor what stands for none. */
const PAGE_COLOR =
  /^(?!.*(?:url|gradient|image|set)\()(?!(?:none|transparent|inherit|initial|unset|revert)\b)[^,]/;

/** Of what is said of the frame its variables stay, and its color, which the page's has from a variable. */
function ofFrame(rule: Rule): void {
  const colors: string[] = [];
  rule.each((node) => {
    if (node.type !== "decl" || node.prop.startsWith("--")) return;
    if (/^background(?:-color)?$/.test(node.prop) && PAGE_COLOR.test(node.value))
      colors.push(node.value);
    node.remove();
  });
  const color = colors.at(-1);
  if (color === undefined) return;
  // The variable is read where the page begins, and so is what it is made of.
  const page = rule.cloneAfter({ selectors: [...new Set(rule.selectors.map(startOfPage))] });
  page.each((node) => {
    if (node.type !== "decl" || !color.includes(`var(${node.prop}`)) node.remove();
  });
  page.append({ prop: "--ifm-background-color", value: color });
}

/** What is said of the body counts before what the dialect's theme says of dark pages. */
function startOfPage(selector: string): string {
  const themes = selector.match(/\[data-theme[^\]]*\]/g) ?? ["[data-theme]"];
  return `html${themes.join("")}`;
}

/**
 * PostCSS plug-in: sheets that were written for another frame apply within articles. Of what they say
 * of the whole document their variables stay.
 */
export function withinArticles({
  files,
  siteDir,
  baseUrl,
  sidebarClasses,
  hasBar,
}: OldStylesOptions): PostcssPlugins {
  const isTheirs = new Set(files);
  const ofSidebar = new Set(sidebarClasses);
  return [
    {
      postcssPlugin: "within-articles",
      Once(sheet, { AtRule }) {
        const file = sheet.source?.input.file ?? "";
        if (!isTheirs.has(file)) return;
        sheet.walkDecls((declaration) => {
          declaration.value = withAddresses(declaration.value, { file, siteDir, baseUrl });
        });
        // Names of a CSS module are its own.
        if (MODULE.test(sheetFile(basename(file)))) return;
        sheet.walkRules((rule) => {
          const { parent } = rule;
          if (parent?.type === "atrule" && /keyframes$/.test(String(Reflect.get(parent, "name"))))
            return;
          if (parent?.type === "rule") return;
          const others = rule.selectors.filter((selector) => !isFrame(selector));
          if (others.length === 0) return ofFrame(rule);
          if (others.length < rule.selectors.length)
            ofFrame(rule.cloneBefore({ selectors: rule.selectors.filter(isFrame) }));
          rule.selectors = others.flatMap((selector) => {
            const names = Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = ""]) => name);
            const isOfSidebar = names.some((name) => ofSidebar.has(name));
            const ofArticle = hasBar ? withinBar(selector) : withinArticle(selector);
            return [ofArticle, ...(isOfSidebar ? [withinSidebar(selector)] : [])];
          });
        });
        const layer = new AtRule({ name: "layer", params: "site" });
        const own = sheet.nodes.filter((node) => !isOutside(node));
        layer.append(own);
        sheet.append(layer);
      },
    },
  ];
}

/** `@import` and `@charset` stand before everything. */
function isOutside(node: { type: string; name?: string }): boolean {
  return node.type === "atrule" && /^(?:import|charset|layer)$/.test(node.name ?? "");
}

/** The title of a page, which has no element around it here. */
const TITLE = /(?<![\w.#-])header\s*(?:>\s*)?h1(?![\w-])/g;

function withinArticle(selector: string): string {
  const [frame = ""] = FRAME.exec(selector) ?? [];
  const rest = selector.slice(frame.length).trim().replace(TITLE, ":is(header h1, .markdown > h1)");
  // "article.markdown" is no element there, so that a sheet may say of it what was never seen.
  const inner = /^\.markdown\b/.test(rest) ? rest : `.markdown ${rest}`;
  return `${frame} ${inner}`.trim();
}

/** A single class that is none of the old theme's bar, whose boxes are not there. */
const OWN_CLASS = /^\.(?!navbar|markdown)[^\s>+~]*$/;

/** As `withinArticle`, and within what the site draws in the bar. */
function withinBar(selector: string): string {
  const article = withinArticle(selector);
  const [frame = ""] = FRAME.exec(selector) ?? [];
  const isOfBoth = OWN_CLASS.test(selector.slice(frame.length).trim());
  return isOfBoth ? article.replace(".markdown ", ":is(.markdown, .site-bar) ") : article;
}

/** How the parts of the old theme's sidebar are found in the frame's. */
const SIDEBAR_PARTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:[a-z]*\.(?:menu|theme-doc-sidebar-(?:container|menu))(?![\w-])\s*>?\s*)+/, ""],
  [/\.menu__list-item-collapsible(?![\w-])/g, ".sidebar-row"],
  [/\.menu__link--active(?![\w-])/g, "[aria-current]"],
  [/\.menu__link(?:--[\w-]+)?(?![\w-])/g, ":is(a)"],
  [/\.(?:menu__list-item|theme-doc-sidebar-item-(?:link|category))(?![\w-])/g, ":is(li)"],
  [/\.menu__list(?![\w-])/g, ":is(ul)"],
  [/\.menu__caret(?![\w-])/g, ":is(button)"],
];

function withinSidebar(selector: string): string {
  const [frame = ""] = FRAME.exec(selector) ?? [];
  const rest = selector.slice(frame.length).trim();
  const inner = SIDEBAR_PARTS.reduce((text, [part, here]) => text.replace(part, here), rest);
  return `${frame} .sidebar-nav ${inner}`.trim();
}

/** An address, or a string, which may hold what looks like one: drawings in addresses do. */
const ADDRESS = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)|"[^"]*"|'[^']*'/g;

/** Addresses from the root of the site; one of a file that is not there must not end the bundle. */
function withAddresses(
  value: string,
  { file, siteDir, baseUrl }: { file: string; siteDir: string; baseUrl: string },
): string {
  return value.replace(ADDRESS, (...match: string[]) => {
    const [whole = "", ...forms] = match.slice(0, 4);
    const address = forms.find(Boolean) ?? "";
    if (address === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return whole;
    // "~" asks for a module, and one that begins with "/" is what the site serves.
    const asked = address.replace(/^~(?=\/|@site\/)/, "");
    if (asked.startsWith("/")) return `url("${baseUrl}${asked.slice(1)}")`;
    const path = asked.replace(/^@site\//, `${siteDir}/`).replace(/[?#].*$/, "");
    const target = resolve(dirname(file), path);
    return existsSync(target) ? `url("${target}")` : `url("${baseUrl}${basename(path)}")`;
  });
}
