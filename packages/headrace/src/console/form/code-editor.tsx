import type { KeyboardEvent, ReactNode, Ref } from "react";

/** Properties of `CodeEditor`. */
export interface CodeEditorProps {
  id: string;
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  /** Ids of what is said about the text; with it, the text is marked as invalid. */
  describedBy: string | undefined;
  /** Numbers of lines with problems, from 1. */
  markedLines: readonly number[];
  onChange(text: string): void;
}

const MIN_ROWS = 4;

/**
 * A text area with line numbers. Enter keeps the indentation of the line; Tab moves on as it does
 * everywhere, so that nobody is held in here.
 */
export function CodeEditor(props: CodeEditorProps): ReactNode {
  const { id, ref, text, describedBy, markedLines, onChange } = props;
  const count = text.split("\n").length;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="console-editor">
      <div className="console-gutter" aria-hidden="true">
        {numbers.map((line) => (
          <span key={line} data-marked={markedLines.includes(line) || undefined}>
            {line}
          </span>
        ))}
      </div>
      <textarea
        id={id}
        ref={ref}
        aria-describedby={describedBy}
        aria-invalid={describedBy === undefined ? undefined : true}
        rows={Math.max(count, MIN_ROWS)}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={indentNewLine}
      />
    </div>
  );
}

function indentNewLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (event.key !== "Enter" || hasModifier || event.nativeEvent.isComposing) return;
  const { value, selectionStart } = event.currentTarget;
  const line = value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? "";
  const deeper = /[{[]\s*$/.test(line) ? "  " : "";
  if (indent + deeper === "") return;
  event.preventDefault();
  // The only way to change a text area that its Undo knows about.
  document.execCommand("insertText", false, `\n${indent}${deeper}`);
}
