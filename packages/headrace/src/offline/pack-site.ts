import { readFile } from "node:fs/promises";
import { join } from "node:path";
import kebabCase from "lodash-es/kebabCase.js";
import { listFiles } from "../files/files.ts";
import { relativeAddress } from "../files/relative-address.ts";
import { pageFile } from "../model/routes.ts";
import { SEARCH_MANIFEST_FILE, SEARCH_PARTS_FOLDER, searchRoute } from "../model/search.ts";
import { siteLanguages } from "../model/site.ts";
import type { Project } from "../project/project.ts";
import { localAddress, type PublishedFiles } from "./local-address.ts";
import { offlinePage } from "./offline-page.ts";
import { offlineStyles } from "./offline-styles.ts";
import { bundleSearchScript } from "./search-script.ts";
import type { ZipEntry } from "./write-zip.ts";

/** Folder of what is made for the archive alone. */
const OWN_FOLDER = "offline/";

const SEARCH_SCRIPT = `${OWN_FOLDER}search.js`;

/** Folder of the scripts that hold what is searched. */
const DATA_FOLDER = `${OWN_FOLDER}data/`;

/** What the search reads: which indexes there are, the indexes, the texts of pages. */
const SEARCHED = new RegExp(
  `^${SEARCH_MANIFEST_FILE}$|(?:^|/)search-index[^/]*\\.bin$|^${SEARCH_PARTS_FOLDER}|\\.text\\.json$`,
);

/**
 * The files of a built site as they can be opened from a folder, without a server: its pages, what they show and
 * lead to, and its search.
 *
 * @param dist Absolute folder of the built site.
 */
export async function* packSite(project: Project, dist: string): AsyncGenerator<ZipEntry> {
  const { config, messages, paths } = project;
  const all = await listFiles(dist);
  const site = { address: config.url + config.baseUrl, files: new Set(all) };
  const top = `${archiveName(project)}/`;
  const read = (file: string) => readFile(join(dist, file));
  const searches = searchFiles(project).filter(({ file }) => site.files.has(file));
  const pages = all.filter((file) => file.endsWith(".html"));
  const wanted = new Set<string>();
  for (const file of pages) {
    const html = (await read(file)).toString();
    const rewrite = rewriteIn(file, site, wanted);
    const language = /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1];
    const search = searches.find((one) => one.language === language) ?? searches[0];
    const options = {
      rewrite,
      search: search && relativeAddress(file, search.file),
      script: search?.file === file ? searchScript(file, config.trailingSlash) : undefined,
    };
    yield { path: top + file, content: Buffer.from(offlinePage(html, options)) };
  }
  // What a style sheet shows is found while it is written.
  for (const file of wanted) {
    if (file.endsWith(".html")) continue;
    const content = await read(file);
    const isStyle = file.endsWith(".css");
    const styles = () => offlineStyles(content.toString(), rewriteIn(file, site, wanted));
    yield { path: top + file, content: isStyle ? Buffer.from(styles()) : content };
  }
  if (searches.length === 0) return;
  const script = await bundleSearchScript(paths.root, messages);
  yield { path: top + SEARCH_SCRIPT, content: Buffer.from(script) };
  for (const file of all.filter((name) => SEARCHED.test(name))) {
    yield { path: `${top}${DATA_FOLDER}${file}.js`, content: dataScript(file, await read(file)) };
  }
}

/** What the archive and the folder in it are called. */
export function archiveName({ config: { name } }: Project): string {
  return `${kebabCase(name) || "site"}-docs`;
}

function rewriteIn(file: string, site: PublishedFiles, wanted: Set<string>) {
  const used = (found: string) => wanted.add(found);
  return (address: string) => localAddress(address, { from: file, site, used });
}

/** The search page of each language. */
function searchFiles({ config }: Project): { language: string; file: string }[] {
  return siteLanguages(config).map((language) => ({
    language,
    file: pageFile(config, searchRoute(config, language)),
  }));
}

/** What `client/offline/search.tsx` reads of the element that it stands in. */
function searchScript(file: string, trailingSlash: boolean): Record<string, string> {
  const root = relativeAddress(file, "index.html").replace(/index\.html$/, "");
  return {
    src: root + SEARCH_SCRIPT,
    "data-root": root,
    "data-data": root + DATA_FOLDER,
    ...(trailingSlash ? { "data-slash": "" } : {}),
  };
}

/** A script that registers the content of a file (`client/offline/file-fetch.ts`). */
function dataScript(file: string, content: Buffer): Buffer {
  const known = file.endsWith(".json")
    ? { text: content.toString() }
    : { base64: content.toString("base64") };
  return Buffer.from(`offlineFile(${JSON.stringify(file)},${JSON.stringify(known)})\n`);
}
