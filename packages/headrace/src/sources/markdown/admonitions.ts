import type { Paragraph, PhrasingContent, Root, RootContent } from "mdast";
import type { VFile } from "vfile";
import { didYouMean } from "../../diagnostics/nearest.ts";
import {
  ADMONITION_NAMES,
  ADMONITION_TITLE_CLASS,
  admonitionClasses,
  admonitionKind,
  newerAdmonitionName,
} from "../../model/markup/admonitions.ts";
import { defaultTitle, shownAs } from "./default-title.ts";
import { type FileScope, fileScopeOf, linesOf, report } from "./file-scope.ts";
import { walk } from "./walk.ts";

/** remark plugin: `:::note[Title]` becomes an admonition. */
export function admonitions() {
  return (tree: Root, file: VFile): void => {
    const scope = fileScopeOf(file);
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
  const isOwn = scope.options.admonitions?.includes(node.name) ?? false;
  if (admonitionKind(node.name) === undefined && !isOwn) {
    // Its content stays, as there.
    reportUnknown(node, scope);
    return;
  }
  const [first] = node.children;
  const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
  if (label) node.children.shift();
  if (scope.options.globals?.elements?.includes("admonition")) toOwn(node, label?.children, scope);
  else toEngines(node, label?.children, scope);
}

/** For the site's own component, as the dialect calls it: a title of more than text is a child. */
function toOwn(
  node: ContainerDirective,
  label: PhrasingContent[] | undefined,
  scope: FileScope,
): void {
  const { title, id } = node.attributes ?? {};
  const text = label?.map((part) => (part.type === "text" ? part.value : undefined));
  const plain = text?.includes(undefined) ? undefined : (text?.join("") ?? title);
  if (label && plain === undefined)
    node.children.unshift({
      type: "paragraph",
      children: label,
      data: { hName: "mdxAdmonitionTitle" },
    });
  node.data = {
    ...node.data,
    hName: "admonition",
    hProperties: {
      type: node.name,
      ...(plain ? { title: plain } : {}),
      ...(id ? { id } : {}),
      dataDefaultTitle: defaultTitle(node.name, scope),
    },
  };
}

function toEngines(
  node: ContainerDirective,
  label: PhrasingContent[] | undefined,
  scope: FileScope,
): void {
  const name = scope.options.format === "mdx1" ? newerAdmonitionName(node.name) : node.name;
  node.children.unshift(
    titleParagraph(
      label ?? [{ type: "text", value: node.attributes?.title ?? defaultTitle(name, scope) }],
    ),
  );
  node.data = {
    ...node.data,
    hName: "div",
    hProperties: {
      className: admonitionClasses(shownAs(name, scope)),
      role: "note",
      ...(node.attributes?.id ? { id: node.attributes.id } : {}),
    },
  };
}

function reportUnknown(node: ContainerDirective, scope: FileScope): void {
  report(scope, node, {
    code: "unknown-directive",
    message: `There is no ":::${node.name}".`,
    hint: didYouMean(node.name, ADMONITION_NAMES) ?? `Use one of ${ADMONITION_NAMES.join(", ")}.`,
  });
}

function titleParagraph(children: PhrasingContent[]): Paragraph {
  return {
    type: "paragraph",
    children,
    data: { hProperties: { className: [ADMONITION_TITLE_CLASS] } },
  };
}
