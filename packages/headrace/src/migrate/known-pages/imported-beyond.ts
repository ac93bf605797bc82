import { readFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { exists, listFiles } from "../../files/files.ts";

/** What a page is made of besides itself: imports and images whose path leads upwards. */
const UPWARDS =
  /(?:\bfrom\s*|\bimport\s*|\brequire\(\s*|\bsrc=\{?|!\[[^\]]*\]\()["']?(?:!*[\w-]+!)?(@site\/|\.\/)?((?:\.\.\/)+[^"'()\s?#]+)/g;

/**
 * Files beyond the folder of an old site of which its pages are made, such as a list that the program itself reads.
 * They are of the site as long as they are in its repository.
 *
 * @param folder Absolute folder of the old configuration.
 * @param content Absolute folders of its pages.
 */
export async function importedBeyond(
  folder: string,
  content: readonly string[],
): Promise<string[]> {
  const repository = await repositoryOf(folder);
  if (repository === undefined) return [];
  const named = new Set<string>();
  for (const place of content)
    for (const file of await listFiles(place)) {
      if (!/\.mdx?$/.test(file)) continue;
      const page = join(place, file);
      const text = await readFile(page, "utf8").catch(() => "");
      for (const [, start, path = ""] of text.matchAll(UPWARDS))
        named.add(resolve(start === "@site/" ? folder : dirname(page), path));
    }
  const beyond = [...named].filter((path) => isBelow(repository, path) && !isBelow(folder, path));
  const isThere = await Promise.all(beyond.map(exists));
  return beyond.filter((_, index) => isThere[index]);
}

/** The nearest folder, from this one upwards, that is a repository. */
async function repositoryOf(folder: string): Promise<string | undefined> {
  if (await exists(join(folder, ".git"))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : repositoryOf(above);
}

function isBelow(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith("..");
}
