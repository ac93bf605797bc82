import { reasonOf } from "../diagnostics/reason-of.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ContentRule, RuleProblem, RuleSite, SiteProblem } from "./content-rule.ts";
import { place, range } from "./read-page.ts";

/** What rules say of a site. One that fails is a problem itself; the others are heard. */
export async function runRules(
  site: RuleSite,
  rules: readonly ContentRule[],
): Promise<Diagnostic[]> {
  return (await Promise.all(rules.map((rule) => runRule(site, rule)))).flat();
}

async function runRule(site: RuleSite, rule: ContentRule): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const report = (problem: SiteProblem) => void found.push(diagnosticOf(rule, problem));
  let path: string | undefined;
  try {
    for (const page of rule.page ? site.pages : []) {
      path = page.path;
      await rule.page?.(page, (problem: RuleProblem) => report({ ...problem, page }));
    }
    path = undefined;
    await rule.site?.(site, report);
  } catch (error) {
    found.push({
      code: "content-rule",
      severity: "error",
      message: `The rule "${rule.code}" fails: ${reasonOf(error)}`,
      hint: "Mend the rule; `content.rules` of the configuration names its file.",
      ...(path === undefined ? {} : { file: path }),
    });
  }
  return found;
}

function diagnosticOf(rule: ContentRule, problem: SiteProblem): Diagnostic {
  const { page, at = 0, message, hint = "Mend the text." } = problem;
  const severity = problem.severity ?? rule.severity ?? "error";
  const offset = typeof at === "number" ? at : range(at)[0];
  return {
    code: rule.code,
    severity,
    message,
    hint,
    file: page.path,
    ...place(page.text, offset),
  };
}
