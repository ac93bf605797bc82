import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { PACKAGE_DIR } from "../engine-dir.ts";
import { COMMANDS } from "./commands.ts";
import { OPTIONS } from "./options.ts";

const FILES: readonly [file: string, calls: string[]][] = [
  [".github/workflows/docs.yml", ["check", "build", "verify", "build", "diff"]],
  [".github/workflows/links.yml", ["check"]],
  [".gitlab-ci.yml", ["check", "check", "build", "verify", "build", "diff"]],
];

const read = (file: string) => readFileSync(join(PACKAGE_DIR, "templates/site", file), "utf8");

/** Every text that a shell runs, wherever it stands. */
function scripts(value: unknown, key = ""): string[] {
  if (typeof value === "string") return key === "run" || key === "script" ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => scripts(item, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => scripts(item, name));
}

describe.each(FILES)("the pipeline %s of a new site", (file, called) => {
  const shell = scripts(parse(read(file)));

  it("calls commands and options that there are", () => {
    const calls = shell.flatMap((script) => [...script.matchAll(/npx headrace ([^\n)>|&]*)/g)]);
    const names = calls.map(([, line = ""]) => {
      const args = line.trim().split(/\s+/);
      const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
      const [name = "", ...operands] = positionals;
      const command = COMMANDS.get(name);
      expect(operands).toHaveLength(command?.operand?.split(" ").length ?? 0);
      const given = Object.keys(values).filter((option) => line.includes(`--${option}`));
      for (const option of given) expect(["format", ...(command?.options ?? [])]).toContain(option);
      return name;
    });
    expect(names).toEqual(called);
  });

  it("puts nothing that a stranger names into a script", () => {
    expect(shell.length).toBeGreaterThanOrEqual(called.length);
    expect(shell.filter((script) => script.includes("${{"))).toEqual([]);
  });
});
