import { expect, test } from "vitest";
import { createMarkdownProcessor } from "../processor.ts";
import { escapeOlderText } from "./older-text.ts";

const { parse } = createMarkdownProcessor({ format: "md", math: false }, () => {
  throw new Error("no partials");
});

// The right column is what remark-parse 8.0.3 gives for the left one.
test.each([
  ["9 * 50 / 130 = 3, D get 9 * 80", "9 <em> 50 / 130 = 3, D get 9 </em> 80"],
  ["** do not install this **.", "<strong> do not install this </strong>."],
  ["***1.1 Using plug-ins ***", "<strong><em>1.1 Using plug-ins </em></strong>"],
  ["**注意：**不要", "<strong>注意：</strong>不要"],
  ["_ (**I**)gnore: text _", "<em> (**I**)gnore: text </em>"],
  ["a snake_case name_with more", "a snake_case name_with more"],
  ["2 * 3 and *em*", "2 * 3 and *em*"],
  ["\\* 5 * 6", "\\* 5 * 6"],
  ["`a * b` * c", "`a * b` * c"],
  ["a ***b**.c* d", "a \\***b**.c\\* d"],
  ["a *b.**c*** d", "a \\*b.**c**\\* d"],
  ["_**a.** b_. c", "_**a.** b_. c"],
  ["a ***b*** and *c **d** e*", "a ***b*** and *c **d** e*"],
  ["a ***x = y  * `z`***, b", "a <strong><em>x = y  </em> `z`\\*</strong>, b"],
  ["***a * b*** and ***c***", "<strong><em>a </em> b\\*</strong> and ***c***"],
  ["___a _ b___", "<strong><em>a </em> b\\_</strong>"],
  ["***a \\* b***", "***a \\* b***"],
  ["* item * of * list", "* item <em> of </em> list"],
])("%j was in MDX 1 as %j is", (older, newer) => {
  expect(escapeOlderText(older, parse)).toBe(newer);
});
