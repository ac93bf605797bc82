import { createServer, request } from "node:http";
import { feedbackHandler } from "headrace/feedback";
import { feedbackFile } from "headrace/feedback/file";
import { listen, type RunningServer, startPostHandler } from "headrace/testing";

/**
 * A site, and below its address "feedback" the handler of what readers say: what the web server does
 * that the engine's guide describes.
 */
export interface FrontOptions {
  site: RunningServer;
  baseUrl: string;
  /** Where entries are kept. */
  file: string;
}

/** Serves both at one address. */
export async function startFeedbackFront({
  site,
  baseUrl,
  file,
}: FrontOptions): Promise<RunningServer> {
  let handler: RunningServer | undefined;
  const server = createServer((incoming, response) => {
    const { method, url = "/", headers } = incoming;
    const isFeedback = url === `${baseUrl}feedback` && handler !== undefined;
    const target = new URL(url, isFeedback ? handler?.url : site.url);
    const outgoing = request(target, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  });
  const front = await listen(server, { port: 0, host: "127.0.0.1", baseUrl });
  const limit = { perSender: 1000, overall: 1000 };
  handler = await startPostHandler(
    feedbackHandler({ site: front.url, store: feedbackFile(file), limit }),
    { port: 0, host: "127.0.0.1", maxBody: 24 * 1024 },
  );
  return {
    ...front,
    close: async () => {
      await Promise.all([front.close(), handler?.close(), site.close()]);
    },
  };
}
