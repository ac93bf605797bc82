import type { IncomingMessage } from "node:http";

/** Where a request leads, or the status that refuses it. */
export type RequestTarget = { path: string; query: string } | { status: 400 | 414 };

/** Longer addresses are no reader's. */
const MAX_URL_LENGTH = 8192;

/**
 * Reads the target of a request line: its path, decoded, and the query with its "?". Refused is what
 * can't be decoded, what no file name holds, and "." and ".." in any spelling: clients resolve them
 * before they ask.
 * A host that can't be one is refused, too.
 */
export function parseTarget({ url = "", headers }: Head): RequestTarget {
  if (url.length > MAX_URL_LENGTH) return { status: 414 };
  if (!isHost(headers.host)) return { status: 400 };
  // Proxies are asked with the host before the path, which may be empty then.
  const own = url.replace(/^https?:\/\/[\w.:[\]-]+(?:\/|(?=[?#]|$))/i, "/");
  const [, rawPath = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(own) ?? [];
  const path = decode(rawPath);
  if (path === undefined || !path.startsWith("/")) return { status: 400 };
  return { path, query: query === "?" ? "" : query };
}

type Head = Pick<IncomingMessage, "url" | "headers">;

/** Absent in HTTP/1.0; empty where a client knows none. */
function isHost(host = ""): boolean {
  return !/[^\x21-\x7e]|[/\\?#@]|\.\./.test(host);
}

function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const isName = !decoded.includes("\0") && !decoded.includes("\\");
    return isName && !decoded.split("/").some(isDots) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

function isDots(segment: string): boolean {
  return segment === "." || segment === "..";
}
