import { defineSite } from "headrace";

/** The engine's own documentation: the second site that uses it, with nothing of Millrace. */
export default defineSite({
  name: "Headrace",
  tagline: "Documentation that is whole",
  url: "https://headrace.example",
  brand: {
    logo: "site/logo.svg",
    styles: ["site/colors.css"],
    themeColor: { light: "#fdfcfa", dark: "#171310" },
  },
  content: { smartQuotes: true },
  sidebars: {
    guide: [
      "index",
      {
        type: "category",
        collapsed: false,
        label: "Begin",
        items: ["guide/install", "guide/write", "guide/migrate"],
      },
      {
        type: "category",
        collapsed: false,
        label: "Make it yours",
        items: [
          "guide/configure",
          "guide/theme",
          "guide/languages",
          "guide/versions",
          "guide/blog",
          "guide/components",
          "guide/api-reference",
          "guide/search",
          "guide/assistants",
        ],
      },
      {
        type: "category",
        collapsed: false,
        label: "Publish",
        items: ["guide/deploy", "guide/operate", "guide/how-it-works"],
      },
    ],
    reference: ["reference/configuration", "reference/front-matter", "reference/commands"],
  },
  navbar: {
    sections: [
      { label: "Guide", sidebar: "guide" },
      { label: "Reference", sidebar: "reference" },
    ],
  },
  footer: { copyright: "Headrace is free under the MIT license." },
});
