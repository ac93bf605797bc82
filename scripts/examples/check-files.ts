import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Diagnostic } from "headrace/check";
import { PARSERS } from "../content/parsers.ts";

/** The language of a file, as fences name it, by the end of its name. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ".cs": "csharp",
  ".csproj": "xml",
  ".css": "css",
  ".go": "go",
  ".java": "java",
  ".js": "js",
  ".json": "json",
  ".jsx": "jsx",
  ".mjs": "js",
  ".ps1": "powershell",
  ".props": "xml",
  ".py": "python",
  ".sh": "bash",
  ".svg": "xml",
  ".toml": "toml",
  ".ts": "ts",
  ".tsx": "tsx",
  ".xml": "xml",
  ".yaml": "yaml",
  ".yml": "yaml",
};

/** Parses files, paths relative to the root, each by its language. */
export async function checkFiles(
  root: string,
  files: readonly string[],
): Promise<{ parsed: number; diagnostics: Diagnostic[] }> {
  const sources = files.flatMap((file) => {
    const language = languageOf(file);
    if (language === undefined) return [];
    const text = readFileSync(join(root, file), "utf8");
    return isChartTemplate(file, text) ? [] : [{ file, language, text }];
  });
  const diagnostics: Diagnostic[] = [];
  for (const [languages, load] of Object.entries(PARSERS)) {
    const own = sources.filter(({ language }) => languages.split(" ").includes(language));
    if (own.length === 0) continue;
    const parse = await load();
    const faults = await parse(own);
    faults.forEach((fault, index) => {
      if (!fault) return;
      const { line, column = 1, reason } = fault;
      const { file, language } = own[index] ?? {};
      const message = `This is not ${language}: ${reason}.`;
      diagnostics.push({
        code: "example-file",
        severity: "error",
        message,
        hint: "Mend the example.",
        ...(file && { file }),
        line,
        column,
      });
    });
  }
  return { parsed: sources.length, diagnostics };
}

function languageOf(file: string): string | undefined {
  return /^Dockerfile|\.Dockerfile$/.test(basename(file)) ? "docker" : LANGUAGES[extname(file)];
}

/** A Helm template becomes YAML only when it is rendered. */
function isChartTemplate(file: string, text: string): boolean {
  return file.includes("/templates/") && text.includes("{{");
}

/** Reads each file given and compiles it in memory; prints the first thing that is wrong in each. */
const COMPILE = `
import sys
for name in sys.argv[1:]:
    try:
        compile(open(name, encoding="utf-8").read(), name, "exec")
    except SyntaxError as error:
        print(name, error.lineno or 1, error.offset or 1, error.msg, sep="\\t")
`;

/** Has Python itself read files; `undefined` where there is no python3. */
export function compilePython(root: string, files: readonly string[]): Diagnostic[] | undefined {
  const run = spawnSync("python3", ["-c", COMPILE, ...files], { cwd: root, encoding: "utf8" });
  if (run.error || run.status !== 0) return undefined;
  return run.stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Diagnostic => {
      const [file = "", row, column, reason] = line.split("\t");
      const message = `Python can't compile this: ${reason}.`;
      return {
        code: "example-python",
        severity: "error",
        message,
        hint: "Mend the example.",
        file,
        line: Number(row),
        column: Number(column),
      };
    });
}
