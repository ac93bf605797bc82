import { relativeAddress } from "../files/relative-address.ts";
import { decodeAddress } from "../model/routes.ts";
import { findPage } from "../server/find-page.ts";

/** The files of a built site, and where it is published. */
export interface PublishedFiles {
  /** Origin and base URL: "https://docs.example.com/docs/". */
  address: string;
  /** Paths below the base URL. */
  files: ReadonlySet<string>;
}

/** Where an address stands. */
export interface AddressPlace {
  /** File below the base URL. */
  from: string;
  site: PublishedFiles;
  /** Hears of the file that the address leads to. */
  used: (file: string) => void;
}

/**
 * An address of a built site as one that holds from file to file: relative, with the name of the file. What
 * leads elsewhere, or to what only a server answers, stays or becomes the whole address.
 */
export function localAddress(address: string, { from, site, used }: AddressPlace): string {
  const target = address.trim();
  if (target === "" || target.startsWith("#")) return address;
  const base = site.address + servedPath(from);
  if (!URL.canParse(target, base)) return address;
  const url = new URL(target, base);
  if (!url.href.startsWith(site.address)) return address;
  const file = fileOf(decodeAddress(url.pathname), site);
  if (file === undefined) return url.href;
  used(file);
  return file === from && url.hash ? url.hash : relativeAddress(from, file) + url.hash;
}

/** The path that a document stands at: "guide/index.html" at "guide/", "faq.html" at "faq". */
function servedPath(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, "$1").replace(/\.html$/, "");
  return path.split("/").map(encodeURIComponent).join("/");
}

function fileOf(pathname: string, { address, files }: PublishedFiles): string | undefined {
  const path = pathname.slice(decodeAddress(new URL(address).pathname).length - 1);
  if (files.has(path.slice(1))) return path.slice(1);
  const has = (file: string) => files.has(file);
  const page = findPage(path, has);
  if (!page) return undefined;
  if ("file" in page) return page.file;
  const moved = findPage(page.movedTo, has);
  return moved && "file" in moved ? moved.file : undefined;
}
