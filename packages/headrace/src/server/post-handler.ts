import type { PostHandler } from "../posted/post-handler.ts";
import { type Patience, serverOf } from "./answer.ts";
import { type Listener, listen, type RunningServer } from "./listen.ts";
import type { FileExchange } from "./send-file.ts";
import { callUrl, sendResponse, webRequest } from "./web-exchange.ts";

/** Who may be asked behind a proxy of one's own. */
export interface PostListener extends Pick<Listener, "port" | "host">, Pick<Patience, "patience"> {
  /** Bytes; the handler refuses what is longer. */
  maxBody: number;
  /**
   * Header with the reader's address, where a proxy sets it: "X-Forwarded-For", whose last entry is
   * the proxy's own. Default: the address that the connection comes from.
   */
  senderHeader?: string | undefined;
}

/** Serves a handler over HTTP. */
export function startPostHandler(
  handler: PostHandler,
  { senderHeader, maxBody, patience, ...listener }: PostListener,
): Promise<RunningServer> {
  const answer = async ({ request, response }: FileExchange) => {
    const url = callUrl(request);
    if (url === undefined) return void response.writeHead(400).end();
    if (request.method !== "POST") return void response.writeHead(405, { Allow: "POST" }).end();
    const named = senderHeader && request.headers[senderHeader.toLowerCase()];
    const last = named?.toString().split(",").at(-1)?.trim();
    const sender = last || request.socket.remoteAddress;
    const sent = await webRequest(url, { request, maxBody });
    await sendResponse(response, await handler.fetch(sent, sender));
  };
  const server = serverOf(answer, { maxBody, patience });
  return listen(server, { ...listener, baseUrl: "/" });
}
