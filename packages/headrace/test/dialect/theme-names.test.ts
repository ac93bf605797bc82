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
  });
  const [home, start] = await Promise.all(
    ["index.html", "docs/start.html"].map((file) => readFile(join(root, "dist", file), "utf8")),
  );
  await rm(root, { recursive: true, force: true });
  expect(warnings).toEqual([]);
  expect(home).toContain(
    '<p id="said">true 0 null null null false true true / T | Named</p><i><b>in</b></i><s>Unlisted page</s>',
  );
  expect(start).toContain('<p id="aside">main current C start null 1 2</p>');
}, 60_000);
