import { COMMANDS, type Command } from "./commands.ts";
import { OPTIONS, type OptionName, type OptionValue } from "./options.ts";

/** What `headrace --help` prints. */
export function generalHelp(): string {
  const rows = [...COMMANDS].map(([name, { summary, operand = "" }]) => [
    `${name} ${operand}`.trim(),
    summary,
  ]);
  return `Usage: headrace <command> [options]

Commands
${table(rows)}

headrace <command> --help shows a command's options and examples, headrace --version the engine's version.
`;
}

/** What `headrace <command> --help` prints. */
export function commandHelp(name: string, command: Command): string {
  const { summary, operand, options, examples } = command;
  const own: OptionName[] = isOnProject(operand) ? ["root", ...options] : [...options];
  return `Usage: headrace ${[name, operand, "[options]"].filter(Boolean).join(" ")}

${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

Options
${table([...own, "help" as const].map((option) => optionRow(option, command)))}

Examples
${table(examples.map(([line, purpose]) => [`headrace ${line}`, purpose]))}
`;
}

/** Whether a command works on a project, and not on the folders that its line names. */
export function isOnProject(operand: Command["operand"]): boolean {
  return operand === undefined || operand === "<query>";
}

/** What stands for the value of an option of a command; `undefined` when it takes none. */
export function wantedValue(
  name: OptionName,
  command: Pick<Command, "values"> | undefined,
): OptionValue | undefined {
  const option = OPTIONS[name];
  return "value" in option ? (command?.values?.[name] ?? option.value) : undefined;
}

function optionRow(name: OptionName, command: Command): [string, string] {
  const value = wantedValue(name, command) ?? "";
  return [`--${name} ${value}`.trim(), command.meanings?.[name] ?? OPTIONS[name].text];
}

/** Two columns, indented; the second begins at one place. */
function table(rows: readonly (readonly string[])[]): string {
  const width = Math.max(...rows.map(([left = ""]) => left.length));
  return rows.map(([left = "", right = ""]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
