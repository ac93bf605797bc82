import { offsetInCode, type RulePage as Page } from "headrace/check";
import type { Code } from "mdast";
import { type Evidence, readEvidence } from "../../examples/evidence.ts";
import { samplesOf } from "../../examples/page-servers.ts";
import { digestOfFolder, readPrintedRuns } from "../../examples/printed-runs.ts";
import { digestOfAnswer, printedAnswers } from "../answers.ts";
import type { Finding, Rule } from "../site.ts";

/** Lines that Maven and the test runners of the samples print, and nobody else. */
const TOOLS =
  /^\[(?:INFO|WARNING|ERROR)\]|^ℹ (?:tests|pass|fail|suites) \d|^\s*Test(?:s| Files)\s+\d+ (?:passed|failed)|^(?:=+ )?\d+ (?:passed|failed).* in [\d.]+ ?s|^Ran \d+ tests? in|^(?:ok|FAIL|---)\s+\S+.*\d\ds?\)?$|^\S+ built in \d|^added \d+ packages/m;

/** Printed outputs of tools that no run of the page's projects produced. */
export const toolOutput: Rule = {
  code: "tool-output",
  check({ root, pages }): Finding[] {
    const evidence = readEvidence(root);
    const isCurrent = memoize(
      (name: string) => evidence[name]?.files === digestOfFolder(root, `examples/${name}`),
    );
    return pages.flatMap((page) =>
      page.code
        .filter(({ lang, value }) => /^(?:text|console|)$/.test(lang ?? "") && TOOLS.test(value))
        .flatMap((node): Finding[] => {
          const lines = comparable(node.value);
          const givers = samplesOf(page.text).filter((name) =>
            follows(linesOf(evidence, name), lines),
          );
          if (givers.some(isCurrent)) return [];
          return [givers[0] ? outdated(page, node, givers[0]) : unseen(page, node)];
        }),
    );
  },
};

/** Printed answers of the platform that the practice server does not give. */
export const apiOutput: Rule = {
  code: "api-output",
  async check({ root, pages }): Promise<Finding[]> {
    const runs = readPrintedRuns(root);
    const findings: Finding[] = [];
    for (const page of pages) {
      for (const answer of await printedAnswers(page)) {
        const run = runs[page.path]?.[digestOfAnswer(answer)];
        const isCurrent = run?.by === digestOfFolder(root, answer.folder);
        const { value } = answer.node;
        if (run && isCurrent && follows(comparable(run.text), comparable(value))) continue;
        const gives = run ? `print something else:\n${run.text}` : "were never run";
        findings.push({
          page,
          offset: offsetInCode(page, answer.node, { line: 1 }),
          message:
            run && !isCurrent
              ? `The scripts of ${answer.folder} have changed since this output was printed`
              : `The commands before this output ${gives}`,
          hint: 'Run "npm run test:examples -- pages", and print what examples/page-runs.json has.',
        });
      }
    }
    return findings;
  },
};

function outdated(page: Page, node: Code, sample: string): Finding {
  return {
    page,
    offset: offsetInCode(page, node, { line: 1 }),
    message: `The sample ${sample} has changed since the run that printed this.`,
    hint: `Run "npm run test:examples -- ${sample}", and print what it prints now.`,
  };
}

function unseen(page: Page, node: Code): Finding {
  const names = samplesOf(page.text);
  const of =
    names.length > 0 ? `any run of ${names.join(", ")}` : "a run: this page names no sample";
  return {
    page,
    offset: offsetInCode(page, node, { line: 1 }),
    message: `This output is not that of ${of}.`,
    hint: 'Run "npm run test:examples" with the names of the samples, and copy lines from examples/evidence.json.',
  };
}

/** All that was printed, from the first command to the last. */
function linesOf(evidence: Evidence, project: string): string[] {
  return (evidence[project]?.outputs ?? []).flatMap(({ text }) => comparable(text));
}

/** Lines with words, without what differs from run to run: times, and the rule that pytest fills a line with. */
function comparable(text: string): string[] {
  return text
    .split("\n")
    .map((line) =>
      line
        .replace(/\b\d\d:\d\d:\d\d\b/g, "#")
        .replace(/\b\d+(?:\.\d+)? ?m?s\b(?: \(\d+:\d\d:\d\d\))?/g, "#")
        .replace(/={3,}/g, "===")
        .trim(),
    )
    .filter((line) => /\w/.test(line.replace(/^\[INFO\]/, "")));
}

function memoize<Result>(find: (name: string) => Result): (name: string) => Result {
  const known = new Map<string, Result>();
  return (name) => {
    const result = known.get(name) ?? find(name);
    known.set(name, result);
    return result;
  };
}

/** Whether lines stand in an output in their order; the page may leave out others. */
function follows(output: readonly string[], lines: readonly string[]): boolean {
  let at = 0;
  for (const line of lines) {
    at = output.indexOf(line, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
