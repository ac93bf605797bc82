import { childKey, type NavItem } from "../model/nav-tree.ts";
import { splitNumberPrefix } from "../model/number-prefix.ts";
import type { Doc } from "./doc.ts";
import type { DocSet } from "./doc-set.ts";
import { byPosition, folderFacts, generatedSlug } from "./generated-index.ts";
import { categoryFacts, finishCategory, pageItem } from "./nav-items.ts";

/** The pages of a set, for the sidebars that list folders. */
export interface FolderContext {
  docs: readonly Doc[];
  set: DocSet;
  /** Finds a page by its id; an unknown one is noted. */
  find: (id: string) => Doc | undefined;
  /** Finds the page that lists a category. */
  findGenerated: (slug: string) => Doc | undefined;
}

/** The pages and folders of a folder ("." is that of the set), in reading order. */
export function folderItems(dirName: string, parent: string, context: FolderContext): NavItem[] {
  const folder = dirName === "." ? "" : dirName.replace(/\/$/, "");
  const listed = context.docs.filter(
    (doc) => doc.folder !== null && !doc.frontMatter.unlisted && isWithin(doc.folder, folder),
  );
  return itemsOf(folder, parent, { ...context, docs: listed });
}

function itemsOf(folder: string, parent: string, context: FolderContext): NavItem[] {
  const pages: Entry[] = [];
  const folders = new Map<string, Doc[]>();
  for (const doc of context.docs) {
    const child = childFolder(doc.folder ?? "", folder);
    if (child === undefined) {
      pages.push({ position: doc.position, name: doc.path, items: pageItem(doc) });
      continue;
    }
    const docs = folders.get(child) ?? [];
    if (docs.length === 0) folders.set(child, docs);
    docs.push(doc);
  }
  const entries = [
    ...pages,
    ...[...folders].map(([name, docs]) => folderEntry(name, parent, { ...context, docs })),
  ];
  entries.sort(byPosition);
  if (context.set.options.reversedFolders) entries.reverse();
  return entries.flatMap((entry) => entry.items);
}

interface Entry {
  position: number | undefined;
  name: string;
  items: NavItem[];
}

/** A folder as a category; its index page lends it label, position and route. */
function folderEntry(folder: string, parent: string, context: FolderContext): Entry {
  const file = context.set.categories.get(folder);
  const own = ownPage(folder, context);
  const facts = folderFacts(folder, context.set);
  const slug = generatedSlug(facts);
  const page = own ?? (slug === undefined ? undefined : context.findGenerated(slug));
  const label = file?.label ?? own?.label ?? facts.label;
  const className = file?.className ?? own?.frontMatter.sidebar_class_name;
  const customProps = file?.customProps ?? own?.frontMatter.sidebar_custom_props;
  const key = childKey(parent, label);
  const docs = context.docs.filter((doc) => doc !== own);
  const { collapsed, numberPrefixes } = context.set.options;
  const expanded = !(file?.collapsed ?? collapsed) || file?.collapsible === false;
  const items = itemsOf(folder, key, { ...context, docs });
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  return {
    position:
      file?.position ??
      own?.position ??
      (numberPrefixes ? splitNumberPrefix(name).position : undefined),
    name: `${context.set.folder}/${folder}`,
    items: finishCategory(
      { label, key, expanded, ...categoryFacts({ ...file, className, customProps }) },
      page,
      items,
    ),
  };
}

/** The page that a `_category_` file names, else the folder's index page, unless the file says none. */
function ownPage(folder: string, { docs, set, find }: FolderContext): Doc | undefined {
  const link = set.categories.get(folder)?.link;
  if (link === null || link?.type === "generated-index") return undefined;
  if (link === undefined) return docs.find((doc) => doc.folder === folder && doc.isIndex);
  const local = docs.find((doc) => doc.folder === folder && doc.id.endsWith(`/${link.id}`));
  return local ?? find(link.id);
}

function isWithin(path: string, folder: string): boolean {
  return folder === "" || path === folder || path.startsWith(`${folder}/`);
}

/** The folder directly below `folder` that holds `path`; `undefined` when they are the same. */
function childFolder(path: string, folder: string): string | undefined {
  if (path === folder) return undefined;
  const start = folder === "" ? 0 : folder.length + 1;
  const end = path.indexOf("/", start);
  return end === -1 ? path : path.slice(0, end);
}
