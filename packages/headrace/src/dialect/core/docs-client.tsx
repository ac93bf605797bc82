/**
 * `@docusaurus/plugin-content-docs/client`: what is known of all pages before one of them is rendered.
 * Descriptions are those of the front matter; addresses have no base URL, which links get later.
 */

import { siteDocs } from "virtual:site-docs";
import { use } from "react";
import {
  renderedPage,
  type SiteCategory,
  type SiteDoc,
  type SiteDocsVersion,
} from "../../model/site-docs.ts";
import { ContentsContext } from "../docs/contents-context.ts";
import { shownBase } from "./use-base-url.tsx";

const DEFAULT = "default";

/** The page that is rendered. */
export function useDoc() {
  const { source, doc, version } = here();
  const { id, title, description, path, sidebar, frontMatter, editUrl } = doc;
  const metadata = {
    ...{ id, title, description, permalink: path, sidebar, frontMatter },
    ...{ source: `@site/${source}`, version: version.name, editUrl, draft: false },
    unlisted: frontMatter.unlisted === true,
    // The frame has them.
    tags: [],
  };
  const toc = use(ContentsContext) ?? [];
  return { metadata, frontMatter, toc, assets: {}, contentTitle: title };
}

/** The version of the page that is rendered, and its pages by id. */
export function useDocsVersion() {
  const { pluginId, name, label, banner, noIndex, isLast, docs } = here().version;
  const described = Object.values(docs).map(({ id, title, description, sidebar }) => {
    return [id, { id, title, description, sidebar }] as const;
  });
  return {
    ...{ pluginId, version: name, label, banner, noIndex, isLast, badge: false, className: "" },
    docsSidebars: {},
    docs: Object.fromEntries(described),
  };
}

/** A page of the same version. */
export function useDocById(id: string | undefined) {
  const { docs } = useDocsVersion();
  const doc = id ? docs[id] : undefined;
  if (id && !doc) throw new Error(`There is no page with the id "${id}".`);
  return doc;
}

/** All collections of documents in the language of the page, by id. */
export function useAllDocsData() {
  const ids = [...new Set(documents().map(({ pluginId }) => pluginId))];
  return Object.fromEntries(ids.map((id) => [id, collection(id)]));
}

/** The versions of a collection, the latest first. */
export function useDocsData(pluginId?: string) {
  return collection(pluginId);
}

function documents(): SiteDocsVersion[] {
  const language = placeHere()?.version.language;
  return siteDocs.filter((version) => version.isDocs && version.language === language);
}

function collection(pluginId: string = DEFAULT) {
  const versions = documents()
    .filter((version) => version.pluginId === pluginId)
    .toSorted((a, b) => Number(b.isLast) - Number(a.isLast))
    .map(globalVersion);
  const path = versions[0]?.path ?? "/";
  return { path, versions, breadcrumbs: true };
}

/** The collection of the page that is rendered. */
export function useActivePlugin() {
  const { pluginId } = here().version;
  return { pluginId, pluginData: collection(pluginId) };
}

/** Collection and version of the page that is rendered. */
export function useActivePluginAndVersion() {
  return { activePlugin: useActivePlugin(), activeVersion: globalVersion(here().version) };
}

/** All versions of a collection. */
export function useVersions(pluginId?: string) {
  return collection(pluginId).versions;
}

/** The latest version of a collection. */
export function useLatestVersion(pluginId?: string) {
  return collection(pluginId).versions[0];
}

/** The version of the page that is rendered, if it is one of the collection. */
export function useActiveVersion(pluginId: string = DEFAULT) {
  const { version } = here();
  return version.pluginId === pluginId ? globalVersion(version) : undefined;
}

/** The page that is rendered and its form in each version. */
export function useActiveDocContext(pluginId: string = DEFAULT) {
  const { doc, version } = here();
  if (version.pluginId !== pluginId) return { alternateDocVersions: {} };
  const alternatives = collection(pluginId).versions.flatMap(({ name, docs }) => {
    const same = docs.find(({ id }) => id === doc.id);
    return same ? [[name, same] as const] : [];
  });
  return {
    activeVersion: globalVersion(version),
    activeDoc: globalDoc(doc),
    alternateDocVersions: Object.fromEntries(alternatives),
  };
}

/** The version that a reader chose last is unknown at build time. */
export function useDocsPreferredVersion() {
  return { preferredVersion: null, savePreferredVersionName: () => {} };
}

/** The category whose page is rendered; one without items for other pages, whose `<DocCardList>` needs none. */
export function useCurrentSidebarCategory(): SiteCategory {
  return placeHere()?.doc.category ?? { type: "category", label: "", items: [] };
}

/** The entries beside the page: those of its category where it is the page of one. */
export function useCurrentSidebarSiblings(): SiteCategory["items"] {
  return useCurrentSidebarCategory().items;
}

/** A card of the sidebar, as the old theme describes it. */
export interface CardItem {
  type: string;
  label?: string | undefined;
  href?: string | undefined;
  description?: string | undefined;
  items?: CardItem[] | undefined;
}

/** The cards that lead somewhere. */
export function filterDocCardListItems(items: CardItem[]): CardItem[] {
  return items.filter(
    (item) => item.type !== "html" && (item.type === "link" || findFirstSidebarItemLink(item)),
  );
}

/** Where a card leads: to its page, or to the first within it. */
export function findFirstSidebarItemLink(item: CardItem): string | undefined {
  if (item.href) return item.href;
  return item.items?.map(findFirstSidebarItemLink).find((link) => link !== undefined);
}

/** A page, and where it stands. */
export interface SourcePlace {
  /** Path of its source. */
  source: string;
  doc: SiteDoc;
  version: SiteDocsVersion;
}

function here(): SourcePlace {
  const place = placeHere();
  if (place) return place;
  throw new Error("It asks for its page, and this page is made by the engine.");
}

/** Where the page that is rendered stands; `undefined` for one that the engine makes. */
export function placeHere(): SourcePlace | undefined {
  if (typeof window === "undefined") return findPlace(renderedPage());
  const path = shownPath();
  for (const version of siteDocs)
    for (const [source, doc] of Object.entries(version.docs))
      if (trimmed(doc.path) === path) return { source, doc, version };
  return undefined;
}

/** Where the page of a source stands. */
export function findPlace(source: string): SourcePlace | undefined {
  for (const version of siteDocs) {
    const doc = version.docs[source];
    if (doc) return { source, doc, version };
  }
  return undefined;
}

/** The path in the browser's bar, as the site's own paths are. */
function shownPath(): string {
  return trimmed(location.pathname.slice(shownBase().length - 1));
}

function trimmed(path: string): string {
  return path.replace(/(?:\.html|\/)$/, "") || "/";
}

function globalVersion({ name, label, isLast, path, docs }: SiteDocsVersion) {
  const pages = Object.values(docs);
  const main = pages.find((doc) => doc.path === path) ?? pages[0];
  const shared = { name, label, isLast, path, mainDocId: main?.id, sidebars: {}, draftIds: [] };
  return { ...shared, docs: pages.map(globalDoc) };
}

function globalDoc({ id, path, sidebar }: SiteDoc) {
  return { id, path, sidebar };
}
