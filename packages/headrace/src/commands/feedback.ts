import { feedbackHandler, MAX_FEEDBACK_BODY } from "../feedback/handler.ts";
import { feedbackFile } from "../feedback/store.ts";
import { feedbackPath } from "../files/paths.ts";
import { loadProject } from "../project/project.ts";
import { onFreePort } from "../server/listen.ts";
import { startPostHandler } from "../server/post-handler.ts";
import type { CommandOptions } from "./command-options.ts";
import { interrupted } from "./interrupted.ts";
import { say } from "./print.ts";

/** Takes what readers say of pages until it is interrupted. */
export async function run(options: CommandOptions): Promise<number> {
  const { root, port, host, "sender-header": senderHeader } = options;
  const file = options.feedback ?? feedbackPath(root);
  const { config } = await loadProject(root, "production");
  const handler = feedbackHandler({
    store: feedbackFile(file),
    site: config.url + config.baseUrl,
  });
  const server = await onFreePort(port, (free) =>
    startPostHandler(handler, { port: free, host, senderHeader, maxBody: MAX_FEEDBACK_BODY }),
  );
  say(`Feedback is taken at ${server.url} and kept in ${file}\nPress Ctrl+C to stop.`);
  await interrupted();
  await server.close();
  return 0;
}
