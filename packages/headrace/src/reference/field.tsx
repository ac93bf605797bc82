import { createElement, Fragment, type ReactNode } from "react";
import type { Schema } from "../model/api.ts";
import { proseBlock } from "./elements.tsx";
import type { Prose } from "./prose/prose.ts";
import type { SayApi } from "./say.ts";

/** Sentences by what is particular about a parameter or property. */
const FLAGS = {
  required: "required",
  deprecated: "deprecated",
  "read-only": "readOnly",
  "write-only": "writeOnly",
} as const;

/** What is particular about a parameter or property. */
export type FieldFlag = keyof typeof FLAGS;

/** Those of a value, by its schema. */
export function fieldFlags(
  { deprecated, readOnly, writeOnly }: Pick<Schema, "deprecated" | "readOnly" | "writeOnly">,
  required: boolean,
): FieldFlag[] {
  return [
    ...(required ? (["required"] as const) : []),
    ...(deprecated ? (["deprecated"] as const) : []),
    ...(readOnly ? (["read-only"] as const) : []),
    ...(writeOnly ? (["write-only"] as const) : []),
  ];
}

/** The first line of a parameter, header or property, and its description. */
export interface FieldHead {
  id: string;
  name: string;
  /** Words before the name: "Each property whose name matches". */
  prefix?: string;
  type: string;
  flags: readonly FieldFlag[];
  /** A short one, which needs no line of its own. */
  rule?: readonly ReactNode[] | undefined;
  prose: Prose;
}

/** A parameter, header or property with a link to itself. */
export function field(head: FieldHead, body: ReactNode, say: SayApi): ReactNode {
  const { id, name, prefix, type, flags, rule, prose } = head;
  return (
    <li className="api-field" id={id}>
      <p className="api-field-head">
        {prefix}{" "}
        <a className="api-name" href={`#${id}`}>
          {flags.includes("deprecated") ? <s>{name}</s> : name}
        </a>{" "}
        <span className="api-type">{type}</span>
        {flags.map((flag) => flagElement(flag, say))}
        {rule && createElement("span", { className: "api-type" }, " · ", ...rule)}
      </p>
      {proseBlock(prose)}
      {body}
    </li>
  );
}

/** A word about what stands before it. */
export function flagElement(flag: FieldFlag, say: SayApi): ReactNode {
  return (
    <Fragment key={flag}>
      {" "}
      <span className="api-flag" data-flag={flag}>
        {say(FLAGS[flag])}
      </span>
    </Fragment>
  );
}

/** A list of them. */
export function fieldList(fields: readonly ReactNode[]): ReactNode {
  if (fields.length === 0) return null;
  return createElement("ul", { className: "api-fields" }, ...fields);
}
