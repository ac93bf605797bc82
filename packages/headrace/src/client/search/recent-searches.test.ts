import { expect, test } from "vitest";
import { createStorage } from "../storage.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { createRecentSearches } from "./recent-searches.ts";

function create(area = new MemoryStorage()) {
  return createRecentSearches(createStorage(() => area, new EventTarget()));
}

test("keeps the last five searches, newest first, each once", () => {
  const recent = create();
  for (const query of ["one", "two", "three", "four", " Two ", "five", "six", "  "]) {
    recent.add(query);
  }
  expect(recent.list()).toEqual(["six", "five", "Two", "four", "three"]);
});

test("forgets them", () => {
  const area = new MemoryStorage();
  create(area).add("deploy");
  expect(create(area).list()).toEqual(["deploy"]);
  create(area).clear();
  expect(create(area).list()).toEqual([]);
  expect(area.length).toBe(0);
});

test.each(["", "{", "null", '{"a":1}', '[1,{"b":2},"deploy"]'])(
  "survives %s in storage",
  (text) => {
    const area = new MemoryStorage();
    area.setItem("search.recent", text);
    expect(create(area).list()).toEqual(text.includes("deploy") ? ["deploy"] : []);
  },
);
