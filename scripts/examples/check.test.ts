import { spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkExampleProjects } from "./check.ts";

const ROOT = join(import.meta.dirname, "../..");
const FOLDER = "scripts/examples/fixtures";
const hasPython = spawnSync("python3", ["--version"]).status === 0;

function filesOf(project: string): string[] {
  const folder = `${FOLDER}/${project}`;
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => statSync(join(ROOT, file)).isFile())
    .sort();
}

async function check(project: string) {
  const report = await checkExampleProjects(ROOT, FOLDER, filesOf(project));
  const problems = report.diagnostics.map(
    ({ file, line, column, message }) =>
      `${file?.slice(FOLDER.length + 1)}:${line}:${column} ${message.split("\n")[0]}`,
  );
  return { ...report, problems };
}

describe("checkExampleProjects", () => {
  it("runs the tests of a whole project", async () => {
    const { problems, lines } = await check("whole");
    expect(problems).toEqual([]);
    expect(lines).toEqual(["Parsed 3 files of 1 examples.", `Tests pass: ${FOLDER}/whole.`]);
  });

  it("names each file that can't be parsed, and leaves Helm templates alone", async () => {
    const { problems, lines } = await check("broken");
    expect(problems.filter((problem) => !problem.includes("Python can't"))).toEqual([
      "broken/a.yaml:1:4 This is not yaml: Nested mappings are not allowed in compact mappings.",
      "broken/helm/templates/b.yaml:2:11 This is not yaml: With stringKeys, all keys must be strings.",
      "broken/run.sh:1:1 This is not bash: syntax error: unexpected end of file.",
      "broken/Dockerfile:2:1 This is not docker: Unknown instruction: RUNN.",
      'broken/app.py:1:7 This is not python: ")" is missing.',
    ]);
    if (hasPython) expect(problems.at(-1)).toMatch(/^broken\/app\.py:1:\d+ Python can't compile/);
    else expect(lines[1]).toBe("Not compiled: 1 Python files; there is no python3 here.");
  });

  it("shows why tests fail, and asks what was executed", async () => {
    const { problems, diagnostics } = await check("failing");
    expect(problems).toEqual([
      "failing/README.md:undefined:undefined This README does not say what was executed.",
      `failing/package.json:undefined:undefined The tests of ${FOLDER}/failing fail:`,
    ]);
    expect(diagnostics[1]?.message).toContain("one is not two");
  });

  it("says which tests can't run for want of packages", async () => {
    const { problems, lines } = await check("lacking");
    expect(problems).toEqual(["lacking/README.md:undefined:undefined This example has no README."]);
    expect(lines[1]).toBe(`Tests not run: ${FOLDER}/lacking needs no-such-package.`);
  });
});
