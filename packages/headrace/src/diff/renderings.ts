import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { listFiles, writeFileAtomic } from "../files/files.ts";
import { chunkFile, htmlFile, withSlash } from "../model/routes.ts";
import { readChunk } from "./built-site.ts";
import { lineChanges } from "./line-changes.ts";
import { markedBody, type Side } from "./marked-body.ts";
import { shownLines } from "./shown-lines.ts";
import type { SiteDiff } from "./site-diff.ts";
import { baseOf, standalonePage, standaloneStyles } from "./standalone-page.ts";

/** A page that differs: where it stood, and where it stands. */
export interface ChangedPlace {
  kind: "removed" | "moved" | "added" | "changed";
  title: string;
  before: string | null;
  after: string | null;
}

/** The copies of a page's documents, relative to the folder of the report. */
export type Renderings = Readonly<Record<Side, string | null>>;

/** Further pages are told in words alone: a report is something to look at. */
export const MAX_RENDERED = 200;

/** Folder of the copies below that of the report. */
const COPIES = "diff-pages";

interface RenderingOptions {
  /** Absolute folders of both sites, and of the report. */
  before: string;
  after: string;
  into: string;
}

/** Every page that differs, once, by what happened to it. */
export function changedPlaces({ removed, moved, added, changed }: SiteDiff): ChangedPlace[] {
  const movedTo = new Set(moved.map(({ route }) => route));
  return [
    ...removed.map(({ route, title }) => place("removed", { title, before: route })),
    ...moved.map(({ route, from, title }) => place("moved", { title, before: from, after: route })),
    ...added.map(({ route, title }) => place("added", { title, after: route })),
    ...changed
      .filter(({ route }) => !movedTo.has(route))
      .map(({ route, title }) => place("changed", { title, before: route, after: route })),
  ];
}

function place(
  kind: ChangedPlace["kind"],
  page: { title: string; before?: string; after?: string },
): ChangedPlace {
  return { kind, before: null, after: null, ...page };
}

/**
 * Writes pages of both sites into the folder of a report, to be shown side by side without a server
 * and without scripts, with what differs marked.
 *
 * @returns One for each place.
 */
export async function writeRenderings(
  places: readonly ChangedPlace[],
  { before, after, into }: RenderingOptions,
): Promise<Renderings[]> {
  const copies = join(into, COPIES);
  // Those of the last report: it had other pages.
  await rm(copies, { recursive: true, force: true });
  const sites = {
    before: await openSite(before, join(copies, "before")),
    after: await openSite(after, join(copies, "after")),
  };
  const renderings: Renderings[] = [];
  for (const { before: old, after: now } of places.slice(0, MAX_RENDERED)) {
    const bodies = {
      before: old === null ? "" : await bodyOf(sites.before, old),
      after: now === null ? "" : await bodyOf(sites.after, now),
    };
    // A page that only one side has is not marked from its beginning to its end.
    const isBoth = old !== null && now !== null;
    const changes = isBoth ? lineChanges(shownLines(bodies.before), shownLines(bodies.after)) : [];
    const write = (side: Side, route: string | null) =>
      route === null
        ? null
        : writeRendering(sites[side], {
            route,
            side,
            edit: (html) =>
              html.replace(bodies[side], () => markedBody(bodies[side], changes, side)),
          });
    renderings.push({ before: await write("before", old), after: await write("after", now) });
  }
  return renderings;
}

interface CopiedSite {
  folder: string;
  files: ReadonlySet<string>;
  into: string;
  copied: Set<string>;
}

async function openSite(folder: string, into: string): Promise<CopiedSite> {
  return { folder, into, files: new Set(await listFiles(folder)), copied: new Set() };
}

async function bodyOf({ folder }: CopiedSite, route: string): Promise<string> {
  const chunk = await readChunk(folder, chunkFile(route));
  return "body" in chunk ? chunk.body : "";
}

interface RenderedPage {
  route: string;
  side: Side;
  edit: (html: string) => string;
}

/** `null` where the site has no document of that page. */
async function writeRendering(
  site: CopiedSite,
  { route, side, edit }: RenderedPage,
): Promise<string | null> {
  const file = [htmlFile(route), htmlFile(withSlash(route))].find((name) => site.files.has(name));
  if (file === undefined) return null;
  const html = await readFile(join(site.folder, file), "utf8");
  const base = baseOf(html);
  const { text, needed } = standalonePage(edit(html), { file, files: site.files, base });
  await writeFileAtomic(join(site.into, file), text);
  for (const name of needed) await copyNeeded(site, base, name);
  return `${COPIES}/${side}/${file}`;
}

async function copyNeeded(site: CopiedSite, base: string, file: string): Promise<void> {
  const { folder, into, files, copied } = site;
  if (copied.has(file)) return;
  copied.add(file);
  const read = (name: string) => readFile(join(folder, name));
  const content = await read(file);
  const kept = file.endsWith(".css")
    ? await standaloneStyles(content.toString("utf8"), { file, files, base }, read)
    : content;
  await writeFileAtomic(join(into, file), kept);
}
