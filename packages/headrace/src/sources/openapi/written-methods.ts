import type { Document } from "@redocly/openapi-core";
import { HTTP_METHODS } from "../../model/api.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { escapePointer } from "../../model/json-pointer.ts";
import { isRecord, record } from "./json-values.ts";
import type { Locate } from "./problem-position.ts";
import { hintOf } from "./rules.ts";

const METHODS: ReadonlySet<string> = new Set(HTTP_METHODS);

/** Has the methods of paths written in capitals become those that they mean, where these are free. */
export function readMethods({ source, parsed }: Document, locate: Locate): Diagnostic[] {
  const { paths, webhooks } = record(parsed);
  return Object.entries({ paths, webhooks }).flatMap(([place, items]) =>
    Object.entries(record(items)).flatMap(([path, item]) => {
      if (!isRecord(item)) return [];
      const meant = Object.keys(item).filter((key) => isMeant(key, item));
      const diagnostics = meant.map((key): Diagnostic => {
        const at = `#/${place}/${escapePointer(path)}/${key}`;
        const { pointer, ...position } = locate({ source, pointer: at, reportOnKey: true });
        const message = `The method "${key}" is read as "${key.toLowerCase()}".`;
        const hint = hintOf(pointer, "Write it in small letters.");
        return { code: "openapi-struct", severity: "error", message, hint, ...position };
      });
      if (meant.length > 0) rename(item, meant);
      return diagnostics;
    }),
  );
}

function isMeant(key: string, item: Record<string, unknown>): boolean {
  const method = key.toLowerCase();
  return key !== method && METHODS.has(method) && item[method] === undefined && isRecord(item[key]);
}

/** In place: others have the object. What it holds keeps its order. */
function rename(item: Record<string, unknown>, keys: readonly string[]): void {
  for (const [key, value] of Object.entries(item)) {
    delete item[key];
    item[keys.includes(key) ? key.toLowerCase() : key] = value;
  }
}
