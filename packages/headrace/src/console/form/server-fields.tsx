import type { ReactNode } from "react";
import type { ApiServer } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
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

/** Chooses where the request goes, and fills in the server's variables. */
export function ServerFields(props: ServerFieldsProps): ReactNode {
  const { servers, anyServer, form, onChange, resetPractice, error } = props;
  const { variables, ownServer } = form;
  const isOwn = form.server === "own";
  const server = typeof form.server === "number" ? servers[form.server] : undefined;
  const options = [
    ...(resetPractice ? [{ value: "practice", label: localized("practiceServer") }] : []),
    ...servers.map(({ url }, index) => ({ value: String(index), label: url })),
    ...(anyServer ? [{ value: "own", label: localized("anotherAddress") }] : []),
  ];
  const hint = server ? server.description : localized("practiceHint");
  return (
    <fieldset className="console-group">
      <legend>{localized("server")}</legend>
      <Field
        label={localized("sendTo")}
        hint={!isOwn && (resetPractice || server) ? hint : undefined}
        error={isOwn ? undefined : error}
        actions={
          resetPractice && form.server === "practice" ? (
            <button type="button" className="console-link" onClick={resetPractice}>
              {localized("resetPractice")}
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
        <Field label={localized("address")} hint={localized("addressHint")} error={error}>
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
