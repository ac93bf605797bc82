import { createMcpHandler } from "@modelcontextprotocol/server";
import { docsServer } from "./docs-server.ts";
import { Site } from "./site.ts";
import type { SiteFiles } from "./site-files.ts";

/** What answers requests of MCP clients. */
export interface McpHandler {
  fetch(request: Request): Promise<Response>;
}

/** Longer questions are no reader's. */
const MAX_BODY = 256 * 1024;

/** Anybody may ask from any page: all that is told is public, and no cookie is read. */
const OPEN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Mcp-Session-Id, Mcp-Protocol-Version",
};

/**
 * Serves a site to MCP clients over HTTP, without state between requests: for Node and for platforms
 * that run a function beside the static files.
 *
 * @param version What the server says it is; default: none in particular.
 */
export function mcpHandler(files: SiteFiles, { version = "0" } = {}): McpHandler {
  const site = new Site(files);
  const handler = createMcpHandler(() => docsServer(site, { version }), {
    maxRequestBodySize: MAX_BODY,
  });
  return {
    async fetch(request) {
      if (request.method === "OPTIONS") return preflight(request);
      const response = await handler.fetch(request);
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(OPEN)) headers.set(name, value);
      const { status, statusText, body } = response;
      return new Response(body, { status, statusText, headers });
    },
  };
}

function preflight({ headers }: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": headers.get("Access-Control-Request-Headers") ?? "*",
      "Access-Control-Max-Age": "600",
    },
  });
}
