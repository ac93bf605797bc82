/**
 * `npm run requirements` prints which tests hold each requirement of the site: those on the site as it
 * is shipped first, then those of the parts that it is made of.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Each requirement by its id, in a few words. */
export const REQUIREMENTS: ReadonlyMap<string, string> = new Map([
  ["PAGE-01", "Every page of the page table exists, with its title and its place"],
  ["PAGE-02", "Addresses match exactly; `.html` and `/index.html` lead to the plain one"],
  ["PAGE-03", "Any other path shows the not-found page"],
  ["PAGE-04", "`/search/` reads and keeps `q`, `ctx` and `version`"],
  ["PAGE-05", "Sections and links of the navbar"],
  ["PAGE-06", "Groups of the footer, and the year"],
  ["PAGE-07", "One language, one version, at the root"],
  ["PAGE-08", "The brand stands in one file"],
  ["PAGE-09", "What is known of pages and versions is typed data"],
  ["API-01", "A page for each operation"],
  ["API-02", "A page for each family"],
  ["API-03", "Overview pages"],
  ["API-04", "Samples in four languages; the choice is kept"],
  ["API-05", "The console really sends"],
  ["API-06", "Every family and verb of the list"],
  ["API-07", "The vendor's media type"],
  ["REDIR-01", "Every old address leads on"],
  ["REDIR-02", "The same below `/docs`"],
  ["REDIR-03", "Query and hash survive"],
  ["CHROME-01", "Navbar"],
  ["CHROME-02", "Mobile sidebar up to 996 px"],
  ["CHROME-03", "Announcement, footer, skip link"],
  ["CHROME-04", "Contents of levels 2 and 3"],
  ["CHROME-05", "Sidebar keeps what is open"],
  ["CHROME-06", "Navbar hides on scroll where configured"],
  ["CHROME-07", "Crash page, with a way to try again"],
  ["CHROME-08", "Breadcrumbs, neighbors, edit link, last change"],
  ["STATE-01", "Content first, then the view, then the scroll"],
  ["STATE-02", "A failed load reloads once"],
  ["STATE-03", "Prefetching, and not on slow lines"],
  ["STATE-04", "Spinner, and a bar after 200 ms"],
  ["STATE-05", "Color mode"],
  ["STATE-06", "A closed announcement stays closed"],
  ["STATE-07", "The chosen version is kept"],
  ["STATE-08", "Pictures open large"],
  ["STATE-09", "Background of large pictures"],
  ["STATE-10", "Unlisted pages and drafts"],
  ["SEARCH-01", "Only what is not empty is searched"],
  ["SEARCH-02", "English, Chinese, Japanese, Thai"],
  ["SEARCH-03", "One index, from the own origin, on first use"],
  ["SEARCH-04", "A foreign origin is refused"],
  ["SEARCH-05", "Documents, and five kinds of match"],
  ["SEARCH-06", "At most 8 results, snippets, marks"],
  ["SEARCH-07", "No results, and ways on"],
  ["SEARCH-08", "The index is named by its content"],
  ["ERR-01", "Content does not load: error box and Retry"],
  ["ERR-02", "Preload fails: warning and reload"],
  ["ERR-03", "Wrong base URL: banner"],
  ["ERR-04", "Large picture can't be had: warning and the normal one"],
  ["ERR-05", "Broken links fail the build; others warn"],
  ["CONST-01", "Constants, each in one place"],
  ["CONST-02", "Sitemap"],
  ["CONST-03", "Languages of code"],
  ["CONST-04", "The dialect of the first edition"],
  ["CONST-05", "Nothing else is called at run time"],
  ["CONST-06", "Keys of the first edition"],
]);

/** Where the tests are. */
const FOLDERS = ["test", "site", "scripts", "packages/headrace/src", "packages/headrace/test"];

/** Tests of these visit what `npm run build` made. */
const SHIPPED = /^test\/(?:e2e|built)\//;

/** Files of tests by the requirement that they name. */
export interface Coverage {
  shipped: string[];
  parts: string[];
}

/** Which tests name each requirement, below the folder of the project. */
export function coverage(root: string): Map<string, Coverage> {
  const found = new Map<string, Coverage>();
  for (const id of REQUIREMENTS.keys()) found.set(id, { shipped: [], parts: [] });
  for (const file of FOLDERS.flatMap((folder) => testFiles(root, folder))) {
    const ids = readFileSync(join(root, file), "utf8").match(/\b[A-Z]+-\d{2}\b/g) ?? [];
    for (const id of new Set(ids)) {
      found.get(id)?.[SHIPPED.test(file) ? "shipped" : "parts"].push(file);
    }
  }
  return found;
}

function testFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => `${folder}/${file}`)
    .sort();
}

function table(root: string): string {
  const list = (files: readonly string[]) => files.map((file) => `\`${file}\``).join(", ");
  const rows = [...coverage(root)].map(
    ([id, { shipped, parts }]) =>
      `| ${id} | ${REQUIREMENTS.get(id)} | ${list(shipped) || "none"} | ${list(parts)} |`,
  );
  const head = ["| Id | Requirement | On the shipped site | On its parts |", "|---|---|---|---|"];
  return [...head, ...rows].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(table(process.cwd()));
