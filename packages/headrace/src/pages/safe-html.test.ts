import { expect, it } from "vitest";
import { safeHtml } from "./safe-html.ts";

it.each([
  ["<hr>", "<hr>", []],
  [
    "<span class='head'>Guides &amp; more</span>",
    '<span class="head">Guides &amp; more</span>',
    [],
  ],
  [
    '<a href="/faq" style="color:red" onclick="x()">FAQ</a>',
    '<a href="/faq">FAQ</a>',
    ["style", "onclick"],
  ],
  ["<a href=/faq>1</a><a href=JaVaScRiPt:x()>2</a>", '<a href="/faq">1</a><a>2</a>', ["href"]],
  ['<a href="java\tscript:x()">x</a>', "<a>x</a>", ["href"]],
  ["<a href=tel:+420123>call</a>", '<a href="tel:+420123">call</a>', []],
  ["<img src=data:image/svg+xml,x alt=x>", '<img alt="x">', ["src"]],
  [
    "<svg viewBox='0 0 8 8' aria-hidden=true><path d='M0 0h8' stroke-width=2 /></svg>",
    '<svg viewBox="0 0 8 8" aria-hidden="true"><path d="M0 0h8" stroke-width="2"></path></svg>',
    [],
  ],
  [
    "<svg><a xlink:href='javascript:x()'>y</a><use href='#z' /><foreignObject><p>z</p></foreignObject></svg>",
    "<svg><a>y</a><p>z</p></svg>",
    ["xlink:href", "<use>", "href", "<foreignObject>"],
  ],
  ["<a href=javascript:x()>x</a>", "<a>x</a>", ["href"]],
  [
    "<b>a</b><script>x()</script><iframe src='//x'>y</iframe>",
    "<b>a</b>",
    ["<script>", "<iframe>"],
  ],
  ["<menu><form>Text</form></menu>", "Text", ["<menu>", "<form>"]],
  ["<p align=center tabindex=0>1</p>", '<p align="center" tabindex="0">1</p>', []],
  ["1 < 2 <b", "1 &lt; 2", ['a tag without ">"']],
  ["1 <a href='x>2</a>", "1", ['a tag without ">"']],
])("shows of %s what is safe", (markup, html, leftOut) => {
  expect(safeHtml(markup)).toEqual({ html, leftOut });
});
