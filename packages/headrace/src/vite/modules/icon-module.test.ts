import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { iconModule } from "./icon-module.ts";

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

test.each([
  ["one with a name, which is the page's then", `<svg ${SVG}><path id="a"/></svg>`],
  ["one with styles", `<svg ${SVG}><style>path { fill: red }</style><path/></svg>`],
  ["one with a picture", `<svg ${SVG}><image href="a.png"/></svg>`],
  ["one with a handler", `<svg ${SVG} onload="x()"><path/></svg>`],
  ["a large one", `<svg ${SVG}><path d="${"M0 0".repeat(2000)}"/></svg>`],
  ["what is no drawing", "<svg>"],
])("%s stays an image", (_, text) => {
  expect(iconModule(text, '"a.svg"')).toBeUndefined();
});

test("a small drawing is a part of the page, and an address where a text is wanted", async () => {
  const text = `<?xml version="1.0"?><!-- Of a program --><svg ${SVG} width="8" height="4" stroke-width="2" class="i"><path d="M0 0"/></svg>`;
  const code = iconModule(text, '"/a.svg"')?.replace(
    '"react"',
    JSON.stringify(import.meta.resolve("react")),
  );
  const { default: Icon } = await import(`data:text/javascript,${encodeURIComponent(code ?? "")}`);
  expect(renderToStaticMarkup(createElement(Icon, { className: "red" }))).toBe(
    '<svg viewBox="0 0 8 4" width="8" height="4" stroke-width="2" class="red" aria-hidden="true"><path d="M0 0"></path></svg>',
  );
  expect(renderToStaticMarkup(createElement(Icon, { title: "Sign" }))).toContain(
    'role="img" aria-label="Sign"',
  );
  expect(String(Icon)).toBe("/a.svg");
});
