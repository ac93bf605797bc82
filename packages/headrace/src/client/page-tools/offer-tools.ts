import { config, toJSONSchema } from "zod";
import type { Site } from "../../mcp/site.ts";
import { siteTools } from "../../mcp/tools.ts";

/** A tool as WebMCP takes it: https://webmachinelearning.github.io/webmcp/ */
interface PageTool {
  name: string;
  title: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean };
  execute: (input: unknown) => Promise<unknown>;
}

/** Takes the tools of a page, for assistants in the browser. */
interface ModelContext {
  registerTool(tool: PageTool): unknown;
}

/** Where browsers have it: the proposal's place, and the one that it had first. */
interface PageWindow {
  document: object;
  navigator: object;
}

/** Offers to the browser what the site offers over MCP; nothing where it takes no tools. */
export async function offerTools({ document, navigator }: PageWindow, site: Site): Promise<void> {
  const context = contextOf(document) ?? contextOf(navigator);
  if (!context) return;
  // The site's policy lets no code be made of text, which a check would try.
  config({ jitless: true });
  const tools = siteTools(site).map(({ name, title, description, ...tool }) =>
    context.registerTool({
      name,
      title,
      description,
      inputSchema: toJSONSchema(tool.inputSchema, { io: "input" }),
      annotations: { readOnlyHint: tool.annotations.readOnlyHint },
      execute: (input) => tool.answer(input ?? {}),
    }),
  );
  await Promise.all(tools);
}

function contextOf(place: object): ModelContext | undefined {
  const context: unknown = "modelContext" in place ? place.modelContext : undefined;
  return isContext(context) ? context : undefined;
}

function isContext(value: unknown): value is ModelContext {
  if (typeof value !== "object" || value === null) return false;
  return "registerTool" in value && typeof value.registerTool === "function";
}
