import { type ReactNode, useDeferredValue, useId, useMemo, useRef } from "react";
import { isJson as isJsonType } from "../../api/request/media-types.ts";
import type { ApiMedia } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { type BodyProblem, checkJson } from "../json/check-json.ts";
import { formatJson } from "../json/format-json.ts";
import { printRaw, readRaw } from "../json/raw-json.ts";
import { CodeEditor } from "./code-editor.tsx";
import { JsonFields } from "./json-fields.tsx";
import { hasFields } from "./json-schema.ts";

/** Properties of `TextBody`. */
export interface TextBodyProps {
  media: ApiMedia;
  text: string;
  /** What keeps the request from being made. */
  problem: string | undefined;
  /** JSON is shown field by field, as long as it is JSON. */
  asFields: boolean;
  onAsFields(asFields: boolean): void;
  onChange(text: string): void;
  /** Puts the example back. */
  onReset(): void;
}

/** A body that is text; JSON is checked against its schema while the reader types. */
export function TextBody(props: TextBodyProps): ReactNode {
  const { media, text, problem, asFields, onAsFields, onChange, onReset } = props;
  const id = useId();
  const editor = useRef<HTMLTextAreaElement>(null);
  const isJson = isJsonType(media.type);
  const checked = useDeferredValue(text);
  const problems = useMemo(
    () => (isJson && checked.trim() !== "" ? checkJson(checked, media.schema) : []),
    [isJson, checked, media],
  );
  const isInvalid = problem !== undefined || problems.length > 0;
  const schema = isJson && hasFields(media.schema) ? media.schema : null;
  const raw = schema && asFields ? readRaw(text.trim() === "" ? "{}" : text) : undefined;
  const hasForm = schema !== null && raw instanceof Map;
  return (
    <div className="console-field">
      <div className="console-label">
        {hasForm ? (
          <span>
            {localized("bodyContent")} <span className="console-note">{media.type}</span>
          </span>
        ) : (
          <label htmlFor={id}>
            {localized("bodyContent")} <span className="console-note">{media.type}</span>
          </label>
        )}
        {schema && (
          <button type="button" className="console-link" onClick={() => onAsFields(!asFields)}>
            {asFields ? localized("editAsJson") : localized("editAsForm")}
          </button>
        )}
        {isJson && !hasForm && (
          <button
            type="button"
            className="console-link"
            onClick={() => onChange(formatJson(text) ?? text)}
          >
            {localized("formatBody")}
          </button>
        )}
        <button type="button" className="console-link" onClick={onReset}>
          {localized("resetBody")}
        </button>
      </div>
      {hasForm ? (
        <div className="console-fields">
          <JsonFields
            schema={schema}
            value={raw}
            onChange={(value) => onChange(printRaw(value ?? new Map()))}
          />
        </div>
      ) : (
        <CodeEditor
          id={id}
          ref={editor}
          text={text}
          describedBy={isInvalid ? `${id}-problems` : undefined}
          markedLines={problems.map(({ line }) => line)}
          onChange={onChange}
        />
      )}
      {schema && asFields && !hasForm && <p className="console-hint">{localized("formReturns")}</p>}
      {isInvalid && (
        <div id={`${id}-problems`}>
          {problem && <p className="console-error">{problem}</p>}
          <ProblemList
            problems={problems}
            onPick={hasForm ? null : ({ offset }) => select(editor.current, offset)}
          />
        </div>
      )}
    </div>
  );
}

interface ProblemListProps {
  problems: readonly BodyProblem[];
  /** `null` where no lines are in sight. */
  onPick: ((problem: BodyProblem) => void) | null;
}

/** The description may be wrong, and a wrong request may be wanted: none of these forbids to send. */
function ProblemList({ problems, onPick }: ProblemListProps): ReactNode {
  return (
    <ul className="console-problems">
      {problems.map((problem) => (
        <li key={`${problem.pointer} ${problem.message}`}>
          {onPick && (
            <button type="button" className="console-link" onClick={() => onPick(problem)}>
              {fill(localized("lineNumber"), { number: problem.line })}
            </button>
          )}{" "}
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
