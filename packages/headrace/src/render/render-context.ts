import type { SiteMessages } from "../model/messages/messages.ts";
import type { HeadTag } from "../model/page.ts";
import type { SiteData } from "../model/site.ts";

/** Sets of classes: a style sheet applies to a page that has all of one of them. */
export type NeededClasses = readonly (readonly string[])[];

/** The files that every page needs in the browser, by their paths below the base URL. */
export interface ClientAssets {
  /** Identifies the client bundle; chunks built for another one are not shown by it. */
  clientId: string;
  script: string;
  /** Script of the shell, which the first one loads, and those that it imports. */
  app: string[];
  /** Script that follows changes of the sources; in the dev server only. */
  dev: string | null;
  styles: string;
  /** Style sheets that only some pages need, in their order. */
  conditionalStyles: readonly { address: string; needs: NeededClasses }[];
  /** Style sheet of what only script shows. */
  onDemandStyles: string;
  /** Script of each island, by module path relative to the project's root. */
  islands: Record<string, string>;
}

/** What is the same for every page of a build. */
export interface RenderContext {
  site: SiteData;
  messages: SiteMessages;
  brand: {
    /** For readers who chose none. */
    colors: "system" | "light" | "dark";
    themeColor: { light: string; dark: string };
    /** File of the picture that link previews show where a page has none of its own. */
    socialCard: string | null;
    /** What cards of pages can be written with; empty when pages have none. */
    cardLetters: string;
  };
  assets: ClientAssets;
  feeds: readonly FeedLink[];
  /** In the head of every document, unless the page has its own of the name. */
  head: readonly HeadTag[];
  /** Content-Security-Policy of every document. */
  policy: string;
  pageEnd: PageEndOptions;
  /** Whether the site was one of Docusaurus: link previews show of it what they did. */
  isTakenOver: boolean;
}

/** A feed that pages name in their heads. */
export interface FeedLink {
  title: string;
  /** Media type. */
  type: string;
  /** Relative to the site. */
  file: string;
  /** Code of the language whose pages name it. Absent: all do. */
  language?: string;
}

/** What stands below the text of each page; nothing that is not asked for. */
export interface PageEndOptions {
  /** In `href`, "{page}" and "{markdown}" stand for the page's whole addresses. */
  openIn: readonly { label: string; href: string }[];
  /** Route of the page that says how to connect an assistant. */
  connect?: string | undefined;
  /** Path that answers to "Was this page helpful?" are sent to. */
  feedback?: string | undefined;
}

/** The two files of a page. */
export interface RenderedPage {
  html: string;
  chunk: string;
}
