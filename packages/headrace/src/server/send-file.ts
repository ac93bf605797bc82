import { createReadStream } from "node:fs";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import fresh from "fresh";
import { mimes } from "mrmime";
import { qualityOf } from "./quality-of.ts";
import type { FoundFile, ServedFolder } from "./served-folder.ts";

/** A file, in the form that a client understands. */
interface Representation extends FoundFile {
  headers: OutgoingHttpHeaders;
  etag: string;
  lastModified: string;
}

/** Larger files are read while they are sent. */
const READ_AT_ONCE_BYTES = 1 << 20;

/** What stands beside a file for clients that understand it, the best first. */
const ENCODINGS = [
  { name: "br", end: ".br" },
  { name: "gzip", end: ".gz" },
];

/**
 * Answers with a file as HTTP has it (RFC 9110): conditions, one range, a compressed form where one
 * stands beside it. `HEAD` is `GET` without the content.
 *
 * @param path Of the file below the folder, for its type.
 * @returns Whether there is such a file; else nothing was sent.
 */
export function sendFile(
  { request, response }: FileExchange,
  files: ServedFolder,
  path: string,
): boolean {
  const found = files.find(path);
  if (!found) return false;
  const file = represent(request, { files, path, found });
  for (const [name, value] of Object.entries(file.headers)) {
    // What the site's own rules say of a type counts.
    if (value !== undefined && !response.hasHeader(name)) response.setHeader(name, value);
  }
  if (isPreconditionFailure(request, file)) {
    response.removeHeader("Content-Encoding");
    response.writeHead(412).end();
  } else if (isUnchanged(request, file)) {
    // https://www.rfc-editor.org/rfc/rfc9110#section-15.4.5: what describes content that is not sent is left out.
    response.removeHeader("Content-Type");
    response.removeHeader("Content-Encoding");
    response.writeHead(304).end();
  } else {
    sendContent({ request, response }, file, files);
  }
  return true;
}

/** A request and its answer. */
export interface FileExchange {
  request: IncomingMessage;
  response: ServerResponse;
}

function represent(
  { headers }: IncomingMessage,
  { files, path, found }: { files: ServedFolder; path: string; found: FoundFile },
): Representation {
  const accepted = headers["accept-encoding"]?.toString() ?? "";
  const encoded = ENCODINGS.filter(({ name }) => qualityOf(accepted, name)).flatMap(
    ({ name, end }) => {
      const file = files.find(path + end);
      return file ? [{ name, file }] : [];
    },
  )[0];
  const { path: real, stats } = encoded?.file ?? found;
  // Two builds may fall into one second.
  const etag = `"${Math.round(stats.mtimeMs * 1000).toString(36)}-${stats.size.toString(36)}"`;
  const lastModified = stats.mtime.toUTCString();
  return {
    path: real,
    stats,
    etag,
    lastModified,
    headers: {
      "Content-Type": contentType(path),
      ...(encoded && { "Content-Encoding": encoded.name }),
      "Accept-Ranges": "bytes",
      Vary: "Accept-Encoding",
      "Cache-Control": "no-cache",
      ETag: etag,
      "Last-Modified": lastModified,
    },
  };
}

/** The media type of a file by its name; all texts of a site are UTF-8. */
export function contentType(file: string): string {
  const end = file.slice(file.lastIndexOf(".") + 1).toLowerCase();
  // https://www.rfc-editor.org/rfc/rfc9512
  const type = /^ya?ml$/.test(end) ? "application/yaml" : mimes[end];
  if (type === undefined) return "application/octet-stream";
  return type.startsWith("text/") ? `${type};charset=utf-8` : type;
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2, steps 1 and 2 */
function isPreconditionFailure({ headers }: IncomingMessage, file: Representation): boolean {
  const match = headers["if-match"];
  if (match !== undefined) {
    const tags = match.split(",").map((tag) => tag.trim());
    return match.trim() !== "*" && !tags.includes(file.etag);
  }
  const since = headers["if-unmodified-since"];
  return isHttpDate(since) && Date.parse(file.lastModified) > Date.parse(since);
}

function isUnchanged({ headers }: IncomingMessage, file: Representation): boolean {
  const since = headers["if-modified-since"];
  return fresh(
    { ...headers, "if-modified-since": isHttpDate(since) ? since : undefined },
    { etag: file.etag, "last-modified": file.lastModified },
  );
}

/**
 * A header with anything else counts for nothing. The two older forms do not either, which nobody sends.
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.3
 */
function isHttpDate(text: string | undefined): text is string {
  const date = new Date(text ?? "");
  return !Number.isNaN(date.getTime()) && date.toUTCString() === text;
}

function sendContent(
  { request, response }: FileExchange,
  file: Representation,
  files: ServedFolder,
): void {
  const { size } = file.stats;
  // https://www.rfc-editor.org/rfc/rfc9110#section-14.2: no other method knows parts.
  const range = request.method === "GET" ? requestedRange(request, file) : undefined;
  if (range === "unsatisfiable") {
    response.removeHeader("Content-Encoding");
    response.writeHead(416, { "Content-Range": `bytes */${size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : 200, {
    "Content-Length": end - start + 1,
    ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  });
  if (request.method === "HEAD" || size === 0) response.end();
  else if (size <= READ_AT_ONCE_BYTES) response.end(files.read(file).subarray(start, end + 1));
  // The file is closed when the client goes away, too.
  else pipeline(createReadStream(file.path, { start, end }), response, () => {});
}

interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part that is asked for; several parts at once and other units are answered with the whole, as
 * the standard allows.
 */
function requestedRange(
  { headers }: IncomingMessage,
  file: Representation,
): ByteRange | "unsatisfiable" | undefined {
  const { size } = file.stats;
  const [, wanted] = /^bytes=([^,]+)$/i.exec(headers.range ?? "") ?? [];
  if (size === 0 || wanted === undefined || !isRangeFresh(headers["if-range"]?.toString(), file))
    return undefined;
  const [, from = "", to = ""] = /^\s*(\d*)\s*-\s*(\d*)\s*$/.exec(wanted) ?? [];
  if (from === "" && to === "") return "unsatisfiable";
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : "unsatisfiable";
}

/** Whether the part that a client lacks is one of the file that it began with. */
function isRangeFresh(
  condition: string | undefined,
  { etag, lastModified }: Representation,
): boolean {
  return condition === undefined || condition === etag || condition === lastModified;
}
