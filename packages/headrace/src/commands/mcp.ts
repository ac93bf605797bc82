import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { packageVersion } from "../engine-dir.ts";
import { docsServer } from "../mcp/docs-server.ts";
import { Site } from "../mcp/site.ts";
import type { CommandOptions } from "./command-options.ts";
import { siteFilesOf } from "./site-files-of.ts";

/** Serves a built site to an MCP client over standard input and output, until the client leaves. */
export async function run({ root, site: where }: CommandOptions): Promise<number> {
  const site = new Site(siteFilesOf(root, where));
  // Tells what is wrong before a client waits for it.
  await site.list();
  const transport = serveStdio(() => docsServer(site, { version: packageVersion() }), {
    onerror: (error) => process.stderr.write(`${error.message}\n`),
  });
  await new Promise<void>((done) => process.stdin.once("close", done).once("end", done));
  await transport.close();
  return 0;
}
