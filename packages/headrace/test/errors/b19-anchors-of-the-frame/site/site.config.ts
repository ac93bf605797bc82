import { defineSite } from "headrace";
import { sidebars } from "./sidebars.ts";

export default defineSite({
  name: "Fault",
  tagline: "One mistake",
  url: "https://fault.example",
  brand: { logo: "site/logo.svg" },
  sidebars,
  content: { editUrl: "https://git.example/{path}" },
  redirects: [
    { from: "/old", to: "/faq#how-to-begn" },
    { from: "/older", to: "/faq#how-to-begin" },
  ],
  navbar: {
    sections: [{ label: "Docs", sidebar: "docs" }],
    links: [{ label: "Start", href: "/faq#start" }],
  },
  footer: {
    groups: [{ title: "Help", links: [{ label: "Top", href: "/faq#top" }] }],
    copyright: "Nobody",
  },
});
