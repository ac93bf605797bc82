import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { packageVersion } from "../engine-dir.ts";
import { docsServer } from "../mcp/docs-server.ts";
import type { CommandOptions } from "./command-options.ts";
import { openSite } from "./open-site.ts";

/** Serves a built site to an MCP client over standard input and output, until the client leaves. */
export async function run({ root, site: where }: CommandOptions): Promise<number> {
  const { site, name, base } = await openSite(root, where);
  // Who starts it by hand would wait for a word; a client reads standard output alone.
  if (process.stdin.isTTY)
    process.stderr.write(
      `Answers from ${name} (${base}) to an MCP client on standard input and output.\nClients start this command themselves. Press Ctrl+C to stop.\n`,
    );
  const transport = serveStdio(() => docsServer(site, { version: packageVersion() }), {
    onerror: (error) => process.stderr.write(`${error.message}\n`),
  });
  await new Promise<void>((done) => process.stdin.once("close", done).once("end", done));
  await transport.close();
  return 0;
}
