import type { ApiRequestBody, ApiRequestPart } from "../../model/api-request.ts";
import { partHead } from "../request/part-head.ts";

/** A multipart body that a sample writes out itself, piece by piece. */
export type MultipartPiece = { kind: "text"; text: string } | { kind: "file"; name: string };

/** Stands between the parts; long enough to be in no part. */
const BOUNDARY = "----boundary-7d9f3c2a51e84b06";

/** The pieces of a multipart body in their order; texts that follow each other are one. */
export function multipartPieces(parts: readonly ApiRequestPart[]): MultipartPiece[] {
  const pieces: MultipartPiece[] = [];
  let text = "";
  for (const part of parts) {
    text += `--${BOUNDARY}\r\n${partHead(part)}\r\n\r\n`;
    if (part.kind === "text") text += part.text;
    else {
      pieces.push({ kind: "text", text }, { kind: "file", name: part.file.name });
      text = "";
    }
    text += "\r\n";
  }
  return [...pieces, { kind: "text", text: `${text}--${BOUNDARY}--\r\n` }];
}

/** Headers of a request with those that the sample has to write for its body. */
export function writtenHeaders(
  headers: readonly { name: string; value: string }[],
  body: ApiRequestBody,
): { name: string; value: string }[] {
  if (body.kind !== "multipart") return [...headers];
  const value = `multipart/form-data; boundary=${BOUNDARY}`;
  return [...headers, { name: "Content-Type", value }];
}
