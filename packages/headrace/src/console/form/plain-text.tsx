import type { ReactNode } from "react";

/** Code spans, emphasis, tags of HTML; links with their text. All that short descriptions need. */
const INLINE =
  /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]*\)|<\/?(?:(br|li|[ou]l|p)|a|b|code|em|i|strong)\b[^<>]*>/g;

/**
 * A description in a few words, as text: the page has it in full. CommonMark is not rendered here,
 * its most frequent marks are taken off.
 */
export function PlainText({ markdown }: { markdown: string }): ReactNode {
  const [first = ""] = markdown.split(/\n\s*\n/, 1);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of first.matchAll(INLINE)) {
    const [all, code, strong, emphasis, link, block] = match;
    const text = strong ?? emphasis ?? link ?? (block && " ");
    parts.push(first.slice(end, match.index));
    parts.push(code === undefined ? text : <code key={end}>{code}</code>);
    end = match.index + all.length;
  }
  parts.push(first.slice(end));
  return parts;
}
