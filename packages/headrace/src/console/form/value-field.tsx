import { type ReactNode, useState } from "react";
import { validate } from "../../api/validate.ts";
import type { Schema } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { Choice } from "./choice.tsx";
import { Field, type FieldIds } from "./field.tsx";
import { canBeEmpty, type TextForm, toText, toTypedValue } from "./value-text.ts";

/** Properties of `ValueField`. */
export interface ValueFieldProps {
  name: string;
  schema: Schema;
  form: TextForm;
  required: boolean;
  hint: ReactNode;
  text: string;
  /** What keeps the request from being made. */
  problem: string | undefined;
  onChange(text: string): void;
}

/** One parameter or form field: the input that fits its schema. */
export function ValueField(props: ValueFieldProps): ReactNode {
  const { name, schema, form, required, hint, text, problem } = props;
  return (
    <Field
      label={name}
      note={[required && localized("required"), ...typeNotes(schema, form)]
        .filter(Boolean)
        .join(", ")}
      hint={hint}
      error={problem ?? invalidity(text, schema, form)}
    >
      {(ids) => <ValueInput {...props} ids={ids} />}
    </Field>
  );
}

function ValueInput({
  ids,
  schema,
  form,
  required,
  text,
  onChange,
}: ValueFieldProps & { ids: FieldIds }) {
  // A field of one line would lose the breaks as soon as somebody types.
  const [hasLines] = useState(text.includes("\n"));
  const isLine = form === "plain" || form === "quoted";
  const choices = isLine ? choicesOf(schema, form) : null;
  if (choices) {
    const options = choices.map((value) => ({ value, label: value }));
    const none = { value: "", label: localized("notSent") };
    const hasNone = !required || !choices.includes(text);
    return (
      <Choice
        ids={ids}
        value={text}
        options={hasNone ? [none, ...options] : options}
        onChange={onChange}
      />
    );
  }
  if (!isLine || hasLines) {
    return (
      <textarea
        {...ids}
        rows={Math.min(Math.max(text.split("\n").length, 2), 8)}
        spellCheck={false}
        required={required}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <input
      {...ids}
      {...inputType(schema)}
      autoComplete="off"
      spellCheck={false}
      required={required}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The values of an enumeration; `null` when there are too many kinds of values for a list. */
function choicesOf({ enum: values, types }: Schema, form: TextForm): string[] | null {
  if (values) return values.filter((value) => value !== null).map((value) => toText(value, form));
  return types.length === 1 && types[0] === "boolean" ? ["true", "false"] : null;
}

/** A number field of the browser would round long numbers and take the mouse wheel for typing. */
function inputType({ types, format }: Schema): {
  type: "text" | "date";
  inputMode?: "numeric" | "decimal";
} {
  if (format === "date") return { type: "date" };
  if (types.includes("integer")) return { type: "text", inputMode: "numeric" };
  return types.includes("number") ? { type: "text", inputMode: "decimal" } : { type: "text" };
}

function typeNotes(schema: Schema, form: TextForm): (string | false | undefined)[] {
  const { types, format = types.find((name) => name !== "null" && name !== "string") } = schema;
  if (form === "json") return ["JSON"];
  return [
    form === "lines" || form === "some" ? localized("onePerLine") : format,
    form !== "plain" &&
      (form === "quoted" || canBeEmpty({ schema })) &&
      localized("quotesForEmpty"),
  ];
}

function invalidity(text: string, schema: Schema, form: TextForm): string | undefined {
  if (text === "") return;
  const value = toTypedValue(text, schema, form);
  return value.ok ? validate(schema, value.value)[0]?.message : value.message;
}
