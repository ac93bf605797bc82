import { join } from "node:path";
import { z } from "zod";
import { pluginsOf } from "../sources/markdown/plugins/plugin-process.ts";
import type { ProcessedSheets } from "../vite/processed-sheets.ts";
import type { Project } from "./project.ts";

const answerSchema = z.object({
  sheets: z.record(z.string(), z.string()),
  problems: z.array(z.string()),
});

/**
 * What the plug-ins of PostCSS that the old configuration adds make of style sheets. Some, such as
 * Tailwind's, write what pages use, so they are asked with each build. One that fails is told, and its
 * sheet is taken as it is written.
 *
 * @param styles Relative to the project's root.
 */
export async function processSheets(
  { config, paths }: Project,
  styles: readonly string[],
): Promise<ProcessedSheets> {
  const { stylesConfig } = config.content;
  const files = styles
    .filter((file) => file.endsWith(".css"))
    .map((file) => join(paths.root, file));
  if (stylesConfig === undefined || files.length === 0) return new Map();
  const answer = await pluginsOf(join(paths.root, stylesConfig)).ask({ kind: "sheets", files });
  const { data } = answerSchema.safeParse(answer);
  const problems = data?.problems ?? [answer.failure ?? "They can't be run."];
  for (const problem of eachOnce(problems))
    process.stderr.write(`PostCSS of the old site: ${problem.replaceAll(`${paths.root}/`, "")}\n`);
  return new Map(Object.entries(data?.sheets ?? {}));
}

/** Problems that are the same for many sheets, said of the first one. */
function eachOnce(problems: readonly string[]): string[] {
  const alike = new Map<string, string[]>();
  for (const problem of problems) {
    const reason = problem.replace(/^\S+?:\d+: /, "");
    alike.set(reason, [...(alike.get(reason) ?? []), problem]);
  }
  return Array.from(alike.values(), ([first = "", ...more]) =>
    more.length === 0 ? first : `${first} So it is with ${more.length} more.`,
  );
}
