import { expect, test } from "vitest";
import { addressResolver } from "./addresses.ts";

const routes = new Map([["docs/a b.md", "/a-b"]]);

test.each([
  ["a page", "page", "docs/a%20b.md?x#y", "/base/a-b/?x#y"],
  ["what is no page", "page", "docs/draft%201.md#y", "/base/docs/draft%201.md#y"],
  ["a route", "route", "/guide", "/base/guide/"],
  ["a file", "asset", "assets/x.png", "/base/assets/x.png"],
] as const)("the address of %s", (...row) => {
  const [, kind, value, address] = row;
  const form = { baseUrl: "/base/", trailingSlash: true };
  expect(addressResolver(form, (path) => routes.get(path))(kind, value)).toBe(address);
});
