import { type ReactNode, useState } from "react";
import type { Schema, SchemaProperty } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { printRaw, type RawJson, readRaw } from "../json/raw-json.ts";
import { Choice } from "./choice.tsx";
import { Field } from "./field.tsx";
import { fromRaw, toRaw } from "./json-literal.ts";
import { hasFields, objectOptions, optionOf, plainSchema } from "./json-schema.ts";
import { PlainText } from "./plain-text.tsx";
import { ValueField } from "./value-field.tsx";
import { textForm } from "./value-text.ts";

/** Properties of `JsonFields`. */
export interface JsonFieldsProps {
  schema: Schema;
  /** `undefined`: there is none yet. */
  value: RawJson | undefined;
  onChange(value: RawJson | undefined): void;
}

/** The properties of an object, each with the input that fits it; what they are stays in the text. */
export function JsonFields({ schema, value, onChange }: JsonFieldsProps): ReactNode {
  const members = value instanceof Map ? value : new Map<string, RawJson>();
  const set = (name: string, member: RawJson | undefined) => {
    const next = new Map(members);
    if (member === undefined) next.delete(name);
    else next.set(name, member);
    onChange(next);
  };
  const properties = schema.properties?.filter((property) => !property.schema.readOnly) ?? [];
  return (
    <>
      {properties.map((property) => (
        <PropertyField
          key={property.name}
          property={property}
          value={members.get(property.name)}
          onChange={(member) => set(property.name, member)}
        />
      ))}
      {schema.variants && <OptionFields schema={schema} value={members} onChange={onChange} />}
    </>
  );
}

interface PropertyFieldProps {
  property: SchemaProperty;
  value: RawJson | undefined;
  onChange(value: RawJson | undefined): void;
}

function PropertyField({ property, value, onChange }: PropertyFieldProps): ReactNode {
  const { name, required } = property;
  const schema = plainSchema(property.schema);
  const own = textForm({ schema });
  const form = own === "some" ? "lines" : own === "quoted" ? "plain" : own;
  if (hasFields(schema) && (value === undefined || value instanceof Map)) {
    return (
      <Group property={property} isOpen={required || value !== undefined}>
        <JsonFields
          schema={schema}
          value={value}
          onChange={(next) =>
            onChange(!required && next instanceof Map && next.size === 0 ? undefined : next)
          }
        />
      </Group>
    );
  }
  if (schema.items && hasFields(plainSchema(schema.items)) && typeof value !== "string") {
    return (
      <Group property={property} isOpen={value !== undefined}>
        <ItemFields
          schema={plainSchema(schema.items)}
          items={Array.isArray(value) ? value : []}
          onChange={(items) => onChange(items.length === 0 && !required ? undefined : items)}
        />
      </Group>
    );
  }
  const text = value === undefined ? "" : fromRaw(value, form);
  if (form === "json" || form === "either" || text === undefined || schema.types.length === 0)
    return <PartField property={property} value={value} onChange={onChange} />;
  return (
    <ValueField
      name={name}
      schema={schema}
      form={form}
      required={required}
      hint={hintOf(property)}
      text={text}
      problem={undefined}
      onChange={(next) => onChange(next === "" ? undefined : toRaw(next, schema, form))}
    />
  );
}

interface GroupProps {
  property: SchemaProperty;
  /** At first. */
  isOpen: boolean;
  children: ReactNode;
}

function Group({ property, isOpen, children }: GroupProps): ReactNode {
  const [first] = useState(isOpen);
  return (
    <details className="console-part" open={first}>
      <summary>
        {property.name}{" "}
        {property.required && <span className="console-note">{localized("required")}</span>}
      </summary>
      {hintOf(property) && <p className="console-hint">{hintOf(property)}</p>}
      <div className="console-fields">{children}</div>
    </details>
  );
}

interface ItemFieldsProps {
  /** Of each item. */
  schema: Schema;
  items: RawJson[];
  onChange(items: RawJson[]): void;
}

function ItemFields({ schema, items, onChange }: ItemFieldsProps): ReactNode {
  return (
    <>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name but its place
        <fieldset className="console-item" key={index}>
          <legend>
            {fill(localized("itemOf"), { number: index + 1 })}{" "}
            <button
              type="button"
              className="console-link"
              aria-label={fill(localized("removeItem"), { number: index + 1 })}
              onClick={() => onChange(items.toSpliced(index, 1))}
            >
              {localized("remove")}
            </button>
          </legend>
          <div className="console-fields">
            <JsonFields
              schema={schema}
              value={item}
              onChange={(next) => onChange(items.with(index, next ?? new Map()))}
            />
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        className="console-link console-add"
        onClick={() => onChange([...items, new Map()])}
      >
        {localized("addItem")}
      </button>
    </>
  );
}

/** One of several shapes: the reader says which, its properties follow. */
function OptionFields({
  schema,
  value,
  onChange,
}: JsonFieldsProps & { value: Map<string, RawJson> }): ReactNode {
  const options = objectOptions(schema);
  const [picked, setPicked] = useState(() => optionOf(options, schema.variants, value));
  const option = options[picked];
  if (!option) return null;
  const pick = (index: number) => {
    setPicked(index);
    const name = schema.variants?.discriminator;
    const kind = options[index]?.value;
    if (name === undefined || kind === undefined) return;
    onChange(new Map([...value, [name, JSON.stringify(kind)]]));
  };
  return (
    <>
      <Field label={localized("shape")}>
        {(ids) => (
          <Choice
            ids={ids}
            value={String(picked)}
            options={options.map(({ label }, index) => ({ value: String(index), label }))}
            onChange={(index) => pick(Number(index))}
          />
        )}
      </Field>
      <JsonFields key={picked} schema={option.schema} value={value} onChange={onChange} />
    </>
  );
}

/** What no input fits is edited as JSON; it reaches the body as soon as it is JSON. */
function PartField({ property, value, onChange }: PropertyFieldProps): ReactNode {
  const { name, required, schema } = property;
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (value === undefined ? "" : printRaw(value));
  const isWrong = draft !== null && draft.trim() !== "" && readRaw(draft) === undefined;
  return (
    <ValueField
      name={name}
      schema={{ types: [], ...(schema.description && { description: schema.description }) }}
      form="json"
      required={required}
      hint={hintOf(property)}
      text={text}
      problem={isWrong ? localized("notJson") : undefined}
      onChange={(next) => {
        const raw = readRaw(next);
        setDraft(raw === undefined ? next : null);
        if (raw !== undefined || next.trim() === "") onChange(raw);
      }}
    />
  );
}

function hintOf({ schema }: SchemaProperty): ReactNode {
  return schema.description && <PlainText markdown={schema.description} />;
}
