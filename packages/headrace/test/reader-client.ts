import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { filesIn } from "../src/mcp/folder-files.ts";
import { mcpHandler } from "../src/mcp/handler.ts";

/** An assistant that is connected to a built site. */
export interface ReaderClient {
  /** The text that a tool answers with. */
  call(name: string, args: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

/** Connects the protocol's own client to a site in a folder, without a network between them. */
export async function connectReader(folder: string): Promise<ReaderClient> {
  const handler = mcpHandler(filesIn(folder));
  const fetch = (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init));
  const client = new Client({ name: "reader", version: "1" });
  const address = new URL("https://docs.example/mcp");
  await client.connect(new StreamableHTTPClientTransport(address, { fetch }));
  return {
    call: async (name, args) => {
      const { content } = await client.callTool({ name, arguments: args });
      return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
    },
    close: () => client.close(),
  };
}
