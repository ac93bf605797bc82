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
  ["<a href=javascript:x()>x</a>", "<a>x</a>", ["href"]],
  [
    "<b>a</b><script>x()</script><iframe src='//x'>y</iframe>",
    "<b>a</b>",
    ["<script>", "<iframe>"],
  ],
  ["<center><form>Text</form></center>", "Text", ["<form>", "<center>"]],
  ["1 < 2 <b", "1 &lt; 2 &lt;b", []],
])("shows of %s what is safe", (markup, html, leftOut) => {
  expect(safeHtml(markup)).toEqual({ html, leftOut });
});
