import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * Problems as commands that GitHub Actions turns into annotations of a pull request.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 *
 * @param folder Path of the project within the repository; "" where it is the repository.
 */
export function formatForGithub(diagnostics: readonly Diagnostic[], folder: string): string {
  return diagnostics.map((item) => `${command(item, folder)}\n`).join("");
}

function command({ severity, code, message, hint, ...at }: Diagnostic, folder: string): string {
  const properties = {
    file: at.file && (folder === "" ? at.file : `${folder}/${at.file}`),
    line: at.line,
    col: at.column,
    title: code,
  };
  const list = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  const text = hint === undefined ? message : `${message}\n${hint}`;
  return `::${severity} ${list.join(",")}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
