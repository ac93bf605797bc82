import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

test.each([
  ["/docs/two", "/docs", { url: "/docs", isExact: false, params: {} }],
  ["/docs", "/docs/", { url: "/docs", isExact: true, params: {} }],
  ["/docs/", { path: "/docs", exact: true }, { url: "/docs/", isExact: true }],
  ["/docs/two", { path: "/docs", exact: true }, null],
  ["/docsearch", "/docs", null],
  ["/Docs", "/docs", { url: "/Docs" }],
  ["/Docs", { path: "/docs", sensitive: true }, null],
  ["/docs", { path: "/docs/", strict: true }, null],
  ["/blog/7", { path: ["/docs/:id", "/blog/:id"] }, { path: "/blog/:id", params: { id: "7" } }],
  ["/docs", "/docs/:version?", { params: {} }],
  ["/a.b/c", "/a.b", { url: "/a.b" }],
  ["/axb", "/a.b", null],
  ["/any", "/", { url: "/", isExact: false }],
])("the path %s against the route %j", (path, route, match) => {
  if (match === null) expect(matchPath(path, route)).toBeNull();
  else expect(matchPath(path, route)).toMatchObject(match);
});
