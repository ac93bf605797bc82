import type { ApiSchemaPage } from "../../../model/api.ts";
import { record } from "../json-values.ts";
import type { References } from "../references.ts";
import { uniqueSlug } from "../unique-slug.ts";
import { createExpansion, type PageOf } from "./expand-schema.ts";
import type { ReadLevel } from "./schema-level.ts";

/** The pages of schemas of one description. */
export interface SchemaPages {
  pageOf: PageOf;
  /** Makes the pages that were asked for, and those that they ask for in turn. */
  finish: () => ApiSchemaPage[];
}

/** About how many elements show the schemas of one page. */
export const PAGE_ELEMENTS = 2200;

/** Begins them. */
export function createSchemaPages(read: ReadLevel): SchemaPages {
  const slugs = new Map<object, string>();
  const taken = new Set<string>();
  const waiting: { slug: string; name: string; raw: unknown }[] = [];
  const pageOf: PageOf = ({ level, raw, label }) => {
    const known = slugs.get(level.identity);
    if (known !== undefined) return known;
    const slug = uniqueSlug(label, { fallback: "schema", taken });
    slugs.set(level.identity, slug);
    waiting.push({ slug, name: label, raw });
    return slug;
  };
  const finish = () => {
    const pages: ApiSchemaPage[] = [];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { raw, ...page } = next;
      const expansion = createExpansion(read, pageOf);
      const schema = expansion.schema(raw, page.name);
      expansion.finish(PAGE_ELEMENTS);
      pages.push({ ...page, schema });
    }
    return pages.sort((a, b) => a.name.localeCompare(b.name, "en"));
  };
  return { pageOf, finish };
}

/** Asks for the pages of components that nothing refers to: events that only words speak of. */
export function addUnreached(
  root: Record<string, unknown>,
  { references, read, pageOf }: { references: References; read: ReadLevel; pageOf: PageOf },
): void {
  const schemas = Object.entries(record(record(root.components).schemas));
  for (const [name, raw] of schemas.filter(([, value]) => !references.wasReached(value)))
    pageOf({ level: read(raw), raw, label: name });
}
