import type { HttpMethod } from "../model/api.ts";
import type { DiagramLook } from "../model/browser-diagram.ts";
import type { MagicComment } from "../model/code/magic-comments.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ArticleMessages } from "../model/messages/english.ts";
import type { HeadTag, TocItem } from "../model/page.ts";
import type { FrontMatter } from "./front-matter-schema.ts";

/** Where a page comes from: a file of the content folder, or a part of an API description. */
export interface SourceFile {
  /** Relative to the project's root, with forward slashes; names the page among all sources. */
  path: string;
  text: string;
  /** Where the text comes from, if not from there: the page is not translated. Relative to the root. */
  file?: string;
  /** Why the file can't be read; its text is then empty. */
  problem?: Diagnostic;
  /** What `text` is. Absent: Markdown. "reference": JSON of a part of an API description. */
  kind?: "reference";
}

/** What the compilation of a page needs to know of its project. */
export interface MarkdownOptions {
  /** Absolute path of the project. */
  root: string;
  /** Folders of pages, relative to the root, and the routes below which their pages are. */
  folders: readonly ContentFolder[];
  /** Addresses end with a slash, so that browsers read relative ones from there. Default: false. */
  trailingSlash?: boolean;
  /** The base URL, where addresses in pages may begin with it. Default: they count from it. */
  writtenBase?: string;
  /** What relative addresses of a folder's index count from. Default: the folder. */
  indexLinks?: "inside" | "above";
  /** Folder that "@site/" counts from, relative to the root. */
  siteDir: string;
  /** Folders of installed themes, relative to that folder. Default: none. */
  themeFolders?: readonly string[];
  /** Folders of files that are published as they are, relative to the root. */
  staticDirs: readonly string[];
  /** How files are read; see the configuration. */
  format: "mdx" | "mdx1" | "detect" | "md";
  /** Components that pages use without an import; `null` for none. */
  globals: GlobalComponents | null;
  /** Specifier of what the site has around all of its pages. Absent: nothing. */
  siteRoot?: string | undefined;
  /** File of the values that pages take by `{facts.name}`, relative to the root. */
  facts?: string | undefined;
  /** How grave it is that a component or diagram fails; after a warning it is left out. Default: an error. */
  failedParts?: "error" | "warning";
  /** Configuration of Docusaurus whose plug-ins for Markdown run, relative to the root. */
  markdownConfig?: string | undefined;
  /** Names of admonitions besides those of the dialect; they look like notes. */
  admonitions?: readonly string[];
  /** What the build says in articles, by language. Default: in English. */
  messages?: Readonly<Record<string, ArticleMessages>> | undefined;
  /** Titles of those that have none of their own, by language and name; they count before `messages`. */
  admonitionTitles?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Components say other words in a language than are written. */
  hasComponentTexts?: boolean;
  /** Routes of what is in the first language alone, with all that has no file below them. */
  sharedRoutes?: readonly string[];
  /** Code of the language of pages whose folder names none. */
  language?: string;
  /** Codes of the languages that run from right to left; absent: none does. */
  rightToLeft?: readonly string[];
  /** Sources that the security policy lets through besides the site's own, by directive. */
  policy?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** What draws diagrams in the browser that the build can't draw; absent: nothing does. */
  mermaid?: MermaidPackage | undefined;
  /** "$x^2$" is a formula. */
  math: boolean;
  /** Straight quotes in text become quotation marks and apostrophes. */
  smartQuotes: boolean;
  /** What pages say of themselves below their titles; absent: nothing. */
  pageFacts?: PageFactLabels | undefined;
  /** Language of code blocks that name none; absent: plain text. */
  codeLanguage?: string | undefined;
  /** Values of names in code of the site, which expressions of pages may name, too. */
  constants?: Readonly<Record<string, unknown>> | undefined;
  /** Comments in code that mark lines; absent: those of the dialect. */
  magicComments?: readonly MagicComment[] | undefined;
  /** Folder of hashed copies in the published site. */
  assetsPath: "assets";
  /**
   * Loads a module of site code that a page imports; resolves to its namespace.
   * The specifier of a project file is always "@site/" and its path from the root with extension,
   * whatever the page wrote; any other is as it was written.
   */
  components: (specifier: string) => Promise<Record<string, unknown>>;
}

/** The package of that name that a site has installed. */
export interface MermaidPackage {
  version: string;
  /** Absolute path of its module for browsers. */
  module: string;
  look: DiagramLook;
}

/** Words of the line below a page's title. */
export interface PageFactLabels {
  /** What readers are shown for a `kind` of the front matter. */
  kinds: Readonly<Record<string, string>>;
  /** "Since {version}" */
  since: string;
  /** Code of the language of dates and lists. */
  language: string;
}

export interface ContentFolder {
  folder: string;
  /** Folder of the pages that the engine writes for it. */
  generated?: string | undefined;
  /** "/docs", or "" for the root of the site. */
  route: string;
  /** Folder whose files stand in for those that are not translated. */
  base?: string | undefined;
  /** Code of the language that begins the route; absent for the site's first. */
  language?: string | undefined;
  /** A post is called by its front matter, whatever heading it begins with. */
  holdsPosts?: true;
  /** Its pages stand for themselves: what they show as a title is in their text. */
  isWithoutTitles?: true;
  /** Specifier of the component that draws its pages. Absent: the engine does. */
  form?: string | undefined;
  /** Specifier of the component that draws the contents beside them. Absent: the frame does. */
  contentsForm?: string | undefined;
  /** That component brings a layout of its own. */
  formTakesPage?: boolean | undefined;
}

/** The export `components` of a module of the site. */
export interface GlobalComponents {
  /** "@site/" and the module's path from the root. */
  specifier: string;
  names: readonly string[];
  /** Elements of Markdown that it has components for. */
  elements?: readonly string[];
  /** Specifier of the component that draws titles of the front matter. Absent: the engine does. */
  heading?: string;
}

/** One page, compiled. It is plain JSON, since it is cached on disk. */
export interface CompiledPage {
  frontMatter: FrontMatter;
  title: string;
  description: string;
  /** Article HTML with placeholders (engine/model/placeholders.ts); "" when there are errors. */
  body: string;
  /** The article as Markdown without its title, with placeholders; "" when there are errors. */
  markdown: string;
  /** Every heading of level 2 to 6, in order. */
  toc: TocItem[];
  /** The text of the article for search, in order; the first is what stands before any heading; [] when there are errors. */
  sections: PageSection[];
  /** Every id in the article. */
  ids: string[];
  links: LinkReference[];
  assets: AssetReference[];
  /**
   * Files besides the page itself whose change changes the result: partials, images, imported code.
   * Paths relative to the root. A file may be absent: the result changes when it comes to exist.
   */
  dependencies: string[];
  /**
   * Paths of which it only counted whether there is a file: a link that may mean several. Absent: none.
   */
  lookups?: string[];
  diagnostics: Diagnostic[];
  /** What its document is called, where a component says it. Absent: as the page and the site are. */
  wholeTitle?: string;
  /** What the page adds to the head of its document. Absent: nothing. */
  head?: HeadTag[];
  /** The article has a place for the list of its category. Absent: it has not. */
  listsCards?: true;
  /** A diagram of it is drawn in the browser. Absent: none is. */
  drawsInBrowser?: true;
  /** The result depends on the site's own code. Absent: it does not. */
  runsCode?: true;
  /** Of a post that a component of the site draws. */
  ownForm?: OwnForm;
  /** A plug-in gave no answer in time; another time it may. Absent: all did. */
  isUncertain?: true;
  /** HTML of its code blocks by what they were made from, for its next compilation. Absent: none. */
  code?: Record<string, string>;
  /** Files that are published beside the page. Absent: none. */
  files?: PageFile[];
  /** Where the text comes from, if not from the page's own path: it is not translated. */
  file?: string;
  /** Of a page that an API description makes. */
  reference?: ReferencePage;
}

/** What an article shows that is the frame's elsewhere, besides who wrote a post, and when. */
export interface OwnForm {
  /** It has contents of its own. */
  listsHeadings: boolean;
  /** It has a layout of its own. */
  takesPage: boolean;
}

/** A file beside a page, such as the data of its console. */
export interface PageFile {
  /** Relative to the site; begins with the page's route without the first "/", and a ".". */
  path: string;
  content: string;
}

/** What all pages together need to know of a page that is no file of the content folder. */
export interface ReferencePage {
  /** Name of the API in the configuration. */
  api: string;
  /** Document id. */
  id: string;
  route: string;
  /** File of the description that holds it, relative to the root: for "Edit this page". */
  file: string;
  kind: "overview" | "family" | "operation" | "schemas" | "schema" | "components" | "changes";
  /** What sidebars and breadcrumbs call it. */
  label: string;
  /** Slug of the family of an operation; of the family itself. Else "". */
  family: string;
  /** Of a family: what is around it in a sidebar. */
  place?: { group: string | null; parent: string | null };
  /** Of an operation. */
  operation: { id: string; method: HttpMethod; path: string; deprecated: boolean } | null;
  /** How grave it is that a link in it leads nowhere. Default: as of any other page. */
  faults?: "warning";
}

/** A heading of a page and the text below it, up to the next heading. */
export interface PageSection {
  /** Id of the heading; "" for the page's beginning. */
  id: string;
  /** Plain text of the heading; the page's title for its beginning. */
  title: string;
  /** 1 to 6. */
  level: number;
  /** Plain text with single spaces: code and tables included, controls and drawings not. */
  content: string;
}

/** A link to this site that the check of all pages has to judge. */
export interface LinkReference {
  /** "page:content/faq.md", "route:/faq", "host:/faq" of a tag, "external:https://…", or "hash" for the same page. */
  target: string;
  /** Without "#", decoded; `null` when the link has none. */
  hash: string | null;
  file: string;
  line: number;
  column: number;
}

/** A file to copy into the published site. */
export interface AssetReference {
  /** Relative to the root. */
  source: string;
  /** Relative to the site: "assets/images/name.0123abcd.png". */
  output: string;
}
