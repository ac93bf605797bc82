import { expect, it } from "vitest";
import { docSet } from "./doc-set.ts";
import { tagsOf } from "./tag-pages.ts";

it.each([
  ["First steps", "first-steps"],
  ["openAPI 2.0", "open-api-2-0"],
  ["CloudNativeCon", "cloud-native-con"],
  ["Café", "cafe"],
  ["k8s", "k-8-s"],
  ["日本語タグ", "日本語タグ"],
])("the tag %j is at the address that the dialect gives it", (tag, address) => {
  const [found] = tagsOf({ tags: [tag] }, docSet({ folder: "docs", route: "/docs" }), new Map());
  expect(found?.route).toBe(`/docs/tags/${address}`);
});
