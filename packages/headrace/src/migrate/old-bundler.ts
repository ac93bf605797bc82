import { dirname, isAbsolute, relative } from "node:path";
import { z } from "zod";
import type { SiteConfigInput } from "../config/schema.ts";
import { pluginsOf } from "../sources/markdown/plugins/plugin-process.ts";
import type { OldSite } from "./old-site.ts";
import { isBuiltIn, plainName } from "./take-stock.ts";

/** What plug-ins have that is not taken over. */
export const lostSchema = z.array(
  z.object({ name: z.string(), what: z.string(), missing: z.string().optional() }),
);

const answerSchema = z.object({
  aliases: z.record(z.string(), z.string()),
  constants: z.record(z.string(), z.json()),
  lost: lostSchema,
});

const themesSchema = z.object({
  folders: z.array(z.string()),
  used: z.array(z.string()),
  lost: lostSchema,
});

type Content = NonNullable<SiteConfigInput["content"]>;

/** What plug-ins of the old configuration ask of the bundler. */
export interface OldBundler {
  content: Pick<Content, "aliases" | "constants" | "themeFolders">;
  /** Plug-ins and themes whose components are used. */
  used: string[];
  /** What can't be taken over, one sentence each. */
  notes: string[];
}

/** Asks the plug-ins what they call folders, files and values of the site, and installed themes for their components. */
export async function oldBundler({ file, plugins, themes }: OldSite): Promise<OldBundler> {
  const bundler = plugins.length === 0 ? NOTHING : await askNames(file);
  const isAsked = [...plugins, ...themes].some((name) => !isBuiltIn(name));
  const { data } = themesSchema.safeParse(
    isAsked ? await pluginsOf(file).ask({ kind: "themes" }) : undefined,
  );
  const folders = data?.folders ?? [];
  return {
    content: { ...bundler.content, ...(folders.length > 0 ? { themeFolders: folders } : {}) },
    used: data?.used ?? [],
    notes: [...bundler.notes, ...lostNotes(data?.lost ?? [], "brings of the theme", file)],
  };
}

const NOTHING: OldBundler = { content: {}, used: [], notes: [] };

async function askNames(file: string): Promise<Omit<OldBundler, "used">> {
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
  return {
    content: {
      ...(Object.keys(aliases).length > 0 ? { aliases } : {}),
      ...(Object.keys(constants).length > 0 ? { constants } : {}),
    },
    notes: lostNotes(data.lost, "asks of the bundler", file),
  };
}

/**
 * What the owner has to know of it, one sentence each.
 *
 * @param does What the plug-ins do: "asks of the bundler".
 * @param file The configuration that names them.
 */
export function lostNotes(lost: z.output<typeof lostSchema>, does: string, file: string): string[] {
  return lost
    .filter(({ name }) => !isBuiltIn(name))
    .map(({ name, what, missing }) => {
      const part = `What the plug-in "${plainName(name, dirname(file))}" ${does}`;
      if (missing !== undefined)
        return `${part} may lack something: it goes on without the package "${missing}", which is not installed. Install the packages of the old site and migrate again.`;
      return `${part} is left out: ${what.replace(/\.$/, "")}.`;
    });
}

/** A path as the configuration has it; a package stays. */
function fromFolder(folder: string, to: string): string {
  if (!isAbsolute(to)) return to;
  const path = relative(folder, to).replaceAll("\\", "/");
  return path.startsWith("../") ? path : `./${path}`;
}
