import type { ApiConfig } from "../../config/api-schema.ts";
import type { ApiDescription, ApiFamily, Operation } from "../../model/api.ts";
import { routePart } from "../../model/routes.ts";

/** Routes of the pages of an API. */
export interface Routes {
  /** `null` for none. */
  overview: string | null;
  family: (slug: string) => string;
  operation: (operation: Operation) => string;
  schemaList: string;
  schema: (slug: string) => string;
  components: (index: number) => string;
  changes: string;
}

/** Gives each page a route of its own; ids that look the same in an address get a number. */
export function referenceRoutes(
  { schemas, components }: ApiDescription,
  families: readonly ApiFamily[],
  api: ApiConfig,
): Routes {
  const { route, familyRoute, overviewRoute = route } = api;
  const taken = new Set<string>();
  const take = (wanted: string): string => {
    let path = wanted;
    for (let number = 2; taken.has(path); number++) path = `${wanted}-${number}`;
    taken.add(path);
    return path;
  };
  const operations = new Map<Operation, string>();
  for (const operation of families.flatMap((family) => family.operations)) {
    // A dot would make the last part look like a file's name.
    const name = operation.id.replaceAll(/[^\p{L}\p{N}_~-]+/gu, "-");
    operations.set(operation, take(`${route}/${routePart(name)}`));
  }
  const schemaList = take(`${route}/schemas`);
  const pages = new Map(schemas.map(({ slug }) => [slug, take(`${schemaList}/${slug}`)]));
  const others = components.map(() => take(`${route}/components`));
  return {
    overview: overviewRoute === false ? null : overviewRoute,
    family: (slug) => familyRoute.replaceAll("{family}", slug),
    operation: (operation) => operations.get(operation) ?? "",
    schemaList,
    schema: (slug) => pages.get(slug) ?? "",
    components: (index) => others[index] ?? "",
    changes: take(`${route}/changes`),
  };
}
