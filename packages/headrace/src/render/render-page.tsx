import { renderToString } from "react-dom/server";
import { FIRST_PAINT_SCRIPT } from "../client/inline/first-paint.ts";
import { PAGE_DATA_ELEMENT_ID, ROOT_ELEMENT_ID, SITE_ROOT_ATTRIBUTE } from "../model/constants.ts";
import { SITE_ROOT_ISLAND } from "../model/islands/site-root.ts";
import { windowNavItems } from "../model/nav-tree.ts";
import type { PageData, StoredChunk, StoredPage } from "../model/page.ts";
import { withBase } from "../model/routes.ts";
import { directionOf, languageOf, type SiteData } from "../model/site.ts";
import { Shell } from "../theme/shell.tsx";
import type { ShellActions } from "../theme/shell-props.ts";
import { forwardPage, leadsOnTo } from "./forward-document.ts";
import { renderMetadata } from "./head.ts";
import { scriptJson, tag } from "./html.ts";
import { navBranchName } from "./nav-branch.ts";
import { classesOf, hasNeeded } from "./needed-classes.ts";
import type { RenderContext, RenderedPage } from "./render-context.ts";

/**
 * Renders one page: its complete document, and the content chunk for client-side navigation.
 *
 * @param body Article HTML with all placeholders resolved.
 */
export function renderPage(page: PageData, body: string, context: RenderContext): RenderedPage {
  const movedTo = leadsOnTo(page, body, context.site);
  if (movedTo !== undefined) return forwardPage(movedTo, context.site, context.policy);
  const stored = storedPage(page);
  const chunk: StoredChunk = { client: context.assets.clientId, page: stored, body };
  return { html: renderDocument(page, body, context), chunk: JSON.stringify(chunk) };
}

/** The navigation is most of a page, and the same for many: it is named, and read from the markup. */
function storedPage(page: PageData): StoredPage {
  const { nav } = page;
  return { ...page, nav: nav && { sidebar: nav.sidebar, branch: navBranchName(nav) } };
}

function renderDocument(page: PageData, body: string, context: RenderContext): string {
  const { site } = context;
  const stored = storedPage(page);
  const items = windowNavItems(page.nav?.items ?? [], page.route);
  if (stored.nav && items !== page.nav?.items) stored.nav.partial = true;
  const shell = renderToString(
    <Shell
      site={site}
      messages={context.messages}
      page={page}
      body={body}
      nav={items}
      navigation={{ status: "idle" }}
      announcementVisible={site.announcement !== null}
      preferredVersion={null}
      doneSteps={[]}
      actions={NO_ACTIONS}
    />,
  );
  const start = tag("script", {
    "data-base": site.baseUrl,
    "data-announcement": site.announcement?.id ?? "",
  });
  return `<!doctype html>
<html lang="${languageOf(page, site)}" dir="${directionOf(page, site)}" ${initialColors(context.brand.colors)}>
<head>
<meta charset="utf-8">
${tag("meta", { "http-equiv": "Content-Security-Policy", content: context.policy })}
<meta name="viewport" content="width=device-width, initial-scale=1">
${start}${FIRST_PAINT_SCRIPT}</script>
<template>${scripts(context)}</template>
${styleSheets(page, shell, context)}
${renderMetadata(page, context)}
</head>
<body>
<div id="${ROOT_ELEMENT_ID}">${shell}</div>${siteRoot(context)}
<script type="application/json" id="${PAGE_DATA_ELEMENT_ID}">${scriptJson(stored)}</script>
</body>
</html>
`;
}

/** Where a browser draws what the site has around its pages; sheets that were written for such sites apply in it. */
function siteRoot({ site, assets }: RenderContext): string {
  const address = assets.islands[SITE_ROOT_ISLAND];
  if (address === undefined) return "";
  return `\n${tag("div", { class: "markdown", [SITE_ROOT_ATTRIBUTE]: withBase(site.baseUrl, address) })}</div>`;
}

/** When a site is dark for readers who chose nothing, as a media query. */
const DARK_IF = { system: "(prefers-color-scheme: dark)", light: "not all", dark: "all" };

/** What scripts find on the `html` element, and what is shown without them. */
function initialColors(colors: RenderContext["brand"]["colors"]): string {
  const theme = colors === "dark" ? "dark" : "light";
  return `data-theme="${theme}" data-dark-if="${DARK_IF[colors]}"`;
}

/** What the inline script loads after the first paint: the client, and on a good line the shell. */
function scripts({ site, assets }: RenderContext): string {
  const client = asset(site, "src", assets.script);
  const app = assets.app.map((address) => asset(site, "href", address));
  return [
    `${tag("script", { type: "module", ...client })}</script>`,
    ...app.map((attributes) => tag("link", { rel: "modulepreload", ...attributes })),
  ].join("");
}

/** A page of search results shows from the start what others show on demand. */
function styleSheets({ kind }: PageData, shell: string, { site, assets }: RenderContext): string {
  const classes = classesOf(shell);
  const conditional = assets.conditionalStyles.filter(({ needs }) => hasNeeded(classes, needs));
  const addresses = [assets.styles, ...conditional.map(({ address }) => address)];
  if (kind === "search") addresses.push(assets.onDemandStyles);
  return addresses
    .map((address) => tag("link", { rel: "stylesheet", ...asset(site, "href", address) }))
    .join("\n");
}

/** Where a file is, and what it has to be; a file of the dev server may change. */
function asset({ baseUrl }: SiteData, name: "src" | "href", address: string) {
  const [file = "", integrity] = address.split("#");
  return { [name]: withBase(baseUrl, file), ...(integrity && { integrity }) };
}

/** On the server nothing can be pressed. */
const NO_ACTIONS: ShellActions = {
  expandCategory: async () => {},
  toggleColors: () => {},
  dismissAnnouncement: () => {},
  findNearestPages: async () => [],
  preferVersion: () => {},
  toggleStep: () => {},
  retry: () => {},
  prepareSearch: () => {},
  startSearch: async () => () => {},
};
