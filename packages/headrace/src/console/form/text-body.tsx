import { type ReactNode, useDeferredValue, useId, useMemo, useRef } from "react";
import { isJson as isJsonType } from "../../api/request/media-types.ts";
import type { ApiMedia } from "../../model/api.ts";
import { type BodyProblem, checkJson } from "../json/check-json.ts";
import { formatJson } from "../json/format-json.ts";
import { CodeEditor } from "./code-editor.tsx";

/** Properties of `TextBody`. */
export interface TextBodyProps {
  media: ApiMedia;
  text: string;
  /** What keeps the request from being made. */
  problem: string | undefined;
  onChange(text: string): void;
  /** Puts the example back. */
  onReset(): void;
}

/** A body that is text; JSON is checked against its schema while the reader types. */
export function TextBody({ media, text, problem, onChange, onReset }: TextBodyProps): ReactNode {
  const id = useId();
  const editor = useRef<HTMLTextAreaElement>(null);
  const isJson = isJsonType(media.type);
  const checked = useDeferredValue(text);
  const problems = useMemo(
    () => (isJson && checked.trim() !== "" ? checkJson(checked, media.schema) : []),
    [isJson, checked, media],
  );
  const isInvalid = problem !== undefined || problems.length > 0;
  return (
    <div className="console-field">
      <div className="console-label">
        <label htmlFor={id}>
          Content <span className="console-note">{media.type}</span>
        </label>
        {isJson && (
          <button
            type="button"
            className="console-link"
            onClick={() => onChange(formatJson(text) ?? text)}
          >
            Format
          </button>
        )}
        <button type="button" className="console-link" onClick={onReset}>
          Reset
        </button>
      </div>
      <CodeEditor
        id={id}
        ref={editor}
        text={text}
        describedBy={isInvalid ? `${id}-problems` : undefined}
        markedLines={problems.map(({ line }) => line)}
        onChange={onChange}
      />
      {isInvalid && (
        <div id={`${id}-problems`}>
          {problem && <p className="console-error">{problem}</p>}
          <ProblemList
            problems={problems}
            onPick={({ offset }) => select(editor.current, offset)}
          />
        </div>
      )}
    </div>
  );
}

interface ProblemListProps {
  problems: readonly BodyProblem[];
  onPick(problem: BodyProblem): void;
}

/** The description may be wrong, and a wrong request may be wanted: none of these forbids to send. */
function ProblemList({ problems, onPick }: ProblemListProps): ReactNode {
  return (
    <ul className="console-problems">
      {problems.map((problem) => (
        <li key={`${problem.pointer} ${problem.message}`}>
          <button type="button" className="console-link" onClick={() => onPick(problem)}>
            Line {problem.line}
          </button>{" "}
          {problem.pointer && <code>{problem.pointer}</code>} {problem.message}
        </li>
      ))}
    </ul>
  );
}

function select(editor: HTMLTextAreaElement | null, offset: number): void {
  editor?.focus();
  editor?.setSelectionRange(offset, offset);
}
