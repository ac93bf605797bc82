import { expect, test } from "vitest";
import { sectionTitles } from "./section-titles.ts";

test("sidebars are called what readers call them, each by a title of its own", () => {
  const sections = [
    { sidebar: "guide", label: "Manual" },
    { sidebar: "api", label: "API" },
  ];
  const names = [
    ...["guide", "api", "v1.7-guide", "de-api"],
    ...["consoleSidebar", "unversioned-ctiApiSideBar", "getting_started", "sidebar", "console"],
  ];
  expect(Object.fromEntries(sectionTitles(names, { sections }))).toEqual({
    guide: "Manual",
    api: "API",
    "v1.7-guide": "Manual (v1.7)",
    "de-api": "API (de)",
    consoleSidebar: "Console",
    "unversioned-ctiApiSideBar": "Unversioned cti api",
    getting_started: "Getting started",
    sidebar: "Sidebar",
    console: "console",
  });
});
