import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What is used of Less: https://lesscss.org/usage/#programmatic-usage */
export interface Less {
  render(text: string, options: object): Promise<{ css: string; imports: string[] }>;
  FileManager: new () => FileManager;
}

interface FileManager {
  loadFile(name: string, ...rest: unknown[]): unknown;
}

/** Compiles a sheet that is written in Less, as bundlers do; `packages` are folders of installed packages. */
export async function compileLess(
  less: Less,
  file: string,
  { siteDir, packages }: { siteDir: string; packages: readonly string[] },
): Promise<{ css: string; loaded: string[] }> {
  /** As bundlers have it: "~" begins the name of a package, and "@site/" a path of the site. */
  class SiteFiles extends less.FileManager {
    supports(name: string): boolean {
      return /^(?:~|@site\/)/.test(name);
    }
    supportsSync(): boolean {
      return false;
    }
    override loadFile(name: string, ...rest: unknown[]): unknown {
      const path = name.startsWith("~") ? name.slice(1) : join(siteDir, name.slice(6));
      return super.loadFile(path, ...rest);
    }
  }
  const install = (_: unknown, manager: { addFileManager(files: FileManager): void }) =>
    manager.addFileManager(new SiteFiles());
  const { css, imports } = await less.render(await readFile(file, "utf8"), {
    filename: file,
    paths: [...packages, siteDir],
    javascriptEnabled: true,
    plugins: [{ install }],
  });
  return { css, loaded: imports };
}
