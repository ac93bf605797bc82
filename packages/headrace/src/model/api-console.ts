import type { ApiSecurityScheme, Operation } from "./api.ts";

/** The file beside an operation's page from which the console is made. */
export interface ConsoleOperation {
  operation: Operation;
  /** Those that the operation's `security` names. */
  securitySchemes: Record<string, ApiSecurityScheme>;
  /** For `Accept` where the operation answers without content. */
  accept: string;
  /** Readers may send to an address that they type. */
  anyServer?: boolean;
}

/** Begins the hash of an address that opens the page's console; what it is filled with follows. */
export const CONSOLE_HASH = "#try?";
