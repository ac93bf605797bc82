// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.

const BRACES = /\s*\{#([^\s{}]+)\}\s*$/;

/**
 * Takes `{#id}` from the ends of headings, as Docusaurus does between the plug-ins before its own and those after
 * them. What does not stand at an end by then is text.
 */
export function takeIds(tree) {
  for (const node of tree.children ?? []) {
    if (node.type === "heading") takeId(node);
    else takeIds(node);
  }
}

function takeId(heading) {
  const last = heading.children.at(-1);
  const match = last?.type === "text" ? BRACES.exec(last.value) : null;
  if (!match) return;
  last.value = last.value.slice(0, match.index);
  if (last.value === "" && heading.children.length > 1) heading.children.pop();
  const id = match[1];
  heading.data = { ...heading.data, id, hProperties: { ...heading.data?.hProperties, id } };
}
