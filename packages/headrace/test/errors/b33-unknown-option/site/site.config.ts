import { defineSite } from "headrace";
import { sidebars } from "./sidebars.ts";

const links = [{ label: "Blog", href: "https://example.com", higlighted: true }];

// The option baseURL: is spelled otherwise.
export default defineSite({
  name: "Tiny",
  tagline: "A site with one fault",
  url: "https://tiny.example",
  baseURL: "/docs/",
  "title": "Tiny",
  brand: {
    logo: "site/logo.svg",
    icon: "site/logo.svg",
    favicon: "site/logo.svg",
    themeColor: { light: "#ffffff", drak: "#000000", dark: "#000000" },
  },
  sidebars: {
    ...sidebars,
    other: ["index", { type: "category", label: "More", item: ["index"], items: ["index"] }],
  },
  navbar: { sections: [{ label: "Docs", sidebar: "docs", to: "/" }], links },
  footer: { groups: [], copyright: "Nobody" },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});
