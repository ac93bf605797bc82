import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { formatDiagnostics, summary } from "./diagnostics/format.ts";
import { didYouMean } from "./diagnostics/nearest.ts";
import { SiteError } from "./diagnostics/site-error.ts";
import type { Diagnostic } from "./model/diagnostic.ts";

const HELP = `Usage: node engine/bin.mjs <command> [options]

Commands
  dev       serve the site while you write; pages update as files change
  build     build the site into dist/
  preview   serve dist/ as a static host would
  check     compile and check every page; writes nothing
  practice  serve the practice server of the API for curl and other programs
  migrate <folder>
            read a Docusaurus site's configuration, write ours beside it, and build its pages

Options
  --root <folder>   the project (default: the current folder)
  --port <number>   where a server listens (default: 3000, practice 4010, or the next free one)
  --host <address>  which address a server listens on (default: 127.0.0.1)
  --strict          treat warnings as errors (build, check)
  --against <folder>
                    a built site to compare routes, headings, titles and links with (migrate)
  --help            show this text
`;

const OPTIONS = {
  root: { type: "string", default: "." },
  port: { type: "string" },
  host: { type: "string", default: "127.0.0.1" },
  strict: { type: "boolean", default: false },
  against: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** What the commands are given. */
export interface CommandOptions {
  /** Absolute. */
  root: string;
  port: number;
  host: string;
  strict: boolean;
  /** Absolute folder of a built site to compare with. */
  against: string | undefined;
}

const COMMANDS: Record<string, (options: CommandOptions) => Promise<number>> = {
  build: runBuild,
  check: runCheck,
  preview: runPreview,
  dev: runDev,
  practice: runPractice,
  migrate: runMigrate,
};

/** Runs the command line; resolves to the exit code: 0 done, 1 the site has problems, 2 wrong usage. */
export async function run(parameters: string[]): Promise<number> {
  const parsed = parse(parameters);
  if (typeof parsed === "string") return usageError(parsed);
  const [name, ...rest] = parsed.positionals;
  if (parsed.values.help || name === undefined) {
    process.stdout.write(HELP);
    return parsed.values.help ? 0 : 2;
  }
  const command = COMMANDS[name];
  if (!command) {
    return usageError(
      `There is no command "${name}". ${didYouMean(name, Object.keys(COMMANDS)) ?? ""}`,
    );
  }
  if (name === "migrate" ? rest.length !== 1 : rest.length > 0) {
    const wanted = name === "migrate" ? "one folder" : "no further names";
    return usageError(`"${name}" takes ${wanted}: ${rest.join(" ")}`);
  }
  const port = Number(parsed.values.port ?? (name === "practice" ? 4010 : 3000));
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return usageError("--port takes a number from 0 to 65535.");
  const { host, strict, against } = parsed.values;
  const root = resolve(rest[0] ?? parsed.values.root);
  const options = { root, port, host, strict, against: against && resolve(against) };
  try {
    return await command(options);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    printDiagnostics(error.diagnostics, options.root);
    return 1;
  }
}

function parse(parameters: string[]) {
  try {
    return parseArgs({ args: parameters, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function usageError(message: string): number {
  process.stderr.write(`${message.trim()}\n\n${HELP}`);
  return 2;
}

async function runBuild({ root, strict }: CommandOptions): Promise<number> {
  const start = performance.now();
  const { buildSite } = await import("./build/build-site.ts");
  const result = await buildSite(root, { strict, report: say });
  if (result.warnings.length > 0) printDiagnostics(result.warnings, root);
  say(`Built ${result.pages} pages into dist/ in ${seconds(start)}.`);
  return 0;
}

async function runCheck({ root, strict }: CommandOptions): Promise<number> {
  const { checkSite } = await import("./build/build-site.ts");
  const { pages, warnings, search } = await checkSite(root, { strict });
  const diagnostics = [...warnings, ...(search?.diagnostics ?? [])];
  if (diagnostics.length > 0) printDiagnostics(diagnostics, root);
  say(`Checked ${pages} pages: ${summary(diagnostics)}.`);
  if (search) {
    const places = search.answered.map(
      ({ within, count }) => `${count} within the first ${within}`,
    );
    say(`Search answers ${search.questions} questions: ${places.join(", ")}.`);
  }
  return diagnostics.some((item) => item.severity === "error") ? 1 : 0;
}

async function runPreview({ root, port, host }: CommandOptions): Promise<number> {
  const [{ startPreview }, { loadProject }, { onFreePort }] = await Promise.all([
    import("./server/preview.ts"),
    import("./build/project.ts"),
    import("./server/listen.ts"),
  ]);
  const { config, paths } = await loadProject(root, "production");
  const { baseUrl } = config;
  const server = await onFreePort(port, (free) =>
    startPreview({ root: paths.dist, port: free, baseUrl, host }),
  );
  say(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  await interrupted();
  await server.close();
  return 0;
}

async function runDev({ root, port, host }: CommandOptions): Promise<number> {
  const [{ startDev }, { onFreePort }] = await Promise.all([
    import("./dev/dev-server.ts"),
    import("./server/listen.ts"),
  ]);
  const server = await onFreePort(port, (free) =>
    startDev({ root, port: free, host, report: say }),
  );
  say(`The site is at ${server.url}\nPress Ctrl+C to stop.`);
  await interrupted();
  await server.close();
  return 0;
}

async function runPractice({ root, port, host }: CommandOptions): Promise<number> {
  const [{ startPractice }, { loadPracticeData }, { loadProject }, { onFreePort }] =
    await Promise.all([
      import("./server/practice.ts"),
      import("./practice-data/load-practice-data.ts"),
      import("./build/project.ts"),
      import("./server/listen.ts"),
    ]);
  const { config } = await loadProject(root, "development");
  const [api] = config.api.flatMap(({ file, practice }) => (practice ? { file, practice } : []));
  if (!api) return usageError("No API of this site has a practice server.");
  const data = await loadPracticeData(root, api);
  const server = await onFreePort(port, (free) => startPractice(data, { port: free, host }));
  say(`Practice server of ${data.title}: ${server.url}`);
  say("Its data are invented and live in memory: a restart brings back the first state.");
  say("Press Ctrl+C to stop.");
  await interrupted();
  await server.close();
  return 0;
}

async function runMigrate({ root: folder, against }: CommandOptions): Promise<number> {
  const [{ buildAndCompare, writeProject }, { describeComparison }] = await Promise.all([
    import("./migrate/migrate.ts"),
    import("./migrate/describe-comparison.ts"),
  ]);
  const root = await writeProject(folder, say);
  try {
    const { pages, warnings, comparison } = await buildAndCompare(root, against, say);
    if (warnings.length > 0) printDiagnostics(warnings, root);
    say(`Built ${pages} pages into ${root}/dist: ${summary(warnings)}.`);
    if (comparison) say(describeComparison(comparison));
    return 0;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    printDiagnostics(error.diagnostics, root);
    return 1;
  }
}

function printDiagnostics(diagnostics: readonly Diagnostic[], root: string): void {
  const read = (file: string) => {
    try {
      return readFileSync(join(root, file), "utf8");
    } catch {
      return;
    }
  };
  process.stderr.write(`${formatDiagnostics(diagnostics, read)}\n`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(2)} s`;
}

/** Resolves when the person at the terminal, or the system, asks to stop. */
function interrupted(): Promise<void> {
  return new Promise((done) => {
    process.once("SIGINT", () => done());
    process.once("SIGTERM", () => done());
  });
}
