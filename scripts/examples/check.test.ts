import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
    ({ file, line = 0, column = 0, message }) =>
      `${file?.slice(FOLDER.length + 1)}:${line}:${column} ${message.split("\n")[0]}`,
  );
  return { ...report, problems };
}

describe("checkExampleProjects", () => {
  it("takes a project that was run as it is", async () => {
    const { problems, lines } = await check("whole");
    expect(problems).toEqual([]);
    expect(lines).toEqual(["Parsed 3 files of 1 examples."]);
  });

  it("names each file that can't be parsed, and leaves Helm templates alone", async () => {
    const { problems, lines } = await check("broken");
    const parsed = problems.filter((problem) => problem.includes(" This is not "));
    expect(parsed).toEqual([
      "broken/a.yaml:1:4 This is not yaml: Nested mappings are not allowed in compact mappings.",
      "broken/helm/templates/b.yaml:2:11 This is not yaml: With stringKeys, all keys must be strings.",
      "broken/run.sh:1:1 This is not bash: syntax error: unexpected end of file.",
      "broken/Dockerfile:2:1 This is not docker: Unknown instruction: RUNN.",
      'broken/app.py:1:7 This is not python: ")" is missing.',
    ]);
    if (hasPython)
      expect(problems.join("\n")).toMatch(/^broken\/app\.py:1:\d+ Python can't compile/m);
    else expect(lines[1]).toBe("Not compiled: 1 Python files; there is no python3 here.");
  });

  it("asks for evidence where a project was never run, or has changed since", async () => {
    const lacking = await check("lacking");
    expect(lacking.problems).toEqual(["lacking/README.md:0:0 This example has no README."]);
    expect(lacking.lines[1]).toMatch("The sample lacking was never run");
    expect((await check("changed")).lines[1]).toMatch("has changed since it was run");
  });

  it("refuses what readers should not copy, with its place", async () => {
    const { problems } = await check("unsafe");
    expect(problems).toEqual([
      "unsafe/release.yml:9:9 A tag or branch of somebody else's action can be moved to other code.",
      expect.stringContaining("unsafe/settings.yaml:1:24 This connection does not check"),
    ]);
  });

  it("refuses what is not there for those who take a project along, and dead pages", async () => {
    const { problems } = await check("reaching");
    expect(problems).toEqual([
      "reaching/README.md:3:15 Whoever takes this sample along has its own folder only, not this: ../../content/faq.md",
      "reaching/deploy/main.tf:2:25 Whoever takes this sample along has its own folder only, not this: /../../whole/run.sh",
      "reaching/README.md:4:10 The site has no such page: https://docs.millrace.example/no/such-page",
    ]);
  });

  it("refuses evidence that quotes a path of one machine", async () => {
    const root = mkdtempSync(join(tmpdir(), "evidence-"));
    try {
      mkdirSync(join(root, "examples"));
      const outputs = [{ command: "mvn test", text: "agent: /home/ines/.m2/agent.jar" }];
      const tests = { passed: 1, failed: 0, skipped: 0 };
      const record = { files: "0", date: "2026-11-22", how: "built", tools: {}, servers: {} };
      writeFileSync(
        join(root, "examples/evidence.json"),
        JSON.stringify({ greeter: { ...record, tests, outputs } }, null, 2),
      );
      const { diagnostics } = await checkExampleProjects(root, "examples", []);
      expect(diagnostics).toMatchObject([
        {
          code: "example-evidence",
          file: "examples/evidence.json",
          message: "This evidence quotes a path of one machine: /home/ines/.m2/agent.jar",
        },
      ]);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
