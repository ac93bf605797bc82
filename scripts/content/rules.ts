import { apiExamples } from "./rules/api-examples.ts";
import { codeBlocks } from "./rules/code-blocks.ts";
import { descriptions } from "./rules/descriptions.ts";
import { factRule } from "./rules/facts.ts";
import { filler } from "./rules/filler.ts";
import { firstMentions } from "./rules/first-mentions.ts";
import { headingLevels } from "./rules/headings.ts";
import { alternatives } from "./rules/images.ts";
import { kinds } from "./rules/kinds.ts";
import { orphans } from "./rules/orphans.ts";
import { printedProblems } from "./rules/printed-problems.ts";
import { problemPages } from "./rules/problem-pages.ts";
import { sampleOutput } from "./rules/sample-output.ts";
import { sentences } from "./rules/sentences.ts";
import { spelling } from "./rules/spelling.ts";
import { apiOutput, toolOutput } from "./rules/tool-output.ts";
import { unsafeCode } from "./rules/unsafe-code.ts";
import { contentRule, type Rule } from "./site.ts";

/** All rules, in no particular order. */
const RULES: readonly Rule[] = [
  apiExamples,
  apiOutput,
  factRule,
  firstMentions,
  kinds,
  orphans,
  printedProblems,
  problemPages,
  codeBlocks,
  spelling,
  descriptions,
  filler,
  headingLevels,
  alternatives,
  sampleOutput,
  sentences,
  toolOutput,
  unsafeCode,
];

/** For `content.rules` of the configuration. */
export const rules = RULES.map(contentRule);
