import type { ServerResponse } from "node:http";
import type { DevMessage, ShownDiagnostic } from "../model/dev-message.ts";
import type { FileExchange } from "../server/send-file.ts";

/** Sends updates to every open page, as server-sent events. */
export class LiveUpdates {
  readonly #open = new Set<ServerResponse>();
  #problems: ShownDiagnostic[] = [];
  /** When a page last changed, in milliseconds of `performance.now`. */
  #changed = 0;

  /**
   * Keeps a page's connection open until the page closes it.
   *
   * @param age Milliseconds since the page was asked for: what changed meanwhile, it has not heard of.
   */
  connect({ request, response }: FileExchange, age: number): void {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    // Nothing would ever be written, not even the head.
    if (request.method === "HEAD") return void response.end();
    const isOld = performance.now() - age < this.#changed;
    const problems = encode({ type: "diagnostics", items: this.#problems });
    response.write(problems + (isOld ? encode({ type: "reload" }) : ""));
    this.#open.add(response);
    request.once("close", () => this.#open.delete(response));
  }

  send(update: DevMessage): void {
    if (update.type === "diagnostics") this.#problems = update.items;
    else this.#changed = performance.now();
    for (const response of this.#open) response.write(encode(update));
  }

  close(): void {
    for (const response of this.#open) response.end();
  }
}

function encode(update: DevMessage): string {
  return `data: ${JSON.stringify(update)}\n\n`;
}
