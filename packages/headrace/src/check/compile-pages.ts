import { join } from "node:path";
import { engineCodeId } from "../cache/engine-code.ts";
import type { PackedPage, PageRecord } from "../cache/page-record.ts";
import { PageStore } from "../cache/page-store.ts";
import { rightToLeftLanguages } from "../config/site-data.ts";
import { digest } from "../files/files.ts";
import { staticFolders } from "../files/paths.ts";
import type { ArticleMessages } from "../model/messages/english.ts";
import type { OnProgress } from "../model/progress.ts";
import { mainLanguage } from "../model/site.ts";
import { sharedRoutes } from "../pages/api-routes.ts";
import { generatedFolder } from "../pages/doc-set.ts";
import { apiTexts } from "../project/api-texts.ts";
import type { Components } from "../project/components.ts";
import { installedMermaid } from "../project/mermaid.ts";
import type { Project } from "../project/project.ts";
import type { Snapshot } from "../project/snapshot.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import type { CompileSettings } from "../workers/tasks.ts";
import { batches, type Hire, inOrder } from "../workers/workers.ts";

/** Opens the store of compiled pages that fits the engine and the options of a project. */
export async function openPageStore(project: Project): Promise<PageStore> {
  const rooms = ["sources", "reference", "api", "model", "diagnostics", "search"];
  const code = await engineCodeId(...rooms);
  const { content, trailingSlash, locales, failedParts, contentSecurityPolicy, baseUrl } =
    project.config;
  const options = [content, trailingSlash, locales, failedParts, contentSecurityPolicy, baseUrl];
  const more = [
    sharedRoutes(project.config),
    installedMermaid(project),
    articleMessages(project),
    apiTexts(project),
  ];
  const id = digest(code + JSON.stringify([...options, ...more])).slice(0, 12);
  return PageStore.open(join(project.paths.cache, "pages"), project.paths.root, id);
}

/**
 * What every compilation of a project shares.
 *
 * @param packs Absolute folder for the texts of pages.
 */
export function compileSettings(
  project: Project,
  components: Components,
  packs: string,
): CompileSettings {
  const { config, paths } = project;
  return {
    options: {
      root: paths.root,
      folders: project.sets.map(({ id, folder, route, base, language, posts, forms, options }) => ({
        folder,
        generated: generatedFolder({ id }),
        route,
        ...(base === undefined ? {} : { base, language: language?.code }),
        ...(posts && { holdsPosts: true as const }),
        ...(options.kind === "pages" &&
          config.failedParts === "warning" && { isWithoutTitles: true as const }),
        ...(forms?.page !== undefined && {
          form: forms.page,
          contentsForm: forms.contents,
          formTakesPage: forms.whole.includes(forms.page),
        }),
      })),
      trailingSlash: config.trailingSlash,
      failedParts: config.failedParts,
      indexLinks: config.content.indexLinks,
      ...(config.failedParts === "warning" && { writtenBase: config.baseUrl }),
      siteDir: config.content.site,
      themeFolders: config.content.themeFolders,
      staticDirs: staticFolders(paths),
      format: config.content.format,
      admonitions: config.content.admonitions,
      messages: articleMessages(project),
      admonitionTitles: config.content.admonitionTitles,
      language: mainLanguage(config),
      rightToLeft: rightToLeftLanguages(config),
      sharedRoutes: sharedRoutes(config),
      ...(Object.keys(project.componentTexts).length > 0 && { hasComponentTexts: true }),
      markdownConfig: config.content.markdownConfig,
      policy: config.contentSecurityPolicy,
      mermaid: installedMermaid(project),
      math: config.content.math,
      smartQuotes: config.content.smartQuotes,
      ...(config.content.pageFacts && {
        pageFacts: { ...config.content.pageFacts, language: mainLanguage(config) },
      }),
      magicComments: config.content.magicComments,
      codeLanguage: config.content.codeLanguage,
      constants: config.content.constants,
      globals: components.globals,
      siteRoot: components.siteRoot,
      facts: config.content.facts,
      assetsPath: "assets",
    },
    components: { folder: components.folder, files: components.files },
    apiTexts: apiTexts(project),
    language: mainLanguage(config),
    packs,
  };
}

/** What articles say in each language of a project. */
function articleMessages({ messages }: Project): Record<string, ArticleMessages> {
  const all = Object.entries(messages);
  return Object.fromEntries(all.map(([code, texts]) => [code, ofArticles(texts)]));
}

function ofArticles(messages: ArticleMessages): ArticleMessages {
  const { copyCode, wrapLines, directLink, footnotes, backToReference } = messages;
  const { noteTitle, tipTitle, infoTitle, warningTitle, dangerTitle, cautionTitle } = messages;
  const titles = { noteTitle, tipTitle, infoTitle, warningTitle, dangerTitle, cautionTitle };
  return { copyCode, wrapLines, directLink, footnotes, backToReference, ...titles };
}

/** What `compilePages` works with. */
export interface CompileTools {
  store: PageStore;
  components: Components;
  settings: CompileSettings;
  snapshot: Snapshot;
  hire: Hire;
  onProgress?: OnProgress | undefined;
}

/** What was read for a page besides its own text. */
function readFiles({ dependencies, assets }: PageRecord): string[] {
  return [...dependencies, ...assets.map(({ source }) => source)];
}

/** The record of every source, in the order of the sources: from the store, or compiled now. */
export async function compilePages(
  sources: readonly SourceFile[],
  { store, components, settings, snapshot, hire, onProgress }: CompileTools,
): Promise<PageRecord[]> {
  const since = await snapshot.beginReading();
  const records = new Map<string, PageRecord>();
  const stale: SourceFile[] = [];
  for (const source of sources) {
    const record = store.find(source, components);
    if (record) records.set(source.path, record);
    else stale.push(source);
  }
  let done = 0;
  const workers = await hire({ pages: stale.length, of: "compile" });
  const compile = async (files: SourceFile[]) => ({
    files,
    pages: await workers.compile(files.map(toTask), settings),
  });
  for await (const { files, pages } of inOrder(batches(stale), workers.concurrency, compile)) {
    await Promise.all(files.map((file, index) => keep(file, pages[index])));
    done += files.length;
    onProgress?.({ step: "Compiling", done, total: stale.length });
  }
  await workers.leave();
  await store.save(new Set(sources.map((source) => source.path)));
  const compiled = sources.flatMap((source) => records.get(source.path) ?? []);
  await snapshot.noteRead(compiled.flatMap(readFiles), since);
  return compiled;

  function toTask(file: SourceFile) {
    return { file, known: store.knownTexts(file.path) };
  }

  async function keep(source: SourceFile, page: PackedPage | undefined): Promise<void> {
    if (page) records.set(source.path, await store.add(source, page, { code: components, since }));
  }
}
