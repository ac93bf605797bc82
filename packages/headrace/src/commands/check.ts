import { checkSite, mendSite, updatePublishedUrls } from "../check/check-site.ts";
import { summary } from "../diagnostics/format.ts";
import type { CommandOptions } from "./command-options.ts";
import { printDiagnostics, teller } from "./print.ts";

/** Compiles and checks every page. */
export async function run(options: CommandOptions): Promise<number> {
  const { root, strict } = options;
  const tell = teller(options);
  if (options["update-urls"]) {
    const { pages, anchors } = await updatePublishedUrls(root);
    tell(`Wrote down the addresses of ${pages} pages and ${anchors} headings.`);
  }
  if (options.fix) {
    const { problems, files } = await mendSite(root);
    tell(`Mended ${problems} problems in ${files} files.`);
  }
  const { pages, warnings, search } = await checkSite(root, { strict });
  const diagnostics = [...warnings, ...(search?.diagnostics ?? [])];
  printDiagnostics(diagnostics, options);
  tell(`Checked ${pages} pages: ${summary(diagnostics)}.`);
  if (search) {
    const places = search.answered.map(
      ({ within, count }) => `${count} within the first ${within}`,
    );
    tell(`Search answers ${search.questions} questions: ${places.join(", ")}.`);
  }
  return diagnostics.some((item) => item.severity === "error") ? 1 : 0;
}
