import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type Evidence, writeEvidence } from "../../examples/evidence.ts";
import { readPageServers, serverOf } from "../../examples/page-servers.ts";
import { digestOfFolder, digestOfServer, keepPrintedRuns } from "../../examples/printed-runs.ts";
import { digestOfAnswer, printedAnswers } from "../answers.ts";
import { digestOfCommands, sampleSession } from "../sample-answers.ts";
import { readSite } from "../site.ts";
import { sampleOutput } from "./sample-output.ts";
import { apiOutput, toolOutput } from "./tool-output.ts";

const ROOT = mkdtempSync(join(tmpdir(), "outdated-"));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

const PAGE = `---
title: Greeter
description: A page with one output of each kind.
---

<ExampleSource name="greeter" />

\`\`\`bash
curl -s http://localhost:8080/hello
\`\`\`

\`\`\`text title="Output"
hello
\`\`\`

\`\`\`bash
./mvnw test
\`\`\`

\`\`\`text title="Output"
[INFO] BUILD SUCCESS
\`\`\`

\`\`\`bash file="@site/examples/greeter/ship.sh"
\`\`\`

\`\`\`bash
./ship.sh
\`\`\`

\`\`\`text title="Output"
shipped
\`\`\`
`;

const FILES: Record<string, string> = {
  "content/page.md": PAGE,
  "examples/page-servers.yaml": "content/page.md:\n  env:\n    GREETING: hello\n",
  "examples/greeter/README.md": "# Greeter\n",
  "examples/greeter/ship.sh": "echo shipped\n",
  "examples/greeter/src/App.java": "class App {}\n",
};

function write(file: string, text: string): void {
  const path = join(ROOT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes the project, and keeps what a run of it as it is now would. */
beforeEach(async () => {
  rmSync(join(ROOT, "examples"), { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  spawnSync("git", ["init", "--quiet"], { cwd: ROOT });
  const [page] = readSite(ROOT).pages;
  if (!page) throw new Error("There is no page.");
  const { commands } = await sampleSession(page);
  const [answer] = await printedAnswers(page);
  if (!answer) throw new Error("The page prints nothing of the API.");
  const sample = digestOfFolder(ROOT, "examples/greeter");
  const server = digestOfServer(ROOT, serverOf(page, readPageServers(ROOT)));
  keepPrintedRuns(ROOT, {
    [page.path]: {
      [digestOfCommands(commands)]: { by: server, text: "hello" },
      [digestOfAnswer(answer)]: { by: sample, text: "shipped" },
    },
  });
  const greeter: Evidence[string] = {
    ...{ files: sample, date: "2026-11-22", how: "built", tools: {}, servers: {} },
    tests: { passed: 1, failed: 0, skipped: 0 },
    outputs: [{ command: "mvn test", text: "[INFO] BUILD SUCCESS" }],
  };
  writeEvidence(ROOT, { greeter });
});

/** The rules that ask for a new run. */
async function asking(): Promise<string[]> {
  const site = readSite(ROOT);
  const rules = [sampleOutput, toolOutput, apiOutput];
  const found = await Promise.all(rules.map(async (rule) => [rule.code, await rule.check(site)]));
  return found.flatMap(([code, findings]) =>
    typeof code === "string" && JSON.stringify(findings).includes("changed since") ? [code] : [],
  );
}

const CHANGES: Record<string, () => void> = {
  "one letter": () => write("examples/greeter/src/App.java", "class Ape {}\n"),
  "a comment": () => write("examples/greeter/ship.sh", "echo shipped # now\n"),
  "a new file": () => write("examples/greeter/src/More.java", "class More {}\n"),
  "a file that is gone": () => rmSync(join(ROOT, "examples/greeter/src/App.java")),
  "another name": () => {
    const folder = join(ROOT, "examples/greeter/src");
    renameSync(join(folder, "App.java"), join(folder, "Application.java"));
  },
};

describe("printed outputs", () => {
  it("pass as long as what printed them is as it was", async () => {
    expect(await asking()).toEqual([]);
    write("examples/greeter/README.md", "# Greeter, in other words\n");
    write("examples/other/App.java", "class Other {}\n");
    expect(await asking()).toEqual([]);
  });

  it.each(Object.keys(CHANGES))("ask for a new run after %s in the sample", async (name) => {
    CHANGES[name]?.();
    expect(await asking()).toEqual(["sample-output", "tool-output", "api-output"]);
  });

  it("ask for a new run when the server is set up in another way", async () => {
    const file = "examples/page-servers.yaml";
    write(file, readFileSync(join(ROOT, file), "utf8").replace("hello", "good day"));
    expect(await asking()).toEqual(["sample-output"]);
  });
});
