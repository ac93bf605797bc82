import { expect, test } from "vitest";
import { compileFixture } from "../fixture-page.ts";

test("each footnote of a page and of its partials has an id of its own", async () => {
  const { body } = await compileFixture("footnotes");
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  const named = [...body.matchAll(/(?:href="#|aria-describedby=")([^"]+)"/g)].map(([, id]) => id);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  expect(named).toContain("user-content-2-fn-note");
});

test("in Markdown each reference leads to the one note that it had in its file", async () => {
  const { markdown } = await compileFixture("footnotes");
  const notes = [...markdown.matchAll(/^\[\^([^\]]+)\]: (.*)$/gm)].map(([, name, text]) => [
    name,
    text,
  ]);
  expect(notes).toEqual([
    ["1-1", "Of the part."],
    ["1-2", "Named in the part."],
    ["2-1", "Of the part."],
    ["2-2", "Named in the part."],
    ["1", "Of the page."],
  ]);
  expect(markdown).toContain("The page says[^1], twice[^1].");
  expect(markdown).toContain("The part says[^2-1] and[^2-2].");
});
