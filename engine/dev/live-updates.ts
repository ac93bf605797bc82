import type { IncomingMessage, ServerResponse } from "node:http";
import type { Diagnostic } from "../model/diagnostic.ts";

/** Path of the stream of updates, below the base URL. */
export const UPDATES_PATH = "__dev";

/** A problem as the overlay shows it. */
export type ShownDiagnostic = Diagnostic & { frame?: string };

/** What an open page is told. */
export type Update =
  | { type: "page"; route: string; chunk: unknown }
  | { type: "reload" }
  | { type: "diagnostics"; items: ShownDiagnostic[] };

/** Sends updates to every open page, as server-sent events. */
export class LiveUpdates {
  readonly #open = new Set<ServerResponse>();
  #problems: ShownDiagnostic[] = [];

  /** Keeps a page's connection open until the page closes it. */
  connect(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(encode({ type: "diagnostics", items: this.#problems }));
    this.#open.add(response);
    request.once("close", () => this.#open.delete(response));
  }

  send(update: Update): void {
    if (update.type === "diagnostics") this.#problems = update.items;
    for (const response of this.#open) response.write(encode(update));
  }

  close(): void {
    for (const response of this.#open) response.end();
  }
}

function encode(update: Update): string {
  return `data: ${JSON.stringify(update)}\n\n`;
}
