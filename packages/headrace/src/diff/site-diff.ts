/** What differs between two builds of a site. Plain JSON: `headrace diff --format json` prints it. */
export interface SiteDiff {
  added: PageName[];
  /** Pages that are nowhere any more. */
  removed: (PageName & { leadsTo: string | null })[];
  moved: MovedPage[];
  /** Old addresses that lead nowhere now: of pages, and of redirects. */
  lostAddresses: string[];
  /** Headings that links could name, and can't any more. */
  lostAnchors: LostAnchor[];
  changed: ChangedPage[];
  /** Old addresses that lead elsewhere now. */
  redirects: RedirectChange[];
  /** Sidebars, and the links around every page. */
  menus: MenuChange[];
  /** Files that readers fetch by their names, as they stand in the static folder. */
  files: FileChanges;
  /** Documents that weigh noticeably more or less. */
  weights: Weight[];
  /** The whole site, by kind of file. */
  totals: Weight[];
  /** Questions whose page search now finds at another place. */
  searches: SearchChange[];
  /** Why searches are not compared, though there are questions; `null` where they are. */
  searchProblem: string | null;
  /** Pages of both sites, old and new. */
  pages: { before: number; after: number };
}

export interface PageName {
  route: string;
  title: string;
}

/** A page that stands at another address. */
export interface MovedPage extends PageName {
  from: string;
  /** Whether the old address leads to it. */
  isRedirected: boolean;
}

export interface LostAnchor {
  /** Of the page as it is now. */
  route: string;
  id: string;
  /** The heading's text. */
  text: string;
}

/** A page whose title, text or facts are others. */
export interface ChangedPage extends PageName {
  /** Absent where it is the same. */
  oldTitle?: string;
  /** Lines of its Markdown, and of what stands around it. */
  added: number;
  removed: number;
  lines: LineChange[];
}

export interface RedirectChange {
  from: string;
  before: string;
  after: string;
}

export interface MenuChange {
  name: string;
  lines: LineChange[];
}

export interface FileChanges {
  added: string[];
  removed: string[];
  changed: string[];
}

/** Lines that are the same in both, or what stands in place of what. */
export interface LineChange {
  /** Lines of both that are the same, where these are left out. */
  skipped: number;
  before: string[];
  after: string[];
}

/** Bytes as they are written. */
export interface Weight {
  /** A route, or a kind of file. */
  name: string;
  before: number;
  after: number;
}

export interface SearchChange {
  question: string;
  /** What should be found, as it is addressed now. */
  page: string;
  /** From 1; `null`: not among the first rows. */
  before: number | null;
  after: number | null;
}
