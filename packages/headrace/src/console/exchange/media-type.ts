import { essenceOf, isJson } from "../../api/request/media-types.ts";

/** What to do with a body of some media type. */
export type AnswerBodyKind = "json" | "text" | "image" | "events" | "binary";

/** Value of the `charset` parameter; "utf-8" when there is none or no browser knows it. */
export function charset(contentType: string): string {
  const label = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "utf-8";
  }
}

const STREAM_TYPE =
  /^(?:text\/event-stream|application\/(?:x-ndjson|jsonl|json-seq|stream\+json))$/;

/** Pictures that run nothing. An SVG may hold a script: it is shown as text. */
const IMAGE_TYPE = /^image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)$/;

const TEXT_TYPE =
  /^text\/|^image\/svg\+xml$|^application\/(?:.*\+xml|xml|javascript|ecmascript|graphql|sql|toml|yaml|x-yaml|.*\+yaml|x-www-form-urlencoded|x-sh|pem-certificate-chain|problem\+xml)$/;

/** How a body is shown. Without a type it is text, as most bodies without a type are. */
export function answerBodyKind(contentType: string): AnswerBodyKind {
  const type = essenceOf(contentType);
  if (STREAM_TYPE.test(type)) return "events";
  if (isJson(type)) return "json";
  if (IMAGE_TYPE.test(type)) return "image";
  return type === "" || TEXT_TYPE.test(type) ? "text" : "binary";
}
