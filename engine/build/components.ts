import { join, posix } from "node:path";
import type { SourceFile } from "../sources/compiled-page.ts";
import type { ComponentBundle } from "../vite/component-bundle.ts";
import {
  digest,
  digestFolders,
  exists,
  makeFolderAtomic,
  readJson,
  writeFileDeep,
} from "./files.ts";
import { ENGINE_DIR } from "./paths.ts";
import type { Project } from "./project.ts";

/** The site's components, ready to be rendered; `id` changes with their code. */
export interface Components extends ComponentBundle {
  id: string;
  folder: string;
}

/** For pages that import none. */
export const NO_COMPONENTS: Components = { id: "", folder: "", files: {}, islands: [] };

const IMPORT = /^import\s[^"';]*["']((?:@site\/|\.{1,2}\/)[^"']+\.[jt]sx?)["']/gm;

/** The code modules that a page imports, relative to the root. */
export function importedModules(source: SourceFile): string[] {
  return [...source.text.matchAll(IMPORT)].map(([, specifier = ""]) =>
    specifier.startsWith("@site/")
      ? specifier.slice("@site/".length)
      : posix.join(posix.dirname(source.path), specifier),
  );
}

/** Bundles what the pages import; from the cache when neither list nor code has changed. */
export async function loadComponents(
  project: Project,
  sources: readonly SourceFile[],
): Promise<Components> {
  const { root, cache } = project.paths;
  const wanted = [...new Set(sources.flatMap(importedModules))].sort();
  const modules: string[] = [];
  for (const file of wanted) if (await exists(join(root, file))) modules.push(file);
  if (modules.length === 0) return NO_COMPONENTS;

  const code = [join(root, "site"), ...["render", "vite"].map((room) => join(ENGINE_DIR, room))];
  const id = digest(`${modules.join("\n")}\n${await digestFolders(code)}`);
  const folder = join(cache, "components", id);
  const stored = await readJson(join(folder, "bundle.json"));
  if (isBundle(stored)) return { ...stored, id, folder };

  const { bundleComponents } = await import("../vite/component-bundle.ts");
  const bundle = await makeFolderAtomic(folder, async (outDir) => {
    const made = await bundleComponents({ root, engineDir: ENGINE_DIR, outDir, modules });
    await writeFileDeep(join(outDir, "bundle.json"), JSON.stringify(made));
    return made;
  });
  return { ...bundle, id, folder };
}

function isBundle(value: unknown): value is ComponentBundle {
  return typeof value === "object" && value !== null && "files" in value && "islands" in value;
}
