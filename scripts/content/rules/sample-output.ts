import { offsetInCode } from "headrace/check";
import { PAGE_SERVERS, readPageServers, serverOf } from "../../examples/page-servers.ts";
import { digestOfServer, readPrintedRuns } from "../../examples/printed-runs.ts";
import { isGivenBy } from "../printed.ts";
import { digestOfCommands, sampleSession, titleOf } from "../sample-answers.ts";
import type { Finding, Rule } from "../site.ts";

/** Printed answers of servers of samples that no run of the sample gave. */
export const sampleOutput: Rule = {
  code: "sample-output",
  async check({ root, pages }): Promise<Finding[]> {
    const runs = readPrintedRuns(root);
    const servers = readPageServers(root);
    const findings: Finding[] = [];
    for (const page of pages) {
      const { commands, answers } = await sampleSession(page);
      const server = serverOf(page, servers);
      const { sample, expected, releases } = server;
      const by = answers.length > 0 && !expected ? digestOfServer(root, server) : "";
      for (const { node, command } of answers) {
        const title = titleOf(node.meta);
        const offset = offsetInCode(page, node, { line: 1 });
        if (expected || releases?.[command]?.length === 0) {
          if (/^expected\b/i.test(title)) continue;
          const message = "Nobody has seen this answer: the server of this page is not run.";
          findings.push({ page, offset, message, hint: 'Title it "Expected output".' });
          continue;
        }
        const run = runs[page.path]?.[digestOfCommands(commands.slice(0, command + 1))];
        const isCurrent = run?.by === by;
        if (run && isCurrent && isGivenBy(run.text, node.value, title)) continue;
        const gave = run ? `printed something else:\n${run.text}` : "were never run";
        findings.push({
          page,
          offset,
          message:
            run && !isCurrent
              ? `What answers here has changed since the commands before this output were run`
              : `The commands before this output ${gave}`,
          hint: sample
            ? `Run "npm run test:examples -- ${sample}", and print what examples/page-runs.json has.`
            : `Say in ${PAGE_SERVERS} which sample answers, or why none can be run.`,
        });
      }
    }
    return findings;
  },
};
