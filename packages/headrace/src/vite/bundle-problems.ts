import { relative } from "node:path";
import { getSystemErrorName, stripVTControlCharacters } from "node:util";
import type { Logger } from "vite";
import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * What a bundler threw, as problems of the files that it could not bundle; a `SiteError`, unless the
 * system refused something, which is no fault of a file.
 *
 * @param root Absolute path of the project.
 * @param only The file that alone was bundled: errors that name none are about it.
 */
export function bundleError(error: unknown, root: string, only?: string): Error {
  const causes: unknown[] =
    error instanceof Error && "errors" in error && Array.isArray(error.errors)
      ? error.errors
      : [error];
  const [refusal] = causes.flatMap((cause) => systemRefusal(textOf(cause)) ?? []);
  if (refusal !== undefined) return refusal;
  const problems = causes.map((cause) => bundleProblem(cause, root, only));
  const absent = causes.map((cause) => absentIn(textOf(cause))).find((path) => path !== undefined);
  return absent === undefined ? new SiteError(problems) : new AbsentFile(problems, absent);
}

/** How the bundler, which is written in Rust, ends what it says when the system refuses something. */
const REFUSED =
  /(?:^|\n)(?<action>[^\n]+)\s+Caused by:\s+(?<reason>[^\n]+) \(os error (?<number>\d+)\)/;

/** The same as Node says it: "ENOSPC: No space left on device, failed to write file in /site/a.js" */
function systemRefusal(text: string): Error | undefined {
  const { action = "", reason, number } = REFUSED.exec(text)?.groups ?? {};
  if (reason === undefined) return undefined;
  const what = action.charAt(0).toLowerCase() + action.slice(1);
  return new Error(`${getSystemErrorName(-Number(number))}: ${reason}, ${what}`);
}

function textOf(cause: unknown): string {
  return stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
}

/** Thrown for what a module or sheet imports and that is not there. */
export class AbsentFile extends SiteError {
  /** As it is imported. */
  readonly path: string;

  constructor(diagnostics: Diagnostic[], path: string) {
    super(diagnostics);
    this.path = path;
  }
}

/**
 * A logger that leaves errors to whoever catches what the bundler throws.
 *
 * @param passesStyles Whether sheets are those of others, of which is told what is left out, and no more.
 */
export function warningsOnly(logger: Logger, passesStyles = false): Logger {
  // Files of the static folder are published beside the bundle.
  const isNews = (message: string) =>
    !message.includes("didn't resolve at build time") &&
    !(passesStyles && stripVTControlCharacters(message).includes("[lightningcss minify]"));
  return {
    ...logger,
    warn: (message, options) => isNews(message) && logger.warn(message, options),
    warnOnce: (message, options) => isNews(message) && logger.warnOnce(message, options),
    error() {},
  };
}

function bundleProblem(cause: unknown, root: string, only: string | undefined): Diagnostic {
  const text = textOf(cause);
  const { file, line, column } = placeOf(cause, text, only);
  return {
    code: "bundle",
    severity: "error",
    message: `This module can't be bundled: ${reasonIn(text)}.`,
    hint: "Mend the file here, or just above.",
    ...(file === undefined ? {} : { file: relative(root, file).replaceAll("\\", "/") }),
    ...(line === undefined ? {} : { line, column: (column ?? 0) + 1 }),
  };
}

/** A bundler's word that an import leads nowhere, which has no other place. */
const UNRESOLVED = /failed to resolve import "(?<name>[^"]*)" from "(?<from>[^"]*)"/;

/** The first sentence, without what is told apart. */
function firstSentence(text: string): string {
  const [first = ""] = text.replace(/^(?:\[[^\]]*\]:? )+/, "").split("\n");
  return first;
}

function absentIn(text: string): string | undefined {
  const first = firstSentence(text);
  return (
    /^ENOENT: .*, open '(?<name>.*)'$/.exec(first)?.groups?.name ??
    UNRESOLVED.exec(first)?.groups?.name
  );
}

function reasonIn(text: string): string {
  const first = firstSentence(text);
  const absent = absentIn(text);
  if (absent !== undefined) return `there is no "${absent}"`;
  return first.replace(/ in \S+$/, "").replace(/[.:]$/, "");
}

/** What a bundler's error says of its place: columns count from 0. */
function placeOf(
  cause: unknown,
  text: string,
  only: string | undefined,
): { file?: string; line?: number; column?: number } {
  const { id = only ?? UNRESOLVED.exec(text)?.groups?.from, loc } = Object(cause);
  const { file = id, line, column } = Object(loc);
  return {
    ...(typeof file === "string" && { file }),
    ...(typeof line === "number" && typeof file === "string" && { line }),
    ...(typeof column === "number" && { column }),
  };
}
