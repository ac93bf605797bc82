import type { ConsoleOperation } from "../model/api-console.ts";
import { unescapeHtml } from "../model/escape-html.ts";
import { nearestFirst } from "../model/nearest.ts";
import {
  type ListedOperation,
  OPERATIONS_FILE,
  type OperationsIndex,
} from "../model/operations-index.ts";
import {
  chunkFile,
  encodeRoute,
  markdownFile,
  operationFile,
  practiceFile,
  withBase,
  withSlash,
} from "../model/routes.ts";
import type { PracticeData } from "../practice/practice-data.ts";
import { kept } from "./kept.ts";
import type { NamedHeading } from "./markdown-sections.ts";
import { type ListedPage, type PageList, readPageList } from "./page-list.ts";
import { readPageReference } from "./page-reference.ts";
import type { SiteFiles } from "./site-files.ts";
import { createSiteSearch, type SiteSearch } from "./site-search.ts";
import { ToolProblem } from "./tool-problem.ts";

/** A page as a program reads it. */
export interface ReadPage {
  route: string;
  /** Id of the section that was named; "" for the whole page. */
  hash: string;
  address: string;
  markdown: string;
  /** The headings of its table of contents. */
  named: NamedHeading[];
}

/** The list of pages, and how the site spells their addresses. */
interface SiteList extends PageList {
  hasSlash: boolean;
}

/** Addresses of pages that moved lead on at most so often. */
const MAX_MOVES = 5;

/** Reads a built site for programs. */
export class Site {
  readonly #files: SiteFiles;
  readonly search: SiteSearch;
  /** The pages that the site lists, and what it says of itself. */
  readonly list = kept(() => this.#readList());
  /** Every operation of the site's APIs; none where it documents none. */
  readonly operations = kept(() => this.#readOperations());

  constructor(files: SiteFiles) {
    this.#files = files;
    this.search = createSiteSearch(files);
  }

  /** The address of a page or a section of it. */
  async address(route: string, hash = ""): Promise<string> {
    const { base, hasSlash } = await this.list();
    const path = encodeRoute(hasSlash && route !== "/" ? withSlash(route) : route);
    return withBase(base, path) + (hash === "" ? "" : `#${hash}`);
  }

  /**
   * The label of a part of the site that is named by it, or by the sidebar that it is made from.
   *
   * @throws ToolProblem when the site has no such part.
   */
  async part(asked: string): Promise<string> {
    const { sidebars, pages } = await this.list();
    const labels = [...new Set(pages.map(({ section }) => section))];
    const isAsked = (text: string) => text.toLowerCase() === asked.toLowerCase();
    const label = labels.find(isAsked) ?? [...sidebars].find((names) => names.some(isAsked))?.[0];
    if (label !== undefined) return label;
    throw new ToolProblem(`There is no part "${asked}". There is: ${labels.join(", ")}.`);
  }

  /**
   * The sidebar whose index finds the pages of a part; `undefined` where that is the whole site.
   *
   * @throws ToolProblem when it has no index of its own.
   */
  async sidebar(asked: string): Promise<string | undefined> {
    const label = await this.part(asked);
    const { sidebars } = await this.list();
    const sidebar = sidebars.get(label);
    if (sidebar === undefined && sidebars.size > 0)
      throw new ToolProblem(`"${label}" can't be searched alone. Search without a section.`);
    return sidebar;
  }

  /**
   * Reads a page by its address, route or file; what has moved is read where it is now.
   *
   * @throws ToolProblem when the site has no such page.
   */
  async page(name: string): Promise<ReadPage> {
    const { base, pages } = await this.list();
    const { routes, hash } = readPageReference(name, base);
    for (const asked of routes) {
      const route = await this.#moved(asked);
      const markdown = await this.#text(encodeRoute(markdownFile(route)));
      if (markdown === undefined) continue;
      const address = await this.address(route);
      return { route, hash, address, markdown, named: await this.#headings(route) };
    }
    const near = nearestFirst(
      routes[0] ?? "",
      pages.map(({ route }) => route),
    ).slice(0, 3);
    const hint = near.length > 0 ? `Near: ${near.join(", ")}.` : "Find it with the tool search.";
    throw new ToolProblem(`The site has no page "${name.slice(0, 200)}". ${hint}`);
  }

  /** What the description says of an operation. */
  async operationData(route: string): Promise<ConsoleOperation> {
    const text = await this.#text(encodeRoute(operationFile(route)));
    if (text === undefined) throw new ToolProblem(`The site has no data of ${route}.`);
    return parseJson(text, operationFile(route));
  }

  /**
   * What the practice server of an API works with.
   *
   * @throws ToolProblem when it has none.
   */
  async practiceData(api: string): Promise<PracticeData> {
    const file = practiceFile(api);
    const text = await this.#text(encodeRoute(`/${file}`));
    if (text === undefined) throw new ToolProblem(`The API "${api}" has no practice server.`);
    return parseJson(text, file);
  }

  async #readList(): Promise<SiteList> {
    const list = readPageList((await this.#text("llms.txt")) ?? "");
    if (list) return { ...list, hasSlash: await this.#hasSlash(list.pages) };
    throw new ToolProblem(
      "There is no built site: its llms.txt is missing, or is another kind of file. Build the site, or name its folder or address with --site.",
    );
  }

  async #readOperations(): Promise<ListedOperation[]> {
    const text = await this.#text(OPERATIONS_FILE);
    if (text === undefined) return [];
    const index: OperationsIndex = parseJson(text, OPERATIONS_FILE);
    return index.operations;
  }

  /** Where a route leads that is an old address of a page. */
  async #moved(asked: string): Promise<string> {
    let route = asked;
    for (let moves = 0; moves < MAX_MOVES; moves++) {
      const text = await this.#text(encodeRoute(chunkFile(route)));
      const to: unknown = text === undefined ? undefined : parseJson(text, route).movedTo;
      if (typeof to !== "string" || !to.startsWith("/")) break;
      route = to.replace(/[?#].*$/, "");
    }
    return route;
  }

  async #headings(route: string): Promise<NamedHeading[]> {
    const text = await this.#text(encodeRoute(chunkFile(route)));
    const chunk: { page?: { toc?: { id: string; html: string }[] } } =
      text === undefined ? {} : parseJson(text, route);
    return (chunk.page?.toc ?? []).map(({ id, html }) => ({ id, title: textOf(html) }));
  }

  /** Whether the site's addresses end with a slash, as a twin tells. */
  async #hasSlash(pages: readonly ListedPage[]): Promise<boolean> {
    const inner = pages.find(({ route }) => route !== "/");
    const twin = inner && (await this.#text(encodeRoute(markdownFile(inner.route))));
    return /^Page: <[^>]*\/>$/m.test(twin ?? "");
  }

  async #text(path: string): Promise<string | undefined> {
    const bytes = await this.#files.read(path.replace(/^\//, ""));
    return bytes && new TextDecoder().decode(bytes);
  }
}

/** What a damaged file has to say, nobody knows. */
function parseJson(text: string, file: string) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ToolProblem(`${file} of the site is damaged. Build the site again.`);
  }
}

/** The text of a heading's HTML. */
function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ""));
}
