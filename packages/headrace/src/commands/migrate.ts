import { summary } from "../diagnostics/format.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { describeComparison } from "../migrate/describe-comparison.ts";
import { firstOfEachKind } from "../migrate/first-of-each-kind.ts";
import { buildAndCompare, writeProject } from "../migrate/migrate.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { counted } from "../model/text/counted.ts";
import type { CommandOptions } from "./command-options.ts";
import { printDiagnostics, say } from "./print.ts";

/** Writes our configuration beside that of another engine, builds, and says what differs. */
export async function run(options: CommandOptions): Promise<number> {
  const { root: folder, against } = options;
  const root = await writeProject(folder, say);
  const print = (diagnostics: readonly Diagnostic[]) => {
    const { shown, rest } = firstOfEachKind(diagnostics);
    printDiagnostics(shown, { ...options, root });
    if (rest) say(`${rest} npx headrace check --root ${root} lists them all.`);
  };
  try {
    const { pages, warnings, comparison } = await buildAndCompare(root, against, say);
    print(warnings);
    say(`Built ${counted(pages, "page")} into ${root}/dist: ${summary(warnings)}.`);
    if (comparison) say(describeComparison(comparison));
    return 0;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    print(error.diagnostics);
    return 1;
  }
}
