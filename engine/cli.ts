import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { summary } from "./diagnostics/format.ts";
import { didYouMean } from "./diagnostics/nearest.ts";
import { printReport, REPORT_FORMATS, type ReportFormat } from "./diagnostics/report.ts";
import { SiteError } from "./diagnostics/site-error.ts";
import { systemProblem } from "./diagnostics/system-problem.ts";
import type { Diagnostic } from "./model/diagnostic.ts";

const HELP = `Usage: node engine/bin.mjs <command> [options]

Commands
  dev       serve the site while you write; pages update as files change
  build     build the site into dist/
  preview   serve dist/ as a static host would
  check     compile and check every page; writes nothing
  verify    compare dist/ with the manifest of its build
  practice  serve the practice server of the API for curl and other programs
  migrate <folder>
            read a Docusaurus site's configuration, write ours beside it, and build its pages

Options
  --root <folder>   the project (default: the current folder)
  --port <number>   where a server listens (default: 3000, practice 4010, or the next free one)
  --host <address>  which address a server listens on (default: 127.0.0.1)
  --compress        write .br and .gz files, too (build)
  --strict          treat warnings as errors (build, check)
  --format <name>   print problems as text, json, or github: annotations of a pull request
                    (build, check; default: text, within GitHub Actions github)
  --update-urls     write down every address of the site, for later builds to hold (check)
  --fix             mend what leaves no doubt, such as a misspelled link (check)
  --against <folder>
                    a built site to compare routes, headings, titles and links with (migrate)
  --help            show this text
`;

const OPTIONS = {
  root: { type: "string", default: "." },
  port: { type: "string" },
  host: { type: "string", default: "127.0.0.1" },
  strict: { type: "boolean", default: false },
  format: { type: "string" },
  fix: { type: "boolean", default: false },
  compress: { type: "boolean", default: false },
  "update-urls": { type: "boolean", default: false },
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
  format: ReportFormat;
  fix: boolean;
  compress: boolean;
  "update-urls": boolean;
  /** Absolute folder of a built site to compare with. */
  against: string | undefined;
}

const COMMANDS: Record<string, (options: CommandOptions) => Promise<number>> = {
  build: runBuild,
  check: runCheck,
  verify: runVerify,
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
  const format = reportFormat(parsed.values.format);
  if (format === undefined) return usageError(`--format takes ${REPORT_FORMATS.join(", ")}.`);
  const { against, ...values } = parsed.values;
  const root = resolve(rest[0] ?? values.root);
  const options = { ...values, root, port, format, against: against && resolve(against) };
  try {
    return await command(options);
  } catch (error) {
    if (error instanceof SiteError) printDiagnostics(error.diagnostics, options);
    else printDiagnostics([systemProblem(error)], options);
    return 1;
  }
}

/** `undefined` for a name that is none. */
function reportFormat(name: string | undefined): ReportFormat | undefined {
  const wanted = name ?? (process.env.GITHUB_ACTIONS === "true" ? "github" : "text");
  return REPORT_FORMATS.find((format) => format === wanted);
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

async function runBuild(options: CommandOptions): Promise<number> {
  const start = performance.now();
  const { root, strict, compress } = options;
  const tell = teller(options);
  const { buildSite } = await import("./build/build-site.ts");
  const result = await buildSite(root, { strict, compress, report: tell });
  printDiagnostics(result.warnings, options);
  tell(`Built ${result.pages} pages into dist/ in ${seconds(start)}.`);
  return 0;
}

async function runCheck(options: CommandOptions): Promise<number> {
  const { root, strict } = options;
  const tell = teller(options);
  const { checkSite, mendSite, updatePublishedUrls } = await import("./build/check-site.ts");
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

async function runVerify(options: CommandOptions): Promise<number> {
  const [{ verifySite }, { projectPaths }] = await Promise.all([
    import("./build/verify-site.ts"),
    import("./build/paths.ts"),
  ]);
  const { dist } = projectPaths(options.root);
  const { files, problems } = await verifySite(dist);
  printDiagnostics(problems, { ...options, root: dist });
  teller(options)(`Verified ${files} files: ${summary(problems)}.`);
  return problems.length > 0 ? 1 : 0;
}

/** Says what is going on where it does not mix with a report that a program reads. */
function teller({ format }: CommandOptions): (line: string) => void {
  return (line) => (format === "json" ? process.stderr : process.stdout).write(`${line}\n`);
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

async function runMigrate(options: CommandOptions): Promise<number> {
  const { root: folder, against } = options;
  const [{ buildAndCompare, writeProject }, { describeComparison }] = await Promise.all([
    import("./migrate/migrate.ts"),
    import("./migrate/describe-comparison.ts"),
  ]);
  const root = await writeProject(folder, say);
  try {
    const { pages, warnings, comparison } = await buildAndCompare(root, against, say);
    printDiagnostics(warnings, { ...options, root });
    say(`Built ${pages} pages into ${root}/dist: ${summary(warnings)}.`);
    if (comparison) say(describeComparison(comparison));
    return 0;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    printDiagnostics(error.diagnostics, { ...options, root });
    return 1;
  }
}

function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  { format, root }: CommandOptions,
): void {
  const folder = relative(process.env.GITHUB_WORKSPACE ?? process.cwd(), root);
  const { stdout, stderr } = printReport(diagnostics, {
    format,
    root,
    folder: folder.replaceAll("\\", "/"),
  });
  process.stderr.write(stderr);
  process.stdout.write(stdout);
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
