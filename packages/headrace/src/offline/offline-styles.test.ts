import { expect, it } from "vitest";
import { offlineStyles } from "./offline-styles.ts";

const rewrite = (address: string) => `../${address}`;

it.each([
  ["a { background: url(a.svg) }", 'a { background: url("../a.svg") }'],
  [
    `a { background: url( "a b.svg" ), url('c.svg') }`,
    'a { background: url("../a b.svg"), url("../c.svg") }',
  ],
  ["@font-face { src: url(a.woff2) } a { color: red }", "a { color: red }"],
  ["@media (scripting: none) { a { color: red } }", "@media (min-width: 0) { a { color: red } }"],
  ["@media print,(scripting:none){a{color:red}}", "@media print,(min-width: 0){a{color:red}}"],
  [
    "@media (scripting: enabled) { a { color: red } }",
    "@media not (min-width: 0) { a { color: red } }",
  ],
  ["@media (width < 9px) { a { color: red } }", "@media (width < 9px) { a { color: red } }"],
])("%s", (css, expected) => {
  expect(offlineStyles(css, rewrite).trim()).toBe(expected);
});
