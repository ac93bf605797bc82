/** A site for MCP clients, over HTTP: runs wherever there is `fetch`. */
export { type McpHandler, mcpHandler } from "../mcp/handler.ts";
export { type FetchOptions, filesAt, type SiteFiles } from "../mcp/site-files.ts";
