import { join, posix } from "node:path";
import { z } from "zod";
import type { SiteConfigInput } from "../config/schema.ts";
import { decodeAddress, withoutBase } from "../model/routes.ts";
import { pluginsOf } from "../sources/markdown/plugins/plugin-process.ts";
import { lostNotes, lostSchema } from "./old-bundler.ts";
import type { OldSite } from "./old-site.ts";
import { SIGNATURE, writeNew } from "./own-files.ts";
import { type OldRoute, pluginPage, routeSchema } from "./plugin-pages.ts";
import { isBuiltIn } from "./take-stock.ts";

const answerSchema = z.object({
  data: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.json()))),
  routes: z.array(routeSchema),
  used: z.array(z.string()),
  lost: lostSchema,
});

/** What plug-ins of an old site bring besides what they ask of the bundler. */
export interface PluginContent {
  content: Pick<NonNullable<SiteConfigInput["content"]>, "pluginData">;
  /** Those that tell components something or add pages. */
  used: string[];
  /** A folder of the pages that they add. */
  pages: OldSite["pages"];
  /** What can't be taken over, one sentence each. */
  notes: string[];
}

/** What plug-ins tell components. */
const DATA_FILE = "site/plugin-data.json";

/** The pages that they add. */
const PAGES = "site/plugin-pages";

/**
 * Asks the plug-ins of an old site once what they tell its components and which pages they add, and writes it down.
 *
 * @param languages Codes; the first is that of the site.
 * @param place.root Absolute folder of the new project.
 * @param place.siteDir Folder of the old configuration, relative to it.
 */
export async function takePluginContent(
  { file, plugins, themes, config }: OldSite,
  languages: readonly string[],
  { root, siteDir }: { root: string; siteDir: string },
): Promise<PluginContent> {
  const nothing: PluginContent = { content: {}, used: [], pages: [], notes: [] };
  if ([...plugins, ...themes].every(isBuiltIn)) return nothing;
  const answer = await pluginsOf(file).ask({ kind: "content", languages });
  const { data: found } = answerSchema.safeParse(answer);
  if (!found) return nothing;
  const notes = lostNotes(found.lost, "tells components and shows on pages", file);
  const hasData = Object.keys(found.data).length > 0;
  if (hasData)
    await writeNew(join(root, DATA_FILE), JSON.stringify({ ...found.data, "//": SIGNATURE }));
  const baseUrl = `/${config.baseUrl}/`.replace(/\/{2,}/g, "/");
  const lost: string[] = [];
  let count = 0;
  for (const route of uniqueRoutes(found.routes)) {
    const slug = withoutBase(baseUrl, route.path) ?? route.path;
    const text = pluginPage(slug, route, { root, siteDir: join(root, siteDir) });
    if (text === undefined) {
      lost.push(route.path);
      continue;
    }
    count++;
    await writeNew(join(root, PAGES, `${fileName(slug)}.jsx`), text);
  }
  if (lost.length > 0)
    notes.push(
      `Pages that plug-ins add are left out: ${lost.slice(0, 12).join(", ")}${lost.length > 12 ? `, and ${lost.length - 12} more` : ""}.`,
    );
  return {
    content: hasData ? { pluginData: DATA_FILE } : {},
    used: found.used,
    pages:
      count === 0
        ? []
        : [{ id: "plugin-pages", path: posix.relative(siteDir, PAGES), routeBasePath: "/" }],
    notes,
  };
}

/** The first of each address; the page of a search is the engine's own. */
function uniqueRoutes(routes: readonly OldRoute[]): OldRoute[] {
  const shown = routes.filter(({ component }) => component !== "@theme/SearchPage");
  return [...new Map(shown.toReversed().map((route) => [route.path, route])).values()].reverse();
}

/** Pages of components have the address of their file. */
function fileName(slug: string): string {
  return decodeAddress(slug).replace(/^\/+|\/+$/g, "") || "index";
}
