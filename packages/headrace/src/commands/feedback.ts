import { open } from "node:fs/promises";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { feedbackHandler, MAX_FEEDBACK_BODY } from "../feedback/handler.ts";
import { feedbackFile } from "../feedback/store.ts";
import { feedbackPath } from "../files/paths.ts";
import { loadProject } from "../project/project.ts";
import { onFreePort } from "../server/listen.ts";
import { startPostHandler } from "../server/post-handler.ts";
import type { CommandOptions } from "./command-options.ts";
import { serve } from "./serve.ts";

/** Takes what readers say of pages until it is interrupted. */
export function run(options: CommandOptions): Promise<number> {
  const { root, port, host, "sender-header": senderHeader } = options;
  const file = options.feedback ?? feedbackPath(root);
  const start = async () => {
    const { config } = await loadProject(root, "production");
    // Tells what is wrong before a reader has written something.
    await (await open(file, "a", 0o600)).close();
    const handler = feedbackHandler({
      store: feedbackFile(file),
      site: config.url + config.baseUrl,
      onError: (error) => process.stderr.write(`Not kept: ${reasonOf(error)}\n`),
    });
    return onFreePort(port, (free) =>
      startPostHandler(handler, { port: free, host, senderHeader, maxBody: MAX_FEEDBACK_BODY }),
    );
  };
  return serve(start, (url) => `Feedback is taken at ${url} and kept in ${file}`);
}
