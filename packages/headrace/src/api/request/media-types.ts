import type { ApiMedia, CallableOperation } from "../../model/api.ts";

/** How a body of a media type is filled in. */
export type BodyKind = "text" | "form" | "file";

const TEXT =
  /^text\/|[/+](?:json|xml|yaml|x-yaml|ndjson|x-ndjson|jsonl|javascript|graphql|sql|toml)$/;
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;

/** How a body of this type is filled in; what is neither text nor a form comes from a file. */
export function bodyKind(mediaType: string): BodyKind {
  const essence = essenceOf(mediaType);
  if (FORM.test(essence)) return "form";
  return TEXT.test(essence) ? "text" : "file";
}

/** Whether a text of this type is JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(essenceOf(mediaType));
}

/** The type without parameters, in small letters: "text/html; charset=utf-8" is "text/html". */
export function essenceOf(mediaType: string): string {
  return (mediaType.split(";")[0] ?? "").trim().toLowerCase();
}

const EXTENSIONS = new Map([
  ["gzip", "gz"],
  ["jpeg", "jpg"],
  ["svg+xml", "svg"],
  ["event-stream", "txt"],
  ["plain", "txt"],
]);

/** The end of the name of a file of this type, without its dot. */
export function extensionOf(mediaType: string): string {
  const subtype = essenceOf(mediaType).replace(/^.*\//, "");
  const suffix = EXTENSIONS.get(subtype) ?? subtype.replace(/^.*\+|^x-/, "");
  return /^[a-z]\w{1,5}$/.test(suffix) ? suffix : "bin";
}

/** Parts in a form that only a library for MIME can write. */
export function isOwnMultipart(mediaType: string): boolean {
  return /^multipart\/(?!form-data$)/.test(essenceOf(mediaType));
}

/** Whether it stands for several types ("image/*"): no body is sent as that. */
export function isRange(mediaType: string): boolean {
  return mediaType.includes("*");
}

/** Media types that successful responses can have, vendor types first; empty: no content. */
export function acceptTypes(operation: CallableOperation): string[] {
  const successes = operation.responses.filter(({ status }) => /^(?:2|default)/.test(status));
  const declared = successes.filter(({ status }) => status !== "default");
  const used = declared.length > 0 ? declared : successes;
  return [...new Set(vendorFirst(used.flatMap(({ content }) => content)).map(({ type }) => type))];
}

/** The same, those of a vendor (`application/vnd.…`) before the others. */
export function vendorFirst<Media extends Pick<ApiMedia, "type">>(
  content: readonly Media[],
): Media[] {
  const vendor = content.filter(({ type }) => type.includes("/vnd."));
  return [...vendor, ...content.filter((media) => !vendor.includes(media))];
}
