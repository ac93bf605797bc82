import type { Root } from "hast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { admonitions } from "./admonitions.ts";
import { codeBlocks } from "./code/code-blocks.ts";
import { keptCode } from "./code/kept-code.ts";
import { packageManagers } from "./code/package-managers.ts";
import { lostFootnotes } from "./elements/lost-footnotes.ts";
import { processElements } from "./elements/process-elements.ts";
import { keepWrittenHtml, writtenHtml } from "./elements/written-html.ts";
import { emoji } from "./emoji.ts";
import { facts } from "./facts.ts";
import type { FileScope } from "./file-scope.ts";
import { formulas } from "./formulas.ts";
import { headingIds } from "./headings/heading-ids.ts";
import { checkComponents } from "./jsx/check-components.ts";
import { convertJsx } from "./jsx/convert-jsx.ts";
import { imports } from "./jsx/imports.ts";
import { ownElements } from "./jsx/own-elements.ts";
import { runJsx } from "./jsx/run-jsx.ts";
import { bindLive } from "./live/bind-live.ts";
import { parseNatively } from "./parse/native-parse.ts";
import { type CompilePartial, partials } from "./partials.ts";
import { oldRehypePlugins, oldRemarkPlugins } from "./plugins/old-plugins.ts";
import { smartQuotes } from "./smart-quotes.ts";
import { leanSyntax } from "./syntax/lean-syntax.ts";
import { toElements } from "./to-elements.ts";
import { unravelJsx } from "./unravel-jsx.ts";

/** How a file is read. */
export interface MarkdownSyntax {
  /** "md" knows HTML and indented code instead of JSX and expressions. */
  format: "md" | "mdx";
  /** "$x^2$" is a formula. */
  math: boolean;
}

/**
 * The way of one file from text to an HTML tree: the list of all that happens to it, in order.
 *
 * @param compilePartial Compiles the files that this one includes.
 */
export function createMarkdownProcessor(syntax: MarkdownSyntax, compilePartial: CompilePartial) {
  const { format, math } = syntax;
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(format === "mdx" ? [remarkMdx] : [])
    .use(math ? [remarkMath] : [])
    .use(leanSyntax)
    .use(oldRemarkPlugins)
    .use(format === "md" ? [keepWrittenHtml] : [])
    .use(unravelJsx)
    .use(format === "mdx" ? [bindLive] : [])
    .use(imports)
    .use(facts)
    .use(admonitions)
    .use(headingIds)
    .use(lostFootnotes)
    .use(emoji)
    .use(smartQuotes)
    .use(packageManagers)
    .use(math ? [formulas] : [])
    .use(codeBlocks)
    .use(toElements)
    .use(format === "md" ? [writtenHtml] : [])
    .use(oldRehypePlugins)
    .use(keptCode)
    .use(checkComponents)
    .use(convertJsx)
    .use(processElements)
    .use(ownElements)
    .use(partials, compilePartial)
    .use(runJsx)
    .freeze();

  return {
    parse: (text: string) => processor.parse(text),
    compile(text: string, scope: FileScope): Promise<Root> {
      const file = new VFile({ path: scope.path, value: text, data: { scope } });
      return processor.run(parseNatively(text, syntax) ?? processor.parse(file), file);
    },
  };
}
