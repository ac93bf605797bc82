import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { CommandOptions } from "./commands/command-options.ts";
import { COMMANDS, type Command } from "./commands/commands.ts";
import { commandHelp, generalHelp, isOnProject } from "./commands/help.ts";
import {
  type CommandToken,
  reportFormat,
  wrongForm,
  wrongValue,
} from "./commands/option-values.ts";
import { OPTIONS, type ParsedOptions } from "./commands/options.ts";
import { printDiagnostics } from "./commands/print.ts";
import { parseShard } from "./commands/shard.ts";
import { didYouMean } from "./diagnostics/nearest.ts";
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
  const { positionals } = parsed;
  // "headrace help build" is what other programs take for "headrace build --help".
  const isHelp = positionals[0] === "help";
  const values = { ...parsed.values, help: parsed.values.help || isHelp };
  const [name, ...operands] = isHelp ? positionals.slice(1) : positionals;
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
    wrongValue(command, parsed.tokens);
  if (wrong !== undefined) return usageError(wrong, help);
  return execute(command, commandOptions(name, placeOperands(command, operands), values));
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
  tokens: readonly CommandToken[],
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

/** What a command is given, of values that were found right. */
function commandOptions(
  name: string,
  { folder, query = "", before = "", after = "" }: Operands,
  values: ParsedOptions,
): CommandOptions {
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
    port: Number(values.port ?? (name === "practice" ? 4010 : 3000)),
    format: reportFormat(values.format),
    "allow-host": allowedHosts,
    against: against && resolve(against),
    shard: parseShard(values.shard) ?? undefined,
    join: join.map((folder) => resolve(folder)),
    site,
  };
}

function parse(parameters: string[]) {
  try {
    return parseArgs({ args: parameters, options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '(-[^']*)'/.exec(message) ?? [];
    if (unknown === undefined) return wrongForm(message, namedCommand(parameters)?.command);
    const names = Object.keys(OPTIONS).map((name) => `--${name}`);
    return `There is no option "${unknown}". ${didYouMean(unknown, names) ?? ""}`;
  }
}

/** The command that a line names that cannot be read. */
function namedCommand(
  parameters: readonly string[],
): { name: string; command: Command } | undefined {
  for (const name of parameters) {
    const command = COMMANDS.get(name);
    if (command) return { name, command };
  }
  return undefined;
}

/** Of that command, or of all. */
function helpOf(parameters: readonly string[]): string {
  const named = namedCommand(parameters);
  return named ? commandHelp(named.name, named.command) : generalHelp();
}

function usageError(message: string, help: string): number {
  process.stderr.write(`${message.trim()}\n\n${help}`);
  return 2;
}
