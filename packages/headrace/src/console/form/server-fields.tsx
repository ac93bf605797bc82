import type { ReactNode } from "react";
import type { ApiServer } from "../../model/api.ts";
import { Choice } from "./choice.tsx";
import { Field } from "./field.tsx";
import type { FormState } from "./form-state.ts";

/** Properties of `ServerFields`. */
export interface ServerFieldsProps {
  servers: readonly ApiServer[];
  /** Readers may type an address. */
  anyServer: boolean;
  form: FormState;
  onChange(change: Pick<FormState, "server" | "variables" | "ownServer">): void;
  /** Forgets what was done on the practice server; `null` where there is none. */
  resetPractice: (() => void) | null;
  error: string | undefined;
}

/** Name of the server that runs in the page. */
const PRACTICE_NAME = "Practice server, in this browser";

/** Chooses where the request goes, and fills in the server's variables. */
export function ServerFields(props: ServerFieldsProps): ReactNode {
  const { servers, anyServer, form, onChange, resetPractice, error } = props;
  const { variables, ownServer } = form;
  const isOwn = form.server === "own";
  const server = typeof form.server === "number" ? servers[form.server] : undefined;
  const options = [
    ...(resetPractice ? [{ value: "practice", label: PRACTICE_NAME }] : []),
    ...servers.map(({ url }, index) => ({ value: String(index), label: url })),
    ...(anyServer ? [{ value: "own", label: "Another address" }] : []),
  ];
  const hint = server
    ? server.description
    : "Made-up data; nothing leaves your browser. What you change lasts until you leave this site.";
  return (
    <fieldset className="console-group">
      <legend>Server</legend>
      <Field
        label="Send to"
        hint={!isOwn && (resetPractice || server) ? hint : undefined}
        error={isOwn ? undefined : error}
        actions={
          resetPractice && form.server === "practice" ? (
            <button type="button" className="console-link" onClick={resetPractice}>
              Reset its data
            </button>
          ) : null
        }
      >
        {(ids) => (
          <Choice
            ids={ids}
            value={String(form.server)}
            options={options}
            onChange={(value) =>
              onChange({
                server: value === "practice" || value === "own" ? value : Number(value),
                variables,
                ownServer,
              })
            }
          />
        )}
      </Field>
      {isOwn && (
        <Field label="Address" hint="Its server has to allow this site by CORS." error={error}>
          {(ids) => (
            <input
              {...ids}
              type="url"
              value={ownServer}
              placeholder="https://api.example.com/v1"
              spellCheck={false}
              onChange={(event) =>
                onChange({ server: "own", variables, ownServer: event.target.value })
              }
            />
          )}
        </Field>
      )}
      {Object.entries(server?.variables ?? {}).map(([name, variable]) => (
        <VariableField
          key={name}
          name={name}
          variable={variable}
          value={variables[name] ?? ""}
          onChange={(value) =>
            onChange({ server: form.server, variables: { ...variables, [name]: value }, ownServer })
          }
        />
      ))}
    </fieldset>
  );
}

interface VariableFieldProps {
  name: string;
  variable: ApiServer["variables"][string];
  value: string;
  onChange(value: string): void;
}

function VariableField({ name, variable, value, onChange }: VariableFieldProps): ReactNode {
  return (
    <Field label={name} hint={variable.description}>
      {(ids) =>
        variable.enum.length > 0 ? (
          <Choice
            ids={ids}
            value={value}
            options={variable.enum.map((option) => ({ value: option, label: option }))}
            onChange={onChange}
          />
        ) : (
          <input
            {...ids}
            type="text"
            value={value}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
