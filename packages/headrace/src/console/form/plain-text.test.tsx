import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlainText } from "./plain-text.tsx";

test.each([
  ["`a` **b** *c* [d](/e)", "<code>a</code> b c d"],
  ["In <b>predictive</b> mode.<br/>Or not.", "In predictive mode. Or not."],
  ["Send <token> or a<b.", "Send &lt;token&gt; or a&lt;b."],
  ["First.\n\nSecond.", "First."],
])("a description in a few words has no marks: %s", (markdown, shown) => {
  expect(renderToStaticMarkup(<PlainText markdown={markdown} />)).toBe(shown);
});
