import { readTexts, type TextPlace } from "../cache/text-pack.ts";
import { writeSiteFile } from "../files/site-file.ts";
import type { PageData } from "../model/page.ts";
import { chunkFile, markdownFile, pageFile } from "../model/routes.ts";
import { type RenderSettings, renderBatch } from "./tasks.ts";
import { type Twin, twinText } from "./twins.ts";

/** One page to write: its data, and where its article is, as HTML and as Markdown. */
export interface PageTask {
  page: PageData;
  body: TextPlace;
  markdown: TextPlace;
  twin: Twin;
}

/** What is the same for all pages of a batch. */
export interface WriteSettings extends RenderSettings {
  /** Absolute folder of the release. */
  folder: string;
}

/** The SHA-256 of each file of a page, in hex, by its published path. */
export type WrittenPage = Record<string, string>;

/** Published paths of the files that are written for each page: document, content chunk, twin. */
export function pageFiles(route: string, form: { trailingSlash: boolean }) {
  return {
    html: pageFile(form, route),
    chunk: chunkFile(route),
    twin: markdownFile(route),
  };
}

/** Renders and writes some pages, in order. */
export async function writePages(
  tasks: readonly PageTask[],
  settings: WriteSettings,
): Promise<WrittenPage[]> {
  const { site } = settings.context;
  const twinSite = { config: site, routeOf: (path: string) => settings.routes[path] };
  const written: WrittenPage[] = [];
  for (const { page, twin, ...places } of tasks) {
    const [body = "", markdown = ""] = readTexts([places.body, places.markdown]);
    const [rendered] = await renderBatch([{ page, body, cards: twin.cards }], settings);
    const { html, chunk, twin: twinFile } = pageFiles(page.route, site);
    written.push({
      [html]: writeSiteFile(settings.folder, html, rendered?.html ?? ""),
      [chunk]: writeSiteFile(settings.folder, chunk, rendered?.chunk ?? ""),
      [twinFile]: writeSiteFile(settings.folder, twinFile, twinText(markdown, twin, twinSite)),
    });
  }
  return written;
}
