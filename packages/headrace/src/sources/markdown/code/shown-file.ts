import { posix } from "node:path";
import type { Code } from "mdast";
import { didYouMean } from "../../../diagnostics/nearest.ts";
import type { Diagnostic } from "../../../model/diagnostic.ts";
import { counted } from "../../../model/text/counted.ts";
import { type FileScope, report, startOf } from "../file-scope.ts";
import { normalizeText } from "../parse/source-text.ts";
import {
  locate,
  nearestFile,
  type ResolvedPath,
  readProjectText,
  resolveFile,
} from "../project-files.ts";
import { cutExcerpt, type Excerpt } from "./regions.ts";

const REFERENCE = /(?:^|\s)file=(?:"([^"]*)"|'([^']*)'|(\S+))/;

/**
 * Puts the file that a fence names with `file="./path#part"` into the fence. What can't be shown is
 * told to the writer, and the fence stays as it is.
 *
 * @param lines The lines of the file that the fence stands in.
 */
export function showFile(node: Code, lines: readonly string[], scope: FileScope): void {
  const info = [node.lang, node.meta].filter(Boolean).join(" ");
  const [whole, ...spellings] = REFERENCE.exec(info) ?? [];
  if (whole === undefined) return;
  const [path = "", part = ""] = spellings.filter(Boolean).join("").split(/#(.*)/s);
  // Other sites name the file that a block of code is meant for: file='db.ts'.
  if (node.value.trim() !== "" && !/^(?:@site|\.{0,2})\//.test(path)) return;
  const language = node.lang?.startsWith("file=") ? "" : (node.lang ?? "");
  node.lang = language || languageOf(path);
  node.meta = info.slice(language.length).replace(whole, "").trim();
  if (isFilled(node)) return;
  const excerpt = node.value.trim() === "" ? readExcerpt(path, part, scope) : TWO_SOURCES;
  if (typeof excerpt === "string") node.value = excerpt;
  else if (excerpt) report(scope, referencePlace(node, lines), excerpt);
}

/** Whether plug-ins have put code into a fence that was written with none between its marks. */
function isFilled({ value, position }: Code): boolean {
  return (
    value.trim() !== "" && position !== undefined && position.end.line - position.start.line <= 1
  );
}

type Problem = Pick<Diagnostic, "code" | "message" | "hint">;

const TWO_SOURCES: Problem = {
  code: "code-file-body",
  message: "This code block names a file and has code of its own.",
  hint: "Take out either of them.",
};

/** "a/Main.java" → "java", "Dockerfile" → "dockerfile", ".env" → "env". */
function languageOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf(".")) + 1).toLowerCase();
}

/** Where "file=" stands, which is not known for a line that the parser did not see as it is. */
function referencePlace(node: Code, lines: readonly string[]) {
  const { line, column } = startOf(node);
  const at = lines[line - 1]?.indexOf("file=", column - 1) ?? -1;
  return { position: { start: { line, column: at === -1 ? column : at + 1 } } };
}

/** `undefined` after a problem of the file itself, which the writer was told. */
function readExcerpt(
  reference: string,
  part: string,
  scope: FileScope,
): string | Problem | undefined {
  const file = locateCode(scope, reference);
  if (file.status === "outside") {
    return {
      code: "code-file-outside",
      message: `"${reference}" is outside of the project and is not shown.`,
      hint: PATH_HINT,
    };
  }
  const { path } = file;
  if (file.status === "absent") {
    const near = nearestFile(scope, path);
    const hint = near === undefined ? PATH_HINT : `Did you mean "${near}"?`;
    return { code: "missing-code-file", message: `There is no file "${path}".`, hint };
  }
  const text = readProjectText(scope, path);
  if (text === undefined) return;
  const excerpt = cutExcerpt(normalizeText(text), part);
  return excerpt.status === "found" ? excerpt.code : explain(excerpt, path, part);
}

/**
 * Sites of the dialect name files in the words of plug-ins of theirs: from the folder of the site, or from the root, too.
 */
function locateCode(scope: FileScope, reference: string): ResolvedPath {
  const { root, siteDir } = scope.options;
  const below = reference.replace(/^<rootDir>\//, "");
  const written = resolveFile(scope, below === reference ? reference : `@site/${below}`);
  if (written.status !== "absent" || /^(?:@site|\.{0,2})\//.test(reference)) return written;
  const found = [siteDir, "."].map((folder) => locate(root, posix.join(folder, below)));
  return found.find(({ status }) => status === "found") ?? written;
}

const PATH_HINT = 'Check the path: "./" counts from this file, "@site/" from the project.';

/** What to tell about a part that is not there. */
function explain(
  excerpt: Exclude<Excerpt, { status: "found" }>,
  path: string,
  part: string,
): Problem {
  switch (excerpt.status) {
    case "no-region":
      return {
        code: "code-region",
        message: `"${path}" has no region "${part}".`,
        hint: didYouMean(part, excerpt.known) ?? regionHint(excerpt.known, part),
      };
    case "repeated-region":
      return {
        code: "code-region",
        message: `The region "${part}" begins twice in "${path}", in lines ${excerpt.lines.join(" and ")}.`,
        hint: "Give one of them another name.",
      };
    case "unclosed-region":
      return {
        code: "code-region",
        message: `The region "${part}" of "${path}" begins in line ${excerpt.line} and does not end.`,
        hint: `End it with the comment "#endregion ${part}".`,
      };
    case "no-lines":
      return {
        code: "code-lines",
        message: `"${path}" has ${counted(excerpt.last, "line")}, so that there is no "${part}".`,
        hint: "Name a region instead, which stays right when the file changes.",
      };
    case "empty":
      return {
        code: "code-lines",
        message: `There is no code in ${part === "" ? `"${path}"` : `"${part}" of "${path}"`}.`,
        hint: 'Name a region that has lines, or lines from the first to the last: "L3-L6".',
      };
  }
}

function regionHint(known: readonly string[], part: string): string {
  return known.length === 0
    ? `It has none: mark the lines with the comments "#region ${part}" and "#endregion ${part}".`
    : `It has ${known.map((name) => `"${name}"`).join(", ")}.`;
}
