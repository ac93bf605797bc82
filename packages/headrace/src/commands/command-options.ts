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
  /** Serve a new site at once. */
  start: boolean;
  "update-urls": boolean;
  /** What to search for. */
  query: string;
  /** Absolute folder of a built site to compare with. */
  against: string | undefined;
}
