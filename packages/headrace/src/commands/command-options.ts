import type { Shard } from "../check/shards.ts";
import type { ReportFormat } from "../diagnostics/report.ts";

/** What the commands are given. */
export interface CommandOptions {
  /** Absolute. */
  root: string;
  port: number;
  host: string;
  "allow-host": string[];
  strict: boolean;
  format: ReportFormat;
  fix: boolean;
  compress: boolean;
  /** Of the pages that are compiled; the others are left to other builders. */
  shard: Shard | undefined;
  /** Absolute folders of other builders' caches. */
  join: string[];
  /** Serve a new site at once. */
  start: boolean;
  "update-urls": boolean;
  /** Ask other sites whether what is linked is there. */
  external: boolean;
  /** What to search for. */
  query: string;
  /** Absolute folders of two built sites. */
  before: string;
  after: string;
  /** Absolute path of a file of questions. */
  questions: string | undefined;
  /** Absolute path of what readers say of pages. */
  feedback: string | undefined;
  /** Absolute path of a web server's log. */
  log: string | undefined;
  "sender-header"?: string | undefined;
  /** Absolute folder for what is told. */
  write: string | undefined;
  /** Absolute folder of a built site to compare with. */
  against: string | undefined;
  /** Folder or address of a built site, as it was typed. */
  site: string | undefined;
}
