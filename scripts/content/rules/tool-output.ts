import { offsetInCode, type RulePage as Page } from "headrace/check";
import type { Code } from "mdast";
import { type Evidence, readEvidence, readPageRuns } from "../../examples/evidence.ts";
import { samplesOf } from "../../examples/page-servers.ts";
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
    return pages.flatMap((page) => {
      const outputs = samplesOf(page.text).map((name) => linesOf(evidence, name));
      return page.code
        .filter(({ lang, value }) => /^(?:text|console|)$/.test(lang ?? "") && TOOLS.test(value))
        .filter(({ value }) => !outputs.some((lines) => follows(lines, comparable(value))))
        .map((node): Finding => unseen(page, node));
    });
  },
};

/** Printed answers of the platform that the practice server does not give. */
export const apiOutput: Rule = {
  code: "api-output",
  async check({ root, pages }): Promise<Finding[]> {
    const runs = readPageRuns(root);
    const findings: Finding[] = [];
    for (const page of pages) {
      for (const answer of await printedAnswers(page)) {
        const printed = runs[page.path]?.[digestOfAnswer(answer)];
        const { value } = answer.node;
        if (printed !== undefined && follows(comparable(printed), comparable(value))) continue;
        const gives =
          printed === undefined ? "were never run" : `print something else:\n${printed}`;
        findings.push({
          page,
          offset: offsetInCode(page, answer.node, { line: 1 }),
          message: `The commands before this output ${gives}`,
          hint: 'Run "npm run test:examples -- pages", and print what examples/page-runs.json has.',
        });
      }
    }
    return findings;
  },
};

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

/** Whether lines stand in an output in their order; the page may leave out others. */
function follows(output: readonly string[], lines: readonly string[]): boolean {
  let at = 0;
  for (const line of lines) {
    at = output.indexOf(line, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
