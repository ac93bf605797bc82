import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PageStore } from "../cache/page-store.ts";
import { judgeSite } from "../check/check-content.ts";
import type { SearchContent } from "../check/search-indexes.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { once } from "../model/once.ts";
import { markdownFile, NOT_FOUND_ROUTE, normalizeRoute, pageFile } from "../model/routes.ts";
import { searchRoute } from "../model/search.ts";
import { siteLanguages } from "../model/site.ts";
import { feedLinks } from "../output/feeds.ts";
import type { DocSource } from "../pages/doc.ts";
import { docCards } from "../pages/doc-cards.ts";
import { type Change, readLastUpdated } from "../pages/git-history.ts";
import { notFoundPageData, searchPageData } from "../pages/own-pages.ts";
import { docPageData } from "../pages/page-data.ts";
import { routeList } from "../pages/route-list.ts";
import { linkedRoute, type SiteMap } from "../pages/site-map.ts";
import type { ApiSources } from "../project/api-sources.ts";
import { type Client, type ClientSite, describeClient, loadClient } from "../project/client.ts";
import { describeAll } from "../project/doc-sets/describe-source.ts";
import {
  listPages,
  loadProject,
  mapSite,
  type Project,
  sourceFolders,
} from "../project/project.ts";
import { drawSidebarItems } from "../project/sidebar-items.ts";
import { Snapshot } from "../project/snapshot.ts";
import { contentSecurityPolicy } from "../render/content-security-policy.ts";
import type { RenderedPage } from "../render/render-context.ts";
import { devAssets } from "../vite/client-bundle.ts";
import { THEME_SHEETS } from "../vite/conditional-styles.ts";
import { fontStyles, siteFonts } from "../vite/fonts.ts";
import { readStyleSheet } from "../vite/style-sheet.ts";
import { type RenderTask, renderBatch } from "../workers/tasks.ts";
import { describeTwin, twinText } from "../workers/twins.ts";
import { type DescribedSources, describeSources, sameMetadata } from "./described-sources.ts";
import { DevPages } from "./dev-pages.ts";
import { DevSearch } from "./dev-search.ts";
import { makeSharedFile } from "./shared-files.ts";

/**
 * The site as the dev server sees it: every page known by its front matter at once, each page
 * compiled when it is asked for, everything checked in the background.
 */
export class DevSite {
  readonly project: Project;
  readonly clientSite: Promise<ClientSite>;
  /** Bundled when it is first asked for: the first page is there before. */
  readonly client: () => Promise<Client>;
  readonly search: DevSearch;
  #siteMap: SiteMap;
  readonly #described: Map<string, DocSource>;
  readonly #pages: DevPages;
  readonly #store: PageStore;
  readonly #apis: ApiSources;
  readonly #lastUpdated: Promise<ReadonlyMap<string, Change>>;
  /** Of its pages, as they were listed before they were read. */
  readonly #files: readonly string[];

  private constructor(
    project: Project,
    files: readonly string[],
    { sources, described, apis, store }: DescribedSources,
  ) {
    this.project = project;
    this.#files = files;
    this.#pages = new DevPages(project, sources, store);
    this.#described = new Map(described.map((source) => [source.path, source]));
    this.#store = store;
    this.#apis = apis;
    this.#siteMap = mapSite(project, described);
    this.clientSite = this.#drawItems().then(() => describeClient(project, this.#siteMap));
    this.client = once(() => this.#bundleClient());
    this.search = new DevSearch(project, () => this.#searchContent());
    this.#lastUpdated = readLastUpdated(project.paths.root, sourceFolders(project));
    // Whoever asks for it meets its failure; until then nobody does.
    this.clientSite.catch(() => {});
  }

  /**
   * Reads the configuration and the front matter of every page.
   *
   * @param snapshot Takes down what is read, also where that fails.
   */
  static async load(root: string, snapshot = new Snapshot(root)): Promise<DevSite> {
    const project = await loadProject(root, "development", snapshot);
    const files = await listPages(project);
    return new DevSite(project, files, await describeSources(project));
  }

  /** Renders the page of a route; `undefined` when there is none. */
  async render(route: string): Promise<RenderedPage | undefined> {
    await this.#drawItems();
    const language = this.#searchLanguage(route);
    if (language !== undefined)
      return this.#renderBody({ page: searchPageData(await this.clientSite, language), body: "" });
    const doc = this.#siteMap.byRoute.get(route);
    if (!doc) return undefined;
    const record = await this.#pages.compile(doc.path);
    const pageContext = {
      config: this.project.config,
      siteMap: this.#siteMap,
      lastUpdated: await this.#lastUpdated,
    };
    const body = this.#store.read(record.bodyId);
    const cards = record.listsCards ? docCards(doc, this.#siteMap) : undefined;
    // Code may give a page its title, which nobody knows before it runs; that of a post is known.
    const isPost = this.#siteMap.sets.some(({ posts }) => posts?.has(doc.path));
    const titled = isPost ? doc : { ...doc, title: record.title };
    return this.#renderBody({ page: docPageData(titled, record, pageContext), body, cards });
  }

  /** Whether the built site has a page's document of this name, such as "faq.html". */
  hasDocument(file: string): boolean {
    const route = normalizeRoute(`/${file}`);
    const isPage = this.#siteMap.byRoute.has(route) || this.#searchLanguage(route) !== undefined;
    return route !== NOT_FOUND_ROUTE && isPage && file === pageFile(this.project.config, route);
  }

  /** Sidebars are from then on as the site draws them itself. */
  async #drawItems(): Promise<void> {
    await drawSidebarItems(this.project, this.#siteMap, this.#pages.components);
  }

  /** The language whose page of all search results has a route. */
  #searchLanguage(route: string): string | undefined {
    const { config } = this.project;
    return siteLanguages(config).find((code) => searchRoute(config, code) === route);
  }

  /** Whether a page has errors, so that its article is empty. */
  async isBroken(route: string): Promise<boolean> {
    const doc = this.#siteMap.byRoute.get(route);
    const record = doc && (await this.#pages.compile(doc.path));
    return record?.diagnostics.some((item) => item.severity === "error") ?? false;
  }

  async renderNotFound(): Promise<RenderedPage | undefined> {
    if (this.#siteMap.byRoute.has(NOT_FOUND_ROUTE)) return this.render(NOT_FOUND_ROUTE);
    return this.#renderBody({ page: notFoundPageData(await this.clientSite), body: "" });
  }

  /** Every page with its title. */
  routeList(): string {
    return routeList(this.#siteMap);
  }

  /** Who is where, as far as the files say now. */
  get siteMap(): SiteMap {
    return this.#siteMap;
  }

  /** The theme's style sheet and the site's own, as they are written. */
  async styleSheet(): Promise<string> {
    const { paths, config } = this.project;
    const own = config.brand.styles.map((file) => join(paths.root, file));
    const { everywhere, pageEnd, reference, rightToLeft } = THEME_SHEETS;
    const files = [everywhere, pageEnd, reference, rightToLeft, ...own];
    const sheets = await Promise.all(files.map(readStyleSheet));
    return [...sheets, fontStyles(siteFonts(paths.root, config.brand.fonts))].join("\n");
  }

  /** A file beside a page, or one that belongs to none, by its published path. */
  async publishedFile(path: string): Promise<string | undefined> {
    const download = this.#apis.downloads.find((file) => file.path === path);
    if (download) return download.content;
    const shared = await makeSharedFile(path, this.project.config, async () => ({
      ...(await this.#searchContent()),
      downloads: this.#apis.downloads,
    }));
    if (shared !== undefined) return shared;
    const twin = path.endsWith(".md") ? await this.#twin(path) : undefined;
    if (twin !== undefined) return twin;
    const doc = this.#siteMap.docs.find(({ route }) => `/${path}`.startsWith(`${route}.`));
    const files = doc ? (await this.#pages.compile(doc.path)).files : [];
    const file = files.find((candidate) => candidate.path === path);
    return file && this.#store.read(file.contentId);
  }

  async #twin(path: string): Promise<string | undefined> {
    const doc = this.#siteMap.docs.find(({ route }) => markdownFile(route) === path);
    if (!doc) return undefined;
    const record = await this.#pages.compile(doc.path);
    const markdown = this.#store.read(record.markdownId);
    return twinText(markdown, describeTwin(doc, record, this.#siteMap), {
      config: this.project.config,
      routeOf: (name) => linkedRoute(this.#siteMap, name),
    });
  }

  /** Absolute path of a page's image or attachment, by its published path. */
  async assetFile(output: string): Promise<string | undefined> {
    for (const { assets } of await this.#pages.compiled()) {
      const asset = assets.find((candidate) => candidate.output === output);
      if (asset) return join(this.project.paths.root, asset.source);
    }
    return undefined;
  }

  /**
   * Takes in a changed content file.
   *
   * @returns the routes whose articles may differ now; `undefined` when the change may concern any
   *   page: a page added or removed, another title, another place in a sidebar.
   */
  async update(path: string): Promise<string[] | undefined> {
    const shown = this.#pages.shownFrom(path);
    if (shown.length === 0) {
      const users = await this.#pages.forgetUsers(path);
      return users.flatMap((user) => this.#siteMap.byPath.get(user)?.route ?? []);
    }
    const sources = this.#pages.readAgain(shown, path);
    // Whoever hears that it is gone takes in what is there then.
    if (!sources) return [];
    const described = await describeAll(sources, this.project.config);
    const docs = shown.map((source) => this.#siteMap.byPath.get(source.path));
    const routes = docs.flatMap((doc) => doc?.route ?? []);
    // Saved again meanwhile: whoever hears of that describes it.
    const isSame = sources.every((source, at) => {
      const [before, after] = [docs[at], described[at]];
      return before && (!this.#pages.isCurrent(source) || (after && sameMetadata(before, after)));
    });
    if (isSame) return routes;
    for (const source of described) this.#described.set(source.path, source);
    this.#siteMap = mapSite(this.project, [...this.#described.values()]);
    return undefined;
  }

  /**
   * Whether a changed text, or a page at one of the routes, imports or holds code that none did when it was bundled:
   * a file of code may have come that was missing.
   */
  async importsOthers(path: string, routes: readonly string[] = []): Promise<boolean> {
    const pages = routes.flatMap((route) => this.#siteMap.byRoute.get(route)?.path ?? []);
    for (const one of /\.mdx?$/.test(path) ? [path] : pages) {
      const text = await this.readText(one);
      if (text !== undefined && (await this.#pages.importsOthers({ path: one, text }))) return true;
    }
    return false;
  }

  /** Whether pages have come or gone: watchers miss some of a folder that comes all at once. */
  async hasOtherPages(): Promise<boolean> {
    const files = await listPages(this.project);
    return files.join("\n") !== this.#files.join("\n");
  }

  /** Pages that are not as their files are any more. */
  missedChanges(): Promise<string[]> {
    return this.#pages.missedChanges();
  }

  /** Compiles what has not been compiled yet, and judges all pages together, as a build does. */
  async diagnostics(): Promise<Diagnostic[]> {
    const records = await this.#pages.compileAll();
    const components = await this.#pages.components();
    const parts = { components, apis: this.#apis };
    return (await judgeSite(this.project, [...records.values()], parts)).diagnostics;
  }

  /** Every file that a compiled page shows besides its own. */
  async dependencies(): Promise<string[]> {
    const compiled = await this.#pages.compiled();
    return [...new Set(compiled.flatMap((record) => record.dependencies))];
  }

  /** The text of a file that a problem names. */
  readText(path: string): Promise<string | undefined> {
    return readFile(join(this.project.paths.root, path), "utf8").catch(() => undefined);
  }

  /** Compiles what has not been compiled yet. */
  async #searchContent(): Promise<SearchContent> {
    const records = await this.#pages.compileAll();
    return { store: this.#store, siteMap: this.#siteMap, records };
  }

  async #bundleClient(): Promise<Client> {
    return loadClient(this.project, await this.clientSite, await this.#pages.components());
  }

  async #renderBody(task: RenderTask) {
    const { body } = task;
    const { site, messages, clientId } = await this.clientSite;
    const islands = await this.#pages.islandsOf(body);
    const assets = devAssets(clientId, islands);
    const { brand } = this.project.config;
    const context = {
      site,
      messages,
      assets,
      feeds: feedLinks(this.#siteMap, this.project.config),
      head: this.project.config.head,
      brand: {
        themeColor: brand.themeColor,
        colors: brand.colors,
        socialCard: null,
        cardLetters: "",
      },
      pageEnd: this.project.config.pageEnd,
      isTakenOver: this.project.config.failedParts === "warning",
      policy: contentSecurityPolicy(this.project.config.contentSecurityPolicy, this.#apis.connect),
    };
    // By their sources and, for tags, by their routes.
    const names = this.#siteMap.docs.flatMap(({ path, route }) =>
      [path, route].map((name) => [name, route]),
    );
    const routes = Object.fromEntries(names);
    const [rendered] = await renderBatch([task], { context, routes });
    return rendered;
  }
}
