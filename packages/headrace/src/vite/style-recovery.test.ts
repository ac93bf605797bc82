import { expect, test } from "vitest";
import { dropUnknown, recoveringParser } from "./style-recovery.ts";

/** What stays of a sheet, without blanks, and what was dropped: "line text". */
function recovered(css: string): { kept: string; dropped: string[] } {
  const dropped: string[] = [];
  const tell = ({ line, text }: { line: number; text: string }) => {
    dropped.push(`${line} ${text.trim()}`);
  };
  const sheet = recoveringParser({ tell, absent: new Set() })(css);
  dropUnknown(sheet, tell);
  return { kept: sheet.toString().replace(/\s+/g, "").replaceAll(";}", "}"), dropped };
}

const FAULTS = [
  "color: var(var(--x))",
  "*zoom: 1",
  "margin: 2px !ie",
  "margin-left 3px",
  "background: url(a b.png)",
  "= 3",
];

test.each(FAULTS)("a declaration that browsers don't know costs that only: %s", (fault) => {
  for (const [before, after] of [
    ["", ""],
    ["@media print {", "}"],
    ["@layer a { b { &:hover {", "}}}"],
  ]) {
    const sheet = (inner: string) =>
      `.a { left: 0 }\n${before}\n.x { top: 0; ${inner} right: 0 }\n${after}\n.b { left: 0 }`;
    const { kept, dropped } = recovered(sheet(`${fault};`));
    expect(kept).toBe(recovered(sheet("")).kept);
    expect(dropped.map((part) => part.replace(/;$/, ""))).toEqual([`3 ${fault}`]);
  }
});

test.each([
  [".a{top:0}.1b{top:0}.c{top:0}", ".a{top:0}.c{top:0}"],
  [".a{top:0}\n// words\n.b{top:0}.c{top:0}", ".a{top:0}.c{top:0}"],
  [".a{top:0}}.c{top:0}", ".a{top:0}.c{top:0}"],
  [".a{top:0}.b>{top:0}.c{top:0}", ".a{top:0}.c{top:0}"],
])("a rule that browsers don't know costs that only: %s", (css, kept) => {
  const result = recovered(css);
  expect(result.kept).toBe(kept);
  expect(result.dropped).toHaveLength(1);
});

test.each([
  ["@media print{.a{top:0", "@mediaprint{.a{top:0}}"],
  [".a{top:0} /* words", ".a{top:0}/*words*/"],
])("what is open at the end is closed: %s", (css, kept) => {
  expect(recovered(css)).toEqual({ kept, dropped: [] });
});

test.each([
  ":global(.x) .y:local(.z){composes:a from './b.css'}",
  "@value ink:#123;@container(width>1px){.a{top:0}}@scope(.a){.b{top:0}}@starting-style{.a{top:0}}",
  ".a{filter:progid:DXImageTransform.Microsoft.gradient(enabled=false);--b:{c}}",
  "@font-face{font-family:x;src:url(x.woff)}@property --p{syntax:'*';inherits:false}",
])("what browsers or the bundler know stays: %s", (css) => {
  expect(recovered(css)).toEqual({ kept: css.replace(/\s+/g, ""), dropped: [] });
});

test("directives for tools that are not run are dropped", () => {
  expect(recovered("@tailwind base;.a{@apply p-2;top:0}@layer b{@screen md{.c{top:0}}}")).toEqual({
    kept: ".a{top:0}@layerb{}",
    dropped: ["1 @tailwind", "1 @apply", "1 @screen"],
  });
});
