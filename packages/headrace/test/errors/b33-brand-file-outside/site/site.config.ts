import { defineSite } from "headrace";
import { sidebars } from "./sidebars.ts";

export default defineSite({
  name: "Tiny",
  tagline: "A site with one fault",
  url: "https://tiny.example",
  brand: {
    logo: "../../../../../../../etc/passwd",
    icon: "/etc/passwd",
    styles: ["site/../../../x.css"],
    themeColor: { light: "#ffffff", dark: "#000000" },
  },
  content: { path: "../content" },
  api: [{ id: "a", file: "../../api.yaml", route: "/api", familyRoute: "/c/{family}", download: "../a.yaml", practice: "/etc" }],
  sidebars,
  navbar: { sections: [{ label: "Docs", sidebar: "docs" }] },
  footer: { groups: [], copyright: "Nobody" },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});
