import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CommandOptions } from "./commands/command-options.ts";
import { printDiagnostics } from "./commands/print.ts";
import { didYouMean } from "./diagnostics/nearest.ts";
import { REPORT_FORMATS, type ReportFormat } from "./diagnostics/report.ts";
import { SiteError } from "./diagnostics/site-error.ts";
import { systemProblem } from "./diagnostics/system-problem.ts";

const HELP = `Usage: headrace <command> [options]

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
  --allow-host <name>
                    another name that readers may ask for; ".example.com": all below it (dev)
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
  "allow-host": { type: "string", multiple: true },
  strict: { type: "boolean", default: false },
  format: { type: "string" },
  fix: { type: "boolean", default: false },
  compress: { type: "boolean", default: false },
  "update-urls": { type: "boolean", default: false },
  against: { type: "string" },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** A command; its program is loaded when it is asked for. Resolves to the exit code. */
type Command = (options: CommandOptions) => Promise<number>;

const COMMANDS: ReadonlyMap<string, () => Promise<{ run: Command }>> = new Map([
  ["dev", () => import("./commands/dev.ts")],
  ["build", () => import("./commands/build.ts")],
  ["preview", () => import("./commands/preview.ts")],
  ["check", () => import("./commands/check.ts")],
  ["verify", () => import("./commands/verify.ts")],
  ["practice", () => import("./commands/practice.ts")],
  ["migrate", () => import("./commands/migrate.ts")],
]);

/** Runs the command line; resolves to the exit code: 0 done, 1 the site has problems, 2 wrong usage. */
export async function run(parameters: string[]): Promise<number> {
  const parsed = parse(parameters);
  if (typeof parsed === "string") return usageError(parsed);
  const { values, positionals } = parsed;
  const [name, ...rest] = positionals;
  if (values.help || name === undefined) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
  const load = COMMANDS.get(name);
  if (!load) {
    return usageError(
      `There is no command "${name}". ${didYouMean(name, [...COMMANDS.keys()]) ?? ""}`,
    );
  }
  const options = commandOptions(name, rest, values);
  if (typeof options === "string") return usageError(options);
  try {
    const command = await load();
    return await command.run(options);
  } catch (error) {
    printDiagnostics(
      error instanceof SiteError ? error.diagnostics : [systemProblem(error)],
      options,
    );
    return 1;
  }
}

type Values = Exclude<ReturnType<typeof parse>, string>["values"];

/** What a command is given; a text says what is wrong with it. */
function commandOptions(name: string, rest: string[], values: Values): CommandOptions | string {
  if (name === "migrate" ? rest.length !== 1 : rest.length > 0) {
    const wanted = name === "migrate" ? "one folder" : "no further names";
    return `"${name}" takes ${wanted}: ${rest.join(" ")}`;
  }
  const port = Number(values.port ?? (name === "practice" ? 4010 : 3000));
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return "--port takes a number from 0 to 65535.";
  const format = reportFormat(values.format);
  if (format === undefined) return `--format takes ${REPORT_FORMATS.join(", ")}.`;
  const { against, "allow-host": allowedHosts = [] } = values;
  const root = resolve(rest[0] ?? values.root);
  return {
    ...values,
    root,
    port,
    format,
    "allow-host": allowedHosts,
    against: against && resolve(against),
  };
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
