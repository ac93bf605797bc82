import type { ApiExample } from "../../model/api.ts";
import { placeholder } from "../../model/placeholders.ts";
import { exampleFile } from "../../model/routes.ts";
import type { PageFile } from "../../sources/compiled-page.ts";
import type { ReferenceSource } from "../reference-source.ts";
import { exampleText } from "./example-text.ts";

/** A source whose long examples are only linked, and the files where they stand. */
export interface WithFiles {
  source: ReferenceSource;
  files: PageFile[];
}

/** Moves the examples that are too long for a page to files beside it. What is one object in the source stays one. */
export function withExampleFiles(source: ReferenceSource): WithFiles {
  const paths = new Map<string, string>();
  const pathOf = (text: string, extension: "json" | "txt") => {
    const known = paths.get(text);
    if (known !== undefined) return known;
    const path = exampleFile(source.page.route, `${paths.size + 1}.${extension}`);
    paths.set(text, path);
    return path;
  };
  const results = new Map<object, unknown>();
  const moved = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part;
    if (!results.has(part)) results.set(part, movedObject(part));
    return results.get(part);
  };
  const movedObject = (part: object): unknown => {
    if (Array.isArray(part)) return part.map(moved);
    if (isLong(part)) {
      const { text: _, ...words } = part;
      const path = pathOf(exampleText(part), typeof part.value === "string" ? "txt" : "json");
      return { ...words, value: null, href: placeholder("asset", path) };
    }
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, moved(value)]));
  };
  const result = moved(source) as ReferenceSource;
  return { source: result, files: [...paths].map(([content, path]) => ({ path, content })) };
}

/** Values have no names beside. */
function isLong(part: object): part is ApiExample {
  return "long" in part && part.long === true && "value" in part && "summary" in part;
}
