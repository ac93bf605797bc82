import { expect, test } from "vitest";
import { UniqueIds } from "./unique-ids.ts";

test("ids keep names readable and are given out once", () => {
  const ids = new UniqueIds();
  expect(ids.add("body", "owner", "id")).toBe("body.owner.id");
  expect(ids.add("body", "owner", "id")).toBe("body.owner.id-2");
  expect(ids.add("response-200", "größe")).toBe("response-200.größe");
  expect(ids.add('a"><b', "x y/z")).toBe("a-b.x-y-z");
  expect(ids.add("")).toBe("-");
  expect(ids.all()).toHaveLength(5);
});
