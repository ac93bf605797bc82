import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Logger } from "vite";
import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/** Where the bundler's frame says that it looked: "╭─[ site/box.tsx:3:1 ]", from the working folder. */
const POSITION = /\[ ?(\S[^\n]*?):(\d+):(\d+) ?\]/;

/**
 * What a bundler threw, as problems of the files that it could not bundle.
 *
 * @param root Absolute path of the project.
 */
export function bundleError(error: unknown, root: string): SiteError {
  const causes: unknown[] =
    error instanceof Error && "errors" in error && Array.isArray(error.errors)
      ? error.errors
      : [error];
  return new SiteError(causes.map((cause) => bundleProblem(cause, root)));
}

/** A logger that leaves errors to whoever catches what the bundler throws. */
export function warningsOnly(logger: Logger): Logger {
  // Files of the static folder are published beside the bundle.
  const isNews = (message: string) => !message.includes("didn't resolve at build time");
  return {
    ...logger,
    warn: (message, options) => isNews(message) && logger.warn(message, options),
    warnOnce: (message, options) => isNews(message) && logger.warnOnce(message, options),
    error() {},
  };
}

function bundleProblem(cause: unknown, root: string): Diagnostic {
  const text = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
  const [, file, line, column] = POSITION.exec(text) ?? [];
  const [first = ""] = text.replace(/^\[[^\]]*\] /, "").split("\n");
  const sentence = first.replace(/ in \S+$/, "").replace(/\.$/, "");
  return {
    code: "bundle",
    severity: "error",
    message: `This module can't be bundled: ${sentence}${/\W$/.test(sentence) ? "" : "."}`,
    ...(file && {
      file: relative(root, resolve(file)).replaceAll("\\", "/"),
      line: Number(line),
      column: Number(column),
    }),
  };
}
