import type { ReceivedRequest } from "./echo-server.ts";

/** What has to be the same whichever client sent it. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** As Latin-1, so that a difference can be read; of a form its parts. */
  body: string | SentPart[];
}

interface SentPart {
  headers: Record<string, string>;
  content: string;
}

/**
 * What every client decides by itself; `fetch` bypasses its cache when a header begins with If-,
 * and Java's client offers HTTP/2 where the address is not encrypted.
 */
const AMBIENT = new Set(
  `host connection user-agent accept-encoding accept-language sec-fetch-mode content-length
  transfer-encoding expect cache-control pragma upgrade http2-settings`.split(/\s+/),
);

/** What a part of a form is that says nothing of itself: https://www.rfc-editor.org/rfc/rfc7578#section-4.4 */
const TEXT = /^text\/plain(?:; ?charset=utf-8)?$/i;

/** The request without what its client added; of a form without the boundary. */
export function sentRequest({ method, path, headers, body }: ReceivedRequest): SentRequest {
  const kept = [...headers].filter(([name]) => !AMBIENT.has(name)).sort();
  const type = headers.get("content-type") ?? "";
  const boundary = /^multipart\/form-data; ?boundary="?([^;"]+)/.exec(type)?.[1];
  const text = body.toString("latin1");
  if (!boundary) return { method, path, headers: Object.fromEntries(kept), body: text };
  const others = kept.filter(([name]) => name !== "content-type");
  return { method, path, headers: Object.fromEntries(others), body: parseParts(text, boundary) };
}

function parseParts(text: string, boundary: string): SentPart[] {
  const chunks = `\r\n${text}`.split(`\r\n--${boundary}`);
  return chunks.slice(1, -1).map((chunk) => {
    const end = chunk.indexOf("\r\n\r\n");
    const lines = chunk.slice(2, end).split("\r\n");
    const headers = lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), quoted(line.slice(colon + 1).trim())] as const;
    });
    const kept = headers.filter(([name, value]) => name !== "content-type" || !TEXT.test(value));
    return { headers: Object.fromEntries(kept.sort()), content: chunk.slice(end + 4) };
  });
}

/**
 * A parameter that is one word may stand without quotation marks (https://www.rfc-editor.org/rfc/rfc2183#section-2);
 * .NET says the name of a file once more.
 */
function quoted(value: string): string {
  const text = value.replace(/(?<=; )((?:file)?name)=([^\s";]+)/g, '$1="$2"');
  return text.replace(/; filename\*=utf-8''(.*)$/, (again, name) =>
    text.includes(`filename="${decodeURIComponent(name)}"`) ? "" : again,
  );
}
