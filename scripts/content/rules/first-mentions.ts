import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type RulePage as Page, range } from "headrace/check";
import type { Nodes } from "mdast";
import siteConfig from "../../../site/site.config.ts";
import { linksOf } from "../links.ts";
import type { Finding, Rule, Site } from "../site.ts";

/** Operations and pages that a page names before it links them. */
export const firstMentions: Rule = {
  code: "first-mention",
  check(site: Site): Finding[] {
    const operations = operationRoutes(site.root);
    const titles = titleRoutes(site);
    const naming = namingPattern([...titles.keys()]);
    return site.pages.flatMap((page) => {
      const own = site.docs.get(page.path)?.route;
      const links = linksOf(page, site);
      const mentions = [
        ...codeSpans(page.tree).map((span) => ({ ...span, route: operations.get(span.text) })),
        ...[...page.prose.matchAll(naming)].map(({ 0: whole, 1: text = "", index }) => ({
          text,
          offset: index + whole.length - text.length,
          route: titles.get(text),
        })),
      ].sort((a, b) => a.offset - b.offset);
      const seen = new Set<string | undefined>([undefined, own]);
      return mentions.flatMap(({ text, offset, route }): Finding[] => {
        if (seen.has(route) || route === undefined) return [];
        seen.add(route);
        if (links.some((link) => link.route === route && link.start <= offset)) return [];
        const message = `"${text}" is named here first, without a link.`;
        return [
          { page, offset, message, hint: `Link it: ${proposal(page, offset, { text, route })}.` },
        ];
      });
    });
  },
};

function proposal(
  page: Page,
  offset: number,
  { text, route }: { text: string; route: string },
): string {
  return page.text[offset] === "`" ? `[\`${text}\`](${route})` : `[${text}](${route})`;
}

/** "see Create an environment", by the exact title of a page. */
function namingPattern(titles: readonly string[]): RegExp {
  const escaped = titles
    .toSorted((a, b) => b.length - a.length)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`\\b[Ss]ee ["“]?(${escaped.join("|")})(?!\\w)`, "g");
}

function titleRoutes({ docs }: Site): Map<string, string> {
  return new Map([...docs.values()].map(({ title, route }) => [title, route]));
}

/** Code spans outside of headings, in order. */
function codeSpans(node: Nodes): { text: string; offset: number }[] {
  if (node.type === "heading") return [];
  if (node.type === "inlineCode") return [{ text: node.value, offset: range(node)[0] }];
  return "children" in node ? node.children.flatMap(codeSpans) : [];
}

/** Routes of the pages of all operations, by operation id. */
function operationRoutes(root: string): Map<string, string> {
  return new Map(
    (siteConfig.api ?? []).flatMap(({ file, route }) => {
      const folder = join(root, file, "..");
      return readdirSync(folder)
        .filter((name) => name.endsWith(".yaml"))
        .flatMap((name) => [
          ...readFileSync(join(folder, name), "utf8").matchAll(/^\s+operationId: *(\S+)/gm),
        ])
        .map(([, id = ""]): [string, string] => [id, `${route}/${id}`]);
    }),
  );
}
