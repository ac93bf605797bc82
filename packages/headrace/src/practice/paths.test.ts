import { expect, test } from "vitest";
import { byPrecision, fillPath, matchPath, resourcePrefixes } from "./paths.ts";

test("a path gives its values back, decoded", () => {
  const values = { spaceId: "group/sub", id: "50%" };
  const path = fillPath("/spaces/{spaceId}/items/{id}", values);
  expect(path).toBe("/spaces/group%2Fsub/items/50%25");
  expect(matchPath("/spaces/{spaceId}/items/{id}", path)).toEqual(values);
});

test.each([
  ["/items/{id}", "/items"],
  ["/items/{id}", "/items/"],
  ["/items/{id}", "/items/1/2"],
  ["/items/{id}", "/other/1"],
])("%s does not fit %s", (template, path) => {
  expect(matchPath(template, path)).toBeUndefined();
});

test("a malformed escape stands for itself", () => {
  expect(matchPath("/items/{id}", "/items/%E0")).toEqual({ id: "%E0" });
});

test("fixed segments go before parameters", () => {
  const templates = ["/builds/{id}", "/builds/trigger", "/builds/{id}/log"];
  expect(templates.toSorted(byPrecision)[0]).toBe("/builds/trigger");
});

test("the nearest resource comes first", () => {
  expect(resourcePrefixes("/a/{a}/b/{b}/log")).toEqual(["/a/{a}/b/{b}", "/a/{a}"]);
});
