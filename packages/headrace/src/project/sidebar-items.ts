import { join, posix, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";
import { createElement, type ElementType } from "react";
import { inTime, watchCode } from "../diagnostics/endless-code.ts";
import { reasonOf } from "../diagnostics/reason-of.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { escapeText } from "../model/escape-html.ts";
import { absentReasons, beginAbsent, replacedReasons } from "../model/islands/absent-component.ts";
import { countElements } from "../model/islands/endless-rendering.ts";
import { beginIslands, drawIslandsInPlace } from "../model/islands/island-rendering.ts";
import { setSiteRoot } from "../model/islands/site-root.ts";
import { firstRoute, type NavItem, type NavTree } from "../model/nav-tree.ts";
import { withBase } from "../model/routes.ts";
import { setRenderedPage } from "../model/site-docs.ts";
import { languageOfSet } from "../pages/doc-set.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { letsStyles } from "../sources/markdown/file-scope.ts";
import { renderTolerantly } from "../sources/markdown/jsx/render-tolerantly.ts";
import type { Components } from "./components.ts";
import type { Project } from "./project.ts";
import { describeItem } from "./site-categories.ts";
import { SIDEBAR_ITEM, sidebarItemFile } from "./theme-parts.ts";

type DrawnWith = Pick<Components, "files" | "folder" | "siteRoot">;

/** What could not be drawn. */
const drawn = new WeakMap<SiteMap, Promise<Diagnostic[]>>();

/**
 * Gives the entries of all sidebars what the site's own components draw in them, where it has some; once for each map.
 * What cannot be drawn stays as it is, and is told.
 */
export function drawSidebarItems(
  project: Project,
  siteMap: SiteMap,
  components: () => DrawnWith | Promise<DrawnWith>,
): Promise<Diagnostic[]> {
  const drawing = drawn.get(siteMap) ?? drawTrees(project, siteMap, components);
  drawn.set(siteMap, drawing);
  return drawing;
}

async function drawTrees(
  project: Project,
  siteMap: SiteMap,
  components: Parameters<typeof drawSidebarItems>[2],
): Promise<Diagnostic[]> {
  const own = sidebarItemFile(project);
  if (own === undefined) return [];
  const reasons = new Set<string>();
  const tell = (reason: string) => reasons.add(reason);
  const file = relative(project.paths.root, own);
  await watchCode(file, async () => {
    try {
      const bundle = await components();
      const drawer = await load(SIDEBAR_ITEM, bundle);
      if (!isComponent(drawer)) return;
      setSiteRoot(bundle.siteRoot && (await load(bundle.siteRoot, bundle)));
      for (const tree of siteMap.trees.values())
        await drawTree(tree, { project, siteMap, drawer, tell });
    } catch (error) {
      tell(reasonOf(error));
    }
  });
  return [...reasons].map((reason) => ({
    code: "component-failed",
    severity: project.config.failedParts,
    file,
    message: `Entries of sidebars are not as the site itself draws them: ${reason}`,
    hint: "Mend it, or take it out of src/theme.",
  }));
}

/** What a bundled module exports as its default; `undefined` for one that is not in the bundle. */
async function load(specifier: string, { files, folder }: DrawnWith): Promise<unknown> {
  const file = files[specifier];
  return file && (await inTime(import(pathToFileURL(join(folder, file)).href))).default;
}

function isComponent(value: unknown): value is ElementType<Record<string, unknown>> {
  return typeof value === "function" || (typeof value === "object" && value !== null);
}

interface Drawing {
  project: Project;
  siteMap: SiteMap;
  drawer: ElementType<Record<string, unknown>>;
  tell: (reason: string) => void;
}

async function drawTree({ items }: NavTree, drawing: Drawing): Promise<void> {
  const { project, siteMap } = drawing;
  const doc = siteMap.byRoute.get(firstRoute(items) ?? "");
  const set = siteMap.sets.find(({ id }) => id === doc?.set);
  const language = languageOfSet(set, project.config);
  const begin = () => setRenderedPage(doc?.path ?? "", language);
  await drawItems(items, 1, { ...drawing, begin });
}

async function drawItems(
  items: readonly NavItem[],
  level: number,
  drawing: Drawing & { begin: () => void },
): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (item.type === "html") continue;
    const [described] = describeItem(item, drawing.siteMap.byRoute);
    const given = { item: described, level, index, activePath: "", tabIndex: 0, onItemClick() {} };
    try {
      Object.assign(item, shownBy(await draw(given, drawing), item, drawing));
    } catch (error) {
      drawing.tell(reasonOf(error));
    }
    if (item.type === "category") await drawItems(item.items ?? [], level + 1, drawing);
  }
}

async function draw(
  given: Record<string, unknown>,
  { drawer, begin, tell }: Drawing & { begin: () => void },
): Promise<string> {
  const html = await renderTolerantly((leftOut) => {
    begin();
    countElements();
    beginAbsent(leftOut);
    beginIslands();
    drawIslandsInPlace();
    return createElement(drawer, given);
  }, "");
  for (const reason of [...absentReasons(), ...replacedReasons()]) tell(reason);
  return html;
}

type Parent = DefaultTreeAdapterTypes.ParentNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What is drawn of an entry: the content of its link with what stands beside that, and classes of its own. */
function shownBy(
  drawnHtml: string,
  { label, className }: Exclude<NavItem, { type: "html" }>,
  drawing: Drawing,
): { html?: string; className?: string } {
  const tree = parseFragment(drawnHtml);
  const way = wayToLink(tree);
  const link = way?.at(-1);
  if (!way || !link) return {};
  const before = way.map((node, at) => around(way[at - 1] ?? tree, node, "before")).join("");
  const after = way
    .map((node, at) => around(way[at - 1] ?? tree, node, "after"))
    .reverse()
    .join("");
  const html = forBrowsers(before + serialize(link) + after, drawing);
  const classes = way.find(({ tagName }) => tagName === "li")?.attrs ?? [];
  const names = classes.find(({ name }) => name === "class")?.value.split(/\s+/) ?? [];
  const own = names.filter((name) => name !== "" && !OF_FRAME.test(name));
  if (html === escapeText(label) && own.join(" ") === (className ?? "")) return {};
  return { html, className: [OWN_ITEM, ...own].join(" ") };
}

/** The first class of an entry that the site draws. */
export const OWN_ITEM = "own-item";

/** Classes of the old theme's own sidebar. */
const OF_FRAME = /^(?:menu__|theme-doc-sidebar-)/;

/** The elements from the outermost down to the first link; lists within an entry are other entries. */
function wayToLink({ childNodes }: Parent): Element[] | undefined {
  for (const child of childNodes) {
    if (!("tagName" in child) || child.tagName === "ul") continue;
    if (child.tagName === "a") return [child];
    const below = wayToLink(child);
    if (below) return [child, ...below];
  }
  return undefined;
}

/** What stands beside an element, without the frame's own button and lists. */
function around(parent: Parent, node: Element, side: "before" | "after"): string {
  const at = parent.childNodes.indexOf(node);
  const beside =
    side === "before" ? parent.childNodes.slice(0, at) : parent.childNodes.slice(at + 1);
  const shown = beside.filter((one) => !("tagName" in one && NOT_SHOWN.test(one.tagName)));
  const html = serialize({ ...parent, childNodes: shown });
  return SHOWS.test(html) || html.replace(/<[^>]*>/g, "").trim() !== "" ? html : "";
}

/** Pictures, and what a style sheet may draw. */
const SHOWS = /<(?:img|svg)\b| class="/;

const NOT_SHOWN = /^(?:a|button|ul|script|style|link)$/;

const ATTRIBUTE = / (style|src|srcset)="([^"]*)"/g;

/** Addresses get the base URL, and styles stay where the policy lets them. */
function forBrowsers(html: string, { project, tell }: Drawing): string {
  const { contentSecurityPolicy: policy, baseUrl, content } = project.config;
  const keepsStyles = letsStyles({ options: { policy } });
  const statics = content.staticFolders.map((folder) => `@site/${posix.normalize(folder)}`);
  return html.replace(ATTRIBUTE, (whole, name: string, value: string) => {
    if (name === "style") return keepsStyles ? whole : "";
    const folder = statics.find((path) => value.startsWith(`${path}/`)) ?? "";
    const address = value.slice(folder.length);
    if (address.startsWith("@site/")) {
      tell(`It shows ${address.slice("@site/".length)}, which is in no folder of static files.`);
      return "";
    }
    if (!address.startsWith("/") || address.startsWith("//")) return whole;
    return ` ${name}="${withBase(baseUrl, address)}"`;
  });
}
