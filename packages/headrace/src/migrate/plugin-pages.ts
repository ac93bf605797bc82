import { isAbsolute, relative } from "node:path";
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

/**
 * A page of components that shows the component of a route with its data.
 *
 * @param slug Address of the page.
 * @param siteDir Absolute path of the folder of the old configuration.
 * @returns `undefined` where the address has a part that is left open, or the page needs what is no data and no module.
 */
export function pluginPage(slug: string, route: OldRoute, siteDir: string): string | undefined {
  const component = specifierOf(route.component, siteDir);
  if (component === undefined || /[:*?]|\.\./.test(slug)) return;
  const imports = [`import Page from ${JSON.stringify(component)};`];
  const given = Object.entries({ route: { path: route.path }, ...route.props }).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  for (const [name, value] of Object.entries(route.modules)) {
    const code = "json" in value ? data(value.json) : module(value.module, { siteDir, imports });
    if (code === undefined) return;
    given.push(`${JSON.stringify(name)}: ${code}`);
  }
  const page = `export default () => <Page {...{ ${given.join(", ")} }} />;`;
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

/** The name under which a module is imported, or an empty list as it is. */
function module(
  value: z.output<ReturnType<typeof z.json>>,
  { siteDir, imports }: { siteDir: string; imports: string[] },
): string | undefined {
  if (Array.isArray(value) && value.length === 0) return "[]";
  const specifier = typeof value === "string" ? specifierOf(value, siteDir) : undefined;
  if (specifier === undefined) return;
  const name = `module${imports.length}`;
  imports.push(`import ${name} from ${JSON.stringify(specifier)};`);
  return name;
}

/** How a page imports what a plug-in names; `undefined`: not at all. */
function specifierOf(path: string, siteDir: string): string | undefined {
  if (/^@(?:site|theme)\//.test(path)) return path;
  if (!isAbsolute(path)) return;
  const below = relative(siteDir, path).replaceAll("\\", "/");
  return below.startsWith("..") ? undefined : `@site/${below}`;
}
