import { statSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CommandOptions } from "./commands/command-options.ts";
import { COMMANDS, type Command } from "./commands/commands.ts";
import { commandHelp, generalHelp, isOnProject } from "./commands/help.ts";
import { FILE_OPTIONS, OPTIONS, type ParsedOptions } from "./commands/options.ts";
import { printDiagnostics } from "./commands/print.ts";
import { parseShard } from "./commands/shard.ts";
import { didYouMean } from "./diagnostics/nearest.ts";
import { REPORT_FORMATS, type ReportFormat } from "./diagnostics/report.ts";
import { SiteError } from "./diagnostics/site-error.ts";
import { systemProblem } from "./diagnostics/system-problem.ts";
import { packageVersion } from "./engine-dir.ts";

/** Runs the command line; resolves to the exit code: 0 done, 1 the site has problems, 2 wrong usage. */
export async function run(parameters: string[]): Promise<number> {
  if (/^(?:--version|-[vV])$/.test(parameters.join(" "))) {
    process.stdout.write(`${packageVersion()}\n`);
    return 0;
  }
  const parsed = parse(parameters);
  if (typeof parsed === "string") return usageError(parsed, helpOf(parameters));
  const { values, positionals } = parsed;
  const [name, ...operands] = positionals;
  if (name === undefined) {
    process.stdout.write(generalHelp());
    return values.help ? 0 : 2;
  }
  const command = COMMANDS.get(name);
  if (!command) {
    const nearest = didYouMean(name, [...COMMANDS.keys()]) ?? "";
    return usageError(`There is no command "${name}". ${nearest}`, generalHelp());
  }
  const help = commandHelp(name, command);
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  const wrong =
    wrongUsage(name, command, operands) ??
    unknownOption(command, parsed.tokens) ??
    emptyOption(parsed.tokens) ??
    folderAsFile(parsed.tokens);
  const options = wrong ?? commandOptions(name, placeOperands(command, operands), values);
  return typeof options === "string" ? usageError(options, help) : execute(command, options);
}

async function execute(command: Command, options: CommandOptions): Promise<number> {
  try {
    const program = await command.load();
    return await program.run(options);
  } catch (error) {
    printDiagnostics(
      error instanceof SiteError ? error.diagnostics : [systemProblem(error)],
      options,
    );
    return 1;
  }
}

/** What a command takes after its name, in words. */
const WANTED = {
  "<folder>": "one folder",
  "<query>": "one query, in quotes",
  "<old> <new>": "two folders",
} as const;

function wrongUsage(
  name: string,
  { operand }: Command,
  operands: readonly string[],
): string | undefined {
  const isComplete = operands.length === (operand?.split(" ").length ?? 0);
  // A folder without a name comes from a variable that is not set; it would be the current one.
  const isNamed = operand === "<query>" || !operands.includes("");
  if (isComplete && isNamed) return undefined;
  const wanted = operand ? WANTED[operand] : "no further names";
  return `"${name}" takes ${wanted}${operands.some(Boolean) ? `: ${operands.join(" ")}` : "."}`;
}

/** An option of another command would be taken without a word. */
function unknownOption(
  { options, operand }: Command,
  tokens: readonly { kind: string; name?: string }[],
): string | undefined {
  const known: readonly string[] = [
    ...options,
    "help",
    "format",
    ...(isOnProject(operand) ? ["root"] : []),
  ];
  const strange = tokens.find(({ kind, name }) => kind === "option" && !known.includes(name ?? ""));
  return strange ? `This command has no option "--${strange.name}".` : undefined;
}

/** Like a folder without a name. */
function emptyOption(
  tokens: readonly { kind: string; name?: string; value?: string | undefined }[],
): string | undefined {
  const empty = tokens.find(({ kind, value }) => kind === "option" && value === "");
  return empty ? `--${empty.name} needs a value; it is empty here.` : undefined;
}

/** What the system says of a folder that is read as a file names neither. */
function folderAsFile(
  tokens: readonly { kind: string; name?: string; value?: string | undefined }[],
): string | undefined {
  const files = new Set<string>(FILE_OPTIONS);
  const wrong = tokens.find(
    ({ kind, name = "", value }) =>
      kind === "option" && files.has(name) && value !== undefined && isFolder(value),
  );
  return wrong && `--${wrong.name} takes a file; ${wrong.value} is a folder.`;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** What stands after a command's name. */
interface Operands {
  folder?: string | undefined;
  query?: string | undefined;
  before?: string | undefined;
  after?: string | undefined;
}

function placeOperands({ operand }: Command, [first, second]: readonly string[]): Operands {
  if (operand === "<query>") return { query: first };
  return operand === "<old> <new>" ? { before: first, after: second } : { folder: first };
}

/** What a command is given; a text says what is wrong with it. */
function commandOptions(
  name: string,
  { folder, query = "", before = "", after = "" }: Operands,
  values: ParsedOptions,
): CommandOptions | string {
  const port = Number(values.port ?? (name === "practice" ? 4010 : 3000));
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    return "--port takes a number from 0 to 65535.";
  const format = reportFormat(values.format);
  if (format === undefined) return `--format takes ${REPORT_FORMATS.join(", ")}.`;
  const shard = parseShard(values.shard);
  if (shard === null) return "--shard takes a share and how many there are: 1/3, 2/3, 3/3.";
  const senderHeader = values["sender-header"];
  if (senderHeader !== undefined && !isHeaderName(senderHeader))
    return "--sender-header takes the name of a header, such as X-Forwarded-For.";
  const { against, site, join = [], "allow-host": allowedHosts = [] } = values;
  const root = resolve(folder ?? values.root);
  return {
    ...values,
    root,
    query,
    before: resolve(before),
    after: resolve(after),
    questions: values.questions && resolve(values.questions),
    feedback: values.feedback && resolve(values.feedback),
    log: values.log && resolve(values.log),
    write: values.write && resolve(values.write),
    port,
    format,
    "allow-host": allowedHosts,
    against: against && resolve(against),
    shard,
    join: join.map((folder) => resolve(folder)),
    site,
  };
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
function isHeaderName(name: string): boolean {
  return /^[\w!#$%&'*+.^`|~-]+$/.test(name);
}

/** `undefined` for a name that is none. */
function reportFormat(name: string | undefined): ReportFormat | undefined {
  const wanted = name ?? (process.env.GITHUB_ACTIONS === "true" ? "github" : "text");
  return REPORT_FORMATS.find((format) => format === wanted);
}

function parse(parameters: string[]) {
  try {
    return parseArgs({ args: parameters, options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
    if (unknown === undefined) return message;
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    return `There is no option "${unknown}". ${didYouMean(unknown, names) ?? ""}`;
  }
}

/** Of the command that a line names that cannot be read, or of all. */
function helpOf(parameters: readonly string[]): string {
  for (const name of parameters) {
    const command = COMMANDS.get(name);
    if (command) return commandHelp(name, command);
  }
  return generalHelp();
}

function usageError(message: string, help: string): number {
  process.stderr.write(`${message.trim()}\n\n${help}`);
  return 2;
}
