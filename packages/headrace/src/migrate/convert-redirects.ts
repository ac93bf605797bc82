import { redirectTarget } from "../config/address-schema.ts";
import { normalizeRoute, splitSuffix } from "../model/routes.ts";
import { loadSiteMap } from "../project/project.ts";
import { readOldSite } from "./old-site.ts";

/** Redirects of ours for those of an old site, and what the owner has to know. */
export interface ConvertedRedirects {
  redirects: { from: string; to: string }[];
  notes: string[];
}

/**
 * Asks an old site for its redirects, now that the routes of its pages are known.
 *
 * @param folder Absolute folder of the old configuration.
 * @param root Absolute root of the project, whose configuration is there.
 */
export async function convertRedirects(folder: string, root: string): Promise<ConvertedRedirects> {
  const { byRoute } = await loadSiteMap(root);
  const old = await readOldSite(folder, { routes: [...byRoute.keys()] });
  const known = new Map<string, string>();
  const lost: string[] = [];
  for (const { from, to } of old.redirects.filter(({ from: path }) => path !== "")) {
    const [path] = splitSuffix(from);
    const target = isElsewhere(to) ? to : pageTarget(to, byRoute);
    if (target === undefined) lost.push(`${from} → ${to}`);
    // "/faq.html" is the file of "/faq": hosts know both.
    else if (!byRoute.has(normalizeRoute(path))) known.set(withoutSlash(path), target);
  }
  const redirects = [...known].map(([from, to]) => ({ from, to }));
  if (lost.length === 0) return { redirects, notes: [] };
  const more = lost.length > 5 ? `, and ${lost.length - 5} more` : "";
  const list = lost.slice(0, 5).join(", ");
  return { redirects, notes: [`Redirects to what is no page are left out: ${list}${more}.`] };
}

function isElsewhere(to: string): boolean {
  return !to.startsWith("/") && redirectTarget.safeParse(to).success;
}

/** The same with the route as pages have it; `undefined` for what is none. */
function pageTarget(to: string, pages: ReadonlyMap<string, unknown>): string | undefined {
  const [target, suffix] = splitSuffix(to);
  const route = normalizeRoute(target);
  return pages.has(route) ? route + suffix : undefined;
}

function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/+$/, "");
}
