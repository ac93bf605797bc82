import { expect, test } from "vitest";
import { withoutVersion } from "./older-sidebars.ts";

test("names of sidebars and ids of pages are without the version of the file", () => {
  const sidebars = {
    "version-1.0/docs": [
      "version-1.0/start",
      { type: "doc", id: "version-1.0/guide/one", label: "version-1.0/label" },
      {
        type: "category",
        label: "Group",
        link: { type: "doc", id: "version-1.0/group" },
        items: [{ type: "ref", id: "version-1.0/two" }, "version-2.0/three", "four"],
      },
      { Short: ["version-1.0/five"] },
    ],
  };
  expect(withoutVersion(sidebars, "1.0")).toEqual({
    docs: [
      "start",
      { type: "doc", id: "guide/one", label: "version-1.0/label" },
      {
        type: "category",
        label: "Group",
        link: { type: "doc", id: "group" },
        items: [{ type: "ref", id: "two" }, "version-2.0/three", "four"],
      },
      { Short: ["five"] },
    ],
  });
});
