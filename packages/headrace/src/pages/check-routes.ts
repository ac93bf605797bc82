import type { SiteConfig } from "../config/schema.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { type AddressForm, LONGEST_PART, NOT_FOUND_ROUTE, pageFile } from "../model/routes.ts";
import { SEARCH_ROUTE, searchRoute } from "../model/search.ts";
import { siteLanguages } from "../model/site.ts";
import type { Doc } from "./doc.ts";
import { notFoundSource } from "./doc-set.ts";
import type { SiteMap } from "./site-map.ts";

/**
 * Judges the addresses of all pages: each page has one of its own, also where hosts do not
 * distinguish case, and none leads out of the site or to a file that something else writes. A standalone page may
 * stand for paths without a page.
 *
 * @param files Published as they are, relative to the site: they would replace a page's file.
 */
export function checkRoutes(
  { docs, byRoute, sets }: SiteMap,
  files: readonly string[],
  form: Pick<AddressForm, "trailingSlash"> & Pick<SiteConfig, "locales">,
): Diagnostic[] {
  const first = new Map<string, Doc>();
  const own = ownRoutes(form);
  const standalone = sets.filter(({ options }) => options.kind === "pages").map(({ id }) => id);
  const isNotFound = ({ route, set: id, path }: Doc) =>
    route === NOT_FOUND_ROUTE && (standalone.includes(id) || path === notFoundSource({ id }));
  const taken = new Map(files.map((file) => [foldCase(file), file]));
  return docs.flatMap((doc) => {
    const problem =
      (isNotFound(doc) ? undefined : unusable(doc.route, own)) ??
      replaced(doc.route, taken.get(foldCase(pageFile(form, doc.route))));
    if (problem) return [at(doc, problem)];
    const published = byRoute.get(doc.route) ?? doc;
    if (published !== doc) return [at(doc, duplicate(doc, published))];
    const key = foldCase(doc.route.replace(/(?<=.)\/$/, ""));
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, doc);
      return [];
    }
    return [at(doc, collision(doc, other))];
  });
}

/** Addresses of the engine's pages. */
function ownRoutes(site: Pick<SiteConfig, "locales">): Set<string> {
  const searches = siteLanguages(site).map((code) => searchRoute(site, code));
  return new Set([NOT_FOUND_ROUTE, SEARCH_ROUTE, SEARCH_ROUTE.slice(0, -1), ...searches]);
}

type Problem = Pick<Diagnostic, "code" | "severity" | "message" | "hint">;

function at({ path, reference }: Doc, problem: Problem): Diagnostic {
  return reference
    ? { ...problem, file: reference.file }
    : { ...problem, file: path, line: 1, column: 1 };
}

function duplicate({ route }: Doc, other: Doc): Problem {
  return {
    code: "duplicate-route",
    severity: "warning",
    message: `"${route}" is already the route of ${other.path}; this page is left out.`,
    hint: "Give one of the two another file name or another slug.",
  };
}

function collision({ route }: Doc, other: Doc): Problem {
  return {
    code: "route-case",
    severity: "warning",
    message: `"${route}" is "${other.route}" of ${other.path} but for its case or a slash at its end; some hosts show one page for both.`,
    hint: "Give one of the two another file name or another slug.",
  };
}

function unusable(route: string, own: ReadonlySet<string>): Problem | undefined {
  const hint = "Give the page another slug or file name.";
  const problem = {
    code: "unusable-route",
    severity: "error",
    hint,
  } as const satisfies Partial<Problem>;
  if (route.split("/").some((part) => part === "." || part === "..")) {
    return {
      ...problem,
      message: `The route "${route}" leads out of its place: "." and ".." are no names.`,
    };
  }
  if (/\/\/|[\\\p{Cc}]/u.test(route)) {
    const message = `The route "${route}" holds signs that an address can't have: "//", "\\" or control characters.`;
    return { ...problem, message };
  }
  if (own.has(route)) {
    return { ...problem, message: `"${route}" is the address of a page of the engine.` };
  }
  if (/^\/assets\//i.test(route)) {
    const message = `The route "${route}" lies below "/assets/", which browsers keep for a year.`;
    return { ...problem, message };
  }
  const long = route.split("/").find((part) => Buffer.byteLength(part) > LONGEST_PART);
  if (long !== undefined || Buffer.byteLength(route) > LONGEST_ROUTE) {
    const part = long ?? route;
    const size = Buffer.byteLength(part);
    const message = `The route "${part.slice(0, 40)}…" is too long: ${size} bytes, where ${long === undefined ? LONGEST_ROUTE : LONGEST_PART} are possible.`;
    return { ...problem, message };
  }
  return undefined;
}

function replaced(route: string, file: string | undefined): Problem | undefined {
  if (file === undefined) return undefined;
  return {
    code: "replaced-page",
    severity: "error",
    message: `The static file "${file}" would replace the page at "${route}".`,
    hint: "Give the page another slug or file name.",
  };
}

/** Above it servers and programs differ. */
const LONGEST_ROUTE = 1500;

/** How file systems that ignore case see a path. */
function foldCase(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
