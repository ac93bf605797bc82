import type { Paragraph, PhrasingContent, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { didYouMean } from "../../diagnostics/nearest.ts";
import { report, scopeOf } from "./file-scope.ts";

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

/** The title of an admonition that has none of its own. */
export function defaultTitle(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** remark plugin: `:::note[Title]` becomes an admonition. */
export function admonitions() {
  return (tree: Root, file: VFile): void => {
    const scope = scopeOf(file);
    visit(tree, "containerDirective", (node) => {
      const kind = admonitionKind(node.name);
      if (kind === undefined) {
        report(scope, node, {
          code: "unknown-directive",
          message: `There is no ":::${node.name}".`,
          hint:
            didYouMean(node.name, Object.keys(KINDS)) ??
            `Use one of ${Object.keys(KINDS).join(", ")}.`,
        });
      }
      const [first] = node.children;
      const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
      if (label) node.children.shift();
      const title: PhrasingContent[] = label?.children ?? [
        { type: "text", value: node.attributes?.title ?? defaultTitle(kind ?? "note") },
      ];
      node.children.unshift(titleParagraph(title));
      node.data = {
        ...node.data,
        hName: "div",
        hProperties: {
          className: ["admonition", `admonition-${kind ?? "note"}`],
          role: "note",
          ...(node.attributes?.id ? { id: node.attributes.id } : {}),
        },
      };
    });
  };
}

function titleParagraph(children: PhrasingContent[]): Paragraph {
  return {
    type: "paragraph",
    children,
    data: { hProperties: { className: ["admonition-title"] } },
  };
}
