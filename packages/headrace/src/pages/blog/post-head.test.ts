import { expect, test } from "vitest";
import { postHead } from "./post-head.ts";

test("a post says its day, its authors and its tags to who shows a link to it, and nothing that is unknown", () => {
  const post = {
    time: Date.parse("2024-03-05"),
    authors: [
      { name: "Ada", url: "https://ada.example" },
      { name: "Bob", url: "mailto:bob@mill.example" },
    ],
  };
  const told = postHead(post, [{ label: "Mills" }, { label: "Wheels" }]);
  expect(told.map(({ attributes }) => [attributes.property, attributes.content])).toEqual([
    ["article:published_time", "2024-03-05T00:00:00.000Z"],
    ["article:author", "https://ada.example"],
    ["article:tag", "Mills"],
    ["article:tag", "Wheels"],
  ]);
  expect(postHead({ time: 0, authors: [] })).toEqual([]);
  expect(postHead(undefined)).toEqual([]);
});
