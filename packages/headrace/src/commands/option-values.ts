import { statSync } from "node:fs";
import { REPORT_FORMATS, type ReportFormat } from "../diagnostics/report.ts";
import type { Command } from "./commands.ts";
import { wantedValue } from "./help.ts";
import { OPTIONS, type OptionName } from "./options.ts";
import { parseShard } from "./shard.ts";

/** A part of a command line, as `parseArgs` has it. */
export interface CommandToken {
  kind: string;
  name?: string;
  value?: string | undefined;
}

/** What is wrong with the first value of a line that its option does not take, in a sentence. */
export function wrongValue(command: Command, tokens: readonly CommandToken[]): string | undefined {
  for (const { kind, name, value } of tokens) {
    if (kind !== "option" || name === undefined || !isOption(name)) continue;
    const wrong = value === undefined ? undefined : judge(name, value, command);
    if (wrong !== undefined) return `--${name} ${wrong}`;
  }
  return undefined;
}

/** The same of a line that `parseArgs` does not read: a value is missing, or one too many. */
export function wrongForm(message: string, command: Command | undefined): string {
  const [, name = ""] = /--([\w-]+)/.exec(message) ?? [];
  if (!isOption(name)) return message;
  const value = wantedValue(name, command);
  if (value === undefined) return `--${name} takes no value.`;
  const needed = `--${name} needs a value: --${name} ${value}.`;
  return /ambiguous/.test(message)
    ? `${needed} What follows it begins with "-", as options do.`
    : needed;
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(OPTIONS, name);
}

type Judge = (value: string, command: Command) => string | undefined;

function judge(name: OptionName, value: string, command: Command): string | undefined {
  // From a variable that is not set; a folder without a name would be the current one.
  if (value === "") return "needs a value; it is empty here.";
  const isFile = wantedValue(name, command) === "<file>";
  return isFile ? notFolder(value) : JUDGES[name]?.(value, command);
}

const JUDGES: Partial<Record<OptionName, Judge>> = {
  root: folder,
  against: folder,
  join: folder,
  port: (value) =>
    /^\d{1,5}$/.test(value) && Number(value) <= 65_535
      ? undefined
      : "takes a number from 0 to 65535.",
  "allow-host": (value) =>
    /^\.?[\w-]+(?:\.[\w-]+)*$/.test(value)
      ? undefined
      : 'takes the name of a host alone, such as docs.local, or ".local" for all below it.',
  format: (value, { formats = REPORT_FORMATS }) =>
    formats.some((format) => format === value) ? undefined : `takes ${formats.join(", ")}.`,
  shard: (value) =>
    parseShard(value) === null ? "takes a share and how many there are: 1/3, 2/3, 3/3." : undefined,
  // https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2
  "sender-header": (value) =>
    /^[\w!#$%&'*+.^`|~-]+$/.test(value)
      ? undefined
      : "takes the name of a header, such as X-Forwarded-For.",
  site: (value) =>
    /^(?!https?:)[a-z][a-z\d+.-]+:\/\//i.test(value)
      ? "takes a folder, or an address that begins with http:// or https://."
      : undefined,
};

/** What the system says of a folder that is not there, or of a file in its place, tells nobody what to do. */
function folder(value: string): string | undefined {
  const found = statSync(value, { throwIfNoEntry: false });
  if (found?.isDirectory()) return undefined;
  return `takes a folder; ${value} is ${found ? "a file" : "not there"}.`;
}

function notFolder(value: string): string | undefined {
  const isFolder = statSync(value, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? `takes a file; ${value} is a folder.` : undefined;
}

/** In GitHub's pipelines problems are annotations, unless something else is asked for. */
export function reportFormat(name: string | undefined): ReportFormat {
  const wanted = name ?? (process.env.GITHUB_ACTIONS === "true" ? "github" : "text");
  return REPORT_FORMATS.find((format) => format === wanted) ?? "text";
}
