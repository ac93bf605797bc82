import type { ApiEncoding } from "../../model/api.ts";
import type { ApiRequestPart } from "../../model/api-request.ts";
import { generateValue } from "../values/generate-value.ts";
import { serializeHeader } from "./serialize-parameter.ts";

/** What a part says itself is not for a header to say: https://spec.openapis.org/oas/v3.1.1#encoding-object */
const SENT_NAME = /^(?!content-(?:type|disposition)$)[!#$%&'*+\-.^_`|~\w]+$/i;

/** The headers of a part of a form: those that are needed, and those of which a value is told. */
export function partHeaders({ headers: told = [] }: ApiEncoding): Pick<ApiRequestPart, "headers"> {
  const headers = told.flatMap((header) => {
    const { name, required, schema, examples } = header;
    const example = examples.find(({ href }) => href === undefined);
    if (!(required || example || "const" in schema || "default" in schema)) return [];
    const given = example ? example.value : generateValue(schema, "request");
    const value = serializeHeader({ ...header, explode: false }, given);
    return SENT_NAME.test(name) && /^[!-~](?:[ -~]*[!-~])?$/.test(value) ? [{ name, value }] : [];
  });
  return headers.length > 0 ? { headers } : {};
}
