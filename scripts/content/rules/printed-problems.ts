import siteConfig from "../../../site/site.config.ts";
import { type ProblemKind, problemKinds } from "../problems.ts";
import type { Finding, Rule, Site } from "../site.ts";

const PRINTED = /"title":\s*"([^"]+)"[\s\S]*?"detail":\s*"([^"]+)"[\s\S]*?"code":\s*"([^"]+)"/;
/** Names, numbers, ids and media types: what another resource or moment has otherwise. */
const VALUE =
  /\b(?<=(?:environment|application|library|team|component) )[a-z][\w-]*|\S*\d\S*|\b[a-z]+[-/][\w./+-]+/g;

/** Problems that a page prints otherwise than the API says them: readers search for the words. */
export const printedProblems: Rule = {
  code: "printed-problem",
  async check(site: Site): Promise<Finding[]> {
    const [description] = siteConfig.api ?? [];
    if (!description) return [];
    const kinds = await problemKinds(site.root, description.file);
    return site.pages.flatMap((page) =>
      page.code.flatMap((node): Finding[] => {
        const said = whatIsSaid(node.value, kinds);
        return said ? [{ page, offset: node.position?.start.offset ?? 0, ...said }] : [];
      }),
    );
  },
};

function whatIsSaid(
  text: string,
  kinds: ReadonlyMap<string, ProblemKind>,
): Pick<Finding, "message" | "hint"> | undefined {
  const [, title, detail = "", code = ""] = PRINTED.exec(text) ?? [];
  const kind = kinds.get(code);
  if (!kind) return undefined;
  if (title !== kind.title)
    return { message: `A problem with ${code} is titled "${kind.title}", not "${title}".` };
  const shapes = [...kind.details].map(shapeOf);
  if (shapes.includes(shapeOf(detail))) return undefined;
  return {
    message: `No operation answers ${code} with "${detail}".`,
    hint: `Print one of its messages, such as "${[...kind.details][0]}".`,
  };
}

/** A message without the values in it. */
function shapeOf(message: string): string {
  return message.replace(VALUE, "…");
}
