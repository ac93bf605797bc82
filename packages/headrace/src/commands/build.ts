import { type BuildResult, buildSite } from "../build/build-site.ts";
import { adoptShards, compileShard } from "../check/shards.ts";
import { summary } from "../diagnostics/format.ts";
import { counted } from "../model/text/counted.ts";
import type { CommandOptions } from "./command-options.ts";
import { printDiagnostics, teller } from "./print.ts";
import { progressLine } from "./progress-line.ts";

/** Builds the site into dist/. */
export async function run(options: CommandOptions): Promise<number> {
  const start = performance.now();
  const { root, strict, compress } = options;
  const tell = teller(options);
  const line = progressLine(process.stderr);
  const report = (text: string) => {
    line.clear();
    tell(text);
  };
  if (options.shard) {
    const pages = await compileShard(root, options.shard);
    tell(
      `Compiled ${counted(pages, "page")} in ${seconds(performance.now() - start)}, into .cache.`,
    );
    return 0;
  }
  if (options.join.length > 0) {
    tell(`Took over ${counted(await adoptShards(root, options.join), "page")}.`);
  }
  const result = await buildSite(root, {
    strict,
    compress,
    report,
    onProgress: line.update,
  }).finally(line.clear);
  printDiagnostics(result.warnings, options);
  tell(
    `Built ${counted(result.pages, "page")} into dist/ in ${seconds(performance.now() - start)}.`,
  );
  tell(closingTable(result));
  return 0;
}

/** What a writer may want to know of a build, one row for each. */
function closingTable({ pages, rendered, warnings, steps, largest }: BuildResult): string {
  const rows = [
    ["pages", `${rendered} made, ${pages - rendered} kept from the last build`],
    ["problems", summary(warnings)],
    ["largest", largest.map(({ route, bytes }) => `${route} ${kilobytes(bytes)}`).join(", ")],
    ["time", steps.map(({ name, ms }) => `${name} ${seconds(ms)}`).join(", ")],
  ];
  return rows.map(([name = "", text = ""]) => `  ${name.padEnd(9)}${text}`).join("\n");
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString("en")} kB`;
}
