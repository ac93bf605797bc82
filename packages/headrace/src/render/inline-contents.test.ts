import { describe, expect, it } from "vitest";
import { CZECH } from "../model/messages/czech.ts";
import { ENGLISH } from "../model/messages/english.ts";
import { page, shellProps } from "../theme/test-data.ts";
import { withInlineContents } from "./inline-contents.ts";

const context = { site: shellProps().site, messages: { en: ENGLISH, cs: CZECH } };
const toc = [
  { id: 'a"b', level: 3, html: "Run <code>mill &amp; race</code>" },
  { id: "c", level: 4, html: "Then" },
];
const guide = page({ kind: "doc", layout: "doc", toc });
const contents =
  '<details class="toc-inline"><summary>On this page</summary><ul>' +
  '<li><a href="#a&quot;b">Run <code>mill &amp; race</code></a></li>' +
  '<li data-depth="1"><a href="#c">Then</a></li></ul></details>';

describe("contents in the text", () => {
  it.each([
    ["below the title", '<h1 id="t">A <em>b</em></h1>', "<p>Text.</p>"],
    [
      "below title and facts",
      '<h1>A</h1>\n<ul class="page-facts" data-kind="x"><li>1</li></ul>',
      "<p>T</p>",
    ],
    ["below the facts of a page without a title", '<ul class="page-facts"></ul>', "<h2>B</h2>"],
    [
      "above the text of a post that the site draws itself",
      '<section><header><h1>A</h1></header><div class="markdown wide">',
      "<p>T</p></div></section>",
    ],
    ["above a text that begins otherwise", "", "<p>Text.</p><h1>A</h1><ul><li>1</li></ul>"],
    ["below the title alone", "<h1>A</h1>", '<ul><li>1</li></ul><ul class="page-facts"></ul>'],
  ])("stand %s", (_, start, rest) => {
    expect(withInlineContents(start + rest, guide, context)).toBe(start + contents + rest);
  });

  it("are in the page's language", () => {
    const czech = withInlineContents("", { ...guide, language: "cs" }, context);
    expect(czech).toContain("<summary>Na této stránce</summary>");
  });

  it("are nowhere on a page without sections", () => {
    expect(withInlineContents("<p>T</p>", page({ toc: [] }), context)).toBe("<p>T</p>");
  });
});
