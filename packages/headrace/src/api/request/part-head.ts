import type { ApiRequestPart } from "../../model/api-request.ts";

/** The header lines of one part of a form, as the console and every sample send them. */
export function partHead(part: ApiRequestPart): string {
  const name = `Content-Disposition: form-data; name="${escapeName(part.name)}"`;
  if (part.kind === "file") {
    const file = `filename="${escapeName(part.file.name)}"`;
    return `${name}; ${file}\r\nContent-Type: ${part.file.contentType}`;
  }
  return part.contentType === null ? name : `${name}\r\nContent-Type: ${part.contentType}`;
}

/**
 * The name of a field or file between the quotation marks of its header:
 * https://html.spec.whatwg.org/#multipart-form-data
 */
export function escapeName(name: string): string {
  return name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22");
}
