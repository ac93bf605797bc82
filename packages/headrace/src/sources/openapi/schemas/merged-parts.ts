import type { SchemaBase } from "../../../model/api.ts";
import { isRecord, list, record, text, valuesOf } from "../json-values.ts";
import type { Keywords } from "./normalize-schema.ts";

/** A schema that takes part in another one. */
export interface Part {
  keywords: Keywords;
  /** It came through a reference, so its title and the like speak of something else. */
  foreign: boolean;
  /** Of the component that it is. */
  name: string | undefined;
}

/** The last description that is its own counts as that of the whole; the others are told beside it. */
export function notesOf(parts: readonly Part[]): string[] {
  const own = parts.findLast(({ keywords, foreign }) => !foreign && keywords.description);
  const texts = parts.map(({ keywords }) => text(keywords.description));
  const others = texts.filter((note) => note !== "" && note !== own?.keywords.description);
  return [...new Set(others)];
}

/** What examples of other schemas say of properties: one of the whole would lack what the others add. */
export function examplePartsOf(parts: readonly Part[]): Record<string, unknown> {
  return Object.assign({}, ...parts.filter(({ foreign }) => foreign).map(exampleOf));
}

function exampleOf({ keywords }: Part): Record<string, unknown> {
  return record(list(keywords.examples).find(isRecord));
}

/** The other schemas that have titles or examples: one of the whole may lack what theirs say. */
export function basesOf(parts: readonly Part[]): SchemaBase[] {
  const own = parts.filter(({ foreign }) => !foreign).map(({ keywords }) => keywords);
  const titles = new Set(own.map(({ title }) => text(title)));
  return parts
    .filter(({ foreign }) => foreign)
    .flatMap((part) => {
      const title = text(part.keywords.title);
      const example = exampleOf(part);
      const hasExample = Object.keys(example).length > 0;
      if (!hasExample && titles.has(title)) return [];
      titles.add(title);
      const [value] = hasExample ? valuesOf([example]) : [];
      return [
        { title: title || (part.name ?? ""), ...(value !== undefined && { example: value }) },
      ];
    })
    .filter(({ title, example }) => title !== "" || example !== undefined);
}
