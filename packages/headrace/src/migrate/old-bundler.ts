import { dirname, isAbsolute, relative } from "node:path";
import { z } from "zod";
import type { SiteConfigInput } from "../config/schema.ts";
import { pluginsOf } from "../sources/markdown/plugins/plugin-process.ts";
import type { OldSite } from "./old-site.ts";
import { isBuiltIn } from "./take-stock.ts";

const answerSchema = z.object({
  aliases: z.record(z.string(), z.string()),
  constants: z.record(z.string(), z.json()),
  lost: z.array(z.object({ name: z.string(), what: z.string() })),
});

type Content = NonNullable<SiteConfigInput["content"]>;

/** What plug-ins of the old configuration ask of the bundler. */
export interface OldBundler {
  content: Pick<Content, "aliases" | "constants">;
  /** What can't be taken over, one sentence each. */
  notes: string[];
}

/** Asks the plug-ins what they call folders, files and values of the site. */
export async function oldBundler({ file, plugins }: OldSite): Promise<OldBundler> {
  if (plugins.length === 0) return { content: {}, notes: [] };
  const answer = await pluginsOf(file).ask({ kind: "names" });
  const { data } = answerSchema.safeParse(answer);
  if (!data) {
    const reason = answer.failure ?? "They can't be asked.";
    return { content: {}, notes: [`Names that plug-ins give to modules are left out: ${reason}`] };
  }
  const { constants } = data;
  const aliases = Object.fromEntries(
    Object.entries(data.aliases).map(([name, to]) => [name, fromFolder(dirname(file), to)]),
  );
  const lost = data.lost.filter(({ name }) => !isBuiltIn(name));
  return {
    content: {
      ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
      ...(Object.keys(constants).length > 0 ? { constants } : {}),
    },
    notes: lost.map(
      ({ name, what }) => `What the plug-in "${name}" asks of the bundler is left out: ${what}.`,
    ),
  };
}

/** A path as the configuration has it; a package stays. */
function fromFolder(folder: string, to: string): string {
  if (!isAbsolute(to)) return to;
  const path = relative(folder, to).replaceAll("\\", "/");
  return path.startsWith("../") ? path : `./${path}`;
}
