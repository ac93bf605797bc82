import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readCode } from "../cache/known-code.ts";
import { type PackedPage, packPage } from "../cache/page-record.ts";
import { TextPack, type TextPlace } from "../cache/text-pack.ts";
import { inTime, watchCode } from "../diagnostics/endless-code.ts";
import { withoutExit } from "../diagnostics/without-exit.ts";
import type { PageData } from "../model/page.ts";
import { resolvePlaceholders, splitContents } from "../model/placeholders.ts";
import { withBase } from "../model/routes.ts";
import type { DocCard } from "../pages/doc-cards.ts";
import { addressResolver } from "../project/addresses.ts";
import type { ApiTexts } from "../reference/say.ts";
import { fillCards } from "../render/doc-cards.ts";
import type { RenderContext, RenderedPage } from "../render/render-context.ts";
import type { CompiledPage, MarkdownOptions, SourceFile } from "../sources/compiled-page.ts";

/** What a compilation needs besides the file, in a form that can cross to a worker. */
export interface CompileSettings {
  options: Omit<MarkdownOptions, "components">;
  components: {
    /** Absolute folder of the component bundle. */
    folder: string;
    /** File in that folder by what pages import. */
    files: Record<string, string>;
  };
  /** What stands on the pages of APIs. */
  apiTexts: ApiTexts;
  /** Of the text, as in `<html lang>`. */
  language: string;
  /** Absolute folder for the texts of pages. */
  packs: string;
}

/** One page to compile. */
export interface CompileTask {
  file: SourceFile;
  /** Texts of an earlier form of the page that need not be written again. */
  known: Readonly<Record<string, TextPlace>>;
}

/** Compiles some pages, in order; their texts stay on disk, and none goes from thread to thread. */
export async function compileBatch(
  tasks: readonly CompileTask[],
  settings: CompileSettings,
): Promise<PackedPage[]> {
  const { countWords } = await import("./page-words.ts");
  const options = { ...settings.options, components: componentLoader(settings.components) };
  const pack = packOf(settings.packs);
  const compiled: PackedPage[] = [];
  for (const { file, known } of tasks) {
    const knownCode = () => readCode(known, settings.packs);
    const page = await watchCode(file.path, () =>
      compileFile(file, { options, apiTexts: settings.apiTexts }, knownCode),
    );
    const words = JSON.stringify(countWords(page.sections, settings.language));
    compiled.push(packPage({ path: file.path, page, words, known }, pack));
  }
  return compiled;
}

/** By folder; each thread adds to packs of its own. */
const packs = new Map<string, TextPack>();

function packOf(folder: string): TextPack {
  const pack = packs.get(folder) ?? new TextPack(folder);
  packs.set(folder, pack);
  return pack;
}

/** Compilers are loaded when there is something for them: a build that takes all over starts sooner. */
async function compileFile(
  file: SourceFile,
  { options, apiTexts }: { options: MarkdownOptions; apiTexts: ApiTexts },
  knownCode: () => ReadonlyMap<string, string>,
): Promise<CompiledPage> {
  if (file.kind === "reference") {
    const { compileReference } = await import("../reference/compile-reference.ts");
    return compileReference(file, apiTexts);
  }
  const { compileMarkdown } = await import("../sources/markdown/compile.ts");
  return compileMarkdown(file, options, knownCode());
}

function componentLoader({
  folder,
  files,
}: CompileSettings["components"]): MarkdownOptions["components"] {
  return (specifier) => {
    const file = files[specifier];
    if (file === undefined) throw new Error(`"${specifier}" is not in the component bundle.`);
    return inTime(withoutExit(() => import(pathToFileURL(join(folder, file)).href)));
  };
}

/** One page to render: its data, and its article with placeholders. */
export interface RenderTask {
  page: PageData;
  body: string;
  /** What a page that lists its category shows. Absent: it lists none. */
  cards?: readonly DocCard[] | undefined;
}

/** What is the same for all pages of a batch. */
export interface RenderSettings {
  context: RenderContext;
  /** Routes by what names the page (`linkedRoute`), for the pages that the batch links to. */
  routes: Record<string, string | undefined>;
}

/** Renders some pages, in order. */
export async function renderBatch(
  tasks: readonly RenderTask[],
  settings: RenderSettings,
): Promise<RenderedPage[]> {
  const [{ renderPage }, { withInlineContents }, { pageEnd }] = await Promise.all([
    import("../render/render-page.tsx"),
    import("../render/inline-contents.ts"),
    import("../render/page-end.ts"),
  ]);
  return tasks.map(({ page, body, cards = [] }) => {
    const filled = fillCards(body, cards, settings.context.site);
    const [article, contents] = splitContents(resolveBody(filled, settings));
    const text = withInlineContents(article, page, settings.context);
    const shown = contents === undefined ? page : { ...page, ...ownContents(contents) };
    return renderPage(shown, text + pageEnd(page, settings.context), settings.context);
  });
}

/** A site that draws nothing in the place of a page's contents wants none there. */
function ownContents(contents: string): Partial<PageData> {
  return contents === "" ? { toc: [] } : { contents };
}

/** Gives the placeholders of an article their addresses. */
function resolveBody(body: string, { context, routes }: RenderSettings): string {
  const { baseUrl } = context.site;
  const address = addressResolver(context.site, (path) => routes[path]);
  return resolvePlaceholders(body, (kind, value) =>
    kind === "island"
      ? withBase(baseUrl, context.assets.islands[value] ?? "")
      : address(kind, value),
  );
}
