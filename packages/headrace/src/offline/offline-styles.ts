import { parse } from "postcss";

/** Rewrites the address of a file. */
export type Rewrite = (address: string) => string;

const STYLE_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/g;

/** Whether script runs, as a query asks; the answer is that none does, and "min-width: 0" holds everywhere. */
const SCRIPTING = /\(\s*scripting\s*(?::\s*(none|enabled|initial-only)\s*)?\)/gi;

/**
 * A style sheet for pages from a folder: with the addresses of its files rewritten, without typefaces, which
 * browsers don't load from there, and with what stands for readers without script.
 */
export function offlineStyles(css: string, rewrite: Rewrite): string {
  const sheet = parse(css);
  sheet.walkAtRules(/^font-face$/i, (rule) => {
    rule.remove();
  });
  sheet.walkAtRules(/^media$/i, (rule) => {
    rule.params = rule.params.replace(SCRIPTING, (_, wanted?: string) =>
      wanted?.toLowerCase() === "none" ? "(min-width: 0)" : "not (min-width: 0)",
    );
  });
  sheet.walkDecls((declaration) => {
    declaration.value = rewriteUrls(declaration.value, rewrite);
  });
  return sheet.toString();
}

/** Rewrites the addresses in a value of a style. */
export function rewriteUrls(value: string, rewrite: Rewrite): string {
  return value.replace(STYLE_URL, (_, ...parts: (string | undefined)[]) => {
    const address = parts.slice(0, 3).find((part) => part !== undefined) ?? "";
    return `url(${JSON.stringify(rewrite(address))})`;
  });
}
