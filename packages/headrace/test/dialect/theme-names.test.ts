import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { takeOver } from "./take-over.ts";

/** A page that asks what parts of the old theme ask for, and draws what it hears. */
const HOME = `import React from "react";
import { composeProviders, createStorageSlot, useQueryString, useQueryStringList, useStorageSlot, UnlistedBannerTitle } from "@docusaurus/theme-common";
import { isSamePath, useBackToTopButton, useHideableNavbar, useLocalPathname, useLocationChange, useQueryStringValue,
  useScrollPosition, useTitleFormatter } from "@docusaurus/theme-common/internal";
const Both = composeProviders([({ children }) => <i>{children}</i>, ({ children }) => <b>{children}</b>]);
export default function Home() {
  const [word] = useQueryString("word");
  useLocationChange(() => {});
  useScrollPosition(() => {});
  const said = [word === "", useQueryStringList("tag")[0].length, useQueryStringValue("word"), useStorageSlot("x")[0],
    createStorageSlot("x").get(), useBackToTopButton({ threshold: 1 }).shown, useHideableNavbar().isNavbarVisible,
    isSamePath("/A", "/a/"), useLocalPathname(), useTitleFormatter().format("T")];
  return <main><h1>Home</h1><p id="said">{said.map(String).join(" ")}</p><Both>in</Both>
    <s><UnlistedBannerTitle /></s></main>;
}`;

/** A page of what the core gives. */
const CORE = `import React from "react";
import ErrorBoundary from "@docusaurus/ErrorBoundary";
import IconSuccess from "@theme/Icon/Success";
import Interpolate, { interpolate } from "@docusaurus/Interpolate";
import Noop from "@docusaurus/Noop";
import { DEFAULT_PLUGIN_ID } from "@docusaurus/constants";
import { matchPath, NavLink, useParams } from "react-router-dom";
import useIsomorphicLayoutEffect from "@docusaurus/useIsomorphicLayoutEffect";
import useRouteContext from "@docusaurus/useRouteContext";
export default function Core() {
  useIsomorphicLayoutEffect(() => {});
  const said = [DEFAULT_PLUGIN_ID, interpolate("{a} and {b}", { a: 1, b: "two" }), useRouteContext().plugin.id,
    matchPath("/docs/start", "/docs/:id").params.id, Object.keys(useParams()).length];
  return <main><h1>Core</h1><p id="said">{said.join(" ")}</p><Noop /><IconSuccess className="done" /><ErrorBoundary fallback={({ error }) => error.message}>
    <Interpolate values={{ link: <NavLink to="/docs/start">here</NavLink> }}>{"Read {link} {more}"}</Interpolate></ErrorBoundary></main>;
}`;

/** A component of a page of documentation. */
const ASIDE = `import React from "react";
import { DocsSidebarProvider, findSidebarCategory, useDocsSidebar, useDocsVersionCandidates, useDocVersionSuggestions,
  useSidebarBreadcrumbs, useVisibleSidebarItems } from "@docusaurus/plugin-content-docs/client";
export default function Aside() {
  const items = [{ type: "link", href: "/a" }, { type: "category", label: "C", items: [{ type: "link", href: "/b", unlisted: true }] }];
  const said = [useDocsSidebar().name, useDocsVersionCandidates().map(({ name }) => name), findSidebarCategory(items, () => true).label,
    useDocVersionSuggestions().latestDocSuggestion.id, useSidebarBreadcrumbs(), useVisibleSidebarItems(items, "/a").length,
    useVisibleSidebarItems(items, "/b").length];
  return <DocsSidebarProvider name="s" items={[]}><p id="aside">{said.map(String).join(" ")}</p></DocsSidebarProvider>;
}`;

it("answers what parts of the theme ask of the frame, the address and the sidebar", async () => {
  const { root, warnings } = await takeOver("theme-names", {
    "docusaurus.config.js": `module.exports = { title: "Named", url: "https://named.example", baseUrl: "/",
      presets: [["classic", { docs: { sidebarPath: require.resolve("./sidebars.js") } }]] };`,
    "sidebars.js": `module.exports = { main: ["start"] };`,
    "docs/start.mdx": 'import Aside from "@site/src/components/Aside";\n\n# Start\n\n<Aside />\n',
    "src/components/Aside.js": ASIDE,
    "src/pages/index.js": HOME,
    "src/pages/core.js": CORE,
  });
  const [home, start, core] = await Promise.all(
    ["index.html", "docs/start.html", "core.html"].map((file) =>
      readFile(join(root, "dist", file), "utf8"),
    ),
  );
  await rm(root, { recursive: true, force: true });
  expect(warnings).toEqual([]);
  expect(home).toContain(
    '<p id="said">true 0 null null null false true true / T | Named</p><i><b>in</b></i><s>Unlisted page</s>',
  );
  expect(core).toContain('<p id="said">default 1 and two default start 0</p>');
  expect(core).toMatch(/<svg [^>]*class="done"[^>]*><path d="/);
  expect(core?.replaceAll("<!-- -->", "")).toContain('Read <a href="/docs/start">here</a> {more}');
  expect(start).toContain('<p id="aside">main current C start null 1 2</p>');
}, 60_000);
