import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { SiteError } from "../diagnostics/site-error.ts";
import { digest, listFiles } from "../files/files.ts";
import { unescapeHtml } from "../model/escape-html.ts";
import { htmlFile, markdownFile, withSlash } from "../model/routes.ts";
import { type Menus, readMenus } from "./built-menus.ts";
import { type PageFacts, pageFactsSchema } from "./page-facts.ts";
import { shownLines, shownText } from "./shown-lines.ts";

/** A page of a built site. */
export interface BuiltPage {
  route: string;
  title: string;
  /** Its Markdown without title and address, line by line, empty lines left out. */
  lines: string[];
  /** What its document shows, line by line: more than the Markdown, as who a page is for. */
  shown: string[];
  facts: PageFacts;
  /** Headings that links can name. */
  headings: { id: string; text: string }[];
  /** Whatever links can name. */
  ids: ReadonlySet<string>;
  /** Of its document. */
  bytes: number;
}

/** What two builds are compared by. */
export interface BuiltSite {
  folder: string;
  pages: ReadonlyMap<string, BuiltPage>;
  /** Where old addresses lead: a route, perhaps with query and hash. */
  redirects: ReadonlyMap<string, string>;
  menus: Menus;
  /** Digests of the files that the engine does not make, by name. */
  files: ReadonlyMap<string, string>;
  /** Bytes of all files of a kind. */
  totals: ReadonlyMap<string, number>;
}

const chunkSchema = z.union([
  z.object({ movedTo: z.string() }),
  z.object({
    page: pageFactsSchema.extend({ route: z.string(), title: z.string(), kind: z.string() }),
    body: z.string(),
  }),
]);

const CHUNK = ".page.json";

/** Pages of the site itself, which have no text of their own. */
const OWN_KINDS = new Set(["search", "not-found"]);

/**
 * Reads a built site.
 *
 * @param folder Absolute.
 * @throws SiteError when it is none.
 */
export async function readBuiltSite(folder: string): Promise<BuiltSite> {
  const files = await listFiles(folder).catch((): string[] => []);
  const pages = new Map<string, BuiltPage>();
  const redirects = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith(CHUNK))) {
    const chunk = await readChunk(folder, file);
    if ("movedTo" in chunk) redirects.set(routeOf(file), chunk.movedTo);
    else if (!OWN_KINDS.has(chunk.page.kind))
      pages.set(chunk.page.route, await readPage(folder, chunk));
  }
  if (pages.size === 0) throw noSite(folder, "has no pages of a built site");
  return {
    folder,
    pages,
    redirects,
    menus: await readMenus(folder, files),
    files: await digestsOf(folder, files, pages),
    totals: await totalsOf(folder, files),
  };
}

/** Reads the chunk of a page, or of an address that leads elsewhere. */
export async function readChunk(
  folder: string,
  file: string,
): Promise<z.infer<typeof chunkSchema>> {
  const text = await readFile(join(folder, file), "utf8");
  try {
    return chunkSchema.parse(JSON.parse(text));
  } catch {
    throw noSite(folder, `is damaged: ${file} is not what a build writes`);
  }
}

function noSite(folder: string, what: string): SiteError {
  return new SiteError([
    {
      code: "no-built-site",
      severity: "error",
      message: `${folder} ${what}.`,
      hint: "Name the folders of two builds: headrace diff old/dist dist",
    },
  ]);
}

/** "release/index.page.json" names no route that a page has, but its folder's. */
function routeOf(file: string): string {
  const stem = file.slice(0, -CHUNK.length);
  return stem === "index" ? "/" : `/${stem}`;
}

type PageChunk = Extract<z.infer<typeof chunkSchema>, { page: unknown }>;

async function readPage(folder: string, { page, body }: PageChunk): Promise<BuiltPage> {
  const { route, title, kind: _, ...facts } = page;
  const twin = await readFile(join(folder, markdownFile(route)), "utf8").catch(() => "");
  const [own = 0, slashed = 0] = await Promise.all(
    [htmlFile(route), htmlFile(withSlash(route))].map((file) => sizeOf(join(folder, file))),
  );
  return {
    route,
    title,
    lines: textLines(twin),
    shown: shownLines(body),
    facts,
    headings: headingsIn(body),
    ids: new Set([...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => unescapeHtml(id))),
    bytes: own || slashed,
  };
}

/** Title and address are compared apart. */
function textLines(twin: string): string[] {
  const lines = twin.split("\n").map((line) => line.trimEnd());
  const address = lines.findIndex((line) => /^Page: <.*>$/.test(line));
  return lines.filter((line, index) => line !== "" && index !== 0 && index !== address);
}

function headingsIn(html: string): { id: string; text: string }[] {
  return [...html.matchAll(/<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/g)].flatMap(
    ([, , attributes = "", content = ""]) => {
      const id = /\sid="([^"]*)"/.exec(attributes)?.[1];
      return id === undefined ? [] : [{ id: unescapeHtml(id), text: shownText(content) }];
    },
  );
}

/** What is compared page by page, or holds what pages say once more. */
const MADE =
  /^(?:assets|nav|llms|search)\/|^(?:_headers|_redirects|[^/]*\.nginx\.(?:conf|map)|build-manifest\.json|sitemap(?:-\d+)?\.xml|llms(?:-full)?\.txt|search-index[^/]*\.json)$|\.(?:html|(?:page|text|operation)\.json|bin|atom|rss|br|gz)$/;

async function digestsOf(
  folder: string,
  files: readonly string[],
  pages: ReadonlyMap<string, BuiltPage>,
): Promise<Map<string, string>> {
  const twins = new Set([...pages.keys()].map(markdownFile));
  const own = files.filter((file) => !MADE.test(file) && !twins.has(file)).sort();
  const digests = own.map(
    async (file) => [file, digest(await readFile(join(folder, file)))] as const,
  );
  return new Map(await Promise.all(digests));
}

/** 0 for a file that is not there. */
async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** What readers load, by the ends of the files' names. */
const KINDS: readonly (readonly [name: string, files: RegExp])[] = [
  ["Documents", /\.html$/],
  ["Scripts", /\.js$/],
  ["Styles", /\.css$/],
  ["Search", /\.(?:bin|text\.json)$/],
  ["Images", /\.(?:svg|png|jpe?g|gif|webp|avif)$/i],
];

async function totalsOf(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  for (const [name, kind] of KINDS) {
    let sum = 0;
    for (const file of files) if (kind.test(file)) sum += await sizeOf(join(folder, file));
    totals.set(name, sum);
  }
  return totals;
}
