import { decodeAddress } from "../model/routes.ts";

/** A page as the list for programs (`llms.txt`) has it. */
export interface ListedPage {
  route: string;
  title: string;
  description: string;
  /** Label of the part of the site that it belongs to. */
  section: string;
}

/** What `llms.txt` says of a site. */
export interface PageList {
  name: string;
  tagline: string;
  /** The site's address, with the base URL: "https://docs.example.com/". */
  base: string;
  pages: ListedPage[];
  /** Names of the sidebars by the labels of their parts; empty where the site has one part. */
  sidebars: Map<string, string>;
}

/** Where the file with all pages stands; its address tells that of the site. */
const FULL = /\]\((\S*)llms-full\.txt\)/;
const PART = /^- (.+) \(\d+ pages?\): \[its pages\]\((\S+)\)/;
const ENTRY = /^- \[((?:\\.|[^\\\]])*)\]\((\S+)\)(?:: (.*))?$/;

/** Reads what `output/llms-files.ts` writes; `undefined` when the text is something else. */
export function readPageList(text: string): PageList | undefined {
  const base = FULL.exec(text)?.[1];
  if (base === undefined) return undefined;
  const pages: ListedPage[] = [];
  const list: PageList = { name: "", tagline: "", base, pages, sidebars: new Map() };
  let section = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("# ")) list.name ||= line.slice(2);
    else if (line.startsWith("> ")) list.tagline ||= line.slice(2);
    else if (line.startsWith("## ")) section = line.slice(3);
    const [, part, file = ""] = PART.exec(line) ?? [];
    const sidebar = part && sidebarOf(file, base);
    if (part && sidebar) list.sidebars.set(part, sidebar);
    const [, title, address, description = ""] = ENTRY.exec(line) ?? [];
    const route = address === undefined ? undefined : twinRoute(address, base);
    if (title === undefined || route === undefined) continue;
    pages.push({ route, title: title.replace(/\\([[\]])/g, "$1"), description, section });
  }
  return list;
}

/** "https://docs.example.com/llms/guide/llms.txt" → "guide"; "" for what is no list of a sidebar. */
function sidebarOf(address: string, base: string): string {
  const path = address.startsWith(base) ? decodeAddress(address.slice(base.length)) : "";
  return /^llms\/(.+)\/llms\.txt$/.exec(path)?.[1] ?? "";
}

/** "https://docs.example.com/faq.md" → "/faq"; `undefined` for what is no twin of this site. */
function twinRoute(address: string, base: string): string | undefined {
  if (!address.startsWith(base) || !address.endsWith(".md")) return undefined;
  try {
    const path = decodeURIComponent(address.slice(base.length, -".md".length));
    return path === "index" ? "/" : `/${path}`;
  } catch {
    return undefined;
  }
}
