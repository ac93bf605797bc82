// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { hashTarget, revealTarget } from "./reveal-target.ts";

test.each([
  ["#plain", "plain"],
  ["#gr%C3%B6%C3%9Fe", "größe"],
  ["#100%", "100%"],
  ["#a%20b", "a b"],
])("the target of %s is the element %s", (hash, id) => {
  const element = document.createElement("h2");
  element.id = id;
  document.body.replaceChildren(element);
  expect(hashTarget(hash)).toBe(element);
});

test("a name of an older page is a target, after every id", () => {
  document.body.innerHTML = '<a name="old"></a><a name="x"></a><p id="x"></p>';
  expect(hashTarget("#old")?.tagName).toBe("A");
  expect(hashTarget("#x")?.tagName).toBe("P");
});

test("no hash, or one that names nothing, has no target", () => {
  document.body.replaceChildren();
  expect(hashTarget("")).toBeNull();
  expect(hashTarget("#gone")).toBeNull();
});

test("all closed details around the target open, no other ones", () => {
  document.body.innerHTML = `<details id="a"><details id="b"><p id="x"></p></details></details>
    <details id="c"></details>`;
  const target = hashTarget("#x");
  if (!target) throw new Error("no target");
  expect(revealTarget(target, vi.fn())).toBe(true);
  const open = [...document.querySelectorAll("details")].map((details) => details.open);
  expect(open).toEqual([true, true, false]);
  expect(revealTarget(target, vi.fn())).toBe(false);
});
