import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { reasonOf } from "../diagnostics/reason-of.ts";
import type { FileExchange } from "./send-file.ts";

/** How long clients may take to send. */
export interface Patience {
  /** Bytes of the longest body. Default: none is wanted. */
  maxBody?: number;
  /** What a request without a body may take, in ms. Default: half a minute. */
  patience?: number | undefined;
}

/**
 * A server that ends requests which never do: who sends a body may take a millisecond longer for each of its
 * bytes, which is slower than any line, and is answered 408 then.
 */
export function serverOf(
  answer: (exchange: FileExchange) => void | Promise<void>,
  { maxBody = 0, patience = 30_000 }: Patience = {},
): Server {
  return createServer(
    { requestTimeout: patience + maxBody, connectionsCheckingInterval: Math.min(patience, 5_000) },
    answerWith(answer),
  );
}

/**
 * Makes a server's listener of what answers one request. Whatever fails there ends that answer and
 * nothing else; the client learns no more than that, the terminal in one line why.
 */
function answerWith(answer: (exchange: FileExchange) => void | Promise<void>): RequestListener {
  return async (request, response) => {
    try {
      await answer({ request, response });
    } catch (error) {
      // Who goes away before all is said is no fault of the server.
      if (!request.complete && request.errored === error) return;
      process.stderr.write(
        `${request.method} ${JSON.stringify(request.url)}: ${reasonOf(error)}\n`,
      );
      fail(response);
    }
  };
}

function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { "Content-Type": "text/plain;charset=utf-8" });
  response.end("This answer could not be made. The terminal of the server says why.\n");
}
