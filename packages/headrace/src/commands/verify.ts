import { summary } from "../diagnostics/format.ts";
import { projectPaths } from "../files/paths.ts";
import { counted } from "../model/text/counted.ts";
import { verifySite } from "../release/verify-site.ts";
import type { CommandOptions } from "./command-options.ts";
import { printDiagnostics, teller } from "./print.ts";

/** Compares dist/ with the manifest of its build. */
export async function run(options: CommandOptions): Promise<number> {
  const { dist } = projectPaths(options.root);
  const { files, problems } = await verifySite(dist);
  printDiagnostics(problems, { ...options, root: dist });
  teller(options)(`Verified ${counted(files, "file")}: ${summary(problems)}.`);
  return problems.length > 0 ? 1 : 0;
}
