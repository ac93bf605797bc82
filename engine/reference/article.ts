import type { OperationSource } from "./reference-source.ts";
import type { CodeSampleText } from "./samples.ts";

/** What the page of an operation shows. */
export interface OperationArticle {
  source: OperationSource;
  samples: readonly CodeSampleText[];
  files: ArticleFiles;
}

/** Files beside the page; paths relative to the site. */
export interface ArticleFiles {
  /** The same page as Markdown. */
  markdown: string;
  /** The operation as JSON, for the console. */
  data: string;
}

/** Where the files of a page are published. */
export function articleFiles(route: string): ArticleFiles {
  const stem = route.slice(1);
  return { markdown: `${stem}.md`, data: `${stem}.operation.json` };
}
