import type { ApiDescription, ApiFamily } from "../../model/api.ts";
import { decodeAddress } from "../../model/routes.ts";
import type { Routes } from "../pages/reference-routes.ts";

/** Where the fragments lead that descriptions link to when another tool shows them on one page. */
export function anchorTargets({
  description,
  families,
  routes,
}: {
  description: ApiDescription;
  families: readonly ApiFamily[];
  routes: Routes;
}): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  const add = (fragment: string, route: string) => targets.set(fragment.toLowerCase(), route);
  for (const family of families) {
    const route = routes.family(family.slug);
    for (const name of [family.name, hyphened(family.name)]) add(`tag/${name}`, route);
    for (const operation of family.operations) {
      const own = routes.operation(operation);
      const { id, method, path } = operation;
      for (const name of [`operation/${id}`, `tag/${family.name}/operation/${id}`]) add(name, own);
      for (const tag of [family.name, hyphened(family.name)]) {
        add(`tag/${tag}/operation/${id}`, own);
        add(`tag/${tag}/${method}${path}`, own);
        add(`tag/${tag}/paths/${path.replaceAll("/", "~1")}/${method}`, own);
      }
    }
  }
  for (const { name, slug } of description.schemas)
    for (const folder of ["schema", "model", "schemas", "schemamodel", "components/schemas"])
      add(`${folder}/${name}`, routes.schema(slug));
  if (routes.overview !== null) {
    for (const heading of headings(description.description)) {
      add(`description/${heading}`, `${routes.overview}#${heading}`);
      add(`section/${heading}`, `${routes.overview}#${heading}`);
    }
    for (const name of Object.keys(description.securitySchemes))
      add(`section/authentication/${name}`, `${routes.overview}#scheme.${name}`);
  }
  return targets;
}

/** Those that a text names. */
export function anchorsIn(
  text: string,
  targets: ReadonlyMap<string, string>,
): Record<string, string> {
  const names = [...text.matchAll(/\]\(#([^)\s"\\]+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(
    names.flatMap((name) => {
      const route = targets.get(decodeAddress(name).toLowerCase());
      return route === undefined ? [] : [[name, route]];
    }),
  );
}

/** The ids of the headings of a text. */
function headings(text: string): string[] {
  return [...text.matchAll(/^ {0,3}#{1,6} +(.+?) *#* *$/gm)].map(([, title = ""]) =>
    hyphened(title.replace(/[`*_]/g, "")),
  );
}

/** "Rate limits" is "rate-limits". */
export function hyphened(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
