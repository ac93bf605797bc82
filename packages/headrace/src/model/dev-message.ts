import type { Diagnostic } from "./diagnostic.ts";
import type { StoredChunk } from "./page.ts";

/** A problem as the overlay shows it. */
export interface ShownDiagnostic extends Diagnostic {
  /** The lines around the position, as plain text. */
  frame?: string;
}

/** What the development server sends, one JSON object per event. */
export type DevMessage =
  /** A page has new content. */
  | { type: "page"; route: string; chunk: StoredChunk }
  /** Something changed that only a new document shows. */
  | { type: "reload" }
  /** A style sheet changed: the address to load it from, with a query that makes it new. */
  | { type: "css"; href: string }
  /** All problems that there are now; none when all are mended. */
  | { type: "diagnostics"; items: ShownDiagnostic[] };

/** Path of the stream of messages, below the base URL. */
export const DEV_MESSAGES_PATH = "__dev";

/** Part of its query: milliseconds since the page was asked for. A clock may be another on its machine. */
export const AGE = "age";
