import { buildSite } from "../build/build-site.ts";
import type { CommandOptions } from "./command-options.ts";
import { printDiagnostics, teller } from "./print.ts";

/** Builds the site into dist/. */
export async function run(options: CommandOptions): Promise<number> {
  const start = performance.now();
  const { root, strict, compress } = options;
  const tell = teller(options);
  const { pages, warnings } = await buildSite(root, { strict, compress, report: tell });
  printDiagnostics(warnings, options);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  tell(`Built ${pages} pages into dist/ in ${seconds} s.`);
  return 0;
}
