import type { SchemaBase } from "../../../model/api.ts";
import { markdownLink } from "../../markdown-text.ts";
import { describeLink } from "../describe-servers.ts";
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
  // Of several places to read on the last one counts as that of the whole.
  const links = parts
    .flatMap(({ keywords }) => describeLink(keywords.externalDocs) ?? [])
    .map(markdownLink);
  const more = links.filter((link) => link !== links.at(-1));
  return [...new Set([...others, ...more])];
}

/** What examples of other schemas say of properties: one of the whole would lack what the others add. */
export function examplePartsOf(parts: readonly Part[]): Record<string, unknown> {
  return Object.assign({}, ...parts.filter(({ foreign }) => foreign).map(exampleOf));
}

function exampleOf({ keywords }: Part): Record<string, unknown> {
  return record(list(keywords.examples).find(isRecord));
}

/**
 * What a schema is called: as it says itself, else as the one member does that is written into it, else
 * as what it leads to. Of several members none speaks for the whole.
 */
export function titleOf(parts: readonly Part[]): string {
  const own = parts.filter(({ foreign }) => !foreign);
  const titles = (some: readonly Part[]) => some.map(titleIn).filter((title) => title !== "");
  const written = new Set(titles(own.filter(({ name }) => name === undefined)));
  const [single = ""] = written.size === 1 ? written : [];
  return (
    titles(parts.slice(-1))[0] ??
    (single || (titles(own.filter(({ name }) => name !== undefined)).at(-1) ?? ""))
  );
}

function titleIn({ keywords }: Part): string {
  return text(keywords.title);
}

/**
 * The schemas that have titles or examples besides it: one of the whole may lack what theirs say.
 *
 * @param title Of the whole.
 */
export function basesOf(parts: readonly Part[], title: string): SchemaBase[] {
  const isNameless = parts.some((part) => !part.foreign && titleIn(part) === "");
  const titles = new Set([title, ...(isNameless ? [""] : [])]);
  return parts.flatMap((part) => {
    const own = titleIn(part);
    const example = part.foreign ? exampleOf(part) : {};
    const hasExample = Object.keys(example).length > 0;
    if (!hasExample && titles.has(own)) return [];
    titles.add(own);
    const called = own || (part.name ?? "");
    const [value] = hasExample ? valuesOf([example]) : [];
    if (called === "" && value === undefined) return [];
    return [{ title: called, ...(value !== undefined && { example: value }) }];
  });
}
