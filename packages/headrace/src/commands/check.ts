import { checkSite, mendSite, updatePublishedUrls } from "../check/check-site.ts";
import { summary } from "../diagnostics/format.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { counted } from "../model/text/counted.ts";
import type { CommandOptions } from "./command-options.ts";
import { printDiagnostics, teller } from "./print.ts";
import { progressLine } from "./progress-line.ts";

/** Compiles and checks every page. */
export async function run(options: CommandOptions): Promise<number> {
  const { root, strict } = options;
  const tell = teller(options);
  if (options["update-urls"]) {
    const { pages, anchors } = await updatePublishedUrls(root);
    tell(
      `Wrote down the addresses of ${counted(pages, "page")} and ${counted(anchors, "heading")}.`,
    );
  }
  if (options.fix) {
    const { problems, files } = await mendSite(root);
    tell(`Mended ${counted(problems, "problem")} in ${counted(files, "file")}.`);
  }
  const line = progressLine(process.stderr);
  const { pages, warnings, rules, search, external } = await checkSite(root, {
    strict,
    external: options.external ? { onProgress: line.update } : undefined,
  }).finally(line.clear);
  const diagnostics = [
    ...warnings,
    ...(search?.diagnostics ?? []),
    ...judged([...rules, ...(external?.diagnostics ?? [])], options),
  ];
  printDiagnostics(diagnostics, options);
  tell(`Checked ${counted(pages, "page")}: ${summary(diagnostics)}.`);
  if (search && search.questions > 0) {
    const places = search.answered.map(
      ({ within, count }) => `${count} within the first ${within}`,
    );
    tell(`Search answers ${counted(search.questions, "question")}: ${places.join(", ")}.`);
  }
  if (external) {
    const { addresses, fresh } = external;
    tell(
      `Asked other sites for ${addresses - fresh} of ${counted(addresses, "address")}${fresh > 0 ? `; ${fresh} answered less than a week ago` : ""}.`,
    );
  }
  return diagnostics.some((item) => item.severity === "error") ? 1 : 0;
}

/** What is found after the check of the content, as strict as that. */
function judged(diagnostics: readonly Diagnostic[], { strict }: CommandOptions): Diagnostic[] {
  return diagnostics.map((item) => ({ ...item, severity: strict ? "error" : item.severity }));
}
