import { z } from "zod";
import { pluginsOf } from "../sources/markdown/plugins/plugin-process.ts";
import type { OldSite } from "./old-site.ts";

/** A plug-in for Markdown that the old configuration names. */
export interface OldPlugin {
  name: string;
  /** Why it can't run; absent when it can. */
  problem?: string | undefined;
}

/** Functions of the configuration that change texts before they are read. */
export const MARKDOWN_FUNCTIONS = ["preprocessor", "parseFrontMatter"] as const;

const PLUGIN_LISTS = [
  "beforeDefaultRemarkPlugins",
  "remarkPlugins",
  "beforeDefaultRehypePlugins",
  "rehypePlugins",
] as const;

const describedSchema = z.object({
  plugins: z.array(z.object({ name: z.string(), problem: z.string().optional() })),
});

/** The plug-ins of a site besides those whose work the engine does itself. */
export async function oldPlugins({ file, docs, blogs, pages }: OldSite): Promise<OldPlugin[]> {
  const named = [...docs, ...blogs, ...pages].some((options: Record<string, unknown>) =>
    PLUGIN_LISTS.some((list) => [options[list] ?? []].flat().length > 0),
  );
  if (!named) return [];
  const answer = await pluginsOf(file).ask({ kind: "describe" });
  const described = describedSchema.safeParse(answer);
  if (described.success) return described.data.plugins;
  return [{ name: "all of the configuration", problem: answer.failure ?? "They can't be read." }];
}
