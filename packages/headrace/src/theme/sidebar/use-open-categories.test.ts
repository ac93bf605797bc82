import { expect, test } from "vitest";
import { NAV, navPage } from "../test-data.ts";
import { visitPage } from "./use-open-categories.ts";

const guides = (route: string) => ({ sidebar: "guides", route, nav: NAV });

test("CHROME-05 a page opens the categories above it", () => {
  expect([...visitPage(null, guides("/laser")).choices]).toEqual([
    ["Cutting", true],
    ["Cutting/Advanced", true],
  ]);
});

test("CHROME-05 leaving a category does not close it", () => {
  const there = visitPage(null, guides("/saw"));
  expect(visitPage(there, guides("/guides")).choices.get("Cutting")).toBe(true);
});

test("CHROME-05 what the reader closed stays closed until a page inside is visited", () => {
  const closed = { ...visitPage(null, guides("/saw")), choices: new Map([["Cutting", false]]) };
  const away = visitPage(closed, guides("/guides"));
  expect(away.choices.get("Cutting")).toBe(false);
  expect(visitPage(away, guides("/saw")).choices.get("Cutting")).toBe(true);
});

test("another sidebar starts afresh, even with categories of the same name", () => {
  const there = visitPage(null, guides("/saw"));
  const other = visitPage(there, { sidebar: "api", route: "/api", nav: [navPage("/api")] });
  expect(other.choices.size).toBe(0);
});
