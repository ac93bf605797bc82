/** A route that a path may be of. */
type Route =
  | string
  | { path?: string | readonly string[]; exact?: boolean; strict?: boolean; sensitive?: boolean };

/**
 * Of `@docusaurus/router`: whether a path is of a route, with what its `:names` stand for; `null` when it is of none.
 * https://v5.reactrouter.com/web/api/matchPath
 */
export function matchPath(pathname: string, route: Route) {
  const options = typeof route === "string" ? { path: route } : route;
  const { path = "/", exact = false, strict = false, sensitive = false } = options;
  for (const one of [path].flat()) {
    const plain = strict ? one : one.replace(/\/$/, "");
    const written = plain.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
    const pattern = written.replace(/\/:(\w+)(\?)?/g, "(?:/(?<$1>[^/]+))$2");
    const end = `${strict ? "" : "/?"}$`;
    const found = new RegExp(
      `^${pattern}(?:${exact ? end : `${end}|(?=/)`})`,
      sensitive ? "" : "i",
    ).exec(pathname);
    if (!found) continue;
    const [url] = found;
    return { path: one, url: url || "/", isExact: url === pathname, params: { ...found.groups } };
  }
  return null;
}
