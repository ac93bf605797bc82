import { expect, test } from "vitest";
import { firstVersionRoute } from "./convert-navbar.ts";

const versions = { "1.0": { path: "/" }, current: { path: "/next" } };

test.each([
  [{ lastVersion: "current", versions }, "/docs/next"],
  [{ lastVersion: "1.0", versions }, "/docs/"],
  [{ lastVersion: "current", versions: {} }, "/docs"],
  [{ lastVersion: undefined, versions }, "/docs"],
])("documents of the bar are those of the version that readers see first: %j", (options, route) => {
  expect(firstVersionRoute({ routeBasePath: "docs", ...options })).toBe(route);
});
