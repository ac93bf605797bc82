import type { ApiDescription, ApiFamily } from "../../model/api.ts";
import { decodeAddress } from "../../model/routes.ts";
import type { Routes } from "../pages/reference-routes.ts";
import { idOf } from "../unique-ids.ts";

/**
 * Where the fragments lead that descriptions link to when another tool shows them on one page. How a
 * tool spells a name differs from one to the next: `anchorsIn` reads them all.
 */
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
  // What is spelled out comes before what is like it.
  const add = (key: string, route: string) => {
    for (const spelling of [key.toLowerCase(), lettersOf(key)])
      if (!targets.has(spelling)) targets.set(spelling, route);
  };
  for (const family of families) {
    add(`tag/${family.name}`, routes.family(family.slug));
    for (const operation of family.operations) {
      const { id, operationId = id, method, path } = operation;
      const route = routes.operation(operation);
      for (const key of [id, operationId]) add(`operation/${key}`, route);
      add(`${method}${path}`, route);
    }
  }
  for (const { name, slug } of description.schemas) add(`schema/${name}`, routes.schema(slug));
  if (routes.overview !== null) {
    const schemes = Object.keys(description.securitySchemes);
    const schemeRoute = (name: string) => `${routes.overview}#${idOf("scheme", name)}`;
    for (const name of schemes) add(`section/authentication/${name}`, schemeRoute(name));
    for (const heading of headings(description.description))
      add(`section/${heading}`, `${routes.overview}#${heading}`);
    for (const name of schemes.slice(0, 1)) add("section/authentication", schemeRoute(name));
  }
  for (const operation of families.flatMap((family) => family.operations))
    add(`title/${operation.summary}`, routes.operation(operation));
  return targets;
}

/**
 * Those that a text names.
 *
 * @param text The page as JSON.
 */
export function anchorsIn(
  text: string,
  targets: ReadonlyMap<string, string>,
): Record<string, string> {
  const names = [...text.matchAll(/#([^\s"'\\<>\]]+)/g)].flatMap(([, name = ""]) => endings(name));
  if (names.length === 0) return {};
  const lines = text.replaceAll(/\\[nr]|(?<!\\)"/g, "\n").replaceAll('\\"', '"');
  const own = new Set(headings(lines));
  return Object.fromEntries(
    names.flatMap((name) => {
      const meant = decodeAddress(name);
      // A place in the same text comes before what has its name elsewhere.
      if (own.has(hyphened(meant))) return [[name, `#${hyphened(meant)}`]];
      const keys = keysOf(meant.toLowerCase());
      const key = [...keys, ...keys.map(lettersOf)].find((spelling) => targets.has(spelling));
      const route = key === undefined ? undefined : targets.get(key);
      return route === undefined ? [] : [[name, route]];
    }),
  );
}

/** A link in a text may end at each of the brackets that seem to be in it. */
function endings(name: string): string[] {
  const brackets = [...name.matchAll(/\)/g)].map(({ index }) => name.slice(0, index));
  return [name, ...brackets];
}

/** How each tool spells what is meant, and the key of that. */
const SPELLINGS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  // Redoc: "tag/Pets/operation/addPet", "tag/Pets/paths/~1pets/post", "section/Errors/Limits", "schema/Pet"
  [/(?:^|\/)operation\/(.+)$/, (id) => `operation/${id}`],
  [/(?:^|\/)paths\/(~1.*)\/(\w+)$/, (path = "", method) => method + path.replaceAll("~1", "/")],
  [/^section\/.+\/([^/]+)$/, (heading) => `section/${heading}`],
  [
    /^\/?(?:model|schemas|schemamodel|components\/schemas|definitions)\/(.+)$/,
    (name) => `schema/${name}`,
  ],
  // Scalar: "tag/pets/POST/pets", "description/limits"
  [/^tag\/[^/]+\/([a-z]+\/.+)$/, (operation = "") => operation],
  [/^description\/(.+)$/, (heading) => `section/${heading}`],
  // Swagger UI: "/Pets/addPet", "/Pets", and before its version 3 "!/Pets/addPet"
  [/^!?\/[^/]+\/([^/]+)$/, (id) => `operation/${id}`],
  [/^!?\/([^/]+)$/, (tag) => `tag/${tag}`],
  [/^(section\/authentication)\//, (section = "") => section],
  // Pages made by hand, and those of GitHub: "Pet", "addPet", "add-a-pet"
  ...["schema", "operation", "title", "tag", "section"].map(
    (kind): [RegExp, (name?: string) => string] => [/^([^/!]+)$/, (name) => `${kind}/${name}`],
  ),
];

function keysOf(name: string): string[] {
  const known = SPELLINGS.flatMap(([spelling, keyOf]) => {
    const parts = spelling.exec(name)?.slice(1);
    return parts ? [keyOf(...parts)] : [];
  });
  return [name, ...known];
}

/** A name without what each tool leaves out or replaces in its own way. */
function lettersOf(key: string): string {
  return key.toLowerCase().replace(/[^\p{L}\p{N}/{}]+/gu, "");
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
