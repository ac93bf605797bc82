/** `@docusaurus/utils-common`: small functions for addresses, and a name. */

/** Id of the element that holds the text of a post. */
export const blogPostContainerID = "__blog-post-container";

/** A path that begins with some text. */
export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

/** A path that ends with some text. */
export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

/** A path that does not begin with some text. */
export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** A path that does not end with some text. */
export function removeSuffix(text: string, suffix: string): string {
  return suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

/** A path that begins with a slash. */
export function addLeadingSlash(path: string): string {
  return addPrefix(path, "/");
}

/** A path that ends with a slash. */
export function addTrailingSlash(path: string): string {
  return addSuffix(path, "/");
}

/** A path that does not end with a slash. */
export function removeTrailingSlash(path: string): string {
  return removeSuffix(path, "/");
}

/** A path as the site's addresses end; the query and the hash after it stay. */
export function applyTrailingSlash(
  path: string,
  { trailingSlash }: { trailingSlash: boolean | undefined },
): string {
  const end = path.search(/[?#]|$/);
  const [route, rest] = [path.slice(0, end), path.slice(end)];
  if (trailingSlash === undefined || route === "" || route === "/") return path;
  return (trailingSlash ? addTrailingSlash(route) : removeTrailingSlash(route)) + rest;
}
