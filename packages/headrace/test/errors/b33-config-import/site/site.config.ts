import { links } from "./links.ts";
import { defineSite } from "headrace";
import { sidebars } from "./sidebars.ts";

export default defineSite({
  name: "Tiny",
  tagline: "A site with one fault",
  url: "https://tiny.example",
  brand: {
    logo: "site/logo.svg",
    icon: "site/logo.svg",
    themeColor: { light: "#ffffff", dark: "#000000" },
  },
  sidebars,
  navbar: { links, sections: [{ label: "Docs", sidebar: "docs" }] },
  footer: { groups: [], copyright: "Nobody" },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});
