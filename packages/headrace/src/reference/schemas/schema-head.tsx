import { Fragment, type ReactNode } from "react";
import type { Schema, SchemaVariants } from "../../model/api.ts";
import type { SayApi } from "../say.ts";
import { fieldType, typeWords } from "./schema-words.ts";

/** One of several schemas that a value may match, or a schema that holds under a condition. */
export interface Alternative {
  label: string;
  schema: Schema;
  /** Discriminator and its value, for each of its values. */
  note?: string[];
  /** It is seen at once. */
  isOpen?: boolean;
  /** Its name in a switch between all of them; without one they stand below each other. */
  tab?: string;
}

/** What readers call an option; a list without a name is told by its type rather than a number. */
export function labelOf({ label, schema }: SchemaVariants["options"][number]): string {
  const isNamed = [schema.name, schema.title].includes(label);
  return !isNamed && schema.types.join() === "array" ? "array" : label;
}

/** Its name, what tells it from the others, and its type; a switch tells names of its own. */
export function alternativeHead(
  { label, schema, note = [], tab }: Alternative,
  say: SayApi,
): ReactNode {
  const untitled = tab === schema.title ? { ...schema, title: "" } : schema;
  const unnamed = schema.name === label ? { ...untitled, name: "" } : untitled;
  const isType = label === schema.types.join(" or ");
  return (
    <>
      {isType ? fieldType({ name: label }, schema, say) : label !== tab && label}
      {note.map((words) => (
        <Fragment key={words}>
          {" "}
          <code>{words}</code>
        </Fragment>
      ))}
      {!isType && !label.includes(":") && label !== typeWords(schema, say) && (
        <>
          {" "}
          <span className="api-type">{fieldType({ name: label }, unnamed, say)}</span>
        </>
      )}
    </>
  );
}
