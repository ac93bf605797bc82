import { expect, it } from "vitest";
import { documentTitle } from "./page.ts";

const SITE = { name: "Millpond", tagline: "Docs of mills" };

it.each([
  [{ title: "Gates" }, "Gates | Millpond"],
  [{ title: "Millpond" }, "Millpond"],
  [{ title: "Gates | Millpond" }, "Gates | Millpond"],
  [{ title: "Gates", wholeTitle: "All gates" }, "All gates"],
])("the title bar of %j says %s", (page, title) => {
  expect(documentTitle(page, SITE)).toBe(title);
});

it("what stands between the names is the site's to say", () => {
  const page = { title: "Gates" };
  expect(documentTitle(page, { ...SITE, titleDelimiter: "–" })).toBe("Gates – Millpond");
});
