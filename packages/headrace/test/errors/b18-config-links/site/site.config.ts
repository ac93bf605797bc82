import { defineSite } from "headrace";
import { sidebars } from "./sidebars.ts";

// "/nowhere" in a comment is no option.
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
  redirects: [
    { from: "/old", to: "/" },
    { from: "/older", to: "/nowhere" },
    { from: "/", to: "/faq" },
    { from: "/old", to: "/faq" },
  ],
  navbar: {
    sections: [
      { label: "Docs", sidebar: "docs" },
      { label: "More", sidebar: "dosc" },
    ],
    links: [{ label: "Nowhere", href: "/nowhere" }],
  },
  footer: {
    groups: [{ title: "Help", links: [{ label: "FAQ", href: "/fak" }] }],
    copyright: "Nobody",
  },
  announcement: { id: "a", text: "News.", link: { label: "Read", href: "/news" } },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});
