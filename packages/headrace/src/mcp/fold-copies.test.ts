import { expect, test } from "vitest";
import { foldCopies } from "./fold-copies.ts";

const TEXT = "The local API listens on port 8080 unless its configuration says otherwise";

function place(route: string, { title = "Ports", passage = TEXT } = {}) {
  return { route, title, passage, copies: [] };
}

test("the same section of several versions is one place, with the shortest address", () => {
  const found = foldCopies([
    place("/docs/next/api", { passage: `${TEXT} here` }),
    place("/other", { title: "Other" }),
    place("/docs/api"),
    place("/docs/v1.6/api"),
  ]);
  expect(found.map(({ route, copies }) => [route, copies])).toEqual([
    ["/docs/api", ["/docs/next/api", "/docs/v1.6/api"]],
    ["/other", []],
  ]);
});

test.each([
  ["says something else", place("/v1/api", { passage: "It listens on no port" })],
  ["has another title", place("/v1/api", { title: "Hosts" })],
  ["is another page", place("/docs/cli")],
  ["is on the same page", place("/docs/api")],
])("what %s is a place of its own", (_, other) => {
  expect(foldCopies([place("/docs/api"), other])).toHaveLength(2);
});
