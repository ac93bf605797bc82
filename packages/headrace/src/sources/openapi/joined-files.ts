import { basename, extname } from "node:path";
import type { Document } from "@redocly/openapi-core";
import { escapePointer } from "../../model/json-pointer.ts";
import { referredPath } from "./description-files.ts";
import { record } from "./json-values.ts";
import { referenceNodes } from "./references.ts";

/**
 * One document of all files, for descriptions that no bundler can follow to their end: what other
 * files hold stands whole in an extension, and every reference leads there.
 *
 * @param documents By absolute path; changed.
 */
export function joinFiles(
  document: Document,
  documents: ReadonlyMap<string, Document>,
): Record<string, unknown> {
  const others: Record<string, unknown> = {};
  const places = new Map([[document.source.absoluteRef, "#"]]);
  for (const [path, { parsed }] of documents) {
    if (places.has(path)) continue;
    const called = basename(path, extname(path));
    const name = Object.hasOwn(others, called) ? `${called}-${places.size}` : called;
    others[name] = parsed;
    places.set(path, `#/x-files/schemas/${escapePointer(name)}`);
  }
  for (const { source, parsed } of documents.values()) {
    for (const node of new Set(referenceNodes(parsed))) {
      const [file = "", pointer = ""] = node.$ref.split("#", 2);
      const path = file === "" ? source.absoluteRef : referredPath(source.absoluteRef, file);
      const place = places.get(path);
      if (place !== undefined) node.$ref = place + pointer;
    }
  }
  // A schema that is a file of its own is called like it: this is where schemas have names.
  return { ...record(document.parsed), "x-files": { schemas: others } };
}
