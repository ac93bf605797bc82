import { essenceOf, isJson } from "../../api/request/media-types.ts";

/** What to do with a body of some media type; of "unknown" its bytes tell whether it is a text. */
export type AnswerBodyKind = "json" | "text" | "image" | "events" | "unknown";

/** Value of the `charset` parameter; "utf-8" when there is none or no browser knows it. */
export function charset(contentType: string): string {
  const label = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "utf-8";
  }
}

const STREAM_TYPE = /(?:event-stream|ndjson|json-?(?:l|lines|seq|stream)|\/stream\+json)$/;

/** Pictures but those that can hold a script, of which the text is of use as well. */
const IMAGE_TYPE = /^image\/(?!svg)/;

/** How a body is shown. */
export function answerBodyKind(contentType: string): AnswerBodyKind {
  const type = essenceOf(contentType);
  if (STREAM_TYPE.test(type)) return "events";
  if (isJson(type)) return "json";
  if (IMAGE_TYPE.test(type)) return "image";
  return type.startsWith("text/") ? "text" : "unknown";
}

/** Whether bytes are a text: its characters are whole, and none of them is for machines alone. */
export async function isText(body: Blob, encoding: string): Promise<boolean> {
  const begin = await body.slice(0, TOLD_BYTES).arrayBuffer();
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(begin, {
      stream: body.size > TOLD_BYTES,
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: texts have few of them
    return !/[\0-\x08\x0e-\x1f]/.test(text);
  } catch {
    return false;
  }
}

/** Of a body, to judge it by. */
const TOLD_BYTES = 4000;
