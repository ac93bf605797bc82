import { expect, it } from "vitest";
import { documentTitle } from "./page.ts";

const SITE = { name: "Millpond", tagline: "Docs of mills" };

it.each([
  [{ route: "/a", title: "Gates" }, "Gates | Millpond"],
  [{ route: "/a", title: "Millpond" }, "Millpond"],
  [{ route: "/", title: "Gates" }, "Gates | Millpond"],
  [{ route: "/", title: "Gates", layout: "landing" as const }, "Millpond – Docs of mills"],
  [{ route: "/a", title: "Gates", layout: "landing" as const }, "Gates | Millpond"],
])("the title bar of %j says %s", (page, title) => {
  expect(documentTitle(page, SITE)).toBe(title);
});

it("what stands between the names is the site's to say", () => {
  const page = { route: "/a", title: "Gates" };
  expect(documentTitle(page, { ...SITE, titleDelimiter: "–" })).toBe("Gates – Millpond");
});
