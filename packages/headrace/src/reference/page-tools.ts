import type { TocItem } from "../model/page.ts";
import type { CodeRenderer } from "../sources/code/code-renderer.ts";
import type { LinkReference } from "../sources/compiled-page.ts";
import { type Prose, type ProseTools, renderProse } from "./prose/prose.ts";
import { resolveLink } from "./prose/prose-link.ts";
import type { SiteAddress } from "./reference-source.ts";
import type { SayApi } from "./say.ts";
import { UniqueIds } from "./unique-ids.ts";

/** Text of a part of a page, as search reads it. */
export interface TextSection {
  id: string;
  title: string;
  level: number;
  texts: string[];
}

/** What a page is written with; gathers what all pages together have to know of it. */
export class PageTools {
  readonly ids = new UniqueIds();
  readonly links: LinkReference[] = [];
  readonly toc: TocItem[] = [];
  readonly sections: TextSection[] = [{ id: "", title: "", level: 1, texts: [] }];
  readonly code: CodeRenderer;
  /** Routes of the pages of schemas, by slug. */
  readonly schemaRoutes: Readonly<Record<string, string>>;
  /** Says what stands around the texts of the description. */
  readonly say: SayApi;
  readonly #proseTools: ProseTools;
  /** Schemas that stand on the page, by their JSON. */
  readonly #shown = new Map<string, ShownSchema>();
  readonly #linkedHeadings: ReadonlySet<string>;
  #tabs = 0;
  /** Of a page, for lists of values. No description has so many that a reader would go through. */
  #room = 2400;

  constructor(options: PageToolsOptions) {
    const { code, languages, site, smartQuotes, position, linkBase, anchors } = options;
    this.code = code;
    this.schemaRoutes = options.schemaRoutes;
    this.say = options.say;
    this.#linkedHeadings = new Set(Object.values(anchors));
    this.#proseTools = {
      site,
      linkBase,
      anchors,
      smartQuotes,
      code,
      languages,
      onLink: (target, hash) => this.links.push({ target, hash, ...position }),
    };
  }

  /**
   * Renders a text of the description; search finds the page by it.
   *
   * @param headingIds All of its headings can be linked; else those that texts of the page link to.
   * @param top Level of its highest headings.
   */
  prose(text: string | undefined, { headingIds = false, top = 3 } = {}): Prose {
    const onHeading = (id: string) =>
      headingIds || this.#linkedHeadings.has(`#${id}`) ? this.ids.add(id) : undefined;
    const prose = renderProse(text ?? "", { ...this.#proseTools, onHeading, top });
    this.note(prose.text);
    return prose;
  }

  /** A link of the description; an address that counts from nowhere is told as it stands. */
  link(label: string, href: string): Prose {
    const name = label.replaceAll(/[[\]\\]/g, "\\$&");
    const address = href.replaceAll(/[<>\s]/g, encodeURIComponent);
    if (resolveLink(address, this.#proseTools)) return this.prose(`[${name}](<${address}>)`);
    return this.prose(label === href ? `\`${href}\`` : `${name} (\`${href}\`)`);
  }

  /** The beginning of a text of the description, without markup. */
  firstSentence(text: string): string {
    const plain = this.plain(text.split(/\n\s*\n/)[0] ?? "");
    return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain;
  }

  /** A text of the description without markup. */
  plain(text: string): string {
    return renderProse(text, { ...this.#proseTools, onLink: () => {} }).text;
  }

  /** Lets search find the page by a text. */
  note(text: string): void {
    if (text !== "") this.sections.at(-1)?.texts.push(text);
  }

  /** Begins a section with a heading of its own; returns the heading's id. */
  heading(title: string, level: number, html: string): string {
    const id = this.ids.add(title.toLowerCase());
    this.toc.push({ id, level, html });
    this.beginSection(id, title, level);
    return id;
  }

  /** Begins a part that search can lead to. */
  beginSection(id: string, title: string, level: number): void {
    this.sections.push({ id, title, level, texts: [] });
  }

  /** Takes the sections that are begun meanwhile from search. */
  unsearched<Written>(write: () => Written): Written {
    const { length } = this.sections;
    const written = write();
    this.sections.length = length;
    return written;
  }

  /** Where what has this key stands already; if nowhere, `place` is remembered. */
  findShown(key: string, place: ShownSchema): ShownSchema | undefined {
    const shown = this.#shown.get(key);
    if (!shown) this.#shown.set(key, place);
    return shown;
  }

  /** Whether there is room for so many elements more of lists of values; takes it, if so. */
  hasRoom(elements: number): boolean {
    if (elements > this.#room) return false;
    this.#room -= elements;
    return true;
  }

  /** Numbers the tabs of a page from 1. */
  nextTabs(): number {
    this.#tabs += 1;
    return this.#tabs;
  }
}

export interface ShownSchema {
  id: string;
  /** Where it stands, in words: "the answer 400". */
  label: string;
}

export interface PageToolsOptions {
  code: CodeRenderer;
  languages: ReadonlySet<string>;
  site: SiteAddress;
  smartQuotes: boolean;
  /** Absolute address that relative links count from; `null`: this site. */
  linkBase: string | null;
  /** Routes that fragments mean. */
  anchors: Readonly<Record<string, string>>;
  schemaRoutes: Readonly<Record<string, string>>;
  say: SayApi;
  /** Where problems with links are reported. */
  position: Pick<LinkReference, "file" | "line" | "column">;
}
