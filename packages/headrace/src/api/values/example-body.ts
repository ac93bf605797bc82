import type { ApiExample, ApiMedia, CallableOperation, Json, Schema } from "../../model/api.ts";
import type { ApiFile } from "../../model/api-request.ts";
import { printJson, withoutMarks } from "../../model/exact-number.ts";
import { bodyKind, extensionOf, isJson, vendorFirst } from "../request/media-types.ts";
import type { BodyValues, FormField } from "../request/request-values.ts";
import { xmlText } from "../request/xml-text.ts";
import { generateValue } from "./generate-value.ts";

/** The body of an example request; null when the operation takes none. */
export function exampleBody(
  operation: CallableOperation,
  { mediaType, example }: { mediaType?: string; example?: string },
): BodyValues | null {
  const content = vendorFirst(operation.body?.content ?? []);
  const media = content.find(({ type }) => type === mediaType) ?? content[0];
  if (!media) return null;
  const { value, text } = exampleOf(media, example);
  const { type } = media;
  switch (bodyKind(type)) {
    case "text":
      return { kind: "text", mediaType: type, text: text ?? bodyText(media, value) };
    case "file":
      return { kind: "file", mediaType: type, file: exampleFile("body", type, value) };
    case "form":
      return { kind: "form", mediaType: type, fields: formFields(media, value) };
  }
}

/** Whether a property of a form is a file, and not a text. */
export function isFileSchema(schema: Schema): boolean {
  if (schema.format === "binary") return true;
  const untyped = schema.types.length === 0 && !schema.properties && !schema.enum;
  const typed = schema.contentMediaType !== undefined && schema.contentEncoding === undefined;
  return typed && (untyped || schema.types.includes("string"));
}

function exampleOf(media: ApiMedia, name: string | undefined): Pick<ApiExample, "value" | "text"> {
  const examples = media.examples.filter(({ href }) => href === undefined);
  const example = examples.find((candidate) => candidate.name === name) ?? examples[0];
  if (example) return example;
  return { value: media.schema ? generateValue(media.schema) : "" };
}

/** JSON in two spaces: that is what readers write, and what is sent. */
export function bodyText(
  { type, schema, stream }: Pick<ApiMedia, "type" | "schema" | "stream">,
  value: Json,
): string {
  if (typeof value === "string" && !(isJson(type) && schema?.types.includes("string"))) {
    return withoutMarks(value);
  }
  if (/[/+]xml$/.test(type)) return xmlText(schema, value);
  if (stream && Array.isArray(value)) return value.map((item) => `${printJson(item)}\n`).join("");
  return printJson(value, 2);
}

function formFields({ schema, encoding }: ApiMedia, value: Json): FormField[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  // As the console has them: by the schema, then what else there is.
  const names = new Set([...(schema?.properties ?? []).map(nameOf), ...Object.keys(value)]);
  return [...names].flatMap((name): FormField[] => {
    const given = Object.hasOwn(value, name) ? value[name] : undefined;
    const entry = schema?.properties?.find((candidate) => candidate.name === name);
    const property = entry?.schema;
    const single = property?.types.includes("array") ? property.items : property;
    const isFile = single !== undefined && isFileSchema(single);
    // Authored examples can't hold a file: one that has to be there is chosen by the reader.
    const item = given ?? (isFile && entry?.required ? "" : undefined);
    if (item === undefined) return [];
    if (!isFile) return [{ name, kind: "value", value: item }];
    const type = firstType(encoding[name]?.contentType) ?? single.contentMediaType;
    const items = Array.isArray(item) ? item : [item];
    return items.map((content) => ({ name, kind: "file", file: exampleFile(name, type, content) }));
  });
}

function nameOf({ name }: { name: string }): string {
  return name;
}

function firstType(types: string | undefined): string | undefined {
  return types?.split(",")[0]?.trim();
}

/** An authored text is the content; a file name that it speaks of ("<bytes of a.zip>") is the name. */
function exampleFile(name: string, type: string | undefined, value: Json): ApiFile {
  const contentType = type && !type.includes("*") ? type : "application/octet-stream";
  const text = typeof value === "string" ? value : "";
  const named = /^<[^<>]*?([\w-][\w.-]*\.[A-Za-z]\w{0,4})>$/.exec(text)?.[1];
  const content = text === "" ? null : new Blob([text], { type: contentType });
  return { name: named ?? `${name}.${extensionOf(contentType)}`, contentType, content };
}
