import type { Document } from "@redocly/openapi-core";
import { escapePointer } from "../../model/json-pointer.ts";
import { isRecord, record } from "./json-values.ts";
import type { Findings } from "./rules.ts";

/** Where the operations of a description stand that could not be checked. */
export function uncheckedFindings({ source, parsed }: Document): Findings {
  const operations: Findings["operations"] = new Map();
  for (const place of ["paths", "webhooks"]) {
    for (const [path, item] of Object.entries(record(record(parsed)[place]))) {
      for (const [method, operation] of Object.entries(record(item))) {
        const pointer = `#/${place}/${escapePointer(path)}/${escapePointer(method)}`;
        if (isRecord(operation)) operations.set(operation, { source, pointer });
      }
    }
  }
  return { operations, unresolved: [], schemes: [], tags: [] };
}
