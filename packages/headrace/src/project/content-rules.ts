import { readdir, stat } from "node:fs/promises";
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { reasonOf } from "../diagnostics/reason-of.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ContentRule } from "../rules/content-rule.ts";
import { readValeRule } from "../rules/vale-rule.ts";
import type { Project } from "./project.ts";

const isFunction = (value: unknown) => typeof value === "function";
const rulesSchema = z.array(
  z.object({
    code: z.string().regex(/^[\w.-]+$/),
    severity: z.enum(["error", "warning"]).default("error"),
    page: z.custom<NonNullable<ContentRule["page"]>>(isFunction).optional(),
    site: z.custom<NonNullable<ContentRule["site"]>>(isFunction).optional(),
  }),
);

/**
 * The project's own rules: those that its modules export, and those of its files for Vale.
 *
 * @throws SiteError with everything that is wrong with them.
 */
export async function loadContentRules(project: Project): Promise<ContentRule[]> {
  const { root } = project.paths;
  const problems: Diagnostic[] = [];
  const rules: ContentRule[] = [];
  for (const path of await ruleFiles(root, project.config.content.rules)) {
    if (!/\.ya?ml$/.test(path)) {
      rules.push(...(await moduleRules(project, path)));
      continue;
    }
    const read = readValeRule(root, path);
    if ("problems" in read) problems.push(...read.problems);
    else rules.push(read.rule);
  }
  if (problems.length > 0) throw new SiteError(problems);
  return rules;
}

/** A folder stands for the files for Vale below it. */
async function ruleFiles(root: string, named: readonly string[]): Promise<string[]> {
  const files = named.map(async (path) => {
    if (!(await stat(join(root, path))).isDirectory()) return [path];
    const inside = await readdir(join(root, path), { recursive: true });
    const rules = inside.filter((name) => /\.ya?ml$/.test(name)).sort();
    return rules.map((name) => posix.join(path, name.replaceAll("\\", "/")));
  });
  return (await Promise.all(files)).flat();
}

async function moduleRules({ paths, config }: Project, path: string): Promise<ContentRule[]> {
  const { bundleForNode } = await import("../vite/node-bundle.ts");
  const outDir = join(paths.cache, "rules");
  const siteDir = join(paths.root, config.content.site);
  const entries = { rules: join(paths.root, path) };
  await bundleForNode({ root: paths.root, siteDir, entries, plugins: [], outDir });
  try {
    // Two files may be bundled into the same place.
    const url = `${pathToFileURL(join(outDir, "rules.mjs")).href}?${encodeURIComponent(path)}`;
    const module: { rules?: unknown } = await import(url);
    return rulesSchema.parse(module.rules);
  } catch (error) {
    const isWrong = error instanceof z.ZodError;
    const reason = isWrong ? "its export `rules` is no list of rules." : reasonOf(error);
    throw new SiteError([
      {
        code: "content-rule",
        severity: "error",
        file: path,
        message: `The rules of ${path} can't be used: ${reason}`,
        hint: "Export `rules`, a list; each rule has a code, and a function page or site.",
      },
    ]);
  }
}
