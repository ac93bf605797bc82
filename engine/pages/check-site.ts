import { CONFIG_FILE } from "../config/parse-config.ts";
import type { SiteConfig } from "../config/schema.ts";
import type { SidebarItemConfig } from "../config/sidebar-schema.ts";
import { didYouMean } from "../diagnostics/nearest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { SEARCH_ROUTE } from "../model/search.ts";
import { checkFeeds } from "./feed-pages.ts";
import type { SiteMap } from "./site-map.ts";

/** Judges what only all pages together show, apart from links: routes, sidebars, navbar, footer. */
export function checkSite(siteMap: SiteMap, config: SiteConfig): Diagnostic[] {
  return [
    ...duplicateRoutes(siteMap),
    ...unknownDocs(siteMap),
    ...unknownApis(config),
    ...navbarSections(siteMap, config),
    ...chromeLinks(siteMap, config),
    ...redirectTargets(siteMap, config),
    ...checkFeeds(siteMap, config),
  ];
}

function duplicateRoutes({ docs }: SiteMap): Diagnostic[] {
  const first = new Map<string, string>();
  return docs.flatMap((doc) => {
    const other = first.get(doc.route);
    if (other === undefined) {
      first.set(doc.route, doc.path);
      return [];
    }
    return [
      {
        code: "duplicate-route",
        severity: "warning",
        file: doc.path,
        line: 1,
        column: 1,
        message: `"${doc.route}" is already the route of ${other}; this page is left out.`,
        hint: "Give one of the two another file name or another slug.",
      },
    ];
  });
}

function unknownDocs({ unknown, byId }: SiteMap): Diagnostic[] {
  return unknown.map(({ sidebar, id }) => ({
    code: "unknown-doc",
    severity: "error",
    file: CONFIG_FILE,
    message: `The sidebar "${sidebar}" names a page "${id}" that does not exist.`,
    hint: didYouMean(id, byId.keys()) ?? "Add the page, or remove it from the sidebar.",
  }));
}

/** Sidebars that name an API which is not configured. */
function unknownApis({ sidebars, api }: SiteConfig): Diagnostic[] {
  const known = api.map(({ id }) => id);
  return Object.entries(sidebars).flatMap(([sidebar, items]) =>
    apiNames(items)
      .filter((id) => !known.includes(id))
      .map((id) => ({
        code: "unknown-api",
        severity: "error",
        file: CONFIG_FILE,
        message: `The sidebar "${sidebar}" shows an API "${id}" that is not configured.`,
        hint: didYouMean(id, known) ?? 'Add it to "api", or remove it from the sidebar.',
      })),
  );
}

function apiNames(items: readonly SidebarItemConfig[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === "string") return [];
    if (item.type === "category") return apiNames(item.items);
    return item.type === "api" ? [item.id] : [];
  });
}

function navbarSections({ trees }: SiteMap, config: SiteConfig): Diagnostic[] {
  return config.navbar.sections.flatMap(({ label, sidebar }) => {
    const tree = trees.get(sidebar);
    if (tree && tree.items.length > 0) return [];
    return [
      {
        code: "unknown-sidebar",
        severity: "error",
        file: CONFIG_FILE,
        message: `The navbar section "${label}" shows the sidebar "${sidebar}", which ${tree ? "is empty" : "does not exist"}.`,
        hint: didYouMean(sidebar, trees.keys()) ?? `Sidebars: ${[...trees.keys()].join(", ")}.`,
      } as const,
    ];
  });
}

/** Links of navbar, footer and announcement that lead to no page. */
function chromeLinks({ byRoute }: SiteMap, config: SiteConfig): Diagnostic[] {
  const hrefs = [
    ...config.navbar.links.map((link) => link.href),
    ...config.footer.groups.flatMap((group) => group.links.map((link) => link.href)),
    ...(config.announcement?.link ? [config.announcement.link.href] : []),
  ];
  return hrefs.flatMap((href) => {
    const route = href.replace(/[?#].*$/s, "");
    if (!href.startsWith("/") || byRoute.has(route) || route === SEARCH_ROUTE) return [];
    return [
      {
        code: "broken-link",
        severity: "error",
        file: CONFIG_FILE,
        message: `"${href}" leads to no page.`,
        hint: didYouMean(route, byRoute.keys()) ?? "Change the link, or add the page.",
      } as const,
    ];
  });
}

/** A redirect leads from no page to a page. */
function redirectTargets({ byRoute }: SiteMap, config: SiteConfig): Diagnostic[] {
  const problem = { code: "broken-redirect", severity: "error", file: CONFIG_FILE } as const;
  return config.redirects.flatMap(({ from, to }) => {
    const problems: Diagnostic[] = [];
    if (!byRoute.has(to)) {
      const message = `The redirect from "${from}" leads to "${to}", which is no page.`;
      const hint = didYouMean(to, byRoute.keys()) ?? "Change the target, or add the page.";
      problems.push({ ...problem, message, hint });
    }
    if (byRoute.has(from)) {
      const message = `The redirect from "${from}" would hide the page at that address.`;
      problems.push({ ...problem, message, hint: "Remove the redirect, or move the page." });
    }
    return problems;
  });
}
