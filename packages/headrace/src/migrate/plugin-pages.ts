import { isAbsolute, posix, relative } from "node:path";
import { z } from "zod";
import { SIGNATURE } from "./own-files.ts";

/** A page that a plug-in of an old site adds: a component, and what it is given. */
export const routeSchema = z.object({
  path: z.string(),
  component: z.string(),
  props: z.record(z.string(), z.json()),
  /** By name: the text of data, or what names a module. */
  modules: z.record(
    z.string(),
    z.union([z.object({ json: z.string() }), z.object({ module: z.json() })]),
  ),
});

export type OldRoute = z.output<typeof routeSchema>;

/** Where the old site is. */
interface OldPlace {
  /** Absolute path of the new project. */
  root: string;
  /** Absolute path of the folder of the old configuration. */
  siteDir: string;
}

/**
 * A page of components that shows the component of a route with its data.
 *
 * @param slug Address of the page.
 * @returns `undefined` where the address has a part that is left open, or the page needs what is no data and no module.
 */
export function pluginPage(slug: string, route: OldRoute, place: OldPlace): string | undefined {
  const component = specifierOf(route.component, place.siteDir);
  if (component === undefined || /[:*?]|\.\./.test(slug)) return;
  const imports = [`import Page from ${JSON.stringify(component)};`];
  const properties = Object.entries({ route: { path: route.path }, ...route.props }).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  for (const [name, value] of Object.entries(route.modules)) {
    const code = "json" in value ? data(value.json) : given(value.module, { ...place, imports });
    if (code === undefined) return;
    properties.push(`${JSON.stringify(name)}: ${code}`);
  }
  const page = `export default () => <Page {...{ ${properties.join(", ")} }} />;`;
  return `// ${SIGNATURE}\n${imports.join("\n")}\n\n${page}\n`;
}

/** Data as code; `undefined` for what is none. */
function data(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return;
  }
}

type Named = z.output<ReturnType<typeof z.json>>;

/**
 * Modules as code, which a plug-in names by themselves, in lists and in objects: https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#addRoute
 *
 * @returns `undefined` where one can't be imported.
 */
function given(value: Named, place: OldPlace & { imports: string[] }): string | undefined {
  if (typeof value === "string") return imported(value, place);
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value))
    return allOf(
      value.map((one) => given(one, place)),
      "[]",
    );
  if (value.__import === true)
    return imported(`${value.path}${isBeginning(value) ? BEGINNING : ""}`, place);
  const named = Object.entries(value).map(([name, one]) => {
    const code = given(one, place);
    return code && `${JSON.stringify(name)}: ${code}`;
  });
  return allOf(named, "{}");
}

/** What the plug-in for posts imports of each for a list. */
const BEGINNING = "?truncated=true";

function isBeginning({ query }: { [name: string]: Named }): boolean {
  return Object(query).truncated === true;
}

function allOf(parts: readonly (string | undefined)[], [begin, end]: string): string | undefined {
  return parts.includes(undefined) ? undefined : `${begin}${parts.join(", ")}${end}`;
}

/** The name under which a module is imported; of Markdown, its text with what is known of the page. */
function imported(
  path: string,
  { root, siteDir, imports }: OldPlace & { imports: string[] },
): string | undefined {
  const specifier = specifierOf(path, siteDir);
  if (specifier === undefined) return;
  const name = `module${imports.length}`;
  if (!/\.mdx?(?:\?|$)/.test(path)) {
    imports.push(`import ${name} from ${JSON.stringify(specifier)};`);
    return name;
  }
  const file = specifier.replace("@site/", "").replace(BEGINNING, "");
  const source = posix.join(relative(root, siteDir), file);
  imports.push(`import * as ${name} from ${JSON.stringify(specifier)};`);
  if (!imports.includes(CONTENT)) imports.push(CONTENT);
  return `givenContent(${JSON.stringify(source)}, ${name})`;
}

const CONTENT = 'import givenContent from "@theme/GivenContent";';

/** How a page imports what a plug-in names; `undefined`: not at all. */
function specifierOf(path: string, siteDir: string): string | undefined {
  if (/^@(?:site|theme)\//.test(path)) return path;
  if (!isAbsolute(path)) return;
  const below = relative(siteDir, path).replaceAll("\\", "/");
  return below.startsWith("..") ? undefined : `@site/${below}`;
}
