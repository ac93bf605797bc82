import type { CorpusPage } from "../page-text.ts";

/** An entry of a sidebar that has to be written out. */
export interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** One tree of all pages, its folders closed: the other engines make theirs from the files. */
export function sidebarOf(pages: readonly CorpusPage[]): SidebarItem[] {
  const items: SidebarItem[] = [];
  const folders = new Map([["", items]]);
  const folderItems = (path: string): SidebarItem[] => {
    const known = folders.get(path);
    if (known) return known;
    const at = path.lastIndexOf("/");
    const own: SidebarItem[] = [];
    folderItems(path.slice(0, Math.max(at, 0))).push({
      text: path.slice(at + 1),
      collapsed: true,
      items: own,
    });
    folders.set(path, own);
    return own;
  };
  for (const { id, title } of pages) {
    folderItems(id.slice(0, Math.max(id.lastIndexOf("/"), 0))).push({
      text: title,
      link: `/${id}`,
    });
  }
  return items;
}
