import type { FootnoteDefinition, Root, Text } from "mdast";
import type { VFile } from "vfile";
import { type FileScope, fileScopeOf, pointAfter, report } from "../file-scope.ts";
import { walk } from "../walk.ts";

/** A reference as it is written: no note has its name, so the parser takes it for text. */
const REFERENCE = /(?<!\\)\[\^[^\]\s[]+\]/g;

/**
 * remark plugin: tells of notes that no reference leads to, which are shown nowhere, and of references without a note,
 * which are shown as they are written.
 */
export function lostFootnotes() {
  return (tree: Root, file: VFile): void => {
    const scope = fileScopeOf(file);
    // The beginning of a post, in a list, can end between a reference and its note.
    if (scope.props.excerpt === true) return;
    const source = String(file.value);
    if (!source.includes("[^")) return;
    const notes: FootnoteDefinition[] = [];
    const named = new Set<string>();
    walk(tree, (node) => {
      if (node.type === "footnoteDefinition") notes.push(node);
      if (node.type === "footnoteReference") named.add(node.identifier);
      if (node.type === "text") reportReferences(node, source, scope);
      return;
    });
    for (const note of notes.filter(({ identifier }) => !named.has(identifier)))
      report(scope, note, {
        code: "footnote-unused",
        severity: "warning",
        message: `No reference leads to the footnote "${note.label}", so it is not shown.`,
        hint: `Write [^${note.label}] where the text needs it, or take the note out.`,
      });
  };
}

function reportReferences(node: Text, source: string, scope: FileScope): void {
  const { start: begins, end } = node.position ?? {};
  if (begins?.offset === undefined || !node.value.includes("[^")) return;
  const written = source.slice(begins.offset, end?.offset);
  for (const { 0: reference, index } of written.matchAll(REFERENCE)) {
    const start = pointAfter(begins, written.slice(0, index));
    report(
      scope,
      { position: { start } },
      {
        code: "footnote-missing",
        severity: "warning",
        message: `${reference} is shown as it is written: no footnote has this name.`,
        hint: `Write the note on a line of its own, "${reference}: …", or "\\${reference}" for these letters.`,
      },
    );
  }
}
