import type { ReactNode } from "react";
import type { RequestProblem } from "../../api/request/request-error.ts";
import type { ApiMedia } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { Field } from "./field.tsx";
import { FileInput } from "./file-input.tsx";
import { type FieldState, formProperty } from "./form-state.ts";
import { PlainText } from "./plain-text.tsx";
import { ValueField } from "./value-field.tsx";
import { textForm } from "./value-text.ts";

/** Properties of `FormBody`. */
export interface FormBodyProps {
  media: ApiMedia;
  fields: readonly FieldState[];
  problems: readonly RequestProblem[];
  onChange(fields: FieldState[]): void;
}

/** The fields of a body that is a form, one for each property of its schema. */
export function FormBody({ media, fields, problems, onChange }: FormBodyProps): ReactNode {
  const replace = (index: number, field: FieldState) => onChange(fields.with(index, field));
  return fields.map((field, index) => {
    const { name } = field;
    const property = formProperty(media, name);
    const { schema, required } = property;
    const hint = schema.description && <PlainText markdown={schema.description} />;
    const problem = problems.find(({ field: at }) => at.in === "body" && at.name === name)?.message;
    if (field.kind === "value") {
      return (
        <ValueField
          key={name}
          name={name}
          schema={schema}
          form={textForm(property)}
          required={required}
          hint={hint}
          text={field.text}
          problem={problem}
          onChange={(text) => replace(index, { name, kind: "value", text })}
        />
      );
    }
    const contentType = media.encoding[name]?.contentType ?? schema.contentMediaType ?? "";
    const note = [required && localized("required"), contentType].filter(Boolean).join(", ");
    return (
      <Field key={name} label={name} note={note} hint={hint} error={problem}>
        {(ids) => (
          <FileInput
            ids={ids}
            files={field.files}
            contentType={contentType}
            multiple={schema.types.includes("array")}
            onChange={(files) => replace(index, { name, kind: "file", files })}
          />
        )}
      </Field>
    );
  });
}
