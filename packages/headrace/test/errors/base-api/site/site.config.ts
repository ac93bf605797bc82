import { defineSite } from "headrace";

export default defineSite({
  name: "Tiny",
  tagline: "A site with one fault",
  url: "https://tiny.example",
  brand: {
    logo: "site/logo.svg",
    icon: "site/logo.svg",
    themeColor: { light: "#ffffff", dark: "#000000" },
  },
  api: [
    {
      id: "v1",
      file: "openapi/api.yaml",
      route: "/api",
      familyRoute: "/families/{family}",
      download: "openapi/v1.yaml",
    },
  ],
  sidebars: { docs: ["index"], api: [{ type: "api", id: "v1" }] },
  navbar: { sections: [{ label: "API", sidebar: "api" }] },
  footer: { groups: [], copyright: "Nobody" },
  versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
  locales: [{ code: "en", label: "English" }],
});
