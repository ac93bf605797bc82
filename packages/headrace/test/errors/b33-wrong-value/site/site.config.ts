import { defineSite } from "headrace";

export default defineSite({
  name: "",
  tagline: 7,
  url: "https://tiny.example/docs/",
  baseUrl: "docs",
  brand: {
    logo: "site/logo.svg",
    themeColor: { light: "#ffffff" },
  },
  content: { format: "markdown" },
  sidebars: {
    docs: [7, { type: "page", id: "index" }, { type: "category", label: "", icon: "cube.svg", items: [{ type: "link", label: "x", href: "x" }] }],
  },
  redirects: [{ from: "old", to: "new?x" }],
  navbar: { sections: "docs", links: [{ label: "x", href: "javascript:x" }] },
  footer: { groups: [], copyright: "Nobody" },
  contentSecurityPolicy: { "connect-src": ["https://a.example https://b.example"] },
  locales: [{ code: "en", label: "English" }],
});
