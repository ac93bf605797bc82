import type { RootContent } from "hast";
import { z } from "zod";
import { unescapeHtml } from "../../../model/escape-html.ts";
import { CARDS_MARKER } from "../../../model/markup/doc-cards.ts";
import { renderFenceOrDiagram } from "../code/code-blocks.ts";
import { checkStyleElement, type FileScope, letsStyles, report } from "../file-scope.ts";
import { coloredLines } from "./drawn-code.ts";
import { writtenAttributes } from "./head-component.ts";

/** Code of a Markdown file that a component imports stands within `pre`. */
const FENCE =
  /(?:<pre>)?<code-fence(?: class="[^"]*")? data-language="([^"]*)" data-meta="([^"]*)">([\s\S]*?)<\/code-fence>(?:<\/pre>)?/g;
const HEAD = /<head-tags data-tags="([^"]*)"><\/head-tags>/g;

/** Does what the engine's components, run by React, leave to the compiler (engine/dialect). */
export async function replaceMarkers(
  html: string,
  node: RootContent,
  scope: FileScope,
): Promise<string> {
  const plain = html.replace(HEAD, (_, tags: string) => {
    noteTags(unescapeHtml(tags), scope);
    return "";
  });
  if (plain.includes("<style")) checkStyleElement(node, scope);
  if (plain.includes(CARDS_MARKER)) scope.page.listsCards = true;
  const withoutHead = await coloredLines(withoutStyles(plain, node, scope), scope);
  let result = "";
  let at = 0;
  for (const match of withoutHead.matchAll(FENCE)) {
    const [whole, language = "", meta = "", code = ""] = match;
    const { position } = node;
    result += withoutHead.slice(at, match.index);
    result += await renderFenceOrDiagram(
      {
        type: "code",
        lang: unescapeHtml(language),
        meta: unescapeHtml(meta),
        value: unescapeHtml(code),
        ...(position ? { position } : {}),
      },
      scope,
    );
    at = match.index + whole.length;
  }
  return result + withoutHead.slice(at);
}

const tagsSchema = z.array(z.record(z.string(), z.string()));

function noteTags(data: string, { page }: FileScope): void {
  for (const { tag = "", text = "", ...attributes } of tagsSchema.parse(JSON.parse(data))) {
    if (tag === "title") {
      page.title = text;
      // The last one counts, and that of a whole page is followed by the site's name.
      page.wholeTitle = "data-of-page" in attributes ? undefined : text;
    }
    if (tag === "meta" || tag === "link")
      page.head.push({ name: tag, attributes: writtenAttributes(attributes) });
  }
}

const STYLE = / style="[^"]*"/g;

/** The security policy of the site knows no style attributes. */
function withoutStyles(html: string, node: RootContent, scope: FileScope): string {
  if (!html.includes(' style="') || letsStyles(scope)) return html;
  report(scope, node, {
    code: "style-attribute",
    severity: "warning",
    message: "Style attributes are left out: the site's security policy forbids them.",
    hint: "Let the component use a class of the site's style sheet.",
  });
  return html.replace(STYLE, "");
}
