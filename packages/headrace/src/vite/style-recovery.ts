import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { transform, transformStyleAttribute } from "lightningcss";
import { type ChildNode, CssSyntaxError, type Parser, parse, type Root } from "postcss";

/** Why a part of a sheet is left out. */
export type DropReason = "unknown" | "absent" | "directive";

/** Told of each part of a sheet that is left out: its file, its place there, and its text. */
export type TellDropped = (dropped: {
  file: string;
  line: number;
  text: string;
  reason: DropReason;
}) => void;

/** How sheets are read of which only what fails is to be lost. */
export interface StyleRecovery {
  tell: TellDropped;
  /** Sheets that were found to be absent, as they are imported. */
  absent: ReadonlySet<string>;
}

/**
 * A parser for sheets that were never checked: what can't be read is dropped, as browsers drop it, and blocks
 * and comments that are open at the end are closed there. Imports of absent sheets go, too.
 */
export function recoveringParser({ tell, absent }: StyleRecovery): Parser<Root> {
  return (css, options) => {
    let text = css.toString();
    // Each turn takes a character of the text, or closes what is open.
    for (;;) {
      try {
        return withoutImports(parse(text, options), absent, tell);
      } catch (error) {
        if (!(error instanceof CssSyntaxError)) throw error;
        const mended = withoutFault(text, error);
        if (mended === undefined) throw error;
        const { file = "", line = 1 } = error;
        if (mended.dropped.trim() !== "")
          tell({ file, line, text: mended.dropped, reason: "unknown" });
        text = mended.text;
      }
    }
  };
}

const IMPORTED = /^(?:url\(\s*)?["']?([^"')\s]+)/;

function withoutImports(sheet: Root, absent: ReadonlySet<string>, tell: TellDropped): Root {
  sheet.walkAtRules("import", (rule) => {
    const [, path = ""] = IMPORTED.exec(rule.params) ?? [];
    // Another folder may have what this one lacks.
    const { input, start } = rule.source ?? {};
    const file = input?.file ?? "";
    if (!absent.has(path) || (path.startsWith(".") && existsSync(resolve(dirname(file), path))))
      return;
    tell({ file, line: start?.line ?? 1, text: `@import ${path}`, reason: "absent" });
    rule.remove();
  });
  return sheet;
}

/** A text without the place of an error; lines stay where they are. */
function withoutFault(
  text: string,
  { reason, line = 1, column = 1 }: CssSyntaxError,
): { text: string; dropped: string } | undefined {
  if (reason === "Unclosed block") return { text: `${text}}`, dropped: "" };
  if (reason === "Unclosed comment") return { text: `${text}*/`, dropped: "" };
  const lines = text.split("\n");
  const from = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1;
  const [dropped = ""] = /^(?:[;}]|[^;}]+;?)/.exec(text.slice(from)) ?? [];
  if (dropped.trim() === "") return undefined;
  const blank = dropped.replace(/[^\n]/g, " ");
  return { text: text.slice(0, from) + blank + text.slice(from + dropped.length), dropped };
}

/** Those of CSS itself, and of CSS modules; others are for tools that write style sheets. */
const AT_RULES =
  /^(?:-\w+-)?(?:charset|color-profile|container|counter-style|document|font-face|font-feature-values|font-palette-values|function|import|keyframes|layer|media|namespace|nest|page|position-try|property|scope|starting-style|supports|value|view-transition|viewport|(?:top|bottom|left|right)-[a-z-]+|annotation|character-variant|historical-forms|ornaments|styleset|stylistic|swash)$/i;

/**
 * Drops what browsers don't know: a declaration, where it is only that, else a rule. One that stayed would end
 * the bundle, and with it cost the whole sheet.
 */
export function dropUnknown(sheet: Root, tell: TellDropped): void {
  sheet.walkAtRules((rule) => {
    if (AT_RULES.test(rule.name)) return;
    const { input, start } = rule.source ?? {};
    const [file, line] = [input?.file ?? "", start?.line ?? 1];
    tell({ file, line, text: `@${rule.name}`, reason: "directive" });
    rule.remove();
  });
  if (isKnown(sheet.toString())) return;
  for (const node of [...sheet.nodes]) recover(node, tell);
}

function recover(node: ChildNode, tell: TellDropped): void {
  if (isKnownWithin(node)) return;
  if ((node.type === "rule" || node.type === "atrule") && node.nodes) {
    const empty = node.clone();
    empty.removeAll();
    if (isKnownWithin(empty, node.parent)) {
      for (const child of [...node.nodes]) recover(child, tell);
      if (isKnownWithin(node)) return;
    }
  }
  const { input, start } = node.source ?? {};
  tell({
    file: input?.file ?? "",
    line: start?.line ?? 1,
    text: `${node.raws.before ?? ""}${node}`,
    reason: "unknown",
  });
  node.remove();
}

function isKnownWithin(node: ChildNode, parent: ChildNode["parent"] = node.parent): boolean {
  if (node.type === "comment") return true;
  if (node.type === "decl") {
    // Signs before a name, which only old browsers pass over, are none of its node.
    const code = bytes(`${node.raws.before ?? ""}${node}`);
    return isAccepted(() => transformStyleAttribute({ filename: "", code }));
  }
  return isKnown(parent?.type === "rule" ? `a{${node}}` : `${node}`);
}

function isKnown(css: string): boolean {
  return isAccepted(() => transform({ filename: "", code: bytes(css) }));
}

function isAccepted(parseIt: () => unknown): boolean {
  try {
    parseIt();
    return true;
  } catch {
    return false;
  }
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
