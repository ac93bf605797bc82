import { ENGLISH } from "../model/messages/english.ts";
import type { NavCategory, NavItem } from "../model/nav-tree.ts";
import type { PageData } from "../model/page.ts";
import type { SiteData } from "../model/site.ts";
import type { ShellProps } from "./shell-props.ts";

/** A small site for the theme's tests, under a base URL so that forgotten ones show. */
const SITE: SiteData = {
  name: "Quarry",
  tagline: "Stone on demand",
  url: "https://docs.example",
  baseUrl: "/docs/",
  trailingSlash: false,
  logo: "<svg></svg>",
  navbar: {
    hideOnScroll: false,
    sections: [
      { label: "Guides", sidebar: "guides", route: "/guides" },
      { label: "API", sidebar: "api", route: "/api/introduction" },
    ],
    links: [
      { label: "Log in", href: "https://console.example", highlighted: false },
      { label: "Try now", href: "https://www.example/try", highlighted: true },
    ],
  },
  footer: {
    groups: [{ title: "Learn", links: [{ label: "Docs", href: "/guides" }] }],
    copyright: ["Copyright © 2022 ", { children: "Quarry", href: "/about" }],
  },
  announcement: { id: "a1", parts: ["Version 2 is out. ", { children: "Notes", href: "/notes" }] },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
  zoomBackground: { light: "white", dark: "rgb(50, 50, 50)" },
};

/** A category named by its key; `items: null` when its pages are not part of the tree. */
export function category(key: string, items: NavItem[] | null): NavCategory {
  const label = key.split("/").at(-1) ?? key;
  return { type: "category", label, key, route: `/${key}`, hasPage: false, expanded: false, items };
}

/** A page named after its route. */
export function navPage(route: string): NavItem {
  return { type: "page", label: route.slice(1), route };
}

/** Sidebar with an open branch, a closed category and an unknown one. */
export const NAV: NavItem[] = [
  navPage("/guides"),
  category("Cutting", [navPage("/saw"), category("Cutting/Advanced", [navPage("/laser")])]),
  category("Moving", null),
];

/** Page "/saw", with what a test changes. */
export function page(changes: Partial<PageData> = {}): PageData {
  return {
    kind: "doc",
    route: "/saw",
    title: "Saw a block",
    description: "How to saw.",
    layout: "doc",
    nav: { sidebar: "guides", items: NAV },
    breadcrumbs: [{ label: "Cutting" }, { label: "Saw a block", route: "/saw" }],
    toc: [
      { id: "before", level: 2, html: "Before you <code>saw</code>" },
      { id: "blades", level: 3, html: "Blades" },
    ],
    previous: { label: "Guides", route: "/guides" },
    next: { label: "Laser", route: "/laser" },
    editUrl: "https://git.example/saw.md",
    // Half an hour before midnight UTC: other time zones are at another day.
    lastUpdated: { date: "2026-11-21", label: "November 21, 2026" },
    ...changes,
  };
}

/** What `Shell` takes for page "/saw", with what a test changes. */
export function shellProps(changes: Partial<ShellProps> = {}): ShellProps {
  const shown = changes.page ?? page();
  return {
    site: SITE,
    messages: { en: ENGLISH },
    page: shown,
    body: "<h1>Saw a block</h1>",
    nav: shown.nav?.items ?? [],
    navigation: { status: "idle" },
    announcementVisible: true,
    preferredVersion: null,
    doneSteps: [],
    actions: {
      expandCategory: async () => {},
      toggleColors: () => {},
      dismissAnnouncement: () => {},
      findNearestPages: async () => [],
      preferVersion: () => {},
      toggleStep: () => {},
      retry: () => {},
      prepareSearch: () => {},
      startSearch: async () => () => {},
    },
    ...changes,
  };
}
