import { z } from "zod";
import { pluginsOf } from "../sources/markdown/plugins/plugin-process.ts";
import { lostNotes, lostSchema } from "./old-bundler.ts";
import type { OldSite } from "./old-site.ts";
import { isBuiltIn } from "./take-stock.ts";

const dataSchema = z.object({
  data: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.json()))),
  lost: lostSchema,
});

/** What plug-ins of the old site tell components. */
export interface OldData {
  /** By language, plug-in and id. */
  data: z.output<typeof dataSchema>["data"];
  /** What can't be taken over, one sentence each. */
  notes: string[];
}

/**
 * Asks the plug-ins of an old site what they tell its components.
 *
 * @param languages Codes; the first is that of the site.
 */
export async function oldData(
  { file, plugins, themes }: OldSite,
  languages: readonly string[],
): Promise<OldData> {
  if ([...plugins, ...themes].every(isBuiltIn)) return { data: {}, notes: [] };
  const answer = await pluginsOf(file).ask({ kind: "data", languages });
  const { data: told } = dataSchema.safeParse(answer);
  return { data: told?.data ?? {}, notes: lostNotes(told?.lost ?? []) };
}
