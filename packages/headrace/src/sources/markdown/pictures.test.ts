import { expect, test } from "vitest";
import { picturesAsText } from "./pictures.ts";

test("a picture is its text alternative, whatever is drawn inside", () => {
  const html =
    '<p>Before</p><div class="paper" role="img" aria-label="A &quot;form&quot;"><div><div>Name</div></div>' +
    "<span>Save</span></div><p>After</p>";
  expect(picturesAsText(html)).toBe("<p>Before</p> A &quot;form&quot; <p>After</p>");
});

test("a picture within a picture is part of the outer one", () => {
  const html =
    '<div role="img" aria-label="Outer"><svg role="img" aria-label="Inner"></svg>x</div><b>y</b>';
  expect(picturesAsText(html)).toBe(" Outer <b>y</b>");
});

test("HTML without a picture stays as it is", () => {
  const html = '<div role="group" aria-label="Table"><b>x</b></div>';
  expect(picturesAsText(html)).toBe(html);
});
