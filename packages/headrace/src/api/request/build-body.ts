import type { ApiEncoding, ApiMedia, CallableOperation, Json } from "../../model/api.ts";
import type { ApiFile, ApiRequestBody, ApiRequestPart } from "../../model/api-request.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { essenceOf, isJson, isRange } from "./media-types.ts";
import { toWellFormed } from "./percent-encoding.ts";
import type { RequestProblem } from "./request-error.ts";
import type { BodyValues, FormField, RequestValues } from "./request-values.ts";
import { plainText } from "./serialize-parameter.ts";

/** A body, and the header that says what it is; null: the client writes it, or there is none. */
export interface BuiltBody {
  body: ApiRequestBody;
  contentType: string | null;
}

type Encoding = ApiMedia["encoding"];

const NO_BODY: BuiltBody = { body: { kind: "none" }, contentType: null };
const ANY_BYTES = "application/octet-stream";

/** The body as it is sent. Problems are appended to `problems`. */
export function buildBody(
  operation: CallableOperation,
  values: RequestValues,
  problems: RequestProblem[],
): BuiltBody {
  if (values.body) {
    const { mediaType } = values.body;
    const media = operation.body?.content.find(({ type }) => type === mediaType);
    if (/^multipart\/(?!form-data)/.test(essenceOf(mediaType))) {
      const message = fill(localized("bodyNotMade"), { type: mediaType });
      problems.push({ field: { in: "body", name: null }, message });
    }
    return fillBody(values.body, media?.encoding ?? {});
  }
  if (operation.body?.required) {
    problems.push({ field: { in: "body", name: null }, message: localized("bodyMissing") });
  }
  return NO_BODY;
}

function fillBody(values: BodyValues, encoding: Encoding): BuiltBody {
  const { mediaType } = values;
  switch (values.kind) {
    case "text":
      if (values.text === "") return NO_BODY;
      return {
        body: { kind: "text", text: toWellFormed(values.text) },
        contentType: isRange(mediaType) ? "text/plain" : mediaType,
      };
    case "file": {
      const contentType = isRange(mediaType) ? values.file.contentType || ANY_BYTES : mediaType;
      return { body: { kind: "file", file: { ...values.file, contentType } }, contentType };
    }
    case "form":
      return essenceOf(mediaType) === "multipart/form-data"
        ? buildMultipart(values.fields, encoding)
        : buildUrlencoded(values, encoding);
  }
}

/** https://url.spec.whatwg.org/#application/x-www-form-urlencoded */
function buildUrlencoded(
  { fields, mediaType }: { fields: FormField[]; mediaType: string },
  encoding: Encoding,
): BuiltBody {
  const texts = fields.flatMap((field) => {
    const { allowReserved = false, ...own } = encoding[field.name] ?? DEFAULT_ENCODING;
    const pairs: [string, string][] =
      field.kind === "file" ? [[field.name, field.file.name]] : formPairs(field, own);
    const text = new URLSearchParams(pairs).toString();
    return text === "" ? [] : [allowReserved ? text.replace(RESERVED, decodeURIComponent) : text];
  });
  if (texts.length === 0) return NO_BODY;
  return { body: { kind: "text", text: texts.join("&") }, contentType: mediaType };
}

const DEFAULT_ENCODING: ApiEncoding = { contentType: "", explode: true };

/** What a query may hold as it is, but what parts and pairs are told apart by. */
const RESERVED = /%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B)/g;

/** Names and values as they are before they are percent-encoded. */
function formPairs(
  { name, value }: { name: string; value: Json },
  { style, explode, contentType }: ApiEncoding,
): [string, string][] {
  if (style === "deepObject") return deepPairs(name, value);
  if (style === undefined && Array.isArray(value) && isJson(contentType)) {
    return [[name, plainText(value)]];
  }
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject && style !== undefined) {
    const entries = Object.entries(value).filter(([, item]) => item !== null);
    if (explode) return entries.map(([key, item]) => [key, plainText(item)]);
    const all = entries.flatMap(([key, item]) => [key, plainText(item)]);
    return [[name, all.join(DELIMITERS[style] ?? ",")]];
  }
  const texts = itemsOf(value).map(plainText);
  if (explode || texts.length === 0) return texts.map((text) => [name, text]);
  return [[name, texts.join(DELIMITERS[style ?? "form"] ?? ",")]];
}

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: " ", pipeDelimited: "|" };

/** "metadata[color]"; items of lists are told apart by their numbers. */
function deepPairs(name: string, value: Json): [string, string][] {
  if (value === null) return [];
  if (typeof value !== "object") return [[name, plainText(value)]];
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item));
}

function buildMultipart(fields: FormField[], encoding: Encoding): BuiltBody {
  const parts = fields.flatMap((field): ApiRequestPart[] => {
    const name = toWellFormed(field.name);
    const own = encoding[field.name] ?? DEFAULT_ENCODING;
    const declared = declaredType(own.contentType);
    if (field.kind === "file") {
      const contentType = field.file.contentType || declared || ANY_BYTES;
      return [{ name, kind: "file", file: withName({ ...field.file, contentType }) }];
    }
    if (own.style !== undefined) {
      return formPairs(field, own).map(([key, text]) => ({
        name: toWellFormed(key),
        kind: "text",
        text: toWellFormed(text),
        contentType: null,
      }));
    }
    return itemsOf(field.value).map((item) => ({
      name,
      kind: "text",
      text: toWellFormed(plainText(item)),
      contentType: declared ?? (typeof item === "object" ? "application/json" : null),
    }));
  });
  return parts.length > 0 ? { body: { kind: "multipart", parts }, contentType: null } : NO_BODY;
}

/** Each item of a list is a value of its own; null is none. */
function itemsOf(value: Json): Json[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== null);
}

/** The first of the types that the encoding allows, if it is one type. */
function declaredType(contentType: string | undefined): string | undefined {
  const first = contentType?.split(",")[0]?.trim();
  return first && !isRange(first) ? first : undefined;
}

function withName(file: ApiFile): ApiFile {
  return { ...file, name: toWellFormed(file.name) };
}
