import type { IncomingMessage, ServerResponse } from "node:http";
import type { DevMessage, ShownDiagnostic } from "../model/dev-message.ts";

/** Sends updates to every open page, as server-sent events. */
export class LiveUpdates {
  readonly #open = new Set<ServerResponse>();
  #problems: ShownDiagnostic[] = [];

  /** Keeps a page's connection open until the page closes it. */
  connect(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    // Nothing would ever be written, not even the head.
    if (request.method === "HEAD") return void response.end();
    response.write(encode({ type: "diagnostics", items: this.#problems }));
    this.#open.add(response);
    request.once("close", () => this.#open.delete(response));
  }

  send(update: DevMessage): void {
    if (update.type === "diagnostics") this.#problems = update.items;
    for (const response of this.#open) response.write(encode(update));
  }

  close(): void {
    for (const response of this.#open) response.end();
  }
}

function encode(update: DevMessage): string {
  return `data: ${JSON.stringify(update)}\n\n`;
}
