import type { ReactNode } from "react";
import type { RequestProblem } from "../../api/request/request-error.ts";
import type { ApiMedia, CallableOperation } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { Choice } from "./choice.tsx";
import { Field } from "./field.tsx";
import { FileInput } from "./file-input.tsx";
import { FormBody } from "./form-body.tsx";
import { type BodyState, exampleBodyText, type FormState } from "./form-state.ts";
import { TextBody } from "./text-body.tsx";

/** Properties of `BodyFields`. */
export interface BodyFieldsProps {
  operation: CallableOperation;
  form: FormState;
  problems: readonly RequestProblem[];
  /** JSON is shown field by field. */
  asFields: boolean;
  onAsFields(asFields: boolean): void;
  onChange(change: Partial<Pick<FormState, "bodyType" | "bodies">>): void;
}

/** The body: its media type, an example to begin with, and the editor for that type. */
export function BodyFields(props: BodyFieldsProps): ReactNode {
  const { operation, form, problems, asFields, onAsFields, onChange } = props;
  const { body } = operation;
  if (!body) return null;
  const media = body.content.find(({ type }) => type === form.bodyType);
  const state = media && form.bodies[media.type];
  const setBody = (type: string, next: BodyState) =>
    onChange({ bodies: { ...form.bodies, [type]: next } });
  const problem = problems.find(({ field }) => field.in === "body" && field.name === null)?.message;
  return (
    <fieldset className="console-group">
      <legend>{localized("requestBody")}</legend>
      <TypeField operation={operation} form={form} onChange={onChange} />
      {media && media.examples.length > 1 && (
        <ExampleField
          media={media}
          onPick={(name) => setBody(media.type, exampleBodyText(operation, media, name))}
        />
      )}
      {media && state && (
        <BodyEditor
          media={media}
          state={state}
          problems={problems}
          problem={problem}
          asFields={asFields}
          onAsFields={onAsFields}
          onChange={(next) => setBody(media.type, next)}
          onReset={() => setBody(media.type, exampleBodyText(operation, media))}
        />
      )}
    </fieldset>
  );
}

function TypeField({
  operation,
  form,
  onChange,
}: Pick<BodyFieldsProps, "operation" | "form" | "onChange">): ReactNode {
  const content = operation.body?.content ?? [];
  const isOptional = operation.body?.required === false;
  if (content.length === 1 && !isOptional) return null;
  const options = content.map(({ type }) => ({ value: type, label: type }));
  return (
    <Field label={localized("mediaType")}>
      {(ids) => (
        <Choice
          ids={ids}
          value={form.bodyType ?? ""}
          options={
            isOptional ? [{ value: "", label: localized("withoutBody") }, ...options] : options
          }
          onChange={(type) => onChange({ bodyType: type || null })}
        />
      )}
    </Field>
  );
}

function ExampleField({
  media,
  onPick,
}: {
  media: ApiMedia;
  onPick(name: string): void;
}): ReactNode {
  const options = media.examples.map(({ name, summary }) => ({
    value: name,
    label: summary || name,
  }));
  return (
    <Field label={localized("startFromExample")}>
      {(ids) => (
        <Choice
          ids={ids}
          value=""
          options={[{ value: "", label: localized("choose") }, ...options]}
          onChange={(name) => name && onPick(name)}
        />
      )}
    </Field>
  );
}

interface BodyEditorProps {
  media: ApiMedia;
  state: BodyState;
  problems: readonly RequestProblem[];
  /** Of the body as a whole. */
  problem: string | undefined;
  asFields: boolean;
  onAsFields(asFields: boolean): void;
  onChange(state: BodyState): void;
  onReset(): void;
}

function BodyEditor(props: BodyEditorProps): ReactNode {
  const { media, state, problems, problem, asFields, onAsFields, onChange, onReset } = props;
  switch (state.kind) {
    case "text":
      return (
        <TextBody
          media={media}
          text={state.text}
          problem={problem}
          asFields={asFields}
          onAsFields={onAsFields}
          onChange={(text) => onChange({ kind: "text", text })}
          onReset={onReset}
        />
      );
    case "form":
      return (
        <FormBody
          media={media}
          fields={state.fields}
          problems={problems}
          onChange={(fields) => onChange({ kind: "form", fields })}
        />
      );
    case "file":
      return (
        <Field label={localized("file")} note={media.type} error={problem}>
          {(ids) => (
            <FileInput
              ids={ids}
              files={state.file ? [state.file] : []}
              contentType={media.type}
              multiple={false}
              onChange={(files) => onChange({ kind: "file", file: files[0] ?? null })}
            />
          )}
        </Field>
      );
  }
}
