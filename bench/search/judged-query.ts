/** A query and the pages (or sections) that answer it. */
export interface JudgedQuery {
  query: string;
  /** Any of these will do. A URL without "#" accepts every section of the page. */
  urls: readonly string[];
  /** The section that is meant, with "#"; absent when the page as a whole is. */
  section?: string;
}
