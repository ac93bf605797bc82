import { expect, test } from "vitest";
import { nearestPages } from "./nearest-pages.ts";

const TITLES = new Map([
  ["/", "Home"],
  ["/faq", "Questions and answers"],
  ["/admin-manuals/create-application", "Create an application"],
  ["/admin-manuals/create-environment", "Create an environment"],
  ["/services/managed/set-up-redis", "Set up Redis"],
  ["/release/6-9", "Release 6.9"],
]);

test.each([
  ["/faqs", "/faq"],
  ["/FAQ", "/faq"],
  ["/admin-manuals/create-aplication", "/admin-manuals/create-application"],
  ["/manuals/create-environment", "/admin-manuals/create-environment"],
  ["/set-up-redis", "/services/managed/set-up-redis"],
  ["/services/managed/setup-redis/", "/services/managed/set-up-redis"],
  ["/services", "/services/managed/set-up-redis"],
])("PAGE-03 for %s the nearest page is %s", (path, route) => {
  expect(nearestPages(path, TITLES)[0]?.route).toBe(route);
});

test("PAGE-03 nothing is offered where nothing is near", () => {
  expect(nearestPages("/wp-login.php", TITLES)).toEqual([]);
  expect(nearestPages("/", new Map([["/faq", "Questions"]]))).toEqual([]);
});
