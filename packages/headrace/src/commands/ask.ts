import { askHandler, MAX_ASK_BODY } from "../ask/handler.ts";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { loadProject } from "../project/project.ts";
import { onFreePort } from "../server/listen.ts";
import { startPostHandler } from "../server/post-handler.ts";
import type { CommandOptions } from "./command-options.ts";
import { openSite } from "./open-site.ts";
import { serve } from "./serve.ts";

/** Has a model answer readers' questions until it is interrupted. */
export async function run(options: CommandOptions): Promise<number> {
  const { root, port, host, "sender-header": senderHeader } = options;
  const { ASK_URL: url, ASK_MODEL: name, ASK_KEY: key } = process.env;
  if (!url || !name) {
    process.stderr.write(
      "No model is named. Set ASK_URL (https://…/v1), ASK_MODEL, and ASK_KEY where it needs one.\n",
    );
    return 1;
  }
  if (!/^https?:$/.test(protocolOf(url))) {
    process.stderr.write(`ASK_URL is no web address: ${url}. It ends before /chat/completions.\n`);
    return 1;
  }
  const start = async () => {
    const { files } = await openSite(root, options.site);
    const { config } = await loadProject(root, "production");
    const handler = askHandler({
      files,
      site: config.url + config.baseUrl,
      model: { url, name, key },
      onError: (error) => process.stderr.write(`${reasonOf(error)}\n`),
    });
    return onFreePort(port, (free) =>
      startPostHandler(handler, { port: free, host, senderHeader, maxBody: MAX_ASK_BODY }),
    );
  };
  return serve(start, (asked) => `Questions are answered at ${asked} by ${name}`);
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : "";
}
