/**
 * The address of a server as requests need it: absolute, its variables kept. What is relative
 * counts from `base`: https://spec.openapis.org/oas/v3.1.1#server-object
 */
export function absoluteServer(url: string, base: string): string {
  const template = url.trim();
  if (/^(?:[a-z][a-z\d+.-]*:|\{)/i.test(template)) return template;
  const { protocol, origin, pathname } = new URL(base);
  if (template.startsWith("//")) return protocol + template;
  if (template.startsWith("/")) return origin + template;
  // As a path, so that braces stay what they are.
  const folder = pathname.slice(0, pathname.lastIndexOf("/") + 1);
  return origin + withoutDots(folder + template);
}

function withoutDots(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split("/")) {
    if (segment === "..") segments.splice(Math.max(1, segments.length - 1));
    else if (segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}

/** Combinations of values of a server's variables that are written out, at most. */
const MOST_ORIGINS = 24;

/** What requests to a server need in a Content-Security-Policy. */
export function serverOrigins({ url, variables }: ServerTemplate): string[] {
  const authority = /^https?:\/\/[^/?#]+/i.exec(expandScheme(url, variables))?.[0];
  if (authority === undefined) return [];
  let expanded = [authority];
  for (const [name, { enum: values }] of Object.entries(variables)) {
    if (!authority.includes(`{${name}}`) || values.length === 0) continue;
    expanded = expanded.flatMap((text) =>
      values.map((value) => text.replaceAll(`{${name}}`, value)),
    );
    if (expanded.length > MOST_ORIGINS) return [wildcard(authority)];
  }
  return [...new Set(expanded.map(wildcard))].filter((source) => source !== "");
}

interface ServerTemplate {
  url: string;
  variables: Record<string, { default: string; enum: string[] }>;
}

/** A variable that is the whole address, or its scheme, has its default. */
function expandScheme(url: string, variables: ServerTemplate["variables"]): string {
  return url.replace(/^\{([^{}]+)\}/, (whole, name: string) => variables[name]?.default ?? whole);
}

/** Free variables as far as a source of a policy can say it: the first labels, and the port. */
function wildcard(authority: string): string {
  const [, scheme = "", host = "", port = ""] =
    /^(https?:\/\/)([^:]*(?:\{[^}]*\}[^:]*)*)(:.*)?$/i.exec(authority) ?? [];
  const labels = host.split(".");
  const last = labels.findLastIndex((label) => label.includes("{"));
  const rest = labels.slice(last + 1).join(".");
  if (last >= 0 && rest === "") return scheme.replace("//", "");
  const source = `${scheme}${last >= 0 ? `*.${rest}` : host}${port.includes("{") ? ":*" : port}`;
  return /^[\w:/.*-]+$/.test(source) ? source.toLowerCase() : "";
}
