import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Diagnostic } from "../../src/model/diagnostic.ts";
import { takeOver } from "./take-over.ts";

/** A site that draws the entries of its sidebar, and styles some by their classes. */
const FILES = {
  "docusaurus.config.js": `module.exports = { title: "Own", url: "https://own.example", baseUrl: "/base/",
    i18n: { defaultLocale: "en", locales: ["en", "de"] },
    presets: [["classic", { docs: { routeBasePath: "/" }, blog: false, theme: { customCss: "./custom.css" } }]] };`,
  "custom.css": ".flagged > .menu__link::before { content: 'F' }\n.tag { color: red }\n",
  "sidebars.js": `module.exports = { docs: [
    { type: "doc", id: "index", customProps: { icon: "/img/home.svg" } },
    { type: "category", label: "Guides & more", link: { type: "doc", id: "guides" }, customProps: { tag: "beta" },
      items: ["one", { type: "doc", id: "two", className: "flagged" }, "plain", "broken"] },
    { type: "category", label: "Deep", items: [{ type: "category", label: "Deeper", items: ["deep"] }] },
    { type: "link", label: "Elsewhere", href: "https://else.example/", customProps: { tag: "new" } },
    { type: "html", value: "<b>As it is</b>" },
  ] };`,
  "src/theme/DocSidebarItem/Link/index.js": `import React from "react";
import OriginalLink from "@theme-original/DocSidebarItem/Link";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { useIcons } from "../../Root";
export default function LinkWrapper(props) {
  const { icon, tag, breaks } = props.item.customProps ?? {};
  const src = useBaseUrl(icon);
  if (breaks) throw new Error("no such icon");
  const label = icon ? <span style={{ gap: 4 }}><img src={src} alt="" />{useIcons()}{props.item.label}</span> : props.item.label;
  return <div className="around"><OriginalLink {...props} item={{ ...props.item, label }} />{tag && <span className="tag">{tag}</span>}</div>;
}`,
  "src/theme/Root.js": `import React, { createContext, useContext } from "react";
const Icons = createContext("none");
export const useIcons = () => useContext(Icons);
export default ({ children }) => <Icons.Provider value="of the root: ">{children}</Icons.Provider>;`,
  // As it is copied from the theme of Docusaurus.
  "src/theme/DocSidebarItem/Category/index.js": `import React, { useState } from "react";
import clsx from "clsx";
import { ThemeClassNames, useThemeConfig, useCollapsible, Collapsible } from "@docusaurus/theme-common";
import { isActiveSidebarItem, findFirstSidebarItemLink, useVisibleSidebarItems } from "@docusaurus/plugin-content-docs/client";
import Link from "@docusaurus/Link";
import DocSidebarItems from "@theme/DocSidebarItems";
import styles from "./styles.module.css";
export default function DocSidebarItemCategory({ item, onItemClick, activePath, level, index, ...props }) {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  const [count] = useState(item.items.length);
  const { collapsed } = useCollapsible({ initialState: () => !isActiveSidebarItem(item, activePath) });
  return (
    <li className={clsx(ThemeClassNames.docs.docSidebarItemCategory, "menu__list-item", styles.category, item.className)}>
      <div className="menu__list-item-collapsible">
        <Link className="menu__link menu__link--sublist" href={item.href ?? findFirstSidebarItemLink(item)} {...props}>
          <i className="count">{count}</i>{item.label}{item.customProps?.tag && <em>{item.customProps.tag}</em>}
        </Link>
        <button className="menu__caret" type="button">v</button>
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        <DocSidebarItems items={useVisibleSidebarItems(item.items, activePath)} activePath={activePath} level={level + 1} />
      </Collapsible>
    </li>
  );
}`,
  "src/theme/DocSidebarItem/Category/styles.module.css": ".category { font-weight: 700 }",
  "static/img/home.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  "docs/index.md": "---\nslug: /\n---\n\n# Home\n",
  "docs/guides.md": "# All guides\n",
  "docs/one.md": "---\nsidebar_custom_props:\n  tag: soon\n---\n\n# One\n",
  "docs/two.md": "# Two\n",
  "docs/plain.md": "# Plain `<T>`\n",
  "docs/broken.md": "---\nsidebar_custom_props:\n  breaks: true\n---\n\n# Broken\n",
  "docs/deep.md": "# Deep page\n",
};

let root = "";
let warnings: Diagnostic[] = [];

beforeAll(async () => {
  ({ root, warnings } = await takeOver("own-sidebar", FILES));
}, 120_000);

afterAll(() => rm(root, { recursive: true, force: true }));

const read = (file: string) => readFile(join(root, "dist", file), "utf8");
/** The entries beside a page, each as its class and the content of its link. */
const entries = (html: string) => {
  const [, sidebar = ""] =
    /<nav class="sidebar sidebar-nav"[^>]*>([\s\S]*?)<\/nav>/.exec(html) ?? [];
  return Array.from(
    sidebar.matchAll(
      /<li(?: class="([^"]*)")?[^>]*>(?:<div class="sidebar-row">)?(?:<a[^>]*>([\s\S]*?)<\/a>|<b>)/g,
    ),
    ([, name = "", content = ""]) => `${name}: ${content}`,
  );
};

it("draws the entries of sidebars as the site does, within those of the frame", async () => {
  expect(entries(await read("one.html"))).toEqual([
    'own-item: <span style="gap:4px"><img src="/base/img/home.svg" alt="">of the root: Home</span>',
    expect.stringMatching(
      /^sidebar-category own-item category_\w+: <i class="count">4<\/i>Guides &amp; more<em>beta<\/em>$/,
    ),
    'own-item: One<span class="tag">soon</span>',
    "flagged: Two",
    ": Plain &lt;T&gt;",
    ": Broken",
    expect.stringMatching(/^sidebar-category own-item category_\w+: <i class="count">1<\/i>Deep$/),
    'own-item: Elsewhere<span class="tag">new</span>',
    ": ",
  ]);
  // What else names them is as it was.
  expect(await read("one.html")).toContain('aria-label="Guides &amp; more: pages"');
  expect(await read("one.md")).not.toContain("soon");
});

it("tells what can't be drawn, which stays as it is", () => {
  expect(warnings).toEqual([
    expect.objectContaining({
      code: "component-failed",
      file: "src/theme/DocSidebarItem/Link/index.js",
      message: expect.stringContaining("no such icon"),
    }),
  ]);
});

it("applies in sidebars what a sheet says of their classes", async () => {
  const sheets = (await readdir(join(root, "dist/assets"))).filter((name) => name.endsWith(".css"));
  const css = (await Promise.all(sheets.map((name) => read(`assets/${name}`)))).join("\n");
  expect(css).toMatch(/\.sidebar-nav \.flagged ?> ?:is\(a\)/);
  expect(css).toMatch(/\.sidebar-nav \.tag/);
  expect(css).toMatch(/(?<!markdown )\.category_\w+/);
});

it("gives browsers the same, and nothing that only the build asks for", async () => {
  const tree = await read("nav/docs.json");
  expect(tree).toContain('<i class=\\"count\\">4</i>');
  expect(tree).not.toContain("customProps");
});
