import type { HttpMethod } from "./api.ts";

/** Every operation of a site's APIs, for programs; below the base URL. */
export const OPERATIONS_FILE = "operations.json";

/** What stands in the file. */
export interface OperationsIndex {
  operations: ListedOperation[];
}

/** An operation, and where to read on. */
export interface ListedOperation {
  /** Name of the API in the configuration. */
  api: string;
  id: string;
  method: HttpMethod;
  path: string;
  title: string;
  description: string;
  /** Slug of the family. */
  family: string;
  /** Only where it is. */
  deprecated?: true;
  /** Addresses: its page, the same as Markdown, and all that the description says of it. */
  page: string;
  markdown: string;
  data: string;
}
