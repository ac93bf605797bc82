import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { VFile } from "vfile";
import { didYouMean } from "../../diagnostics/nearest.ts";
import { type FileScope, linesOf, report, scopeOf } from "./file-scope.ts";
import { walk } from "./walk.ts";

/** The five kinds of admonitions, and the other names that the dialect has for them. */
const KINDS: Record<string, string> = {
  note: "note",
  tip: "tip",
  info: "info",
  warning: "warning",
  danger: "danger",
  caution: "warning",
  important: "info",
  success: "tip",
  secondary: "note",
};

/** The kind that a name means, or `undefined`. */
export function admonitionKind(name: string): string | undefined {
  return Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
}

/** The title of an admonition that has none of its own: the name that the writer gave it. */
export function defaultTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** remark plugin: `:::note[Title]` becomes an admonition. */
export function admonitions() {
  return (tree: Root, file: VFile): void => {
    const scope = scopeOf(file);
    const lines = linesOf(file);
    walk(tree, (node) => {
      if (node.type === "containerDirective") {
        checkClosed(node, lines, scope);
        toAdmonition(node, scope);
      } else if (node.type === "paragraph") checkStray(node, scope);
      return;
    });
  };
}

/** Colons that open or close nothing would be shown as text. */
function checkStray(node: Paragraph, scope: FileScope): void {
  const [first] = node.children;
  if (first?.type !== "text" || !first.value.startsWith(":::")) return;
  report(scope, node, {
    code: "stray-directive",
    severity: "warning",
    message: "These colons neither open nor close an admonition.",
    hint: 'Open one with ":::note" and close it with ":::", each on a line of its own.',
  });
}

function checkClosed(node: ContainerDirective, lines: readonly string[], scope: FileScope): void {
  if (/:{3,}\s*$/.test(lines[(node.position?.end.line ?? 0) - 1] ?? "")) return;
  report(scope, node, {
    code: "unclosed-directive",
    severity: "warning",
    message: `":::${node.name}" is not closed.`,
    hint: "Close it with as many colons as it begins with, on a line of its own.",
  });
}

type ContainerDirective = Extract<RootContent, { type: "containerDirective" }>;

function toAdmonition(node: ContainerDirective, scope: FileScope): void {
  const kind = admonitionKind(node.name);
  const isOwn = scope.options.admonitions?.includes(node.name) ?? false;
  if (kind === undefined && !isOwn) {
    // Its content stays, as there.
    reportUnknown(node, scope);
    return;
  }
  const [first] = node.children;
  const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
  if (label) node.children.shift();
  node.children.unshift(
    titleParagraph(
      label?.children ?? [
        { type: "text", value: node.attributes?.title ?? defaultTitle(node.name) },
      ],
    ),
  );
  node.data = {
    ...node.data,
    hName: "div",
    hProperties: {
      className: ["admonition", `admonition-${kind ?? "note"}`],
      role: "note",
      ...(node.attributes?.id ? { id: node.attributes.id } : {}),
    },
  };
}

function reportUnknown(node: ContainerDirective, scope: FileScope): void {
  const kinds = Object.keys(KINDS);
  report(scope, node, {
    code: "unknown-directive",
    message: `There is no ":::${node.name}".`,
    hint: didYouMean(node.name, kinds) ?? `Use one of ${kinds.join(", ")}.`,
  });
}

function titleParagraph(children: PhrasingContent[]): Paragraph {
  return {
    type: "paragraph",
    children,
    data: { hProperties: { className: ["admonition-title"] } },
  };
}
