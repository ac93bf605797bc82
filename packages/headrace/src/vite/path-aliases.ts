import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { z } from "zod";

/** Files in which editors are told what names lead to, the first that is there. */
const FILES = ["tsconfig.json", "jsconfig.json"];

const settingsSchema = z.object({
  compilerOptions: z.object({
    baseUrl: z.string().optional(),
    paths: z.record(z.string(), z.array(z.string())).default({}),
  }),
});

/**
 * Where a name leads: absolute paths without an ending, the likeliest first; none for a name that the site does
 * not know.
 */
export type AliasedPaths = (specifier: string) => string[];

/**
 * Reads the names that a site gives its own folders: `"@/*": ["./src/*"]` of its tsconfig.json. Sites have them
 * from a plug-in of their bundler, and repeat them there for their editors. Without a file that can be read it
 * has none.
 *
 * @param siteDir Absolute.
 */
export function readAliases(siteDir: string): AliasedPaths {
  const settings = aliasFiles(siteDir).map(readSettings).find(Boolean);
  return (specifier) => (settings ? targetsOf(specifier, settings, siteDir) : []);
}

function targetsOf(
  specifier: string,
  { baseUrl, paths }: z.output<typeof settingsSchema>["compilerOptions"],
  siteDir: string,
): string[] {
  const base = resolve(siteDir, baseUrl ?? ".");
  const matches = Object.entries(paths).flatMap(([pattern, targets]) => {
    const [start = "", end] = pattern.split("*");
    const rest = restOf(specifier, start, end);
    return rest === undefined ? [] : [{ start, found: targets.map((to) => to.replace("*", rest)) }];
  });
  // https://www.typescriptlang.org/docs/handbook/modules/reference.html#wildcard-substitutions
  matches.sort((one, other) => other.start.length - one.start.length);
  const named = matches[0]?.found ?? [];
  return [...named, ...(baseUrl === undefined ? [] : [specifier])].map((to) => resolve(base, to));
}

/** The files that decide on aliases, there or not. Absolute paths. */
export function aliasFiles(siteDir: string): string[] {
  return FILES.map((file) => join(siteDir, file));
}

/** What stands for the star of a pattern; "" for a pattern without one. */
function restOf(specifier: string, start: string, end: string | undefined): string | undefined {
  if (end === undefined) return specifier === start ? "" : undefined;
  const isMatch =
    specifier.length >= start.length + end.length &&
    specifier.startsWith(start) &&
    specifier.endsWith(end);
  return isMatch ? specifier.slice(start.length, specifier.length - end.length) : undefined;
}

/** JSON with comments and commas at the end, which together are an expression of JavaScript. */
function readSettings(file: string) {
  try {
    const value: unknown = runInNewContext(
      `(${readFileSync(file, "utf8")}\n)`,
      {},
      { timeout: 1000 },
    );
    return settingsSchema.safeParse(value).data?.compilerOptions;
  } catch {
    return;
  }
}
