import type { ApiMedia, CallableOperation, Json, Schema } from "../../model/api.ts";
import type { ApiRequestBody, ApiRequestPart } from "../../model/api-request.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { describedField, encodedForm, fieldText, formPairs } from "./form-pairs.ts";
import { itemsOf } from "./media-text.ts";
import { essenceOf, isOwnMultipart, isRange } from "./media-types.ts";
import { partHeaders } from "./part-headers.ts";
import { toWellFormed } from "./percent-encoding.ts";
import type { RequestProblem } from "./request-error.ts";
import type { BodyValues, FormField, RequestValues } from "./request-values.ts";

/** A body, and the header that says what it is; null: the client writes it, or there is none. */
export interface BuiltBody {
  body: ApiRequestBody;
  contentType: string | null;
}

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
    if (isOwnMultipart(mediaType)) {
      const message = fill(localized("bodyNotMade"), { type: mediaType });
      problems.push({ field: { in: "body", name: null }, message });
    }
    return fillBody(values.body, media);
  }
  if (operation.body?.required) {
    problems.push({ field: { in: "body", name: null }, message: localized("bodyMissing") });
  }
  return NO_BODY;
}

function fillBody(values: BodyValues, media: ApiMedia | undefined): BuiltBody {
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
        ? buildMultipart(values.fields, media)
        : buildUrlencoded(values, media);
  }
}

function buildUrlencoded(
  { fields, mediaType }: { fields: FormField[]; mediaType: string },
  media: ApiMedia | undefined,
): BuiltBody {
  const text = encodedForm(
    fields.map((field) => [field.name, field.kind === "file" ? field.file.name : field.value]),
    media,
  );
  return text === "" ? NO_BODY : { body: { kind: "text", text }, contentType: mediaType };
}

function buildMultipart(fields: FormField[], media: ApiMedia | undefined): BuiltBody {
  const parts = fields.flatMap((field): ApiRequestPart[] => {
    const name = toWellFormed(field.name);
    const [described, encoding] = describedField(media, field.name);
    const declared = declaredType(encoding.contentType);
    const head = partHeaders(encoding);
    if (field.kind === "file") {
      const contentType = field.file.contentType || declared || ANY_BYTES;
      return [
        {
          name,
          ...head,
          kind: "file",
          file: { ...field.file, contentType, name: toWellFormed(field.file.name) },
        },
      ];
    }
    const texts: [name: string, text: string, contentType: string | null][] =
      encoding.style === undefined
        ? itemsOf(field.value).map((item) => [
            name,
            fieldText(described, item, declared ?? ""),
            declared ?? usualType(described.schema, item),
          ])
        : formPairs(described, field.value, encoding).map((pair) => [...pair, null]);
    return texts.map(([key, text, contentType]) => ({
      name: toWellFormed(key),
      ...head,
      kind: "text",
      text: toWellFormed(text),
      contentType,
    }));
  });
  return parts.length > 0 ? { body: { kind: "multipart", parts }, contentType: null } : NO_BODY;
}

/** What a part is of which no encoding speaks: https://spec.openapis.org/oas/v3.1.1#encoding-object */
function usualType(schema: Schema | undefined, item: Json): string | null {
  if (typeof item === "object") return "application/json";
  const { contentMediaType, contentEncoding } = schema?.items ?? schema ?? {};
  return contentEncoding === undefined ? null : (contentMediaType ?? ANY_BYTES);
}

/** The first of the types that the encoding allows, if it is one type. */
function declaredType(contentType: string | undefined): string | undefined {
  const first = contentType?.split(",")[0]?.trim();
  return first && !isRange(first) ? first : undefined;
}
