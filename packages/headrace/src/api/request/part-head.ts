import type { ApiRequestPart } from "../../model/api-request.ts";

/** The header lines of one part of a form, as the console and every sample send them. */
export function partHead(part: ApiRequestPart): string {
  const isFile = part.kind === "file";
  const file = isFile ? `; filename="${escapeName(part.file.name)}"` : "";
  const type = isFile ? part.file.contentType : part.contentType;
  return [
    `Content-Disposition: form-data; name="${escapeName(part.name)}"${file}`,
    ...(type === null ? [] : [`Content-Type: ${type}`]),
    ...(part.headers ?? []).map(({ name, value }) => `${name}: ${value}`),
  ].join("\r\n");
}

/**
 * The name of a field or file between the quotation marks of its header:
 * https://html.spec.whatwg.org/#multipart-form-data
 */
export function escapeName(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}
