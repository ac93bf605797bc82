import { defineSite } from "headrace";
import { redirects } from "./redirects.ts";
import { sidebars } from "./sidebars.ts";
import { wordGroups } from "./word-groups.ts";

const PRODUCT = "https://www.millrace.example";
const CONSOLE = "https://console.millrace.example";
const SUPPORT = "https://support.millrace.example";

export default defineSite({
  name: "Millrace",
  tagline: "Software Factory as a Service",
  url: "https://docs.millrace.example",
  brand: {
    logo: "site/brand/logo.svg",
    icon: "site/brand/icon.svg",
    socialCard: "site/brand/social-card.svg",
    pageCard: "site/brand/page-card.svg",
    styles: [
      "site/brand/tokens.css",
      "site/components/example-source.css",
      "site/components/changes.css",
      "site/components/home.css",
      "site/figures/styles/figures.css",
    ],
    fonts: {
      text: {
        family: "Figtree",
        file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
      },
      code: {
        family: "Geist Mono",
        file: "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
      },
    },
    themeColor: { light: "#fcfdfe", dark: "#0d161a" },
  },
  content: {
    components: "site/mdx-components.tsx",
    facts: "content/facts.yaml",
    wordGroups,
    rules: ["scripts/content/rules.ts"],
    smartQuotes: true,
    pageFacts: {
      kinds: {
        tutorial: "Tutorial",
        "how-to": "How-to",
        concept: "Concept",
        reference: "Reference",
        article: "Article",
        release: "Release notes",
      },
    },
    editUrl: "https://git.millrace.example/docs/millrace-docs/-/edit/main/{path}",
  },
  api: [
    {
      id: "v1",
      file: "openapi/openapi.yaml",
      route: "/api/generated/vnd.millrace.v1+json",
      familyRoute: "/category/{family}/vnd.millrace.v1+json",
      download: "openapi/vnd.millrace.v1+json.yaml",
      practice: "openapi/practice",
      // What is wrong in our own description is ours to mend.
      faults: "error",
      anyServer: false,
      // The pages of /api/overview say what such a page would.
      overviewRoute: false,
      extensions: ["x-rate-limit"],
    },
  ],
  feeds: [{ title: "Millrace release notes", folder: "release", file: "release.atom" }],
  sidebars,
  redirects,
  navbar: {
    sections: [
      { label: "Overview", sidebar: "overview" },
      { label: "Manuals", sidebar: "manuals" },
      { label: "Tutorials", sidebar: "tutorials" },
      { label: "Articles", sidebar: "articles" },
      { label: "API", sidebar: "api" },
    ],
    links: [
      { label: "Millrace", href: PRODUCT },
      { label: "Log in", href: CONSOLE },
      { label: "Try now", href: `${PRODUCT}/try`, highlighted: true },
    ],
  },
  footer: {
    groups: [
      {
        title: "Platform",
        links: [
          { label: "Platform overview", href: PRODUCT },
          { label: "Log in", href: CONSOLE },
          { label: "Book a demo", href: `${PRODUCT}/demo` },
        ],
      },
      {
        title: "Learn",
        links: [
          { label: "Docs", href: "/what-is-millrace" },
          { label: "Blog", href: `${PRODUCT}/blog` },
          { label: "Release notes", href: "/release" },
        ],
      },
      { title: "Help", links: [{ label: "Support", href: SUPPORT }] },
    ],
    copyright: "Copyright © 2022 Millrace",
  },
  // The API console sends here.
  contentSecurityPolicy: { "connect-src": ["https://api.millrace.example"] },
  announcement: {
    id: "release-6-9",
    text: "Millrace 6.9 brings GitHub log-in, the command bar, and automatic rollback.",
    link: { label: "Read the release notes", href: "/release/6-9" },
  },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});
