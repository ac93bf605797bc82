import type { SiteData } from "../../model/site.ts";

/** A small site for tests. */
export function sampleSite(): SiteData {
  return {
    name: "Sample",
    tagline: "A site for tests",
    url: "https://docs.example",
    baseUrl: "/",
    trailingSlash: false,
    logo: "",
    navbar: { hideOnScroll: false, sections: [], links: [] },
    footer: { groups: [], copyright: [] },
    announcement: { id: "news-1", parts: ["News"] },
    versions: [{ name: "current", label: "Next", isLast: true, path: "/", mainDocId: "index" }],
    locales: [{ code: "en", label: "English" }],
    zoomBackground: { light: "white", dark: "rgb(50, 50, 50)" },
  };
}
