import { defineSite } from "headrace";

export default defineSite({
  name: "Tiny",
  url: "https://tiny.example",
  brand: { logo: "site/absent.svg", styles: ["site/absent.css"] },
  content: { rules: ["site/absent.ts"] },
  api: [
    { id: "v1", file: "openapi/absent.yaml", route: "/api" },
    { id: "v2", file: "../outside.yaml", route: "/outside", practice: "absent" },
    { id: "v3", file: "openapi/damaged.yaml", route: "/damaged" },
  ],
  sidebars: {
    docs: ["index", "page", "nowhere"],
    api: [{ type: "api", id: "v1" }],
  },
  navbar: { sections: [{ label: "API", sidebar: "api" }] },
});
