import type { ReactNode } from "react";
import type { CallableOperation } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { Choice } from "./choice.tsx";
import { Field } from "./field.tsx";

/** Properties of `OptionFields`. */
export interface OptionFieldsProps {
  operation: CallableOperation;
  accept: string | null;
  onAccept(accept: string | null): void;
  timeoutSeconds: number;
  onTimeout(seconds: number): void;
}

/** In the sentence they have the form of many. */
const TIMEOUTS = [5, 10, 30, 60, 120, 300] as const;

/** What is rarely changed. */
export function OptionFields(props: OptionFieldsProps): ReactNode {
  const { operation, accept, onAccept, timeoutSeconds, onTimeout } = props;
  const types = operation.responses.flatMap(({ content }) => content.map(({ type }) => type));
  return (
    <details className="console-group">
      <summary>{localized("options")}</summary>
      <Field label="Accept">
        {(ids) => (
          <Choice
            ids={ids}
            value={accept ?? ""}
            options={[
              { value: "", label: localized("asDocumented") },
              ...[...new Set([...types, "*/*"])].map((type) => ({ value: type, label: type })),
            ]}
            onChange={(type) => onAccept(type || null)}
          />
        )}
      </Field>
      <Field label={localized("giveUpAfter")}>
        {(ids) => (
          <Choice
            ids={ids}
            value={String(timeoutSeconds)}
            options={TIMEOUTS.map((seconds) => ({
              value: String(seconds),
              label: fill(localized("secondCount"), { count: seconds }),
            }))}
            onChange={(value) => onTimeout(Number(value))}
          />
        )}
      </Field>
    </details>
  );
}
