import { join } from "node:path";
import type { Plugin } from "vite";
import { ENGINE_DIR } from "../../engine-dir.ts";

/** How code of a site calls modules and values, as its configuration says. */
export interface SiteNames {
  /** Paths that begin with "./" count from the site's folder; anything else is a package. */
  aliases: Readonly<Record<string, string>>;
  /** Values in the place of names. */
  constants: Readonly<Record<string, unknown>>;
  /** Folders of installed themes, from the site's folder; those of one count before those of the next. */
  themeFolders: readonly string[];
  /** JSON file of what plug-ins of the old engine tell components, relative to the root. */
  pluginData?: string | undefined;
}

/** What stands for what is absent, or is no file. */
const NO_FILE = /^\0/;

/**
 * Resolves what the site imports under another name. Where that leads nowhere the name is looked for as it is
 * written, so that it is what writers are told of.
 *
 * @param siteDir Absolute.
 */
export function siteAliases({
  names,
  siteDir,
}: {
  names: Pick<SiteNames, "aliases">;
  siteDir: string;
}): Plugin {
  const aliases = Object.entries(names.aliases);
  return {
    name: "site-aliases",
    enforce: "pre",
    async resolveId(id, importer) {
      if (NO_FILE.test(id) || importer?.startsWith(ENGINE_DIR)) return;
      for (const [alias, to] of aliases) {
        const rest = restOf(id, alias);
        if (rest === undefined) continue;
        const isPath = to.startsWith("./") || to.startsWith("../");
        const found = isPath
          ? await this.resolve(join(siteDir, to) + rest, importer, { skipSelf: true })
          : await this.resolve(to + rest, join(siteDir, "package.json"), { skipSelf: true });
        if (found && !NO_FILE.test(found.id)) return found;
      }
      return;
    },
  };
}

/** Whether a name is one that the configuration gives. */
export function isAliased(id: string, aliases: SiteNames["aliases"]): boolean {
  return Object.keys(aliases).some((alias) => restOf(id, alias) !== undefined);
}

/** What stands behind the name; `undefined` for another one. */
function restOf(id: string, alias: string): string | undefined {
  const name = alias.replace(/\$$/, "");
  if (id === name) return "";
  return name === alias && id.startsWith(`${name}/`) ? id.slice(name.length) : undefined;
}

/** The values as the bundler takes them: code. */
export function constantsCode({ constants }: Pick<SiteNames, "constants">): Record<string, string> {
  return Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}
